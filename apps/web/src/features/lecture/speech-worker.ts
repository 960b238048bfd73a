import { ocrAddress } from "../../student/documents/ocr-data.ts";
import { heardBy, type Moonshine, type Runtime, type Session } from "./moonshine.ts";
import { speechFiles } from "./speech-files.ts";

export type ToSpeechWorker = { readonly n: number; readonly samples: Float32Array };
/** `null`: it could not be heard, or the model does not run here. */
export type FromSpeechWorker = { readonly n: number; readonly text: string | null };

type Onnx = Runtime & {
  readonly env: { readonly wasm: { wasmPaths?: unknown; numThreads?: number }; logLevel?: string };
  readonly InferenceSession: {
    readonly create: (address: string, options: Readonly<Record<string, unknown>>) => Promise<Session>;
  };
};
type Words = { readonly default: { readonly decode: (numbers: readonly number[]) => string } };

const addressOf = (name: string) => new URL(`${ocrAddress}/${name}`, location.origin).href;

async function open(): Promise<Moonshine> {
  const runtime: Onnx = await import(/* @vite-ignore */ addressOf(speechFiles.runtime));
  const words: Words = await import(/* @vite-ignore */ addressOf(speechFiles.words));
  runtime.env.logLevel = "error";
  // Several threads would need a page that shares no memory with others, which a sign-in by popup forbids.
  runtime.env.wasm.numThreads = 1;
  runtime.env.wasm.wasmPaths = { mjs: addressOf(speechFiles.coreCode), wasm: addressOf(speechFiles.core) };
  const options = { executionProviders: ["wasm"] };
  const encoder = await runtime.InferenceSession.create(addressOf(speechFiles.encoder), options);
  const decoder = await runtime.InferenceSession.create(addressOf(speechFiles.decoder), options);
  return { runtime, encoder, decoder, wordsOf: (numbers) => words.default.decode(numbers) };
}

const opened = open().catch(() => null);

/** It listens about as long as somebody spoke: here nobody waits for it. */
addEventListener("message", async ({ data: { n, samples } }: MessageEvent<ToSpeechWorker>) => {
  const model = await opened;
  const text = model && (samples.length === 0 ? "" : await heardBy(model, samples).catch(() => null));
  postMessage({ n, text } satisfies FromSpeechWorker);
});
