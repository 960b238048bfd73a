import { type Letter, letters, type Score } from "@jotter/domain/grade";
import type { Book } from "@jotter/domain/grade-book";
import { percentMaximum, percentOf } from "@jotter/domain/grade-scale";
import { germanGradeIn, type NumberScale, scoreOn, smallest } from "@jotter/domain/table-scale";
import { type NumberClues, saidScale, typedScale } from "@jotter/domain/typed-scale";

/**
 * What somebody types as a score: "92", "92%", "92,5 %", "45/50", "A-". Nothing, or a maximum alone ("/50"), is a score
 * that is still to come. Of a number by itself `scale` says what it was taken for; "unclear" is one of which nobody can
 * tell. [GRD-6] [GRD-9]
 */
export type TypedScore =
  | { readonly kind: "given"; readonly score: Score; readonly scale?: NumberScale }
  | { readonly kind: "awaited"; readonly score: Score | null }
  | { readonly kind: "unclear" }
  | { readonly kind: "unreadable" };

/** Without clues a number by itself is a percent. */
export function readScore(typed: string, clues?: NumberClues): TypedScore {
  // Full-width digits and signs of Chinese and Japanese keyboards are the same to NFKC; so is a minus to a hyphen here.
  const words = typed.normalize("NFKC").trim().replace(/[−–]/g, "-");
  const text = words.replace(/(?<=\d)\s*(?:out of|of|von|sur|sobre|de)\s*(?=\d)/iu, "/").replace(/\s+/g, "");
  if (text === "") return { kind: "awaited", score: null };
  const letter = letterIn(text);
  if (letter) return { kind: "given", score: { as: "letter", letter } };
  const [earned, possible, ...rest] = text.split("/");
  if (possible === undefined) return readBare(words, clues);
  const whole = readNumber(possible);
  if (whole === undefined || whole === 0 || rest.length > 0) return { kind: "unreadable" };
  if (earned === "" || earned === "-") {
    return { kind: "awaited", score: { as: "points", earned: 0, possible: whole } };
  }
  const part = readNumber(earned ?? "");
  // "900/1,000" would be nine hundred of one.
  return part === undefined ? { kind: "unreadable" } : given({ as: "points", earned: part, possible: whole });
}

/** A number by itself, whatever is said of it. */
function readBare(words: string, clues: NumberClues | undefined): TypedScore {
  const said = /^(.*?)\s*(%|np|notenpunkte)$/iu.exec(words);
  const own = readNumber(said?.[1]?.replace(/\s+/g, "") ?? "");
  if (own !== undefined) {
    return given(said?.[2] === "%" ? { as: "percent", percent: own } : { as: "points", earned: own, possible: 15 });
  }
  if (!clues) {
    const percent = readNumber(words);
    return percent === undefined ? { kind: "unreadable" } : given({ as: "percent", percent });
  }
  const german = germanIn(words);
  const plain = readNumber(words.replace(/\s*(?:点|分|pts?\.?|points?|punkte?|puntos?)$/iu, ""));
  const value = german ?? plain;
  if (value === undefined) return { kind: "unreadable" };
  // "9 Punkte" are no grade of six.
  const isOfPoints = /[^\d\s点分]$/u.test(words) && german === undefined && value <= smallest;
  if (isOfPoints && clues.said?.as !== "points") return { kind: "unclear" };
  const scale = typedScale({ value, isGerman: german !== undefined }, clues);
  const score = scale && scoreOn(scale, value);
  if (!scale || !score) return { kind: "unclear" };
  const read = given(score);
  return read.kind === "given" ? { ...read, scale } : read;
}

/** "2+", "sehr gut", "Note 2", and "2-3", which is between the two. */
function germanIn(words: string): number | undefined {
  const [, one, other] = /^([1-5])\s*-\s*([2-6])$/u.exec(words) ?? [];
  if (Number(other) === Number(one) + 1) return Number(one) + 0.5;
  const named = /^note\s*([1-6](?:[.,]\d+)?)$/iu.exec(words)?.[1];
  return germanGradeIn(words) ?? (named === undefined ? undefined : readNumber(named));
}

function given(score: Score): TypedScore {
  return percentOf(score) > percentMaximum ? { kind: "unreadable" } : { kind: "given", score };
}

/** What of a class tells what its plain numbers are; the grade that is being edited does not speak of itself. */
export function cluesOf({ course, grades }: Book, language: string, except?: string): NumberClues {
  const others = grades.flatMap(({ id, score, state }) => (score && state === "graded" && id !== except ? score : []));
  return { said: saidScale(course), others, language };
}

/** A number of zero or more, with a point or a comma. */
export function readNumber(typed: string): number | undefined {
  const text = typed.normalize("NFKC").trim().replace(",", ".");
  return /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;
}

/** The same in a field of percents, where some type the sign along. */
export function readPercent(typed: string): number | undefined {
  return readNumber(typed.normalize("NFKC").replace(/\s*%\s*$/, ""));
}

/** A score as it would be typed again: a percent with its sign wherever its number alone may be taken for something else. */
export function typedScore(score: Score | null, isAwaited: boolean, decimal: string, said?: NumberScale): string {
  const number = (value: number) => String(Number(value.toFixed(4))).replace(".", decimal);
  if (!score) return "";
  if (score.as === "letter") return score.letter;
  if (score.as === "percent") return `${number(score.percent)}${isPlain(score.percent, said) ? "" : "%"}`;
  return `${isAwaited ? "" : number(score.earned)}/${number(score.possible)}`;
}

function isPlain(percent: number, said: NumberScale | undefined): boolean {
  return said?.as !== "points" && percent > smallest && percent <= 100;
}

function letterIn(text: string): Letter | undefined {
  const upper = text.toUpperCase();
  return letters.find((letter) => letter === upper);
}
