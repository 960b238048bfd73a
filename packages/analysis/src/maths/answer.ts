import { type CurveTask, curveAnswer } from "./curve.ts";
import { differentiate } from "./differentiate.ts";
import {
  call,
  children,
  difference,
  type Expression,
  equation,
  expressionStatement,
  hasConstant,
  isNumber,
  product,
  type Relation,
  replaced,
  type Statement,
  sum,
  symbol,
  symbolsOf,
  zero,
} from "./expression.ts";
import { solveInequalities } from "./inequality.ts";
import { definiteIntegral, integrate } from "./integrate.ts";
import { limitOf } from "./limit.ts";
import { type MatrixTask, workedMatrix } from "./matrix-task.ts";
import { expand } from "./normal.ts";
import { realValue } from "./numeric.ts";
import { latexOf, statementLatex, statementPlain } from "./print.ts";
import { attempt, type Outcome, stop } from "./problem.ts";
import { factorise, simplify } from "./rewrite.ts";
import { closedSeries, type SeriesTask, seriesLatex } from "./series.ts";
import { tidy } from "./simplify.ts";
import { solutionsStatement } from "./solutions.ts";
import { solveEquation } from "./solve.ts";
import { note, type Step, type Working } from "./steps.ts";
import { solveSystem } from "./system.ts";
import type { Posed } from "./worded/form.ts";
import { formOf } from "./worded/forms.ts";

/** What is asked of a piece of maths. */
export type MathsTask =
  | { readonly kind: "solve"; readonly statement: Statement; readonly variable?: string }
  | { readonly kind: "evaluate" | "simplify" | "expand" | "factor"; readonly expression: Expression }
  | {
      readonly kind: "differentiate" | "tangent";
      readonly expression: Expression;
      readonly variable?: string;
      readonly at?: Expression;
    }
  | {
      readonly kind: "integrate";
      readonly expression: Expression;
      readonly variable?: string;
      readonly from?: Expression;
      readonly to?: Expression;
    }
  | { readonly kind: "limit"; readonly expression: Expression; readonly variable?: string; readonly point: Expression }
  | SeriesTask
  | CurveTask
  | MatrixTask
  /** Told in words, with the figures that were found in them. */
  | ({ readonly kind: "worded" } & Posed);

export type MathsAnswer = {
  readonly task: MathsTask["kind"];
  /** LaTeX of what was asked and of what came out. */
  readonly question: string;
  readonly result: string;
  readonly plain: string;
  readonly steps: readonly Step[];
  /** How an answer in words has to begin; "infinitely-many" leaves equations over. */
  readonly outcome: "value" | "solutions" | "no-solution" | "every-number" | "infinitely-many";
  /** Numbers for results that are not whole, in their order; for the reader's own way of writing decimals. */
  readonly approximately: readonly number[];
  /** The letter that stands for any whole number, in solutions that repeat. */
  readonly integer: string | null;
  /** Solutions that are not real, and what was taken for granted of other letters, as LaTeX. */
  readonly complex: readonly string[];
  readonly assuming: readonly string[];
};

/** Works a task out, step by step, or says honestly that it cannot. */
export function answerMaths(task: MathsTask): Outcome<MathsAnswer> {
  return attempt(() => {
    const working: Working = [];
    return { ...answered(unwrapped(task), working), steps: working };
  });
}

/** "Simplify ∫ x dx" is an integral, whatever the verb. */
function unwrapped(task: MathsTask): MathsTask {
  const expression = "expression" in task ? task.expression : null;
  if (expression?.kind !== "call") return task;
  const [inner = zero, variable = zero, from, to] = expression.args;
  const name = variable.kind === "symbol" ? variable.name : "x";
  if (expression.name === "derivative") return { ...task, kind: "differentiate", expression: inner, variable: name };
  if (expression.name === "limit" && from !== undefined)
    return { kind: "limit", expression: inner, variable: name, point: from };
  if (expression.name !== "integral") return task;
  const bounds = from === undefined || to === undefined ? {} : { from, to };
  return { kind: "integrate", expression: inner, variable: name, ...bounds };
}

