import { answerMaths, type MathsTask } from "@jotter/analysis/maths/answer";
import {
  children,
  type Expression,
  equation,
  type Relation,
  replaced,
  type Statement,
  symbol,
  symbolsOf,
} from "@jotter/analysis/maths/expression";
import { parseStatement } from "@jotter/analysis/maths/parse";
import { statementLatex } from "@jotter/analysis/maths/print";
import { attempt } from "@jotter/analysis/maths/problem";
import { simplify } from "@jotter/analysis/maths/rewrite";
import { note, type Step, type Working as Steps } from "@jotter/analysis/maths/steps";
import { isStatement, type Place, stands } from "./place.ts";
import type { Problem } from "./problem.ts";
import { relationsIn } from "./real-sets.ts";
import { isExplicit, statementKey } from "./statement-forms.ts";
import { lettersOf } from "./statements.ts";
import type { StoryWorking } from "./stories/judge-story.ts";

/** The engine's next step from where the student stands; null where it has none to show. */
export function nextStep(problem: Problem, place: Place): Step | null {
  if (place.isSolved) return null;
  if (problem.meaning.kind === "quantity") return quantityStep(problem, place);
  if (place.holding.state.kind === "story") return storyStep(problem, place.holding.state.of);
  const now = stands(place.holding);
  const { meaning, solution } = problem;
  const { state } = place.holding;
  const hasSlope = state.kind === "set" && Object.keys(state.of.slopes).length > 0;
  const last = problem.tasks.at(-1);
  if (now === null && hasSlope && last !== undefined) return firstStep(last);
  if (now === null) return solution?.steps[0] ?? null;
  if (meaning.kind === "set" && isStatement(now)) {
    return meaning.unknowns.length > 1 ? systemStep(problem, place, now) : setStep(now, meaning.unknowns[0] ?? "x");
  }
  return isStatement(now) ? null : valueStep(problem, now);
}

/** The law, then the law turned round; what is put in gives the result away. */
function quantityStep({ solution }: Problem, { holding }: Place): Step | null {
  const steps = (solution?.steps ?? []).slice(0, -1);
  const done = holding.lines.filter(({ verdict }) => verdict === "follows").length;
  return steps[Math.min(done, steps.length - 1)] ?? null;
}

/** The equation, then what is next with the student's own. */
function storyStep({ solution }: Problem, { last, meaning, equations }: StoryWorking): Step | null {
  if (last?.relation == null) {
    const isWritten = equations >= relationsIn(meaning.statement).length;
    return solution?.steps[isWritten ? 1 : 0] ?? null;
  }
  const [letter] = symbolsOf(last.relation.left, symbolsOf(last.relation.right));
  const isFound = letter === undefined || isExplicit(last.relation, letter);
  return isFound ? null : firstStep({ kind: "solve", statement: last.relation, variable: letter });
}

function firstStep(task: MathsTask): Step | null {
  const worked = answerMaths(task);
  return worked.ok ? (worked.value.steps.find(isFurther) ?? null) : null;
}

/** Terms in another order are no step to be shown. */
function isFurther({ before, after }: Step): boolean {
  const [one, other] = [parseStatement(before), parseStatement(after)];
  if (!one.ok || !other.ok || one.value.kind === "expression" || other.value.kind === "expression") return true;
  return statementKey(one.value) !== statementKey(other.value);
}

/** Of alternatives the first that is not done yet. */
function setStep(statement: Statement, unknown: string): Step | null {
  if (statement.kind !== "any-of") return firstStep({ kind: "solve", statement, variable: unknown });
  for (const part of statement.statements) {
    const step = isExplicit(part, unknown) ? null : setStep(part, unknown);
    if (step !== null) return step;
  }
  return null;
}

/** An equation of one unknown is solved for it; a value that was found goes into the others. */
function systemStep(problem: Problem, { holding }: Place, last: Statement): Step | null {
  const [letter, more] = [...lettersOf(last)];
  if (letter !== undefined && more === undefined && last.kind !== "any-of" && !isExplicit(last, letter)) {
    return firstStep({ kind: "solve", statement: last, variable: letter });
  }
  const lines =
    holding.state.kind === "system" ? holding.state.of.lines.slice(1).map(({ statement }) => statement) : [];
  const known = lines.flatMap((each) => (each.kind === "any-of" ? [] : relationsIn(each))).filter(isValue);
  const given = problem.meaning.kind === "set" ? relationsIn(problem.meaning.statement) : [];
  for (const { left, right } of known) {
    if (left.kind !== "symbol") continue;
    const other = given.find((each) => {
      const letters = symbolsOf(each.left, symbolsOf(each.right));
      return (
        letters.has(left.name) &&
        [...letters].some(
          (name) => name !== left.name && !known.some((one) => one.left.kind === "symbol" && one.left.name === name),
        )
      );
    });
    if (other === undefined) continue;
    const steps: Steps = [];
    const put = (side: Expression) => replaced(side, symbol(left.name), right);
    note(steps, "insertKnown", other, equation(put(other.left), put(other.right)), left, right);
    return steps[0] ?? null;
  }
  const shown = statementLatex(last);
  return problem.solution?.steps.find(({ before }) => before !== shown) ?? null;
}

const isValue = ({ left, right, comparison }: Relation) =>
  comparison === "=" && left.kind === "symbol" && symbolsOf(right).size === 0;

function valueStep({ meaning, solution }: Problem, now: Expression): Step | null {
  const open = openPart(now);
  if (open !== null) return firstStep({ kind: "evaluate", expression: open });
  if (meaning.kind === "antiderivative" && ![...symbolsOf(now)].some((name) => name !== meaning.letter)) {
    return solution?.steps.findLast(({ id }) => id === "addConstant") ?? null;
  }
  const steps: Steps = [];
  const done = attempt(() => simplify(now, steps), 60_000);
  return done.ok ? (steps[0] ?? null) : null;
}

/** The first integral, limit or derivative that is not worked out yet. */
function openPart(of: Expression): Expression | null {
  if (of.kind === "call" && ["limit", "integral", "derivative"].includes(of.name)) return of;
  for (const child of children(of)) {
    const found = openPart(child);
    if (found !== null) return found;
  }
  return null;
}
