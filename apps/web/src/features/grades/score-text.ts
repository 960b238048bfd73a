import { type Letter, letters, type Score } from "@jotter/domain/grade";
import { percentMaximum } from "@jotter/domain/grade-scale";

/**
 * What somebody types as a score: "92", "92%", "92,5 %", "45/50", "A-". Nothing, or a maximum alone ("/50"), is a score
 * that is still to come. [GRD-6]
 */
export type TypedScore =
  | { readonly kind: "given"; readonly score: Score }
  | { readonly kind: "awaited"; readonly score: Score | null }
  | { readonly kind: "unreadable" };

export function readScore(typed: string): TypedScore {
  // Full-width digits and signs of Chinese and Japanese keyboards are the same to NFKC; so is a minus to a hyphen here.
  const text = typed.normalize("NFKC").replace(/\s+/g, "").replace(/[−–]/g, "-");
  if (text === "") return { kind: "awaited", score: null };
  const letter = letterIn(text);
  if (letter) return { kind: "given", score: { as: "letter", letter } };
  const [earned, possible, ...rest] = text.split("/");
  if (possible === undefined) {
    const percent = readNumber(text.replace(/%$/, ""));
    if (percent === undefined || percent > percentMaximum) return { kind: "unreadable" };
    return { kind: "given", score: { as: "percent", percent } };
  }
  const whole = readNumber(possible);
  if (whole === undefined || whole === 0 || rest.length > 0) return { kind: "unreadable" };
  if (earned === "" || earned === "-") {
    return { kind: "awaited", score: { as: "points", earned: 0, possible: whole } };
  }
  const part = readNumber(earned ?? "");
  // "900/1,000" would be nine hundred of one.
  return part === undefined || part > (whole * percentMaximum) / 100
    ? { kind: "unreadable" }
    : { kind: "given", score: { as: "points", earned: part, possible: whole } };
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

/** A score as it would be typed again. */
export function typedScore(score: Score | null, isAwaited: boolean, decimal: string): string {
  const number = (value: number) => String(Number(value.toFixed(4))).replace(".", decimal);
  if (!score) return "";
  if (score.as === "letter") return score.letter;
  if (score.as === "percent") return number(score.percent);
  return `${isAwaited ? "" : number(score.earned)}/${number(score.possible)}`;
}

function letterIn(text: string): Letter | undefined {
  const upper = text.toUpperCase();
  return letters.find((letter) => letter === upper);
}
