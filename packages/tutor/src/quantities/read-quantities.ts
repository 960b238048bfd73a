import { plainMaths } from "@jotter/analysis/maths/plain-maths";
import type { Language } from "@jotter/domain/settings";
import { numberAt } from "./numbers.ts";
import { speaksOfTenths, withTenths } from "./tenths.ts";
import type { Amount } from "./terms.ts";
import { type Dimension, dimensions, isSameDimension, none, type Unit, unitAt } from "./units.ts";

/** A quantity a problem gives, with the letter it is given by. */
export type Given = Amount & {
  readonly label: string | null;
  readonly unit: Unit | null;
  readonly written: number;
  readonly figures: number;
  readonly at: number;
  /** Of the number alone. */
  readonly length: number;
  readonly end: number;
};

export type Told = {
  readonly text: string;
  readonly givens: readonly Given[];
  /** The unit an answer is wanted in. */
  readonly asked: Unit | null;
  readonly hasDegrees: boolean;
  /** "1 ft = 30.48 cm": how the text has a unit, against how it is. */
  readonly facts: readonly { readonly unit: Unit; readonly ratio: number }[];
};

const labelled: Readonly<Record<string, readonly [Dimension, number]>> = {
  g: [dimensions.acceleration, 1],
  R: [dimensions.gasConstant, 1],
  NA: [dimensions.perMole, 1],
  N_A: [dimensions.perMole, 1],
  G: [dimensions.gravitation, 1],
  M: [dimensions.molarMass, 1e-3],
  h: [dimensions.action, 1],
  mu: [none, 1],
  μ: [none, 1],
};

/** What is no quantity of the problem: its number, its marks, how to round. */
function withoutNotes(text: string): string {
  return (
    text
      .replace(/^\s*(?:Q?\d{1,2}[.)]|[a-h]\)|Q\d+\.?)\s+/i, "")
      .replace(/\(?\s*\d+\s*marks?\s*\)?/gi, " ")
      .replace(
        /[,(]?\s*(?:to|auf|à|con|a)?\s*(?:\d+|one|two|three)\s*(?:s\.?\s?f\.?|d\.?\s?p\.?|significant figures?|decimal places?|decimals?|signifikante stellen|cifras significativas|chiffres significatifs)(?![a-z])\)?/gi,
        " ",
      )
      .replace(/to the nearest cent/gi, " ")
      // "$10,000" is ten thousand wherever dollars are.
      .replace(/(?<=\$\s?\d{1,3}(?:,\d{3})*),(?=\d{3}(?![\d,]))/g, "")
      // "CuSO4.5H2O": the water of a crystal.
      .replace(/(?<=[A-Za-z]\d?)[.·]\d*H2O/g, "")
  );
}

/** All numbers of a text with their units; null where one of them cannot be read. */
export function toldIn(written: string, language: Language): Told {
  const noted = withoutNotes(speaksOfTenths(written) ? withTenths(written) : written);
  const isLoud = /[A-Z]{4,}/.test(noted) && !/[a-z]{2,}/.test(noted);
  const quiet = isLoud ? noted.toLowerCase() : noted;
  const text = plainMaths(quiet.replace(/\$(?=\s*\d)/g, "\ue024"))
    .replace(/\ue024/g, "$")
    .replace(/分速\s*([\d.]+)\s*m/g, "$1 m/min ")
    .replace(/時速何\s*km/g, "何km/h")
    .replace(/\s1\s*\/\s*mol/g, " mol^-1")
    .replace(/時速\s*([\d.]+)\s*km/g, "$1 km/h ")
    .replace(/秒速\s*([\d.]+)\s*m/g, "$1 m/s ")
    .replace(/每小时行\s*([\d.]+)\s*千米/g, "$1 km/h ");
  const hasDegrees = /°\s?[CF]?|deg\s?[CF]|celsius|celcius|fahrenheit|cooling|warm|\d\s*F to/i.test(text);
  const facts: Told["facts"][number][] = [];
  const plain = text.replace(
    /\(?(?:use\s+)?1\s*([A-Za-zµ]+)\s*=\s*([\d.,]+)\s*([A-Za-zµ]+[23²³]?)\s*\)?/g,
    (whole: string, name: string, value: string, other: string) => {
      const [unit, known] = [unitAt(name), unitAt(other)];
      const number = numberAt(value, language);
      if (
        unit === null ||
        known === null ||
        number === null ||
        !isSameDimension(unit.unit.dimension, known.unit.dimension)
      )
        return whole;
      facts.push({ unit: unit.unit, ratio: (number.value * known.unit.factor) / unit.unit.factor });
      return " ".repeat(whole.length);
    },
  );
  return {
    text: plain,
    givens: givensIn(plain, language, hasDegrees),
    asked: askedUnit(plain, hasDegrees),
    hasDegrees,
    facts,
  };
}

