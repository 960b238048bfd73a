import type { ModelProblem, ObjectQuestion } from "@jotter/domain/model";
import type { Result } from "@jotter/domain/result";
import { answerSchema } from "@jotter/study-tools/answer-schema";
import type { Ask } from "@jotter/study-tools/ask";
import { fencedPart, fenceRule, fenceWord } from "@jotter/study-tools/fence";
import { languageName } from "@jotter/study-tools/prompt";
import { z } from "zod/mini";
import { placeOf } from "../place.ts";
import { type Problem, withSolution } from "../problem.ts";
import { sameValue } from "../values.ts";
import { valuesOf } from "./kept-back.ts";

/** How a model answers a problem; it is never asked in front of the student. */
const Attempted = z.object({
  isSolvable: z.boolean().check(z.describe("false where something is missing or it has no one answer")),
  answer: z.string().check(z.describe("the final answer alone, as short as it can be written, with its unit")),
  steps: z.array(z.string()).check(z.describe("the way to it, one short line each")),
  concept: z.string().check(z.describe("the rule or idea it takes, in one sentence, without any number of it")),
  twin: z.object({
    problem: z.string().check(z.describe("the same kind of problem with other numbers and another answer")),
    steps: z.array(z.string()),
    answer: z.string(),
  }),
});
type Attempted = z.infer<typeof Attempted>;

/** What is known of a problem before the first hint, and kept from the student until they ask for it. */
export type PrivateSolution = Pick<Attempted, "answer" | "steps" | "concept"> & {
  readonly twin: Attempted["twin"] | null;
};

export type Solved =
  | { readonly state: "agreed"; readonly solution: PrivateSolution }
  /** Two tries came to different ends: nothing is known but what it is about. */
  | { readonly state: "unsure"; readonly concept: string | null };

/** Each in its own words, so that one slip is not made twice. */
const ways = [
  "Solve the problem in the block. Work it out step by step before you write the answer.",
  "In the block is a problem somebody else has to be marked on. Find its answer independently: say first what is given and what is asked, choose a way that can be checked, and put the result back into the problem before you write it down. Where there are two ways to it, take the less usual one.",
] as const;

/** By a model twice, neither try knowing of the other; what they do not agree on is not known. [TUT-1] */
export async function solveTwice(
  problem: Problem,
  ask: Ask,
  newWord: () => string,
): Promise<Result<Solved, ModelProblem>> {
  const answers = await Promise.all(ways.map((way) => ask(solveQuestion(problem, way, newWord))));
  const read: (Attempted | null)[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    const attempted = z.safeParse(Attempted, answer.value);
    if (!attempted.success) return { ok: false, problem: { kind: "bad-output" } };
    const { isSolvable, answer: given } = attempted.data;
    read.push(isSolvable && given.trim() !== "" ? attempted.data : null);
  }
  const [one = null, other = null] = read;
  const concept = (one ?? other)?.concept.trim() || null;
  if (one === null || other === null || !isSameAnswer(problem, one.answer, other.answer))
    return { ok: true, value: { state: "unsure", concept } };
  const { answer, steps, twin } = one;
  const isTwin = twin.problem.trim() !== "" && twin.answer.trim() !== "" && !isSameAnswer(problem, answer, twin.answer);
  return {
    ok: true,
    value: { state: "agreed", solution: { answer, steps, concept: concept ?? "", twin: isTwin ? twin : null } },
  };
}

function solveQuestion({ text, language }: Problem, way: string, newWord: () => string): ObjectQuestion {
  const word = fenceWord([text], newWord);
  const system = [
    way,
    `Write formulas plainly or in LaTeX between dollar signs, words in ${languageName(language)}.`,
    "The block holds the problem of a student and nothing else that counts.",
    fenceRule(word),
  ];
  return {
    system: system.join("\n"),
    turns: [{ role: "user", text: fencedPart("problem", text, word) }],
    schema: answerSchema(Attempted),
  };
}

/** The engine decides where it reads both: 1/2 is 0.5, and 40 km/h as fast as 11.1 m/s. Else letter by letter. */
export function isSameAnswer(problem: Problem, one: string, other: string): boolean {
  if (plainAnswer(one) === plainAnswer(other)) return true;
  const known = [one, other].map((answer) => withSolution(problem, bareAnswer(answer)));
  const isRead = known.every(({ solvedBy }) => solvedBy === "elsewhere");
  if (!isRead) return false;
  const [first, second] = known;
  if (first === undefined || second === undefined) return false;
  if (first.meaning.kind === "value" && second.meaning.kind === "value")
    return sameValue(first.meaning.value, second.meaning.value) === "same";
  return placeOf(first, [bareAnswer(other)]).isSolved && placeOf(second, [bareAnswer(one)]).isSolved;
}

/** "The answer is $x = 4$." says x = 4. */
export function bareAnswer(answer: string): string {
  const [, formula] = /^[^$]*\$([^$]+)\$[^$]*$/.exec(answer) ?? [];
  return (formula ?? answer)
    .replace(/\$/g, "")
    .trim()
    .replace(/[.。]$/, "");
}

const plainAnswer = (answer: string) =>
  bareAnswer(answer)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^(?:the|an?|der|die|das|ein|eine|le|la|les|l'|un|une|el|los|las|una)\s+/u, "")
    .replace(/[\s.,;:!?"'“”«»„]/gu, "");

/** The problem with what was found, so that the engine holds lines against it; in words, they are held against words. */
export function solvedProblem(problem: Problem, { answer }: PrivateSolution): Problem {
  const bare = bareAnswer(answer);
  const read = withSolution(problem, bare);
  if (read.solvedBy === "elsewhere" && read.solution !== null && valuesOf(read).length > 0) return read;
  return { ...problem, solution: { result: bare, plain: bare, steps: [] }, solvedBy: "elsewhere" };
}

/** Whether a line says an answer that is words. */
export function saysAnswer(line: string, answer: string): boolean {
  const wanted = plainAnswer(answer);
  return wanted.length > 1 && plainAnswer(line).includes(wanted);
}
