import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "../language.ts";
import { monthNames, type Value, valuesIn } from "../values.ts";
import type { Gap } from "./gap.ts";

/** Dates and amounts as a whole: with their month, their era, their currency and their unit. */
export function figuresIn(text: string, language: Language): readonly Gap[] {
  const read = valuesIn(text, language).flatMap((value) => figureOf(value, text, language));
  const more = (written: readonly RegExp[], kind: Gap["kind"], weight: number) =>
    written
      .flatMap((one) => [...text.matchAll(one)])
      .map(({ 0: found, index }) => {
        return gapOf(kind, text, index, index + found.length, weight);
      });
  const dates = more(isSpaceless(language) ? easternDates : westernDates, "date", 4.4);
  const spelled = more(isSpaceless(language) ? [spelledOut] : [], "amount", 3.2);
  // What is part of a longer one is no date of its own.
  return [...read, ...dates, ...spelled].filter(
    (one, at, all) =>
      !all.some(
        (other, place) =>
          other.from <= one.from &&
          other.to >= one.to &&
          (other.to - other.from > one.to - one.from || (other.to - other.from === one.to - one.from && place < at)),
      ),
  );
}

const month = new RegExp(`(?<!\\p{L})(?:${monthNames})\\.?\\s(?:de\\s|del\\s)?$`, "iu");
const era = /^\s?(?:a\. ?C\.|d\. ?C\.|v\. ?Chr\.|n\. ?Chr\.|av\. ?J\.-C\.|apr?\. ?J\.-C\.|B\.?C\.?E?|A\.?D\.?)/u;

/** Years of three digits and less, and centuries. */
const easternDates = [
  /(?:公元前|紀元前|前|公元|西暦)?\d{1,4}年(?:\d{1,2}月(?:\d{1,2}[日号])?)?(?![代间間级生来前後后以])/gu,
  /(?:公元前|紀元前)?\d{1,2}世[纪紀](?:[初末]|中期|前半|後半|\d{2}年代)?/gu,
];
const westernDates = [
  /(?<!\p{L})\d{1,4}(?:\s?[–-]\s?\d{1,4})?\s(?:a\. ?C\.|d\. ?C\.|v\. ?Chr\.|n\. ?Chr\.|av\. ?J\.-C\.|apr?\. ?J\.-C\.|BCE?|AD)(?!\p{L})/gu,
  /(?<!\p{L})(?:(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|(?:elev|twelf|thirte|fourte|fifte|sixte|sevente|eighte|ninete)\p{L}*|twentieth) century(?: BCE?)?|siglo [IVX]+|[IVX]+e siècle|\d{1,2}\. Jahrhunderts?)(?!\p{L})/gu,
];
const spelledOut =
  /(?<![第一二三四五六七八九十百千万两半几\d])(?!一(?:[年天人倍次名]|个月))[一二三四五六七八九十百千万两]+[多余]?(?:周岁|岁|年|天|倍|个月|小时|千米|公里|次|人|个(?:省区?|国家|民族)|座|艘)(?![代级轻度生])/gu;

function figureOf(value: Value, text: string, language: Language): readonly Gap[] {
  const { kind, isMeasure, unit } = value;
  let { from, to } = value;
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (isInFormula(from, text) || isInRemark(before, after)) return [];
  // A page, an article, a source in brackets after a name: labels, and no figures.
  if (kind === "amount" && /\p{Lu}\p{L}+\s$/u.test(before) && unit === "" && language !== "de") return [];
  if (kind !== "amount") {
    if (isSpaceless(language)) {
      to += /^年(?:\d{1,2}月)?(?:\d{1,2}[日号])?/u.exec(after)?.[0].length ?? 0;
      from -= /(?:公元|紀元)?前$/u.exec(before)?.[0].length ?? 0;
    } else {
      from -= month.exec(before)?.[0].length ?? 0;
      to += era.exec(after)?.[0].length ?? 0;
    }
    return [gapOf("date", text, from, to, kind === "date" || to - from > 5 ? 5 : 4.5)];
  }
  if (isTrifle(value, after, language)) return [];
  const range = /\d[\d.,]*\s?[-–]\s?$/u.exec(before)?.[0].length ?? 0;
  const currency = /[£$€¥￥]\s?$/u.exec(before)?.[0].length ?? 0;
  from -= Math.max(currency, range);
  if (isSpaceless(language) && !isMeasure)
    to +=
      /^\s?(?:[%％℃°歳岁天人名省国元円两度倍]|カ国|か国|種類|个(?:省区?|国家|民族|月|小时))/u.exec(after)?.[0].length ??
      0;
  const written = text.slice(from, to);
  const isScaled = /\p{L}/u.test(written) || currency > 0;
  // A bare number tells too little to be asked for.
  if (!isScaled && !/[%％℃°]/u.test(written)) return [];
  return [gapOf("amount", text, from, to, isMeasure || currency > 0 ? 4.2 : 3.6)];
}

/** "Two sides", "1 kg of it", 2次関数: a number that is part of a name, or any other. */
function isTrifle({ low, high, isMeasure, text: written }: Value, after: string, language: Language): boolean {
  if (!/\d/.test(written)) return low < 1000;
  if (low === high && low <= 1 && /^1(?!\d)/.test(written)) return true;
  if (!isSpaceless(language) || isMeasure) return false;
  return (
    /月$/u.test(written) ||
    /^(?!以|未満|左右)[\p{sc=Han}\p{sc=Katakana}]/u.test(after) ||
    /^(?:元|次|年|つ|人称)$/u.test(written)
  );
}

function isInFormula(at: number, text: string): boolean {
  return [...text.matchAll(/\$[^$\s][^$]*\$/gu)].some(
    ({ 0: formula, index }) => at > index && at < index + formula.length,
  );
}

/** "(since 2010)" is an example of something; "(1534)" says when. */
function isInRemark(before: string, after: string): boolean {
  const inside = /[(（]([^()（）]*)$/u.exec(before)?.[1];
  if (inside === undefined) return false;
  const behind = /^([^()（）]*)[)）]/u.exec(after)?.[1] ?? "";
  return (
    /\p{L}{3}/u.test(inside.replace(new RegExp(monthNames, "giu"), "")) ||
    /\p{L}{3}/u.test(behind.replace(new RegExp(monthNames, "giu"), ""))
  );
}

function gapOf(kind: Gap["kind"], text: string, from: number, to: number, weight: number): Gap {
  const written = text.slice(from, to);
  const bare = written.trim();
  const begin = from + written.indexOf(bare);
  return { kind, text: bare, from: begin, to: begin + bare.length, weight };
}
