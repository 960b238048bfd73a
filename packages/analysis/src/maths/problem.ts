import { failed, ok, type Result } from "@jotter/domain/result";

/** What a student can meet when a piece of maths is read or worked on. Positions count characters of the text. */
export type MathsProblem =
  | { readonly kind: "empty" }
  | { readonly kind: "too-long"; readonly limit: number }
  | { readonly kind: "too-deep"; readonly at: number }
  | { readonly kind: "unexpected"; readonly at: number; readonly found: string }
  | { readonly kind: "unclosed"; readonly at: number }
  | { readonly kind: "unknown-command"; readonly at: number; readonly found: string }
  | { readonly kind: "ambiguous-number"; readonly at: number; readonly found: string }
  | { readonly kind: "too-large" }
  | { readonly kind: "too-hard" }
  | { readonly kind: "division-by-zero" }
  | { readonly kind: "undefined" }
  | { readonly kind: "cannot" };

export type Outcome<Value> = Result<Value, MathsProblem>;

/** Thrown inside the engine only; `attempt` turns it into a value at the door. */
class Stopped extends Error {
  readonly problem: MathsProblem;
  constructor(problem: MathsProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** Enough for every exercise of a school book many times over, and well under a second of work. */
const STEPS_PER_QUESTION = 250_000;
let stepsLeft = 0;
let running = false;

/** Runs a piece of work within a budget of steps, so that no question can hang the page. */
export function attempt<Value>(work: () => Value, steps = STEPS_PER_QUESTION): Outcome<Value> {
  const outermost = !running;
  if (outermost) {
    running = true;
    stepsLeft = steps;
  }
  try {
    return ok(work());
  } catch (error) {
    if (error instanceof Stopped) {
      // An inner attempt may fail and be survived, but a spent budget is spent for the whole question.
      if (!outermost && error.problem.kind === "too-hard") throw error;
      return failed(error.problem);
    }
    throw error;
  } finally {
    if (outermost) running = false;
  }
}

export function stop(problem: MathsProblem): never {
  throw new Stopped(problem);
}

export function spend(steps = 1): void {
  if (!running) return;
  stepsLeft -= steps;
  if (stepsLeft < 0) stop({ kind: "too-hard" });
}
