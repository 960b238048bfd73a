import { plainMaths } from "@jotter/analysis/maths/plain-maths";
import type { Language } from "@jotter/domain/settings";
import { type JudgedLine, judged } from "../verdict.ts";
import { isTrueFormula } from "./formula-line.ts";
import { isRoundedTo, type NumberFound } from "./numbers.ts";
import type { QuantityMeaning } from "./quantity-meaning.ts";
import { withTenths } from "./tenths.ts";
import {
  type Amount,
  hasUnit,
  isOfPercents,
  isPlainTerm,
  lettersIn,
  measuredValue,
  plainValue,
  type Term,
  type TermOptions,
  termOf,
} from "./terms.ts";
import { dimensions, isSameDimension, none, type Unit } from "./units.ts";

export type QuantityWorking = {
  readonly meaning: QuantityMeaning;
  readonly last: { readonly line: number; readonly isEnd: boolean } | null;
};
export type QuantityStep = { readonly working: QuantityWorking; readonly judged: JudgedLine };

type Finding = "end" | "same" | "beside" | JudgedLine;

export function judgeQuantityLine(
  working: QuantityWorking,
  text: string,
  line: number,
  language: Language,
): QuantityStep {
  const from = working.last?.line ?? 0;
  const other: Language = language === "en" || language === "zh" || language === "ja" ? "de" : "en";
  // Whoever writes a point for a comma, or the other way round, is understood where it fits.
  const readings = [
    { language, isDotGroup: true },
    { language, isDotGroup: false },
    ...(/\d[.,]\d/.test(text) ? [{ language: other, isDotGroup: true }] : []),
  ];
  const found = readings.map((reading) => findingOf(working, text, reading.language, reading.isDotGroup, from));
  const isGood = (each: Finding) => typeof each === "string";
  const best = found.find((each) => each === "end") ?? found.find(isGood) ?? found[0] ?? judged("unjudged", "unread");
  if (best === "beside") return { working, judged: judged("follows", "trueBeside") };
  if (best === "end" || best === "same")
    return {
      working: { ...working, last: { line, isEnd: best === "end" } },
      judged: judged("follows", "follows", from),
    };
  return { working, judged: best };
}

/** Words around a line: "so R =", "時速", "molecules". */
function bare(text: string, hasDegrees: boolean): string {
  return plainMaths(
    withTenths(text)
      .replace(/(?:打\s*)?(\d+%)折/g, "$1")
      .replace(/(\d),(\d{3})(?=\.\d)/g, "$1$2")
      .replace(/\$(?=\s*\d)/g, "\ue024"),
  )
    .replace(/\ue024/g, "$")
    .replace(/時速\s*([\d.,]+)\s*(km|m)/g, "$1 $2/h")
    .replace(
      /(?:分速|秒速)\s*([\d.,]+)\s*(km|m)/g,
      (whole: string, value: string, unit: string) => `${value} ${unit}/${whole.startsWith("分") ? "min" : "s"}`,
    )
    .replace(
      /(\d|\))\s*(?:molecules?|atoms?|particles?|Teilchen|Moleküle|Atome|moléculas|átomos|molécules|atomes|个|個|people|half[- ]?li(?:fe|ves)|times|bucks)(?![a-z])/giu,
      "$1",
    )
    .replace(/千米\s*[/每]\s*(?:小?时)/g, "km/h")
    .replace(/米\s*[/每]\s*秒/g, "m/s")
    .replace(/\bmeters? per second\b|\bM\/S\b/g, "m/s")
    .replace(/\bKM\/H\b/g, "km/h")
    .replace(/(mol|g|kg|L|mL)\s+(?:de\s+|of\s+)?(?:[A-Z][a-z]?\d*){1,4}(?=\s*(?:[=,;]|$))/g, "$1")
    .replace(/(?<=(?:g|mol|L)(?:rammes?|rams?)?)\s+(?:de|of)\s+[A-Z]\w*\s*$/g, "")
    .replace(hasDegrees ? /°(?!\s?[CF])/g : /(?!)/g, "°C")
    .trim();
}