type Result = Omit<MathsAnswer, "steps">;

function answered(task: MathsTask, working: Working): Result {
  if (task.kind === "solve") return solvedTask(task.statement, task.variable, working);
  if (task.kind === "worded") return wordedTask(task, working);
  if (task.kind === "matrix") return matrixTask(task, working);
  if (task.kind === "signs" || task.kind === "sketch")
    return { task: task.kind, outcome: "value", approximately: [], ...plainResult, ...curveAnswer(task, working) };
  const { expression } = task;
  if (hasUnfinished(expression)) return stop({ kind: "cannot" });
  switch (task.kind) {
    case "evaluate":
    case "simplify":
      return valued(task.kind, expression, simplify(expression, working));
    case "expand": {
      const result = expand(expression);
      note(working, "expand", expression, result);
      return valued(task.kind, expression, result);
    }
    case "factor":
      return valued(task.kind, expression, factorise(expression, working));
    case "differentiate":
    case "tangent":
      return derived(task, task.variable ?? variableOf([expression]), working);
    case "integrate": {
      const x = task.variable ?? variableOf([expression]);
      if (task.from !== undefined && task.to !== undefined) {
        const area = definiteIntegral(expression, x, task.from, task.to, working);
        return valued(task.kind, call("integral", expression, symbol(x), task.from, task.to), area);
      }
      const before = call("integral", expression, symbol(x));
      const primitive = integrate(expression, x, working);
      const withConstant = sum(...(primitive.kind === "sum" ? primitive.terms : [primitive]), symbol("C"));
      note(working, "addConstant", before, withConstant);
      return valued(task.kind, before, withConstant);
    }
    case "series": {
      const steps: Working = [];
      const closed = closedSeries(task, working);
      const result = valued(task.kind, closed, simplify(closed, steps));
      working.push(...steps);
      return { ...result, question: seriesLatex(task) };
    }
    case "limit": {
      const x = task.variable ?? variableOf([expression]);
      return valued(
        task.kind,
        call("limit", expression, symbol(x), task.point),
        limitOf(expression, x, task.point, working),
      );
    }
  }
}

/** The formula of its form, filled in, and then worked out as any other. */
function wordedTask(task: Extract<MathsTask, { kind: "worded" }>, working: Working): Result {
  const form = formOf(task.form);
  const found = form.solve(task.figures, working);
  const question = form.question(task.figures);
  const steps: Working = [];
  const result =
    found.kind === "relation"
      ? solvedTask(found, undefined, steps)
      : valued("evaluate", found, form.isWorkedOut === true ? found : simplify(found, steps));
  working.push(...steps);
  return { ...result, task: "worded", question };
}

function matrixTask(task: MatrixTask, working: Working): Result {
  const found = workedMatrix(task, working);
  if ("statement" in found)
    return { ...solvedTask(found.statement, found.letter, working), task: "matrix", question: found.question };
  if ("value" in found) {
    const steps: Working = [];
    const result = valued("matrix", found.value, simplify(found.value, steps));
    working.push(...steps);
    return { ...result, question: found.question };
  }
  return { task: "matrix", outcome: "value", approximately: [], ...plainResult, ...found };
}

function hasUnfinished(of: Expression): boolean {
  return (
    (of.kind === "call" && ["derivative", "integral", "limit"].includes(of.name)) || children(of).some(hasUnfinished)
  );
}

const plainResult = { integer: null, complex: [], assuming: [] };

function valued(kind: MathsTask["kind"], before: Expression, result: Expression): Result {
  return {
    task: kind,
    question: latexOf(before),
    result: latexOf(result),
    plain: statementPlain(expressionStatement(result)),
    outcome: "value",
    approximately: approximations([result]),
    ...plainResult,
  };
}

function approximations(values: readonly Expression[]): readonly number[] {
  if (values.every((value) => isNumber(value) && value.value.d === 1n)) return [];
  const numbers = values.map((value) => (hasConstant(value, "i") ? Number.NaN : realValue(value)));
  return numbers.every((value) => Number.isFinite(value)) ? numbers : [];
}

