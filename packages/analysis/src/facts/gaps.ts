import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "../language.ts";
import { chineseTerms, japaneseTerms } from "./eastern-terms.ts";
import { figuresIn } from "./figures.ts";
import { type Gap, gapAt } from "./gap.ts";
import { capitalised, germanNouns } from "./names.ts";
import { calledIn, objectsIn, subjectIn } from "./sentence-roles.ts";

/** The best first. */
export function gapsIn(text: string, language: Language): readonly Gap[] {
  const figures = figuresIn(text, language);
  const others = [...calledIn(text, language), ...quotesIn(text, language), ...namesOf(text, language)];
  return [...[...figures, ...others].filter((gap) => !isInFormula(gap, text)), ...formulasIn(text)]
    .filter((gap) => isAlone(gap, text))
    .toSorted((a, b) => b.weight - a.weight);
}

function namesOf(text: string, language: Language): readonly Gap[] {
  if (language === "zh") return chineseTerms(text);
  if (language === "ja") return japaneseTerms(text);
  const nouns = language === "de" ? germanNouns(text) : [];
  return [...capitalised(text, language), ...nouns, ...subjectIn(text, language), ...objectsIn(text, language)];
}

/** Said twice, the second gives the first away. */
function isAlone({ text: term, from, to }: Gap, text: string): boolean {
  if (term.length > 0.7 * text.length) return false;
  const [before, after] = [text.slice(0, from).toLowerCase(), text.slice(to).toLowerCase()];
  return !before.includes(term.toLowerCase()) && !after.includes(term.toLowerCase());
}

function isInFormula({ from }: Gap, text: string): boolean {
  return (text.slice(0, from).split("$").length - 1) % 2 === 1;
}

/** "… when their product is $-1$": where a sentence has nothing better. */
function formulasIn(text: string): readonly Gap[] {
  return [...text.matchAll(/\$[^$\s][^$]{0,40}\$/gu)].map(({ 0: formula, index }) =>
    gapAt("term", formula, index, 2.1),
  );
}

const quotations = /["“„«「『《]\s?(?<term>[^\s"”“»」』》][^"”“»」』》]{1,60}?)\s?["”“»」』》]/gu;

function quotesIn(text: string, language: Language): readonly Gap[] {
  return [...text.matchAll(quotations)].flatMap(({ groups, index }) => {
    const term = groups?.term ?? "";
    const isShort = isSpaceless(language) ? term.length <= 14 : term.split(" ").length <= 5;
    return isShort && /\p{L}{2}/u.test(term) ? [gapAt("quote", term.trim(), text.indexOf(term, index), 3.8)] : [];
  });
}
