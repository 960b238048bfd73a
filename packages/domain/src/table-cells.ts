import { type GradeState, gradeStates, type Letter, letters } from "./grade.ts";
import { plainWord, stateWords } from "./table-words.ts";

/** What one cell says of a score; a bare number may be points or percent, its column decides. */
export type ScoreCell =
  | { readonly as: "points"; readonly earned: number | null; readonly possible: number }
  | { readonly as: "percent"; readonly percent: number }
  | { readonly as: "letter"; readonly letter: Letter }
  | { readonly as: "number"; readonly value: number }
  | { readonly as: "state"; readonly state: GradeState }
  | { readonly as: "nothing" };

/** "45 / 50", "45 out of 50", "- / 50", "92%", "92 % (A-)", "A-", "excused", "—": as pages and tables write scores. */
export function scoreIn(cell: string, decimalComma: boolean): ScoreCell | null {
  const text = evened(cell);
  if (/^[-/.–—\s]*$/.test(text)) return { as: "nothing" };
  const state = stateIn(text);
  if (state) return { as: "state", state };
  const letter = letters.find((one) => one === text.toUpperCase());
  if (letter) return { as: "letter", letter };

  const fraction = /^(.*?)\s*(?:\/|\bout of\b|\bof\b|\bvon\b|\bsur\b|\bde\b)\s*(.+)$/iu.exec(text);
  if (fraction) {
    const [, got = "", most = ""] = fraction;
    // "45 / 50 (90%)" says the same twice.
    const possible = numberIn(most.replace(/\s*\(.*\)$/u, ""), decimalComma);
    if (possible === null) return null;
    if (/^[-–—\s]*$/.test(got)) return { as: "points", earned: null, possible };
    const earned = numberIn(got, decimalComma);
    return earned === null ? null : { as: "points", earned, possible };
  }
  const percent = /^(.+?)\s*%(?:\s*\(.*\)|\s+[A-DF][+-]?)?$/iu.exec(text)?.[1];
  if (percent !== undefined) {
    const value = numberIn(withoutLetter(percent), decimalComma);
    return value === null ? null : { as: "percent", percent: value };
  }
  const value = numberIn(withoutLetter(text), decimalComma);
  return value === null ? null : { as: "number", value };
}

/** "A- 92": the number says it more exactly. */
function withoutLetter(text: string): string {
  return text.replace(/^[A-DF][+-]?\s+(?=\d)/iu, "");
}

export function stateIn(cell: string, own: Partial<Record<GradeState, string>> = {}): GradeState | null {
  const said = plainWord(cell);
  if (said === "") return null;
  return gradeStates.find((state) => said === plainWord(own[state] ?? "") || stateWords[state].includes(said)) ?? null;
}

/** A number, with "," or "." as its decimal mark; the other one parts thousands, as do spaces. Null: no number. */
export function numberIn(cell: string, decimalComma: boolean): number | null {
  const text = evened(cell)
    .replace(/\s*(?:点|分|pts?\.?|points?|pkt\.?|punkte?|puntos?)$/iu, "")
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, "");
  // Where both stand, the last one is the decimal mark, whatever is usual elsewhere in the table.
  const isComma =
    text.includes(",") && text.includes(".") ? text.lastIndexOf(",") > text.lastIndexOf(".") : decimalComma;
  const [mark, other] = isComma ? [",", "."] : [".", ","];
  if (!/^[+-]?\d[\d.,]*$/.test(text) && !/^[+-]?[.,]\d+$/.test(text)) return null;
  const [whole = "", part = "", ...more] = text.split(mark);
  const isGrouped = /^[+-]?[1-9]\d{0,2}([.,]\d{3})+$/.test(whole);
  // "92.5" among decimal commas cannot mean thousands.
  const isOtherMark = !text.includes(mark) && !isGrouped && whole.split(other).length === 2;
  if (isOtherMark) return finite(whole.replace(other, "."));
  if (more.length > 0 || part.includes(other) || (whole.includes(other) && !isGrouped)) return null;
  return finite(`${whole.replaceAll(other, "")}.${part}`);
}

/** Whether a table's numbers have decimal commas: by what they show, else by what its separator is used with. */
export function hasDecimalComma(cells: Iterable<string>, separator: string): boolean {
  let commas = 0;
  let stops = 0;
  for (const cell of cells) {
    for (const [, mark = "", part = ""] of evened(cell).matchAll(/(?<![\d.,])\d+([.,])(\d+)(?![\d.,])/gu)) {
      // Three digits may be thousands.
      if (part.length === 3) continue;
      if (mark === ",") commas += 1;
      else stops += 1;
    }
  }
  return commas === stops ? separator === ";" : commas > stops;
}