function derived(task: Extract<MathsTask, { kind: "differentiate" | "tangent" }>, x: string, working: Working): Result {
  const before = call("derivative", task.expression, symbol(x));
  const slopeFunction = differentiate(task.expression, x, working);
  if (task.at === undefined) {
    if (task.kind === "tangent") return stop({ kind: "cannot" });
    return valued(task.kind, before, slopeFunction);
  }
  const inserted = replaced(slopeFunction, symbol(x), task.at);
  const slope = tidy(inserted);
  if (symbolsOf(slope).size === 0 && !Number.isFinite(realValue(slope))) stop({ kind: "undefined" });
  note(working, "insertPoint", inserted, slope, symbol(x), task.at);
  if (task.kind === "differentiate") return valued(task.kind, before, slope);
  const height = tidy(replaced(task.expression, symbol(x), task.at));
  if (symbolsOf(height).size === 0 && !Number.isFinite(realValue(height))) stop({ kind: "undefined" });
  const line = sum(product(slope, difference(symbol(x), task.at)), height);
  const result = equation(symbol("y"), expand(line));
  note(working, "tangentLine", equation(symbol("y"), line), result, slope, height);
  return {
    task: "tangent",
    question: latexOf(task.expression),
    result: statementLatex(result),
    plain: statementPlain(result),
    outcome: "value",
    approximately: [],
    ...plainResult,
  };
}

/** The letter a question is most likely about. */
function variableOf(parts: readonly Expression[]): string {
  const names = new Set(parts.flatMap((part) => [...symbolsOf(part)]));
  return [..."xyztuvwnsrpqabc"].find((name) => names.has(name)) ?? [...names][0] ?? "x";
}

function solvedTask(statement: Statement, wanted: string | undefined, working: Working): Result {
  const relations = relationsOf(statement);
  const parts = relations.flatMap(({ left, right }) => [left, right]);
  if (parts.some(hasUnfinished)) stop({ kind: "cannot" });
  const question = statementLatex(statement);
  const shown = (result: Statement) => ({
    task: "solve" as const,
    question,
    result: statementLatex(result),
    plain: statementPlain(result),
  });
  const x = wanted ?? variableOf(parts);
  const [only] = relations;
  const isEquation = relations.every((each) => each.comparison === "=");
  if (only !== undefined && relations.length === 1 && isEquation) {
    const found = solveEquation(only, x, working);
    return {
      ...shown(solutionsStatement(found)),
      outcome: found.everything ? "every-number" : found.values.length === 0 ? "no-solution" : "solutions",
      approximately: found.integer === null ? approximations(found.values) : [],
      integer: found.integer,
      complex: found.complex.map(latexOf),
      assuming: found.assuming.map(statementLatex),
    };
  }
  const names = new Set(parts.flatMap((part) => [...symbolsOf(part)]));
  if (isEquation && names.size > 1) {
    const result = solveSystem(relations, working);
    const isDone =
      result.kind === "any-of" ||
      relationsOf(result).every((each) => each.left.kind === "symbol" && symbolsOf(each.right).size === 0);
    const isWhole =
      result.kind === "nothing" || (isDone && (result.kind === "any-of" || relationsOf(result).length === names.size));
    return {
      ...shown(result),
      outcome: result.kind === "nothing" ? "no-solution" : isWhole ? "solutions" : "infinitely-many",
      approximately: [],
      ...plainResult,
    };
  }
  const result = solveInequalities(relations, x, working);
  return {
    ...shown(result),
    outcome: result.kind === "nothing" ? "no-solution" : result.kind === "everything" ? "every-number" : "solutions",
    approximately: [],
    ...plainResult,
  };
}

function relationsOf(statement: Statement): readonly Relation[] {
  if (statement.kind === "relation") return [statement];
  if (statement.kind === "nothing" || statement.kind === "everything") return [];
  if (statement.kind !== "all-of") return stop({ kind: "cannot" });
  return statement.statements.flatMap(relationsOf);
}
