import { type Language, orEnglish } from "@jotter/domain/settings";

/** What citations say in a language, beside names and numbers. */
export type CitationWords = {
  readonly and: string;
  /** Between the last two names where the style of the APA writes "&". */
  readonly ampersand: string;
  readonly etAl: string;
  readonly noDate: string;
  readonly pageOne: string;
  readonly pageMany: string;
  readonly volume: (number: string) => string;
  readonly issue: (number: string) => string;
  readonly edition: (number: string) => string;
  readonly in: string;
  readonly editedBy: string;
  readonly editorShort: string;
  readonly editorsShort: string;
  readonly accessed: string;
  readonly retrieved: (day: string) => string;
  /** Around the title of a part, and of a whole. */
  readonly part: readonly [string, string];
  readonly whole: readonly [string, string];
};

const before = (word: string) => (number: string) => `${word}${number}`;
const western = { whole: ["*", "*"] } as const;

export const citationWords: Readonly<Record<Language, CitationWords>> = orEnglish<CitationWords>({
  en: {
    ...{ ...western, and: "and", ampersand: "&", etAl: "et al.", noDate: "n.d." },
    ...{
      pageOne: "p. ",
      pageMany: "pp. ",
      volume: before("vol. "),
      issue: before("no. "),
      in: "In",
      editedBy: "edited by ",
    },
    ...{ editorShort: "Ed.", editorsShort: "Eds.", accessed: "Accessed ", part: ["“", "”"] },
    edition: (number) => `${ordinal(number)} ed.`,
    retrieved: (day) => `Retrieved ${day}, from `,
  },
  es: {
    ...{ ...western, and: "y", ampersand: "y", etAl: "et al.", noDate: "s. f." },
    ...{
      pageOne: "p. ",
      pageMany: "pp. ",
      volume: before("vol. "),
      issue: before("núm. "),
      in: "En",
      editedBy: "editado por ",
    },
    ...{ editorShort: "Ed.", editorsShort: "Eds.", accessed: "Consultado el ", part: ["«", "»"] },
    edition: (number) => `${number}.ª ed.`,
    retrieved: (day) => `Recuperado el ${day}, de `,
  },
  fr: {
    ...{ ...western, and: "et", ampersand: "et", etAl: "et al.", noDate: "s. d." },
    ...{
      pageOne: "p. ",
      pageMany: "p. ",
      volume: before("vol. "),
      issue: before("nº "),
      in: "Dans",
      editedBy: "sous la direction de ",
    },
    ...{ editorShort: "dir.", editorsShort: "dir.", accessed: "Consulté le ", part: ["« ", " »"] },
    edition: (number) => `${number}${number === "1" ? "re" : "e"} éd.`,
    retrieved: (day) => `Consulté le ${day}, à l’adresse `,
  },
  de: {
    ...{ ...western, and: "und", ampersand: "&", etAl: "et al.", noDate: "o. J." },
    ...{
      pageOne: "S. ",
      pageMany: "S. ",
      volume: before("Bd. "),
      issue: before("Nr. "),
      in: "In",
      editedBy: "herausgegeben von ",
    },
    ...{ editorShort: "Hrsg.", editorsShort: "Hrsg.", accessed: "Abgerufen am ", part: ["„", "“"] },
    edition: (number) => `${number}. Aufl.`,
    retrieved: (day) => `Abgerufen am ${day} von `,
  },
  zh: {
    ...{ and: "和", ampersand: "和", etAl: "等", noDate: "无日期" },
    ...{
      pageOne: "第 ",
      pageMany: "第 ",
      volume: (number: string) => `第 ${number} 卷`,
      issue: (number: string) => `第 ${number} 期`,
      in: "载于",
      editedBy: "编者：",
    },
    ...{ editorShort: "编", editorsShort: "编", accessed: "访问日期：", part: ["《", "》"], whole: ["《", "》"] },
    edition: (number) => `第 ${number} 版`,
    retrieved: (day) => `${day} 检索自 `,
  },
  ja: {
    ...{ and: "・", ampersand: "・", etAl: "ほか", noDate: "日付なし" },
    ...{
      pageOne: "p. ",
      pageMany: "pp. ",
      volume: before("vol. "),
      issue: before("no. "),
      in: "所収：",
      editedBy: "編者：",
    },
    ...{ editorShort: "編", editorsShort: "編", accessed: "閲覧日：", part: ["「", "」"], whole: ["『", "』"] },
    edition: (number) => `第${number}版`,
    retrieved: (day) => `${day}閲覧、`,
  },
});

function ordinal(number: string): string {
  const [tens, ones] = [Number(number) % 100, Number(number) % 10];
  const ending = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][ones] ?? "th");
  return `${number}${ending}`;
}

const chinesePages = (pages: string) => `第 ${pages} 页`;

export function pagesIn(pages: string, language: Language, span = spanOf(pages)): string {
  if (language === "zh") return chinesePages(span);
  const { pageOne, pageMany } = citationWords[language];
  return `${/[–,]/u.test(span) ? pageMany : pageOne}${span}`;
}

/** "4" is the fourth; "revised edition" stays as it was typed. */
export function editionIn(edition: string, language: Language): string {
  return /^\d+$/.test(edition.trim()) ? citationWords[language].edition(edition.trim()) : edition.trim();
}

/** "12-34" as it is set. */
export function spanOf(pages: string): string {
  return pages.trim().replace(/\s*[-‐‑–—]+\s*/gu, "–");
}

/** "207–17" in the list of the MLA, and "101–8" in Chicago's: digits that do not change are not said again. */
export function shortSpan(pages: string, isChicago = false): string {
  const span = spanOf(pages);
  const [, first = "", last = ""] = /^(\d{3,})–(\d{3,})$/u.exec(span) ?? [];
  if (first.length !== last.length || first === "" || (isChicago && first.endsWith("00"))) return span;
  const same = [...first].findIndex((digit, at) => digit !== last[at]);
  const isLow = isChicago && first.at(-2) === "0" && last.at(-2) === "0";
  const from = Math.min(Math.max(same, 0), last.length - (isLow ? 1 : 2));
  return `${first}–${last.slice(from)}`;
}

const mlaMonths = "Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.".split(" ");

/** "November 18, 2026"; in the style of the MLA "18 Nov. 2026". What is no day stays as it was typed. */
export function dayIn(day: string, language: Language, isShort = false): string {
  const [, year = "", month = "", date = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const time = Date.UTC(Number(year), Number(month) - 1, Number(date));
  if (year === "" || Number.isNaN(time)) return day;
  if (language === "en" && isShort) return `${Number(date)} ${mlaMonths[Number(month) - 1] ?? month} ${year}`;
  const locale = language === "en" ? "en-US" : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(time);
}