function findingOf(
  { meaning }: QuantityWorking,
  text: string,
  language: Language,
  isDotGroup: boolean,
  from: number,
): Finding {
  const plain = bare(text, meaning.hasDegrees);
  const parts = plain
    .split(/\s+(?:so|also|donc|luego|therefore|hence|所以|よって)\s+|[⇒;]|,\s+(?=[A-Za-z]+\s*=)/u)
    .filter((part) => part.trim() !== "");
  const findings = parts.map((part) => partFinding(meaning, part, language, isDotGroup, from));
  const bad = findings.find((each) => typeof each !== "string" && each.verdict === "wrong");
  return (
    bad ??
    findings.find((each) => typeof each !== "string") ??
    (findings.includes("end") ? "end" : (findings.at(-1) ?? judged("unjudged", "unread")))
  );
}

type Side = { readonly term: Term; readonly text: string };

function partFinding(
  meaning: QuantityMeaning,
  part: string,
  language: Language,
  isDotGroup: boolean,
  from: number,
): Finding {
  const unread = judged("unjudged", "unread");
  if (isTrueFormula(meaning, part)) return "same";
  const options: TermOptions = { language, hasDegrees: meaning.hasDegrees, isDotGroup, letters: ownLetters(part) };
  const cleaned = part
    .replace(/^\s*(?:the\s+)?[\p{L}]{3,}[\p{L}\s]*?\s*(?:=|:|is|ist|est|es|是|は)\s*/iu, "= ")
    .replace(/^\s*p(?:O)?H\s*=?\s*(?=[\d-])/, (name) => `${name.replace(/[=\s]/g, "")} = `)
    .replace(/^\s*\[?(?:H|OH)[+⁺\-⁻]?\]\s*=/, "= ");
  const texts = cleaned.split(/[=≈]/).map((each) => each.trim());
  const named = texts.length > 1 && isName(texts[0] ?? "") ? (texts[0] ?? "") : null;
  const sideTexts = (named === null ? texts : texts.slice(1)).filter((each) => each !== "");
  const sides: Side[] = [];
  for (const each of sideTexts) {
    const term = termOf(each, options);
    if (term === null) return unread;
    sides.push({ term, text: each });
  }
  const last = sides.at(-1);
  if (last === undefined) return unread;
  const open = sides.filter(({ term }) => lettersIn(term).length > 0);
  if (open.length > 0) return equationFinding(meaning, named, sides);
  const truth = truthOf(sides);
  const isAsked = named !== null && meaning.symbols.includes(named.replace(/[\s_{}]/g, ""));
  const finding = valueFinding(meaning, last.term, sides.length > 1, named, isAsked, from);
  if (truth === false) {
    // A chain that is not true is wrong, however it ends.
    return judged("wrong", "notTrue");
  }
  // "1 L = 1000 cm³": true of units, whatever is asked.
  const isFact = sides.length > 1 && sides.every(({ term }) => hasUnit(term) && isPlainTerm(term));
  if (isFact && finding !== "end") return finding === "same" ? "same" : "beside";
  const isElsewhere =
    sides.length > 1 && meaning.unit !== null && hasUnit(last.term) && !isAskedUnit(meaning.unit, last.term);
  if (finding === "end" && (isElsewhere || isFact)) return "same";
  if (finding !== null) return finding;
  if (sides.length > 1 && truth === true) return "beside";
  return judged("unjudged", "notKnown");
}

const isAskedUnit = (unit: Unit, term: Term) => {
  const own = writtenIn(term)?.unit;
  return own !== null && own !== undefined && isNear(own.factor, unit.factor);
};

/** Letters that stand alone beside numbers: "60t", not a unit, where an equation has them on both sides or with a name. */
function ownLetters(part: string): ReadonlySet<string> {
  const isEquation = /[=]/.test(part) && /\d\s*[a-z](?![a-zA-Z/²³^\d])\s*(?:[-+=)]|$)/.test(part.split("=")[0] ?? "");
  const isRight = /=[^=]*\d\s*\*?\s*[a-z]\^?2?\s*$/.test(part) && !/=\s*[-\d.,]+\s*[a-zA-Z/]+[23]?\s*$/.test(part);
  return new Set(
    isEquation || isRight ? [..."txpvwnacd"] : ["a", "d", ...(/\d\s*t\s*(?:²|\^)/.test(part) ? ["t"] : [])],
  );
}

