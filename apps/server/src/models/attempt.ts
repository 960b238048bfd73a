import { createGoogle } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { JSONSchema7, LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { ModelPiece, Question, SentPicture } from "@jotter/domain/model";
import { type Failure, failureOf, isClosedConnection } from "./failure.ts";
import type { SoundQuestion } from "./heard-question.ts";
import type { ReadyModels } from "./model-setup.ts";
import type { Schema } from "./object-answer.ts";

/** One call of one model. Loaded with the first question: it is most of what a server with models weighs. */
export type Attempt = (
  model: string,
  question: Question,
  signal: AbortSignal,
  form?: Form,
) => AsyncGenerator<TextPiece, Ending>;

export type TextPiece = Extract<ModelPiece, { readonly t: "text" }>;
export type Ending =
  | { readonly kind: "done"; readonly usage: Usage; readonly cut: boolean }
  | (Failure & { readonly kind: "failed"; readonly shown: boolean });
type Usage = Extract<ModelPiece, { readonly t: "done" }>["usage"];

/** How a value is asked for: by its schema, as any JSON, or in words alone. Not every endpoint knows all three. */
export type Form = { readonly schema: Schema; readonly by: FormKind };
export type FormKind = "schema" | "json" | "words";

/** No answer takes longer than this; whoever still writes then is going round in circles. */
const mostMs = 10 * 60_000;
/** Where a provider does not heed the limit of tokens, we do. No language has tokens this long. */
const lettersPerToken = 12;

export function createAttempt(setup: ReadyModels): Attempt {
  const modelNamed = models(setup);

  return async function* attempt(name, question, signal, form) {
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave);
    let isLate = false;
    const silence = setTimeout(() => {
      isLate = true;
      leave();
    }, setup.silenceMs);
    const maxOutputTokens = Math.min(question.maxOutputTokens ?? setup.maxOutputTokens, setup.maxOutputTokens);
    const since = Date.now();
    let letters = 0;
    /** What it thinks before it writes counts as output, though nobody reads it. */
    let thought = 0;
    const failed = (failure: Failure): Ending => {
      const shown = letters > 0;
      if (signal.aborted) return { kind: "failed", problem: { kind: "aborted" }, another: false, shown };
      if (isLate) return { kind: "failed", problem: { kind: "timeout" }, another: true, shown };
      return { kind: "failed", ...failure, shown };
    };

    try {
      const model = modelNamed(name, form?.by);
      const options = { ...asked(question, form), maxOutputTokens, abortSignal: leaving.signal };
      // A kept connection may just have been closed by the provider; then nobody has read the question yet.
      const { stream } = await model
        .doStream(options)
        .then(null, (error: unknown) => (isClosedConnection(error) ? model.doStream(options) : Promise.reject(error)));
      // Leaving this loop, by whatever way, ends the stream at the provider too.
      for await (const part of stream) {
        silence.refresh();
        if (part.type === "text-delta" && part.delta !== "") {
          letters += part.delta.length;
          yield { t: "text", d: part.delta };
        } else if (part.type === "reasoning-delta") {
          thought += part.delta.length;
        } else if (part.type === "error") {
          return failed(failureOf(part.error, setup.key));
        } else if (part.type === "finish") {
          const { unified: reason, raw } = part.finishReason;
          if (reason === "content-filter") return failed({ problem: { kind: "blocked" }, another: false });
          if (letters === 0) return failed({ problem: { kind: "bad-output" }, another: true });
          const usage = {
            inputTokens: part.usage.inputTokens.total ?? 0,
            outputTokens: part.usage.outputTokens.total ?? 0,
          };
          // A stream that ends without saying why was cut off somewhere on the way.
          return { kind: "done", usage, cut: reason === "length" || raw === undefined };
        }
        if (letters + thought > maxOutputTokens * lettersPerToken || Date.now() - since > mostMs) {
          if (letters === 0) return failed({ problem: { kind: "bad-output" }, another: true });
          return { kind: "done", usage: { inputTokens: 0, outputTokens: maxOutputTokens }, cut: true };
        }
      }
      return failed(cutOff);
    } catch (error) {
      return failed(failureOf(error, setup.key));
    } finally {
      clearTimeout(silence);
      signal.removeEventListener("abort", leave);
    }
  };
}

const cutOff: Failure = { problem: { kind: "network" }, another: false };

/** A short question without streaming: what is wrong with this model, or nothing. */
export async function tryModel(setup: ReadyModels, model: string, signal: AbortSignal): Promise<Failure | null> {
  const timeout = AbortSignal.timeout(setup.silenceMs);
  try {
    await models(setup)(model).doGenerate({
      prompt: [{ role: "user", content: [{ type: "text", text: "Please answer with the word OK." }] }],
      maxOutputTokens: 64,
      abortSignal: AbortSignal.any([signal, timeout]),
    });
    return null;
  } catch (error) {
    if (signal.aborted) return { problem: { kind: "aborted" }, another: false };
    if (timeout.aborted) return { problem: { kind: "timeout" }, another: true };
    return failureOf(error, setup.key);
  }
}

/** Each is made once: the library writes its schemas anew for every one, which takes longer than asking it. */
function models({ provider, key, baseUrl }: ReadyModels): (name: string, form?: FormKind) => LanguageModelV4 {
  const made = new Map<string, LanguageModelV4>();
  const once = (make: (name: string) => LanguageModelV4, kind: string) => (name: string) => {
    const model = made.get(kind + name) ?? make(name);
    made.set(kind + name, model);
    return model;
  };
  // Without a key of ours the library would look for one in the environment.
  if (provider === "gemini") return once(createGoogle({ apiKey: key ?? "", baseURL: baseUrl }), "");
  const common = { name: provider, baseURL: baseUrl, includeUsage: true, ...(key && { apiKey: key }) };
  const bySchema = once(createOpenAICompatible({ ...common, supportsStructuredOutputs: true }), "schema ");
  const plain = once(createOpenAICompatible(common), "plain ");
  return (name, form) => (form === "schema" ? bySchema : plain)(name);
}

const pictureOf = ({ type, base64 }: SentPicture) => ({
  type: "file" as const,
  mediaType: type,
  data: { type: "data" as const, data: base64 },
});

const soundOf = ({ type, base64 }: SoundQuestion["sound"]) => ({
  type: "file" as const,
  mediaType: type,
  data: { type: "data" as const, data: base64 },
});

function asked({ system, turns, sound }: Question & Partial<SoundQuestion>, form: Form | undefined) {
  // Where the wire cannot carry the schema, words do.
  const words =
    form && form.by !== "schema" ? `Answer only with JSON of this schema:\n${JSON.stringify(form.schema)}` : "";
  const instructions = [system ?? "", words].filter((text) => text !== "").join("\n\n");
  const prompt: LanguageModelV4CallOptions["prompt"] = [
    ...(instructions ? [{ role: "system" as const, content: instructions }] : []),
    ...turns.map(({ role, text, picture }) => ({
      role,
      content: [
        ...(picture ? [pictureOf(picture)] : []),
        ...(sound ? [soundOf(sound)] : []),
        { type: "text" as const, text },
      ],
    })),
  ];
  if (!form || form.by === "words") return { prompt };
  return {
    prompt,
    responseFormat: { type: "json" as const, ...(form.by === "schema" && { schema: form.schema as JSONSchema7 }) },
  };
}
