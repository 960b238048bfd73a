import { z } from "zod/mini";
import { later } from "./later.ts";

/** A picture that goes along with a question, drawn anew on the device: where it was taken does not travel along. */
const SentPicture = later(() =>
  z.object({
    type: z.enum(["image/jpeg", "image/png", "image/webp"]),
    base64: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
);
export type SentPicture = z.infer<typeof SentPicture>;

/** What a device asks a language model, by way of the server that holds the key, and what comes back. */
export const Question = later(() =>
  z.object({
    /** What the model is told about its task. Nothing a student wrote or uploaded belongs here. */
    system: z.optional(z.string()),
    turns: z
      .array(z.object({ role: z.enum(["user", "assistant"]), text: z.string(), picture: z.optional(SentPicture) }))
      .check(z.minLength(1), z.maxLength(100)),
    /** Where it should stop, if that is earlier than the server's own limit. */
    maxOutputTokens: z.optional(z.int().check(z.positive())),
  }),
);
export type Question = z.infer<typeof Question>;

/** A question whose answer is a value of this JSON schema. */
export const ObjectQuestion = later(() => z.extend(Question, { schema: z.record(z.string(), z.unknown()) }));
export type ObjectQuestion = z.infer<typeof ObjectQuestion>;

/** Why there is no answer, or only a part of one. Each has its text in locales, at `ai.problem`. */
export const ModelProblem = later(() =>
  z.discriminatedUnion("kind", [
    z.object({
      kind: z.enum([
        /** This server has no key, so it has no model. */
        "no-key",
        /** Its operator switched models off. */
        "not-configured",
        "bad-key",
        "model-missing",
        /** Every model that is set up was tried, and none began to answer. */
        "no-model",
        /** The server cannot reach the provider, or lost it on the way. */
        "network",
        /** The provider was silent for too long. */
        "timeout",
        /** The provider stopped for its own rules. */
        "blocked",
        /** It answered, but never in the form that was asked for. */
        "bad-output",
        /** More than the server takes or the model reads. */
        "too-long",
        /** Whoever asked stopped it. Nothing to tell. */
        "aborted",
        /** The device cannot reach the server. */
        "offline",
        "signed-out",
        /** The student wants that nothing leaves the device. */
        "device-only",
      ]),
    }),
    z.object({ kind: z.literal("quota"), retryAfterMs: z.nullable(z.number()) }),
    /** This server's own limit for one student or one address. */
    z.object({ kind: z.literal("limit"), retryAfterMs: z.number() }),
    z.object({ kind: z.literal("unavailable"), detail: z.string() }),
  ]),
);
export type ModelProblem = z.infer<typeof ModelProblem>;

const Usage = later(() => z.object({ inputTokens: z.number(), outputTokens: z.number() }));

/** One line of a streamed answer. "done" or "error" is the last; what came before an error stays true. */
export const ModelPiece = later(() =>
  z.discriminatedUnion("t", [
    z.object({ t: z.literal("text"), d: z.string() }),
    /** The whole value of an `ObjectQuestion`. */
    z.object({ t: z.literal("object"), value: z.unknown() }),
    /** `cut`: the limit of the output was reached, and there would be more. */
    z.object({ t: z.literal("done"), usage: Usage, model: z.string(), cut: z.boolean() }),
    z.object({ t: z.literal("error"), problem: ModelProblem }),
  ]),
);
export type ModelPiece = z.infer<typeof ModelPiece>;

/** What a server has to offer. Nothing here is secret. */
export const ModelStatus = later(() =>
  z.object({
    provider: z.enum(["gemini", "openai-compatible", "none"]),
    /** Why nothing can be asked, where that is known beforehand. */
    problem: z.nullable(ModelProblem),
    models: z.array(z.string()),
    /** How much of a source fits into one question. */
    contextTokens: z.number(),
    maxOutputTokens: z.number(),
    requestBytes: z.number(),
    /** Its models read what stands in a picture. */
    seesPictures: z.boolean(),
    /** It turns speech into text. An older server does not say. */
    hears: z.optional(z.boolean()),
  }),
);
export type ModelStatus = z.infer<typeof ModelStatus>;

/** What was said in a piece of sound, each line with its moment in it. */
export const HeardLines = later(() =>
  z.object({ lines: z.array(z.object({ atMs: z.number().check(z.minimum(0)), text: z.string() })) }),
);
export type HeardLines = z.infer<typeof HeardLines>;

/** The largest piece of sound that a server takes: three minutes as `audio/wav`, and a little. */
export const mostSoundBytes = 8_000_000;

/** How each model answered a short question. */
export const ModelTest = later(() =>
  z.object({
    models: z.array(z.object({ model: z.string(), ms: z.number(), problem: z.nullable(ModelProblem) })),
  }),
);
export type ModelTest = z.infer<typeof ModelTest>;

/** Nothing was asked, so nothing is answered and no model is called. [AIX-1] */
export function isBlank(question: Question): boolean {
  return (question.turns.at(-1)?.text ?? "").trim() === "";
}

export const nothingAnswered: ModelPiece = {
  t: "done",
  usage: { inputTokens: 0, outputTokens: 0 },
  model: "",
  cut: false,
};