export type DateOrder = "day-first" | "month-first";

/** A day as the six languages write it, "2026-10-05". Without a year it is the one nearest to today. Null: no day. */
export function dayIn(cell: string, order: DateOrder, today: string): string | null {
  const text = evened(cell).replace(/[T\s,]*\d{1,2}:\d{2}.*$/u, "");
  const yearFirst = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?/u.exec(text);
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[2], yearFirst[3], today);
  const withoutYear = /^(\d{1,2})\s*月\s*(\d{1,2})\s*日/u.exec(text);
  if (withoutYear) return dayOf(undefined, withoutYear[1], withoutYear[2], today);
  const [, one, other, year] = shortDate.exec(text) ?? [];
  if (one !== undefined) {
    const isMonthFirst = order === "month-first" && !text.includes(".");
    return isMonthFirst ? dayOf(year, one, other, today) : dayOf(year, other, one, today);
  }
  // The last one: "mar. 5 oct." is a Tuesday in October.
  const month = text
    .match(/\p{L}{3,}/gu)
    ?.flatMap((word) => monthOf(word) ?? [])
    .at(-1);
  const numbers = text.match(/\d+/gu) ?? [];
  const day = numbers.find((number) => number.length <= 2);
  if (month === undefined || day === undefined) return null;
  return dayOf(
    numbers.find((number) => number.length === 4),
    String(month),
    day,
    today,
  );
}

/** Whether the first number is the day or the month, by the ones that can only be days. */
export function dateOrderOf(cells: Iterable<string>, otherwise: DateOrder): DateOrder {
  for (const cell of cells) {
    const [, one = "", other = ""] = shortDate.exec(evened(cell).replace(/[T\s,]*\d{1,2}:\d{2}.*$/u, "")) ?? [];
    if (Number(one) > 12) return "day-first";
    if (Number(other) > 12) return "month-first";
  }
  return otherwise;
}

/** Whether some could be read either way, and none tells which. */
export function hasOpenDates(cells: Iterable<string>): boolean {
  const all = [...cells];
  if (dateOrderOf(all, "day-first") !== dateOrderOf(all, "month-first")) {
    return all.some((cell) => dayIn(cell, "day-first", anyYear) !== dayIn(cell, "month-first", anyYear));
  }
  return false;
}

const anyYear = "2000-06-15";

const shortDate = /^(\d{1,2})[-/.]\s*(\d{1,2})(?:[-/.]\s*(\d{4}|\d{2}))?\.?$/u;

/** The beginnings of months in English, Spanish, French and German; Chinese and Japanese have numbers. */
const monthNames: readonly (readonly string[])[] = [
  ["january", "enero", "janvier", "januar", "janner"],
  ["february", "febrero", "fevrier", "februar"],
  ["march", "marzo", "mars", "marz", "maerz"],
  ["april", "abril", "avril"],
  ["may", "mayo", "mai"],
  ["june", "junio", "juin", "juni"],
  ["july", "julio", "juillet", "juli"],
  ["august", "agosto", "aout"],
  ["september", "septiembre", "setiembre", "septembre"],
  ["october", "octubre", "octobre", "oktober"],
  ["november", "noviembre", "novembre"],
  ["december", "diciembre", "decembre", "dezember"],
];

/** By its beginning, in full or as people shorten it: "sept", "Okt". Null: no month, or several. */
export function monthOf(word: string): number | null {
  const said = plainWord(word);
  const found = monthNames.flatMap((names, place) => (names.some((name) => name.startsWith(said)) ? place + 1 : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

function dayOf(year: string | undefined, month = "", day = "", today = ""): string | null {
  const rest = `${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (year !== undefined) return real(`${year.length === 2 ? `20${year}` : year}-${rest}`);
  const thisYear = Number(today.slice(0, 4));
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(today));
  const candidates = [thisYear - 1, thisYear, thisYear + 1].flatMap((some) => real(`${some}-${rest}`) ?? []);
  return candidates.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** There is no 30th of February. */
function real(day: string): string | null {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
}

/** Full-width digits, hard spaces and the minus of typographers are what they look like. */
function evened(cell: string): string {
  return cell
    .normalize("NFKC")
    .replace(/[\u2212\u2010\u2011]/gu, "-")
    .replace(/\s+/gu, " ")
    .trim();
}

function finite(text: string): number | null {
  const value = Number(text);
  return Number.isFinite(value) && Math.abs(value) < 1e9 ? value : null;
}
