import type { Language } from "@jotter/domain/settings";

/** A number of the language-free file as it is written in a language. */
export function spelled(answer: string, language: Language): string {
  return hasComma(language) ? answer.replace(betweenDigits, ",") : answer;
}

/** The same in a formula, where a bare comma would leave a gap after it. */
export function spelledTex(tex: string, language: Language): string {
  return hasComma(language) ? tex.replace(betweenDigits, "{,}") : tex;
}

const betweenDigits = /(?<=\d)\.(?=\d)/g;

function hasComma(language: Language): boolean {
  return language === "de" || language === "es" || language === "fr";
}
