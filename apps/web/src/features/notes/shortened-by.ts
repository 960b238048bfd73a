import type { Language } from "@jotter/domain/settings";
import type { ShortenAnswer, ShortenRequest } from "./edit-worker.ts";

/** What the device would leave out of a text; null where it is too short for that. */
export async function shortenedBy(text: string, language: Language, signal: AbortSignal): Promise<ShortenAnswer> {
  const worker = new Worker(new URL("./edit-worker.ts", import.meta.url), { type: "module", name: "shorten" });
  try {
    return await new Promise<ShortenAnswer>((resolve) => {
      signal.addEventListener("abort", () => resolve(null));
      worker.onmessage = ({ data }: MessageEvent<ShortenAnswer>) => resolve(data);
      worker.onerror = () => resolve(null);
      worker.postMessage({ text, language } satisfies ShortenRequest);
    });
  } finally {
    worker.terminate();
  }
}