function givensIn(text: string, language: Language, hasDegrees: boolean): readonly Given[] {
  const all: Given[] = [];
  let at = 0;
  while (at < text.length) {
    const before = text[at - 1] ?? " ";
    const isStart =
      /[\d.]/.test(text[at] ?? "") &&
      !/[A-Za-z\d_₀-₉)\]^]/.test(before) &&
      !(text[at] === "." && !/\d/.test(text[at + 1] ?? ""));
    const number = isStart ? numberAt(text.slice(at), language) : null;
    if (number === null) {
      at++;
      continue;
    }
    const gap = /^[\s-]?/.exec(text.slice(at + number.length))?.[0].length ?? 0;
    const from = at + number.length + gap;
    const found = unitAt(text.slice(from), { hasDegrees });
    const isWord =
      found !== null && /^(?:a|d|in)$/.test(found.unit.shown) && /^\s?[a-zA-Z]/.test(text.slice(from + found.length));
    const money = /[$€£¥]\s*$/.exec(text.slice(0, at));
    const unit = money !== null ? (unitAt("$")?.unit ?? null) : found === null || isWord ? null : found.unit;
    const rate = money !== null ? unitAt(`$${text.slice(at + number.length)}`) : null;
    const label = /([A-Za-zλρμ][A-Za-z]?['′]?(?:_?\d)?|lambda|rho|Lf)\s*=\s*-?$/.exec(text.slice(0, at))?.[1] ?? null;
    const sign = /(?:=|\s|^)-\s?$/.test(text.slice(0, at)) && !/\d\s*-\s?$/.test(text.slice(0, at)) ? -1 : 1;
    const value = sign * number.value;
    const own = rate !== null && rate.unit.shown.length > 1 ? rate.unit : unit;
    const plain = label === null ? undefined : labelled[label];
    const [dimension, size] = own === null ? (plain ?? [none, 1]) : [own.dimension, own.factor];
    const end =
      own === null
        ? at + number.length
        : own === unit && money === null
          ? from + (found?.length ?? 0)
          : at + number.length + (rate?.length ?? 1) - 1;
    all.push({
      value: value * size + (own?.offset ?? 0),
      dimension,
      label,
      unit: own,
      written: value,
      figures: number.figures,
      at,
      length: number.length,
      end,
    });
    at = Math.max(end, at + number.length);
  }
  return compounded(withSharedUnits(all, text), text);
}

/** "from 0 to 25 m/s": the first has the unit of the second. */
function withSharedUnits(all: readonly Given[], text: string): readonly Given[] {
  return all.map((each, at) => {
    const next = all[at + 1];
    if (each.unit !== null || each.label !== null || !next?.unit || next.unit.offset !== undefined) return each;
    if (!/^\s*(?:to|a|hasta|bis|auf|à|到|から|增加到|加速到)\s*$/u.test(text.slice(each.end, next.at))) return each;
    return { ...each, unit: next.unit, dimension: next.dimension, value: each.written * next.unit.factor };
  });
}

/** "1 h 30 min" is one time. */
function compounded(all: readonly Given[], text: string): readonly Given[] {
  const out: Given[] = [];
  for (const each of all) {
    const last = out.at(-1);
    const isNext =
      last?.unit &&
      each.unit &&
      /^\s*$/.test(text.slice(last.end, each.at)) &&
      isSameDimension(last.dimension, each.dimension) &&
      each.unit.factor < last.unit.factor &&
      last.unit.offset === undefined;
    if (isNext && last)
      out[out.length - 1] = {
        ...last,
        value: last.value + each.value,
        end: each.end,
        figures: Math.max(last.figures, 2),
      };
    else out.push(each);
  }
  return out;
}

const leads =
  /(?:\b(?:in(?:to)?|to|as|en|a|à|nach|auf|give in|how many|how much|cuánt[oa]s|combien de|wie ?viele?|pace in|write it in)\s+(?:the\s+)?|多少|何|换算成\s*|[(]in\s+|=\s*\?\s*|は)/giu;

/** The unit behind "in", "how many", "多少", where no number stands before it. */
function askedUnit(text: string, hasDegrees: boolean): Unit | null {
  const found: { readonly unit: Unit; readonly at: number }[] = [];
  for (const lead of text.matchAll(leads)) {
    const from = (lead.index ?? 0) + lead[0].length;
    const rest = text.slice(from);
    const isTemperature = /^[CF](?![a-z])/.test(rest) && hasDegrees;
    const unit = unitAt(rest, { hasDegrees: hasDegrees || isTemperature });
    if (unit === null) continue;
    const isShort =
      /^[a-z]$/i.test(unit.unit.shown) &&
      !/^\s*(?:[?.,)（(]|$|bei|from|pour|für|de\b|は)/u.test(rest.slice(unit.length));
    const isWord = /^(?:a|an|in|d)$/.test(unit.unit.shown);
    if (isWord || isShort || /^\s*\d/.test(rest)) continue;
    found.push({ unit: unit.unit, at: from });
  }
  // "joules", "in N?" at the end say it last.
  return found.at(-1)?.unit ?? null;
}
