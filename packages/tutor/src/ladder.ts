import type { Step } from "@jotter/analysis/maths/steps";
import { type Concept, conceptOf } from "./concepts.ts";
import { nextStep } from "./next-step.ts";
import { type Place, placeOf } from "./place.ts";
import type { Solution } from "./private-solution.ts";
import type { Problem } from "./problem.ts";
import { isRevealing } from "./revealing.ts";
import { askedBy, type Twin, twinOf } from "./twin.ts";

/** From a nod to the answer; each is asked for by its name, and none before the one above it. */
export const rungs = ["nudge", "concept", "next-step", "twin", "answer"] as const;
export type Rung = (typeof rungs)[number];

/** How far a student has gone down; the answer counts as seen once it was asked for. */
export type Ladder = { readonly reached: number; readonly isSeen: boolean };

export const startLadder: Ladder = { reached: 0, isSeen: false };

/** What a rung says; the words are a text of its key with these parameters. */
export type Hint =
  | { readonly rung: "nudge"; readonly tell: Nudge; readonly params: Readonly<Record<string, string>> }
  | { readonly rung: "concept"; readonly concept: Concept; readonly params: Readonly<Record<string, string>> }
  | { readonly rung: "next-step"; readonly step: ShownStep | null; readonly concept: Concept }
  | {
      readonly rung: "twin";
      readonly twin: (Pick<Twin, "question" | "words"> & { readonly solution: Solution }) | null;
    }
  | { readonly rung: "answer"; readonly solution: Solution | null };

/** A step whose outcome is kept back where it is the solution. */
export type ShownStep = Pick<Step, "id" | "before" | "params"> & { readonly after: string | null };

/** What a nudge points at, and what its text names. */
export const nudgeParameters = {
  readTheProblem: ["asks"],
  goOnFrom: ["line"],
  lookAgain: ["line", "above"],
  lookAgainAtFirst: ["line"],
  solved: [],
} as const satisfies Record<string, readonly string[]>;
export type Nudge = keyof typeof nudgeParameters;

export type Asking =
  | { readonly ladder: Ladder; readonly hint: Hint }
  /** The rung that comes first. */
  | { readonly ladder: Ladder; readonly refused: Rung };

/** Asks for a rung, with the lines written so far. A rung that was reached can be asked for again from another place. */
export function askFor(ladder: Ladder, rung: Rung, problem: Problem, lines: readonly string[]): Asking {
  const wanted = rungs.indexOf(rung);
  const next = rungs[ladder.reached];
  if (wanted > ladder.reached && next !== undefined) return { ladder, refused: next };
  const reached = Math.max(ladder.reached, wanted + 1);
  return {
    ladder: { reached, isSeen: ladder.isSeen || rung === "answer" },
    hint: hintOf(rung, problem, placeOf(problem, lines), lines),
  };
}

function hintOf(rung: Rung, problem: Problem, place: Place, lines: readonly string[]): Hint {
  if (rung === "nudge") return nudge(problem, place);
  if (rung === "answer") return { rung, solution: problem.solution };
  if (rung === "twin") {
    const twin = twinOf(problem, 1);
    const solution = twin?.problem.solution;
    return { rung, twin: twin === null || !solution ? null : { ...twinShown(twin), solution } };
  }
  const step = nextStep(problem, place);
  const concept = conceptOf(step?.id ?? null, problem.asks, problem.family);
  return rung === "concept"
    ? { rung, concept, params: {} }
    : { rung, step: step && shown(step, problem, lines), concept };
}

const twinShown = ({ question, words, problem }: Twin) =>
  words === undefined ? { question } : { question, words: askedBy({ question, words, problem }) };

function nudge({ asks }: Problem, { firstWrong, isSolved, lines }: Place): Hint {
  const said = (tell: Nudge, ...named: readonly (string | number)[]): Hint => {
    const names: readonly string[] = nudgeParameters[tell];
    return {
      rung: "nudge",
      tell,
      params: Object.fromEntries(names.map((name, index) => [name, String(named[index] ?? "")])),
    };
  };
  if (isSolved) return said("solved");
  if (firstWrong === 1) return said("lookAgainAtFirst", 1);
  if (firstWrong !== null) return said("lookAgain", firstWrong, firstWrong - 1);
  return lines.length === 0 ? said("readTheProblem", asks) : said("goOnFrom", lines.length);
}

/** The last step is told without what comes out of it. */
function shown({ id, before, after, params }: Step, problem: Problem, lines: readonly string[]): ShownStep | null {
  const own = [before, ...lines].map(plain);
  // A number that stands in a line of the student already is nothing new.
  const isOwn = (param: string) => own.some((line) => line.includes(plain(param).replace(/^-/, "")));
  if (Object.values(params).some((each) => isRevealing(each, problem) && !isOwn(each))) return null;
  return { id, before, params, after: isRevealing(after, problem) ? null : after };
}

const plain = (text: string) => text.replace(/[\s$]/g, "");
