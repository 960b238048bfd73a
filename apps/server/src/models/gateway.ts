import type { ModelPiece, ModelProblem, ModelStatus, ModelTest, ObjectQuestion, Question } from "@jotter/domain/model";
import { isBlank, nothingAnswered } from "@jotter/domain/model";
import type { Log } from "../log.ts";
import type { Attempt, Ending, FormKind } from "./attempt.ts";
import type { ModelSetup, ReadyModels, SpeechEndpoint } from "./model-setup.ts";
import type { ReadObject, Schema } from "./object-answer.ts";

/** The one way to a language model. It holds the key, and tells nobody. */
export type Gateway = {
  readonly status: ModelStatus;
  readonly text: (question: Question, signal: AbortSignal) => AsyncIterable<ModelPiece>;
  /** `read` tells whether an answer has the form of the question's schema. */
  readonly object: (question: ObjectQuestion, read: ReadObject, signal: AbortSignal) => AsyncIterable<ModelPiece>;
  /** What was said in a piece of sound (`audio/wav`), as `HeardLines`. */
  readonly speech: (sound: Uint8Array<ArrayBuffer>, signal: AbortSignal) => AsyncIterable<ModelPiece>;
  /** Asks each model something short. */
  readonly test: (signal: AbortSignal) => Promise<ModelTest>;
};

type Done = Extract<Ending, { readonly kind: "done" }>;
type NotDone = Exclude<Ending, Done>;
type FailedCall = Pick<NotDone, "problem"> & { readonly status?: number | undefined };

const simplerForm: Readonly<Record<FormKind, FormKind | undefined>> = {
  schema: "json",
  json: "words",
  words: undefined,
};

export function createGateway(setup: ModelSetup, log: Log): Gateway {
  const { contextTokens, maxOutputTokens, requestBytes, seesPictures } = setup;
  const hears = setup.speech !== null || setup.provider === "gemini";
  const limits = { contextTokens, maxOutputTokens, requestBytes, seesPictures, hears };
  function noteFailure({ provider, model, problem, status }: { provider: string; model: string } & FailedCall) {
    // Never the provider's words: they quote the question, and some the key.
    if (problem.kind !== "aborted") log.error("model.failed", { provider, model, kind: problem.kind, status });
  }

  async function* heardAt(
    endpoint: SpeechEndpoint,
    sound: Uint8Array<ArrayBuffer>,
    signal: AbortSignal,
  ): AsyncIterable<ModelPiece> {
    const { heardByEndpoint } = await import("./speech.ts");
    const heard = await heardByEndpoint(endpoint, sound, signal);
    const { model } = endpoint;
    if (!heard.ok) {
      noteFailure({ provider: "speech", model, problem: heard.problem, status: heard.status });
      return yield { t: "error", problem: heard.problem };
    }
    yield { t: "object", value: heard.value };
    yield { t: "done", usage: { inputTokens: 0, outputTokens: 0 }, model, cut: false };
  }

  if (setup.provider === "none") {
    const problem: ModelProblem = { kind: setup.problem };
    const answer = () => none(problem);
    return {
      status: { provider: "none", problem, models: [], ...limits },
      text: answer,
      object: answer,
      speech: (sound, signal) => (setup.speech ? heardAt(setup.speech, sound, signal) : answer()),
      test: async () => ({ models: [] }),
    };
  }

  const { provider, models, speech } = setup;
  const attempts = lazyAttempts(setup);
  let bestForm: FormKind = "schema";

  function failedWith(model: string, { problem, status }: FailedCall) {
    noteFailure({ provider, model, problem, status });
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

  async function* speechByModels(sound: Uint8Array<ArrayBuffer>, signal: AbortSignal): AsyncIterable<ModelPiece> {
    const { heardQuestion, heardReader, heardValue } = await import("./heard-question.ts");
    for await (const piece of object(heardQuestion(sound), heardReader, signal)) {
      yield piece.t === "object" ? { t: "object", value: heardValue(piece.value) } : piece;
    }
  }

  return {
    status: { provider, problem: null, models: [...models], ...limits },
    text,
    object,
    speech: (sound, signal) => {
      if (speech) return heardAt(speech, sound, signal);
      return provider === "gemini" ? speechByModels(sound, signal) : none({ kind: "not-configured" });
    },
    async test(signal) {
      const { tryModel } = await import("./attempt.ts");
      const results = models.map(async (model) => {
        const since = performance.now();
        const failure = await tryModel(setup, model, signal);
        if (failure) failedWith(model, failure);
        return { model, ms: Math.round(performance.now() - since), problem: failure?.problem ?? null };
      });
      return { models: await Promise.all(results) };
    },
  };
}

async function* none(problem: ModelProblem): AsyncIterable<ModelPiece> {
  yield { t: "error", problem };
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
