import { failed, ok, type Result } from "@jotter/domain/result";
import { languageCodes, languages } from "@jotter/locales/languages";
import { boxesOfSeen, type SeenBlock } from "./ocr-boxes.ts";
import { type Arriving, bringOcrData, ocrAddress } from "./ocr-data.ts";
import type { Eye, EyeProblem } from "./ocr-queue.ts";
import { seenMarkdown } from "./ocr-text.ts";
import { inTime } from "./ocr-time.ts";

/** As much of Tesseract as we ask for. */
type Tesseract = {
  readonly createWorker: (
    languages: readonly string[],
    engine: number,
    options: Readonly<Record<string, unknown>>,
  ) => Promise<{
    readonly recognize: (
      picture: Blob,
      options: Readonly<Record<string, unknown>>,
      wanted: { readonly text: true; readonly blocks: true },
    ) => Promise<{ readonly data: { readonly text: string; readonly blocks?: readonly SeenBlock[] | null } }>;
    readonly terminate: () => Promise<unknown>;
  }>;
};

/** The newer of its two ways to read, which the data is made for. */
const byNetwork = 1;
const files = {
  code: "tesseract.esm.min.js",
  worker: "worker.min.js",
  core: "tesseract-core-simd-lstm.wasm.js",
};
const mostMs = { opening: 60_000, page: 180_000 };

/** Opens Tesseract for these languages, and fetches what it needs where that is not here. [DOC-3] */
export async function eyeFor(
  wanted: readonly string[],
  { onArriving, signal }: { readonly onArriving: (arriving: Arriving) => void; readonly signal: AbortSignal },
): Promise<Result<Eye, EyeProblem>> {
  const letters = lettersOf(wanted);
  const names = [...Object.values(files), ...letters.map((one) => `${one}.traineddata.gz`)];
  if (!(await bringOcrData(names, { onArriving, signal }))) return failed("unreachable");
  let onProgress: (share: number) => void = () => undefined;
  const opening = open(letters, (share) => onProgress(share));
  const worker = await inTime(opening, mostMs.opening, signal).catch(() => null);
  if (!worker) {
    // It may still come, when nobody waits for it any more.
    opening.then(({ terminate }) => terminate()).catch(() => undefined);
    return failed("unable");
  }
  return ok({
    read: async (picture, onShare) => {
      onProgress = onShare;
      const seeing = worker.recognize(picture.image, {}, { text: true, blocks: true });
      const { data } = await inTime(seeing, mostMs.page, signal);
      return { text: seenMarkdown(data.text), boxes: boxesOfSeen(data.blocks, picture) };
    },
    close: () => void worker.terminate(),
  });
}

async function open(letters: readonly string[], onProgress: (share: number) => void) {
  const { default: tesseract }: { default: Tesseract } = await import(/* @vite-ignore */ `${ocrAddress}/${files.code}`);
  return tesseract.createWorker(letters, byNetwork, {
    workerPath: `${ocrAddress}/${files.worker}`,
    corePath: `${ocrAddress}/${files.core}`,
    langPath: ocrAddress,
    workerBlobURL: false,
    gzip: true,
    // Kept by the browser's own cache: a second copy helps nobody.
    cacheMethod: "none",
    logger: ({ status, progress }: { readonly status: string; readonly progress: number }) => {
      if (status === "recognizing text") onProgress(progress);
    },
    // What fails is told by the promise.
    errorHandler: () => undefined,
  });
}

/** What Tesseract calls the data of these languages, by its name or ours; English where none of them is one of ours. */
export function lettersOf(wanted: readonly string[]): readonly string[] {
  const codes = languageCodes.filter((code) =>
    wanted.some((one) => one === languages[code].letters || one.toLowerCase().split("-")[0] === code),
  );
  return (codes.length > 0 ? codes : (["en"] as const)).map((code) => languages[code].letters);
}
