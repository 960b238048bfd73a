import type { MathsTask } from "@jotter/analysis/maths/answer";
import { call, symbol, symbolsOf } from "@jotter/analysis/maths/expression";
import { workedMatrix } from "@jotter/analysis/maths/matrix-task";
import { latexOf, statementLatex } from "@jotter/analysis/maths/print";
import { attempt } from "@jotter/analysis/maths/problem";
import { seriesLatex } from "@jotter/analysis/maths/series";
import { formOf } from "@jotter/analysis/maths/worded/forms";

/** What is asked, as a formula without words. */
export function questionOf(task: MathsTask): string {
  if (task.kind === "solve") return statementLatex(task.statement);
  if (task.kind === "matrix") {
    const worked = attempt(() => workedMatrix(task, []));
    return worked.ok ? worked.value.question : "";
  }
  if (task.kind === "series") return seriesLatex(task);
  if (task.kind === "worded") return formOf(task.form).question(task.figures);
  const letter = symbol("variable" in task && task.variable !== undefined ? task.variable : "x");
  if (task.kind === "integrate" && task.from !== undefined && task.to !== undefined) {
    return latexOf(call("integral", task.expression, letter, task.from, task.to));
  }
  if (task.kind === "integrate") return latexOf(call("integral", task.expression, letter));
  if (task.kind === "limit") return latexOf(call("limit", task.expression, letter, task.point));
  return latexOf(task.expression);
}

/** The point of a tangent or a slope, and the letter to solve for among others, stand in the words alone. */
export function saysAll(task: MathsTask): boolean {
  if (
    task.kind === "worded" ||
    task.kind === "matrix" ||
    task.kind === "tangent" ||
    ("at" in task && task.at !== undefined)
  )
    return false;
  if (task.kind !== "solve" || task.variable === undefined || task.statement.kind !== "relation") return true;
  return symbolsOf(task.statement.left, symbolsOf(task.statement.right)).size < 2;
}
