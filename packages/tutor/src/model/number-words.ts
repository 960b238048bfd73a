import type { Language } from "@jotter/domain/settings";

/** A number as somebody may say it: in digits of any script, or in words of any of the six languages. */
export type SaidNumber = {
  readonly value: number;
  /** A word that is also an article or stands before a noun ("two sides"), and here it does. */
  readonly isLoose: boolean;
};

/** Every number in a text, whatever it is written in. Words of other languages count only where they are wanted. */
export function numbersIn(text: string, languages: readonly Language[] = allLanguages): readonly SaidNumber[] {
  const plain = plainOf(text);
  return [...inDigits(plain), ...inWords(plain, languages), ...inSigns(plain), ...inRoman(plain)];
}

export const allLanguages: readonly Language[] = ["en", "es", "fr", "de", "zh", "ja"];

/** Wide, circled and raised digits are digits; what nobody sees is gone. */
export function plainOf(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u20e3\ufe0f\u200b-\u200f\u2060-\u2064\ufeff\u00ad]/gu, "")
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)));
}

/** Digits of a script lie in rows of ten. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 48;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
  return code < 58 ? code - 48 : code - zero;
}

function inDigits(text: string): readonly SaidNumber[] {
  const found = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return found.flatMap((digits) => readings(digits).map((value) => ({ value, isLoose: false })));
}

/** "1,250" is another number in Berlin than in Boston: both are meant. */
function readings(digits: string): readonly number[] {
  const whole = Number(digits.replace(/[.,]/g, ""));
  if (!/[.,]/.test(digits)) return [whole];
  const last = digits.search(/[.,]\d+$/);
  const fraction = Number(`${digits.slice(0, last).replace(/[.,]/g, "")}.${digits.slice(last + 1)}`);
  return /[.,]\d{3}$/.test(digits) ? [fraction, whole] : [fraction];
}

const longestName = 6;

function inWords(text: string, languages: readonly Language[]): readonly SaidNumber[] {
  const tokens = [...text.matchAll(/[\p{L}\p{M}]+/gu)].map((match) => ({
    word: bare(match[0]),
    at: match.index,
    end: match.index + match[0].length,
  }));
  const found: SaidNumber[] = [];
  for (let at = 0; at < tokens.length; ) {
    const hit = longest(tokens, at, text, languages);
    if (hit === null) {
      at++;
      continue;
    }
    const [first, last] = [tokens[at], tokens[at + hit.count - 1]];
    const isLoose = hit.value <= 3 && hit.count === 1 && !isNamed(text, first?.at ?? 0, last?.end ?? 0, hit.value);
    found.push({ value: hit.value, isLoose });
    at += hit.count;
  }
  return found;
}

function longest(
  tokens: readonly { readonly word: string; readonly at: number; readonly end: number }[],
  at: number,
  text: string,
  languages: readonly Language[],
): { readonly value: number; readonly count: number } | null {
  for (let count = Math.min(longestName, tokens.length - at); count > 0; count--) {
    const some = tokens.slice(at, at + count);
    // Words of one number are parted by blanks and dashes alone.
    const isTogether = some.every(({ end }, index) => {
      const next = some[index + 1];
      return next === undefined || /^[\s-]+$/.test(text.slice(end, next.at));
    });
    if (!isTogether) continue;
    const name = some.map(({ word }) => word).join("");
    for (const language of languages) {
      const value = namesOf(language).get(name);
      if (value !== undefined) return { value, count };
    }
    if (count === 1 && germanNumber.test(name)) return { value: Number.NaN, count };
  }
  return null;
}

/** A year or a larger number in one word, also one a rhyme has turned round: some number it is. */
const germanNumber =
  /^(?=.*(?:hundert|tausend))(?:eins?|zwei|drei|vier|funf|sechs?|sieben|sieb|acht|neun|zehn|elf|zwolf|zwanzig|dreissig|(?:vier|funf|sech|sieb|acht|neun)zig|hundert|tausend|und){2,}$/;

const bare = (word: string) =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ß/g, "ss");