const isName = (text: string) =>
  /^(?:[A-Za-zλρΔφηθ](?:[A-Za-z0-9₀-₉_{}′']{0,4})|Δ\s?[A-Za-z]|p(?:O)?H|[nmcVM]\([A-Za-z0-9+⁺⁻-]+\)|x̄)$/u.test(
    text.replace(/\s/g, ""),
  ) && !/^\d/.test(text);

/** Whether the sides are equal: with their units, or their numbers alone. */
function truthOf(sides: readonly Side[]): boolean | null {
  for (let at = 1; at < sides.length; at++) {
    const [one, other] = [sides[at - 1]?.term, sides[at]?.term];
    if (one === undefined || other === undefined) continue;
    if (areEqual(one, other)) continue;
    return false;
  }
  return true;
}

function areEqual(one: Term, other: Term): boolean {
  const [a, b] = [measuredValue(one), measuredValue(other)];
  const written = writtenIn(other);
  if (a !== null && b !== null && hasUnit(one) && hasUnit(other)) {
    if (!isSameDimension(a.dimension, b.dimension)) return isNumberEqual(one, other);
    return isNear(a.value, b.value) || (written !== null && isRoundedTo(written.number, toUnit(a.value, written.unit)));
  }
  return isNumberEqual(one, other);
}

function isNumberEqual(one: Term, other: Term): boolean {
  const [a, b] = [plainValue(one), plainValue(other)];
  const written = writtenIn(other);
  if (a === null || b === null) return true;
  const isPercent =
    written?.unit?.shown === "%" || (written?.unit?.factor === 0.01 && isSameDimension(written.unit.dimension, none));
  if (isNear(a, b) || (isPercent && isNear(a * 100, b * (b < 1.5 ? 100 : 1)))) return true;
  if (written === null) return false;
  // Data of few figures make a last figure uncertain.
  return (
    isRoundedTo(written.number, a) ||
    (isPercent && isRoundedTo(written.number, a * 100)) ||
    (written.number.figures >= 3 && Math.abs(a - b) <= 1.01 * written.number.step)
  );
}

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other), 1e-30);

const toUnit = (value: number, unit: Unit | null) =>
  unit === null ? value : (value - (unit.offset ?? 0)) / unit.factor;

/** A number that is written out, with its unit. */
function writtenIn(term: Term): { readonly number: NumberFound; readonly unit: Unit | null } | null {
  if (term.kind === "number") return { number: term.written, unit: term.unit };
  if (term.kind === "two" && term.sign === "*" && term.left.kind === "constant" && term.left.value === -1) {
    const inner = writtenIn(term.right);
    return inner && { number: { ...inner.number, value: -inner.number.value }, unit: inner.unit };
  }
  return null;
}

/** What the end of a line says of the quantity; null where it is none that is known. */
function valueFinding(
  meaning: QuantityMeaning,
  term: Term,
  isReckoned: boolean,
  named: string | null,
  isAsked: boolean,
  from: number,
): Finding | null {
  const { answers, stages, unit, needsUnit } = meaning;
  const [answer] = answers;
  if (answer === undefined) return null;
  const isPlain = isPlainTerm(term);
  const isShareOfIt = term.kind !== "number" && isOfPercents(term) && !isSameDimension(answer.dimension, none);
  if (hasUnit(term) && !isShareOfIt) return measuredFinding(meaning, term, isPlain, isReckoned, named, isAsked, from);
  const value = plainValue(term);
  if (value === null) return null;
  const written = writtenIn(term);
  const isStrict = isSameDimension(answer.dimension, dimensions.money);
  const fits = (exact: number) =>
    isNear(value, exact) || (written !== null && isRoundedTo(written.number, exact, isStrict));
  const wanted = answers.map((each) => toUnit(each.value, unit));
  if (wanted.some(fits)) {
    if (!isPlain || (term.kind === "two" && term.sign === "/" && !isSameDimension(answer.dimension, none)))
      return "same";
    // Of money nobody doubts what it is.
    if (needsUnit && !isStrict && !isSameDimension(answer.dimension, none))
      return isReckoned || named !== null ? "same" : judged("wrong", "missingUnit");
    return tooRough(meaning, written, wanted) ?? "end";
  }
  const inUnits = (amounts: readonly Amount[]) =>
    amounts.some(
      (each) =>
        fits(each.value) ||
        [...meaning.units, ...(isReckoned || !isPlain || named !== null ? meaning.joined : [])].some(
          (own) => isSameDimension(own.dimension, each.dimension) && fits(toUnit(each.value, own)),
        ),
    );
  if (inUnits(answers)) {
    if (!isPlain || isReckoned || named !== null) return "same";
    return needsUnit && !isStrict ? judged("wrong", "missingUnit") : null;
  }
  if (named !== null && !isAsked) return inUnits(stages) || inUnits(meaning.letters[named] ?? []) ? "same" : null;
  if (inUnits(stages)) return isReckoned || !isPlain ? "same" : null;
  // "0.5/0.25" of moles and millilitres comes out in a unit the problem does not name.
  const isWorked = isReckoned || !isPlain;
  if (isWorked && (named === null || isAsked) && inUsualUnits(answers, fits)) return "same";
  // "v = 180 · 2.5": where one law is all there is, its name can stand for nothing else.
  if (isWorked && isAsked && isOneLaw(meaning)) return judged("wrong", "otherValue", from);
  if (isReckoned && !isAsked) return null;
  // A number alone is an answer; a sum on the way may be anything.
  return isPlain && (!isReckoned || isAsked) ? powerOrOther(value, wanted, from) : null;
}

