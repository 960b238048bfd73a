import type { ModelPiece, ModelProblem, ModelStatus, ModelTest, ObjectQuestion, Question } from "@jotter/domain/model";
import { isBlank, nothingAnswered } from "@jotter/domain/model";
import type { Log } from "../log.ts";
import type { Attempt, Ending, FormKind } from "./attempt.ts";
import type { ModelSetup, ReadyModels } from "./model-setup.ts";
import type { ReadObject, Schema } from "./object-answer.ts";

/** The one way to a language model. It holds the key, and tells nobody. */
export type Gateway = {
  readonly status: ModelStatus;
  readonly text: (question: Question, signal: AbortSignal) => AsyncIterable<ModelPiece>;
  /** `read` tells whether an answer has the form of the question's schema. */
  readonly object: (question: ObjectQuestion, read: ReadObject, signal: AbortSignal) => AsyncIterable<ModelPiece>;
  /** Asks each model something short. */
  readonly test: (signal: AbortSignal) => Promise<ModelTest>;
};

type Done = Extract<Ending, { readonly kind: "done" }>;
type NotDone = Exclude<Ending, Done>;

const simplerForm: Readonly<Record<FormKind, FormKind | undefined>> = {
  schema: "json",
  json: "words",
  words: undefined,
};

export function createGateway(setup: ModelSetup, log: Log): Gateway {
  const { contextTokens, maxOutputTokens, requestBytes, seesPictures } = setup;
  const limits = { contextTokens, maxOutputTokens, requestBytes, seesPictures };
  if (setup.provider === "none") {
    const problem: ModelProblem = { kind: setup.problem };
    const answer = async function* (): AsyncIterable<ModelPiece> {
      yield { t: "error", problem };
    };
    return {
      status: { provider: "none", problem, models: [], ...limits },
      text: answer,
      object: answer,
      test: async () => ({ models: [] }),
    };
  }

  const { provider, models } = setup;
  const attempts = lazyAttempts(setup);
  let bestForm: FormKind = "schema";

  function failedWith(model: string, ending: NotDone) {
    // Never the provider's words: they quote the question, and some the key.
    const { problem, status } = ending;
    if (problem.kind !== "aborted") log.error("model.failed", { provider, model, kind: problem.kind, status });
  }

  function doneWith(model: string, { usage, cut }: Done, since: number): ModelPiece {
    log.debug("model.answered", { provider, model, ms: Date.now() - since, ...usage });
    return { t: "done", usage, model, cut };
  }

  async function* text(question: Question, signal: AbortSignal): AsyncIterable<ModelPiece> {
    if (isBlank(question)) return yield nothingAnswered;
    const attempt = await attempts();
    const since = Date.now();
    const problems: ModelProblem[] = [];
    for (const model of models) {
      const ending = yield* attempt(model, question, signal);
      if (ending.kind === "done") return yield doneWith(model, ending, since);
      failedWith(model, ending);
      // What a student has begun to read is not begun anew in other words.
      if (ending.shown || !ending.another) return yield { t: "error", problem: ending.problem };
      problems.push(ending.problem);
    }
    yield { t: "error", problem: whyNone(problems) };
  }

  async function* object(question: ObjectQuestion, read: ReadObject, signal: AbortSignal): AsyncIterable<ModelPiece> {
    if (isBlank(question)) return yield nothingAnswered;
    const since = Date.now();
    const problems: ModelProblem[] = [];
    for (const model of models) {
      const ending = await objectFrom(model, question, read, signal);
      if (ending.kind === "done") {
        yield { t: "object", value: ending.value };
        return yield doneWith(model, ending, since);
      }
      failedWith(model, ending);
      if (!ending.another) return yield { t: "error", problem: ending.problem };
      problems.push(ending.problem);
    }
    yield { t: "error", problem: whyNone(problems) };
  }

  /** What does not fit is mended without asking again; what cannot be mended is asked for again, once, with the reason. */
  async function objectFrom(
    model: string,
    question: ObjectQuestion,
    read: ReadObject,
    signal: AbortSignal,
  ): Promise<(Done & { readonly value: unknown }) | NotDone> {
    let asked: Question = question;
    for (let tries = 0; tries < 2; tries++) {
      const { answer, ending } = await inSomeForm(model, asked, question.schema, signal);
      if (ending.kind === "failed") return ending;
      const value = read(answer);
      if (value.ok) return { ...ending, value: value.value };
      asked = { ...question, turns: [...question.turns, ...correction(answer, value.problem)] };
    }
    return { kind: "failed", problem: { kind: "bad-output" }, another: true, shown: false };
  }

  /** Not every endpoint can be given a schema, and none takes every one. What it takes is found out once. */
  async function inSomeForm(model: string, question: Question, schema: Schema, signal: AbortSignal) {
    const attempt = await attempts();
    for (let by = bestForm; ; ) {
      const answered = await whole(attempt(model, question, signal, { schema, by }));
      const { ending } = answered;
      if (ending.kind === "done") bestForm = by;
      const simpler = simplerForm[by];
      const isRefused = ending.kind === "failed" && ending.status === 400 && ending.problem.kind === "unavailable";
      if (!isRefused || !simpler) return answered;
      by = simpler;
    }
  }

  return {
    status: { provider, problem: null, models: [...models], ...limits },
    text,
    object,
    async test(signal) {
      const { tryModel } = await import("./attempt.ts");
      const results = models.map(async (model) => {
        const since = performance.now();
        const failure = await tryModel(setup, model, signal);
        if (failure) failedWith(model, { kind: "failed", shown: false, ...failure });
        return { model, ms: Math.round(performance.now() - since), problem: failure?.problem ?? null };
      });
      return { models: await Promise.all(results) };
    },
  };
}

function lazyAttempts(setup: ReadyModels): () => Promise<Attempt> {
  let loading: Promise<Attempt> | undefined;
  return () => {
    loading ??= import("./attempt.ts").then(({ createAttempt }) => createAttempt(setup));
    return loading;
  };
}

/** One reason for all is the reason; different ones mean that there is no model to be had. [AIX-2] */
function whyNone(problems: readonly ModelProblem[]): ModelProblem {
  const [first] = problems;
  const isOneReason = first !== undefined && problems.every(({ kind }) => kind === first.kind);
  if (!isOneReason || (first.kind === "model-missing" && problems.length > 1)) return { kind: "no-model" };
  return first;
}

function correction(answer: string, fault: string): Question["turns"] {
  return [
    { role: "assistant", text: answer === "" ? "{}" : answer },
    { role: "user", text: `That does not fit the schema:\n${fault}\nPlease answer again, with nothing but the JSON.` },
  ];
}

async function whole(pieces: ReturnType<Attempt>): Promise<{ readonly answer: string; readonly ending: Ending }> {
  let answer = "";
  for (;;) {
    const next = await pieces.next();
    if (next.done) return { answer, ending: next.value };
    answer += next.value.d;
  }
}
