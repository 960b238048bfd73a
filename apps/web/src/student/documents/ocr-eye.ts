import { languageCodes, languages } from "@jotter/locales/languages";
import type { Eye } from "./ocr-queue.ts";
import { seenMarkdown } from "./ocr-text.ts";

/** What our server has of Tesseract, once somebody needs it: see its `ocr/ocr-packages.ts`. */
const address = "/api/ocr";

/** As much of Tesseract as we ask for. */
type Tesseract = {
  readonly createWorker: (
    languages: readonly string[],
    engine: number,
    options: Readonly<Record<string, unknown>>,
  ) => Promise<{
    readonly recognize: (picture: Blob) => Promise<{ readonly data: { readonly text: string } }>;
    readonly terminate: () => Promise<unknown>;
  }>;
};

/** The newer of its two ways to read, which the data is made for. */
const byNetwork = 1;

/** null where it cannot be fetched now. */
export async function eyeFor(wanted: readonly string[]): Promise<Eye | null> {
  const known = wanted.flatMap((one) =>
    languageCodes.filter((code) => one.startsWith(code)).map((code) => languages[code].letters),
  );
  let onProgress: (share: number) => void = () => undefined;
  try {
    const { default: tesseract }: { default: Tesseract } = await import(
      /* @vite-ignore */ `${address}/tesseract.esm.min.js`
    );
    const worker = await tesseract.createWorker(known.length > 0 ? known : ["eng"], byNetwork, {
      workerPath: `${address}/worker.min.js`,
      corePath: `${address}/tesseract-core-simd-lstm.wasm.js`,
      langPath: address,
      workerBlobURL: false,
      gzip: true,
      // Kept by the browser's own cache: a second copy of 10 MB helps nobody.
      cacheMethod: "none",
      logger: ({ status, progress }: { readonly status: string; readonly progress: number }) => {
        if (status === "recognizing text") onProgress(progress);
      },
      // What fails is told by the promise.
      errorHandler: () => undefined,
    });
    return {
      read: async (picture, onShare) => {
        onProgress = onShare;
        return seenMarkdown((await worker.recognize(picture)).data.text);
      },
      close: () => void worker.terminate(),
    };
  } catch {
    return null;
  }
}