const beforeValue =
  /(?:\b(?:is|be|equals?|gives?|gets?|got|makes?|becomes?|value|answer|es|sea|da|vale|sale|est|vaut|fait|donne|soit|ist|sei|ergibt|gleich|lautet)|[=:"“„«『「(*_]|n'est-ce|c'est)\s*$/iu;
const afterValue = /^\s*(?:$|[.,;:?!)"”»』」*_…]|(?:and|or|y|o|et|ou|und|oder|then|right|isn)\b)/iu;

/** "…is two, so" against "the two sides". */
function isNamed(text: string, from: number, to: number, value: number): boolean {
  const isValue = beforeValue.test(text.slice(0, from));
  return value <= 1 ? isValue : isValue || afterValue.test(text.slice(to));
}

const eastern = "零〇一二三四五六七八九";
const cheque = "零〇壹贰叁肆伍陆柒捌玖";
const asPlain: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...cheque].map((sign, at) => [sign, eastern[at] ?? sign])),
  ...Object.fromEntries([..."拾佰仟两兩壱弐参"].map((sign, at) => [sign, "十百千二二一二三"[at] ?? sign])),
};

function inSigns(text: string): readonly SaidNumber[] {
  const found: SaidNumber[] = [];
  for (const match of text.matchAll(/[零〇一二三四五六七八九十百千壹贰叁肆伍陆柒捌玖拾佰仟两兩壱弐参]+/gu)) {
    const [signs] = match;
    const value = ofSigns([...signs].map((sign) => asPlain[sign] ?? sign).join(""));
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + signs.length)];
    const isAlone =
      /(?:[是为為得于於はが=:「『“"(*_]|等于|答案|答え)\s*$/u.test(before) ||
      /^\s*(?:$|[でにだとか吗嗎?？」』”"。，,.)*_])/u.test(after);
    if (value !== null) found.push({ value, isLoose: value <= 3 && signs.length === 1 && !isAlone });
  }
  return found;
}

function ofSigns(signs: string): number | null {
  if (!/[十百千]/.test(signs)) {
    const digits = [...signs].map((sign) => Math.max(0, eastern.indexOf(sign) - 1));
    return digits.length === 0 ? null : Number(digits.join(""));
  }
  let [sum, digit]: [number, number | null] = [0, null];
  for (const sign of signs) {
    const unit = { 十: 10, 百: 100, 千: 1000 }[sign];
    if (unit === undefined) digit = Math.max(0, eastern.indexOf(sign) - 1);
    else {
      sum += (digit ?? 1) * unit;
      digit = null;
    }
  }
  return sum + (digit ?? 0);
}

function inRoman(text: string): readonly SaidNumber[] {
  const found = text.match(/(?<![\p{L}\d])[IVXLCDM]{2,}(?![\p{L}\d])/gu) ?? [];
  return found.map((signs) => ({ value: ofRoman(signs), isLoose: false }));
}

function ofRoman(signs: string): number {
  const worth: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  return [...signs].reduce((sum, sign, at) => {
    const [own, next] = [worth[sign] ?? 0, worth[signs[at + 1] ?? ""] ?? 0];
    return sum + (own < next ? -own : own);
  }, 0);
}

const made = new Map<Language, ReadonlyMap<string, number>>();

/** How each number up to 999 is called, without blanks and accents. */
export function namesOf(language: Language): ReadonlyMap<string, number> {
  const known = made.get(language);
  if (known) return known;
  const names = new Map<string, number>();
  for (let value = 999; value >= 0; value--)
    for (const name of (spelled[language] ?? spelled.en)(value)) names.set(bare(name.replace(/[\s-]/g, "")), value);
  for (const [name, value] of articles[language] ?? []) names.set(name, value);
  made.set(language, names);
  return names;
}

/** How one number is called in any of the six. */
export function namesFor(value: number): readonly string[] {
  return value < 0 || value > 999
    ? []
    : allLanguages.flatMap((language) => (spelled[language] ?? spelled.en)(value).map(bare));
}

const articles: Partial<Record<Language, readonly (readonly [string, number])[]>> = {
  es: [
    ["un", 1],
    ["una", 1],
  ],
  fr: [["une", 1]],
  de: ["ein", "eine", "einen", "einem", "einer", "eines"].map((word) => [word, 1] as const),
};

const list = (words: string) => words.split(" ");

const english = {
  ones: list(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  ),
  tens: list("- - twenty thirty forty fifty sixty seventy eighty ninety"),
};
const spanish = {
  ones: list(
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve",
  ),
  tens: list("- - veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa"),
  hundreds: list(
    "- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
  ),
};
const french = {
  ones: list(
    "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf",
  ),
  tens: list("- - vingt trente quarante cinquante soixante soixante quatrevingt quatrevingt"),
};
const german = {
  ones: list(
    "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
  ),
  tens: list("- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig"),
};
const romaji = list("zero ichi ni san yon go roku nana hachi kyuu");
const kana = list("ゼロ いち に さん よん ご ろく なな はち きゅう");

function japanese(value: number, ones: readonly string[], ten: string, hundred: string): readonly string[] {
  if (value < 10) return [ones[value] ?? ""];
  const [hundreds, tens, rest] = [Math.floor(value / 100), Math.floor((value % 100) / 10), value % 10];
  const part = (digit: number, unit: string) => (digit === 0 ? "" : `${digit === 1 ? "" : ones[digit]}${unit}`);
  return [`${part(hundreds, hundred)}${part(tens, ten)}${rest === 0 ? "" : ones[rest]}`];
}

const spelled: Readonly<Record<Language, (value: number) => readonly string[]>> = {
  en: (value) => {
    if (value < 20) return [english.ones[value] ?? ""];
    if (value < 100) {
      const [ten = "", one] = [english.tens[Math.floor(value / 10)], value % 10];
      return [one === 0 ? ten : `${ten}${english.ones[one]}`];
    }
    const [hundred, rest] = [`${english.ones[Math.floor(value / 100)]}hundred`, value % 100];
    if (rest === 0) return value === 100 ? [hundred, "hundred"] : [hundred];
    return spelled.en(rest).flatMap((name) => [`${hundred}${name}`, `${hundred}and${name}`]);
  },
  es: (value) => {
    if (value < 30) return [spanish.ones[value] ?? ""];
    if (value === 100) return ["cien"];
    if (value < 100) {
      const [ten = "", one] = [spanish.tens[Math.floor(value / 10)], value % 10];
      return [one === 0 ? ten : `${ten}y${spanish.ones[one]}`];
    }
    const [hundred = "", rest] = [spanish.hundreds[Math.floor(value / 100)], value % 100];
    return rest === 0 ? [hundred] : spelled.es(rest).map((name) => `${hundred}${name}`);
  },
  fr: (value) => {
    if (value < 20) return [french.ones[value] ?? ""];
    if (value < 100) {
      const by = Math.floor(value / 10);
      const isLong = by === 7 || by === 9;
      const [ten = "", one] = [french.tens[by], (value % 10) + (isLong ? 10 : 0)];
      if (one === 0) return by === 8 ? [ten, `${ten}s`] : [ten];
      return [`${ten}${french.ones[one]}`, `${ten}et${french.ones[one]}`];
    }
    const [by, rest] = [Math.floor(value / 100), value % 100];
    const hundred = by === 1 ? "cent" : `${french.ones[by]}cent`;
    return rest === 0 ? [hundred, `${hundred}s`] : spelled.fr(rest).map((name) => `${hundred}${name}`);
  },
  de: (value) => {
    if (value < 20) return [german.ones[value] ?? ""];
    const stem = (one: number) => (one === 1 ? "ein" : (german.ones[one] ?? ""));
    if (value < 100) {
      const [ten = "", one] = [german.tens[Math.floor(value / 10)], value % 10];
      return [one === 0 ? ten : `${stem(one)}und${ten}`];
    }
    const [by, rest] = [Math.floor(value / 100), value % 100];
    const hundreds = by === 1 ? ["hundert", "einhundert"] : [`${stem(by)}hundert`];
    return rest === 0 ? hundreds : hundreds.flatMap((hundred) => spelled.de(rest).map((name) => `${hundred}${name}`));
  },
  zh: () => [],
  ja: (value) => [
    ...japanese(value, romaji, "juu", "hyaku"),
    ...(value > 10 ? japanese(value, kana, "じゅう", "ひゃく") : []),
  ],
};