/** At most two things are given and the asked one comes of both: nothing of its kind stands between. */
export function isOneLaw({ letters }: QuantityMeaning): boolean {
  const names = Object.keys(letters).filter((name) => name !== "");
  return names.length > 0 && names.length <= 2;
}

/** Metres and decimetres, minutes and hours: by what a number may differ that is written without its unit. */
const usualFactors: readonly (readonly number[])[] = [
  [1, 1000, 0.1, 0.01, 0.001],
  [1, 0.001, 1000],
  [1, 60, 3600, 0.001],
  [1, 0.001],
  [1],
  [1, 0.001],
  [1, 0.01],
];

function inUsualUnits(amounts: readonly Amount[], fits: (exact: number) => boolean): boolean {
  return amounts.some(({ value, dimension }) => {
    const sizes = dimension.reduce<readonly number[]>(
      (sofar, exponent, at) => {
        const own = exponent === 0 ? [1] : (usualFactors[at] ?? [1]);
        // Volumes are in cubic metres or in litres.
        const factors = Math.abs(exponent) === 3 ? own.slice(0, 3) : own;
        return sofar.flatMap((size) => factors.map((factor) => size * factor ** exponent));
      },
      [1],
    );
    // Newtons and joules come in thousands; moles in a litre do not.
    const derived = dimension[1] !== 0 && dimension[2] !== 0 ? [1, 1000] : [1];
    return sizes.some((size) => derived.some((more) => fits(value / size / more)));
  });
}

function measuredFinding(
  meaning: QuantityMeaning,
  term: Term,
  isPlain: boolean,
  isReckoned: boolean,
  named: string | null,
  isAsked: boolean,
  from: number,
): Finding | null {
  const { answers, stages } = meaning;
  const [answer] = answers;
  const own = measuredValue(term);
  if (answer === undefined) return null;
  if (own === null) return null;
  const written = writtenIn(term);
  const isAt = (amounts: readonly Amount[]) =>
    amounts.some(
      (each) =>
        isSameDimension(each.dimension, own.dimension) &&
        (isNear(each.value, own.value) ||
          isByOtherTable(each, own) ||
          (written !== null &&
            isRoundedTo(
              written.number,
              toUnit(each.value, written.unit),
              isSameDimension(each.dimension, dimensions.money),
            ))),
    );
  if (isAt(answers))
    return isPlain
      ? (tooRough(
          meaning,
          written,
          answers.map((each) => toUnit(each.value, written?.unit ?? null)),
        ) ?? "end")
      : "same";
  const isOther = named !== null && !isAsked;
  if (isAt(stages))
    return isReckoned || isOther || !isPlain || !isSameDimension(own.dimension, answer.dimension) ? "same" : null;
  if (isOther && isAt(meaning.letters[named] ?? [])) return "same";
  if (isSameDimension(own.dimension, answer.dimension)) {
    // What is named otherwise is another quantity of the kind.
    if (isOther) return null;
    const unit = written?.unit ?? null;
    return powerOrOther(
      toUnit(own.value, unit),
      answers.map((each) => toUnit(each.value, unit)),
      from,
    );
  }
  const number = plainValue(term);
  const isNumber = (each: Amount) =>
    number !== null &&
    [null, meaning.unit, ...meaning.units].some((unit) => {
      if (unit !== null && !isSameDimension(unit.dimension, each.dimension)) return false;
      const exact = toUnit(each.value, unit);
      return isNear(number, exact) || (written !== null && isRoundedTo(written.number, exact));
    });
  if (!isOther && answers.some(isNumber)) return judged("wrong", "wrongUnit");
  // What is asked for has this unit; another kind of quantity is no answer.
  return isAsked ? judged("wrong", "wrongUnit") : null;
}

