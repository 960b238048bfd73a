import { cut } from "@jotter/analysis/maths/cut";
import { isMatrix, isSameMatrix, type Matrix, matrixValue } from "@jotter/analysis/maths/matrix";
import { plainMaths } from "@jotter/analysis/maths/plain-maths";
import { isTrueChain } from "./judge-beside.ts";
import type { Meaning } from "./meaning.ts";
import { chainOf } from "./reading/chains.ts";
import { type JudgedLine, judged } from "./verdict.ts";

export type MatrixWorking = {
  readonly meaning: Extract<Meaning, { kind: "matrix" }>;
  readonly last: { readonly line: number; readonly value: Matrix; readonly text: string } | null;
};

export type MatrixStep = { readonly working: MatrixWorking; readonly judged: JudgedLine };

export function judgeMatrixLine(working: MatrixWorking, text: string, line: number, decimalComma: boolean): MatrixStep {
  const { meaning, last } = working;
  const plain = plainMaths(text)
    .replace(/^\s*=\s*/, "")
    .replace(/[.\s]+$/, "");
  const sides = cut(plain, /[=]/y)
    .map((side) => side.text.trim())
    .filter((side) => side !== "");
  const isNamed =
    /^(?:[A-Z]{1,2}(?:⁻¹|\^\{?-1\}?|ᵀ)?|\([A-Z]{1,2}\)(?:ᵀ|⁻¹|\^\{?-1\}?)?|[A-Z]·?[A-Z])$/.test(sides[0] ?? "") &&
    sides.length > 1;
  const read = (isNamed ? sides.slice(1) : sides).map((side) => matrixValue(side, meaning.givens, decimalComma));
  const final = read.at(-1);
  if (final === undefined || final === null || !isMatrix(final)) {
    const chain = chainOf(plain.replace(/^\s*\\?det\s*(?:\(?A\)?)?\s*=/, ""), { decimalComma });
    const truth = chain === null || chain.sides.length < 2 ? null : isTrueChain(chain, decimalComma);
    if (truth === false) return { working, judged: judged("wrong", "notTrue") };
    return { working, judged: truth ? judged("follows", "trueBeside") : judged("unjudged", "unread") };
  }
  const from = last?.line ?? 0;
  const next = { ...working, last: { line, value: final, text: plain } };
  if (last !== null && last.text === plain) return { working: next, judged: judged("no-further", "sameAs", last.line) };
  const isBroken = read.some((one) => one !== null && isMatrix(one) && isSameMatrix(one, final) === false);
  const verdicts = [last?.value, meaning.value].flatMap((each) =>
    each === undefined ? [] : [isSameMatrix(final, each)],
  );
  if (verdicts.includes(true) && !isBroken) return { working: next, judged: judged("follows", "follows", from) };
  if (verdicts.includes(null)) return { working: next, judged: judged("unjudged", "notKnown") };
  return {
    working: next,
    judged: isBroken && verdicts.includes(true) ? judged("wrong", "notTrue") : judged("wrong", "otherValue", from),
  };
}
