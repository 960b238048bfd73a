import { type Expression, number, product, replaced, symbol } from "@jotter/analysis/maths/expression";
import { parseExpression } from "@jotter/analysis/maths/parse";
import { plainMaths } from "@jotter/analysis/maths/plain-maths";
import { plainOf } from "@jotter/analysis/maths/print";
import { attempt } from "@jotter/analysis/maths/problem";
import { tidy } from "@jotter/analysis/maths/simplify";
import { type Problem, readProblem } from "./problem.ts";
import { usesDecimalComma } from "./reading/read-line.ts";
import { sameValue } from "./values.ts";
import { chanceOf } from "./varied.ts";
import { variedTask } from "./varied-task.ts";

/** The same words over another function; null where the function does not stand in them as it was read. */
export function* curvesBeside(problem: Problem, seed: number, tries: number): Generator<Problem> {
  const { meaning, language } = problem;
  if ((meaning.kind !== "set" && meaning.kind !== "features") || meaning.curve === undefined) return;
  const { curve } = meaning;
  const text = plainMaths(problem.text);
  const body = bodyIn(text, curve, usesDecimalComma(language));
  if (body === null) return;
  const letter = meaning.kind === "features" ? meaning.letter : (meaning.unknowns[0] ?? "x");
  for (let turn = 0; turn < tries; turn++) {
    const made = attempt(() => otherCurve(curve, letter, seed * 9973 + turn, turn > tries / 2), 20_000);
    if (!made.ok || made.value === null || sameValue(made.value, curve) !== "different") continue;
    const after = text.slice(text.indexOf(body) + body.length);
    const blank = /^[\p{L}(（[]/u.test(after) ? " " : "";
    const words = text.replace(body, () => ` ${plainOf(made.value ?? curve)}${blank}`).replace(/ {2,}/g, " ");
    yield readProblem(words.trim(), language);
  }
}

function otherCurve(curve: Expression, letter: string, seed: number, isStretched: boolean): Expression | null {
  const chance = chanceOf(seed);
  if (!isStretched) {
    const other = variedTask({ kind: "differentiate", expression: curve, variable: letter }, chance);
    return other?.kind === "differentiate" ? other.expression : null;
  }
  return tidy(replaced(curve, symbol(letter), product(number(BigInt(2 + chance(3))), symbol(letter))));
}

const formula =
  /=\s*((?:\\(?:frac|sqrt|cdot|sin|cos|ln)|sqrt|sin|cos|tan|exp|ln|log|(?<![a-z])[a-z](?![a-z])|[-+*/^(){}\d.,\s²³⁴√·×])+)/gu;

/** As it was typed, behind its "f(x) =". */
function bodyIn(text: string, curve: Expression, decimalComma: boolean): string | null {
  for (const [, run = ""] of text.matchAll(formula)) {
    for (let end = run.length; end > 0; end--) {
      if (!/[\w)}²³⁴]/u.test(run[end - 1] ?? "")) continue;
      const body = run.slice(0, end);
      const read = parseExpression(body, { decimalComma });
      if (read.ok && sameValue(read.value, curve) === "same") return body;
    }
  }
  return null;
}
