import type { ModelProblem } from "@jotter/domain/model";
import type { Result } from "@jotter/domain/result";
import type { Ask } from "@jotter/study-tools/ask";
import type { Reader } from "@jotter/study-tools/prompt";
import { type GivenText, sourceOf } from "@jotter/study-tools/source";
import { judgeLinesQuestion, type ModelVerdict, readVerdicts } from "@jotter/tutor/model/model-lines";
import { solveTwice } from "@jotter/tutor/model/solve-twice";
import { type Reply, type Turn, talkOfProblem, talkOfSources } from "@jotter/tutor/model/talk";
import { sealed, unsealed } from "./sealed.ts";
import { knownProblem, type Posed } from "./tutor-answers.ts";

/** What became of a problem a model was given; the solution leaves here only closed. */
type SolvedAway =
  | { readonly state: "agreed"; readonly sealed: string }
  | { readonly state: "unsure"; readonly concept: string | null };

/** What the tutor does with a model: asking is the page's, reading what was answered is done here. */
export type ModelAnswers = {
  readonly solve: (given: { readonly posed: Posed }, ask: Ask) => Promise<Result<SolvedAway, ModelProblem>>;
  readonly judgeAway: (
    given: { readonly posed: Posed; readonly lines: readonly string[] },
    ask: Ask,
  ) => Promise<Result<readonly ModelVerdict[], ModelProblem>>;
  readonly talk: (
    given: { readonly posed: Posed; readonly lines: readonly string[]; readonly turns: readonly Turn[] },
    ask: Ask,
  ) => Promise<Result<Reply, ModelProblem>>;
  readonly talkOver: (
    given: {
      readonly topic: string;
      readonly texts: readonly GivenText[];
      readonly turns: readonly Turn[];
      readonly reader: Reader;
      readonly contextTokens: number;
    },
    ask: Ask,
  ) => Promise<Result<Reply, ModelProblem>>;
};

const newWord = () => crypto.randomUUID();

export const modelAnswers: ModelAnswers = {
  solve: async ({ posed }, ask) => {
    const solved = await solveTwice(knownProblem(posed), ask, newWord);
    if (!solved.ok) return solved;
    const { value } = solved;
    // Without the solution itself: what the page never holds it cannot show.
    return {
      ok: true,
      value: value.state === "agreed" ? { state: "agreed", sealed: sealed(value.solution) } : value,
    };
  },
  judgeAway: async ({ posed, lines }, ask) => {
    const solution = unsealed(posed.sealed);
    if (solution === null) return { ok: true, value: lines.map(() => "cannot-say" as const) };
    const answer = await ask(judgeLinesQuestion(posed.text, solution, lines, newWord));
    if (!answer.ok) return answer;
    const verdicts = readVerdicts(answer.value, lines.length);
    return verdicts ? { ok: true, value: verdicts } : { ok: false, problem: { kind: "bad-output" } };
  },
  talk: ({ posed, lines, turns }, ask) =>
    talkOfProblem({ problem: knownProblem(posed), lines, language: posed.language }, turns, ask, newWord),
  talkOver: ({ topic, texts, turns, reader, contextTokens }, ask) =>
    talkOfSources(
      topic,
      texts.map((text) => sourceOf(text, reader.language)),
      turns,
      { ask, newWord, reader, contextTokens },
    ),
};