/** Tables of atomic masses differ in their last figures. */
function isByOtherTable(exact: Amount, own: Amount): boolean {
  return (
    isSameDimension(exact.dimension, dimensions.molarMass) &&
    Math.abs(exact.value - own.value) <= 1.5e-3 * Math.abs(exact.value)
  );
}

function powerOrOther(value: number, wanted: readonly number[], from: number): JudgedLine {
  const isPower = wanted.some((each) => {
    const ratio = Math.log10(Math.abs(value / each));
    return value * each > 0 && Math.abs(ratio) > 0.5 && Math.abs(ratio - Math.round(ratio)) < 0.003;
  });
  return isPower ? judged("wrong", "wrongPower") : judged("wrong", "otherValue", from);
}

/** One figure where the data have more says too little. */
function tooRough(
  { figures, rounding }: QuantityMeaning,
  written: ReturnType<typeof writtenIn>,
  wanted: readonly number[],
): JudgedLine | null {
  const isShort = rounding?.kind === "figures" && written !== null && written.number.figures < rounding.count;
  if (isShort && isCoarser(written.number.value, rounding.count, wanted)) return judged("no-further", "tooFewFigures");
  if (written === null || wanted.some((each) => Math.abs(written.number.value - each) <= 0.01 * Math.abs(each)))
    return null;
  return written.number.figures < Math.min(2, figures) ? judged("no-further", "tooFewFigures") : null;
}

/** "2800" where three figures of 2787 are asked for; 2790 has them, and so has 2787. */
function isCoarser(value: number, count: number, wanted: readonly number[]): boolean {
  const least = (of: number) => 10 ** (Math.floor(Math.log10(Math.abs(of))) + 1 - count);
  return wanted.every((each) => each !== 0 && Math.abs(value - each) > 0.5000001 * least(each));
}

/** "1/R = 1/6 + 1/3", "80t + 60t = 420": true where its letter is what is sought, or a quantity on the way. */
function equationFinding(meaning: QuantityMeaning, named: string | null, sides: readonly Side[]): Finding {
  const unknown = judged("unjudged", "notKnown");
  const names = [...new Set(sides.flatMap(({ term }) => lettersIn(term)))];
  const numeric = sides.filter(({ term }) => lettersIn(term).length === 0);
  // "v = u + at = 0 + 3 · 6": of the formula only the numbers count.
  if (named !== null || (names.length > 1 && numeric.length > 0)) {
    const last = numeric.at(-1);
    if (last === undefined || sides.at(-1) !== last) return unknown;
    return valueFinding(meaning, last.term, true, null, false, 0) ?? unknown;
  }
  const [letter] = names;
  if (letter === undefined || names.length > 1) return unknown;
  const candidates = (amounts: readonly Amount[]) =>
    amounts.flatMap((each) => [
      each.value,
      ...meaning.units
        .filter((unit) => isSameDimension(unit.dimension, each.dimension))
        .map((unit) => toUnit(each.value, unit)),
    ]);
  const isOwn = meaning.symbols.includes(letter) || /^[xyz]$/.test(letter);
  const holdsFor = (value: number) => {
    const values = sides.map(({ term }) => plainValue(term, { [letter]: value }));
    return values.every((each, at) => {
      const before = values[at - 1];
      return (
        at === 0 ||
        (each !== null &&
          before !== null &&
          before !== undefined &&
          Math.abs(each - before) <= 2e-3 * Math.max(Math.abs(each), Math.abs(before)))
      );
    });
  };
  const own = [
    ...candidates(meaning.answers),
    ...candidates(meaning.letters[letter] ?? []),
    ...(isOwn ? [] : candidates(meaning.stages)),
  ];
  return own.some(holdsFor) ? "same" : unknown;
}
