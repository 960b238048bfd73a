import type { Language } from "@jotter/domain/settings";

/** A number in words, as short ones are written; null where it is none. */
export function numberWord(text: string, language: Language): number | null {
  const word = text.trim().toLowerCase();
  const part = parts.get(word);
  if (part !== undefined) return part;
  if (language === "zh" || language === "ja") return eastern(word);
  const at = (words[language] ?? "").split(" ").indexOf(word);
  return at < 0 ? null : at;
}

const words: Partial<Record<Language, string>> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve",
  de: "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  fr: "zéro un deux trois quatre cinq six sept huit neuf dix onze douze",
  es: "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce",
};

const parts = new Map<string, number>([
  ...["half", "a half", "one half", "die hälfte", "ein halb", "la moitié", "la mitad", "一半", "半分"].map(
    (word) => [word, 0.5] as const,
  ),
  ...["a quarter", "one quarter", "ein viertel", "un quart", "un cuarto", "四分之一", "4分の1", "四分の一"].map(
    (word) => [word, 0.25] as const,
  ),
  ...["a third", "one third", "ein drittel", "un tiers", "un tercio", "三分之一", "三分の一"].map(
    (word) => [word, 1 / 3] as const,
  ),
]);

const digits = "〇一二三四五六七八九";

/** 四十六 is 46; 十二 is 12. */
function eastern(word: string): number | null {
  const match = /^([一二三四五六七八九])?(十)?([一二三四五六七八九])?[个個条條本つ]?$/u.exec(word);
  if (!match || word === "") return null;
  const [, first, ten, last] = match;
  if (!ten) return first && !last ? digits.indexOf(first) : null;
  return (first ? digits.indexOf(first) : 1) * 10 + (last ? digits.indexOf(last) : 0);
}
