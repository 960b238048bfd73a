import { type Asking, askFor, type Ladder, type Rung } from "../ladder.ts";
import { placeOf } from "../place.ts";
import type { Problem } from "../problem.ts";
import { isRevealing } from "../revealing.ts";
import { valuesOf } from "./kept-back.ts";
import { numbersIn } from "./number-words.ts";
import { type PrivateSolution, saysAnswer } from "./solve-twice.ts";

/** A rung in a model's words, as markdown. */
export type ToldHint = { readonly rung: Rung; readonly told: string };

export type ToldAsking =
  | Asking
  | { readonly ladder: Ladder; readonly hint: ToldHint }
  | { readonly ladder: Ladder; readonly refused: Rung };

/** The ladder of a problem a model has solved: the order is ours, and what is told before its end gives nothing away. */
export function askModelFor(
  ladder: Ladder,
  rung: Rung,
  problem: Problem,
  solution: PrivateSolution,
  lines: readonly string[],
): ToldAsking {
  const asked = askFor(ladder, rung, problem, lines);
  if ("refused" in asked) return asked;
  const told = toldOf(rung, problem, solution, lines);
  return told === null ? asked : { ladder: asked.ladder, hint: { rung, told } };
}

function toldOf(
  rung: Rung,
  problem: Problem,
  { concept, steps, twin, answer }: PrivateSolution,
  lines: readonly string[],
): string | null {
  if (rung === "concept") return concept === "" || tells(concept, problem, answer) ? null : concept;
  if (rung === "next-step") {
    const { firstWrong } = placeOf(problem, lines);
    const done = firstWrong === null ? lines.length : firstWrong - 1;
    const next = steps
      .slice(Math.min(done, Math.max(0, steps.length - 1)))
      .find((step) => !tells(step, problem, answer));
    return next ?? null;
  }
  if (rung === "twin" && twin !== null) return [twin.problem, numbered(twin.steps), `**${twin.answer}**`].join("\n\n");
  if (rung === "answer") return [numbered(steps), `**${answer}**`].join("\n\n");
  return null;
}

const numbered = (steps: readonly string[]) => steps.map((step, at) => `${at + 1}. ${step}`).join("\n");

/** Whether a line of the solution is already its end. */
function tells(text: string, problem: Problem, answer: string): boolean {
  const values = valuesOf(problem).map(Math.abs);
  return (
    saysAnswer(text, answer) ||
    isRevealing(text, problem) ||
    numbersIn(text).some(({ value, isLoose }) => !isLoose && values.includes(value))
  );
}
