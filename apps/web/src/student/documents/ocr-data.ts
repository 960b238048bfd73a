import { pause } from "@jotter/replica/waiting";

/** What our server has of Tesseract, once somebody needs it: see its `ocr/ocr-packages.ts`. */
export const ocrAddress = "/api/ocr";

/** How much has come of what reads pictures, and how much there is. */
export type Arriving = { readonly bytes: number; readonly of: number };

type OcrFile = { readonly name: string; readonly bytes: number; readonly toFetch: number };

type Options = { readonly onArriving: (arriving: Arriving) => void; readonly signal: AbortSignal };

const askAgainMs = 1000;

/**
 * Brings these files into the browser's own cache, the first time by way of our server, which has to fetch them itself.
 * false where they cannot be had now; thrown where it was called off. [DOC-3]
 */
export async function bringOcrData(names: readonly string[], options: Options): Promise<boolean> {
  return allBrought(names, options).catch(() => {
    // The line broke in the middle of an answer.
    options.signal.throwIfAborted();
    return false;
  });
}

async function allBrought(names: readonly string[], { onArriving, signal }: Options): Promise<boolean> {
  const files = await listed(names, signal);
  if (!files) return false;
  const of = files.reduce((all, { bytes, toFetch }) => all + bytes + toFetch, 0);
  let before = 0;
  for (const file of files) {
    const tell = (bytes: number) => onArriving({ bytes: before + bytes, of });
    tell(0);
    if (!(await brought(file, tell, signal))) return false;
    before += file.bytes + file.toFetch;
  }
  return true;
}

async function listed(names: readonly string[], signal: AbortSignal): Promise<readonly OcrFile[] | null> {
  const answer = await fetch(ocrAddress, { signal });
  if (answer.status !== 200) return null;
  const { files }: { readonly files: readonly OcrFile[] } = await answer.json();
  const wanted = files.filter(({ name }) => names.includes(name));
  return wanted.length === new Set(names).size ? wanted : null;
}

async function brought(file: OcrFile, tell: (bytes: number) => void, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    const answer = await fetch(`${ocrAddress}/${file.name}`, { signal });
    if (answer.status === 202) {
      const { bytes }: Arriving = await answer.json();
      tell(Math.min(bytes, file.toFetch));
      await pause(askAgainMs, signal);
      signal.throwIfAborted();
    } else if (answer.status === 200 && answer.body) {
      return taken(answer.body.getReader(), (bytes) => tell(file.toFetch + Math.min(bytes, file.bytes)));
    } else return false;
  }
}

/** Read to its end, or the browser would not keep it. */
async function taken(reader: ReadableStreamDefaultReader<Uint8Array>, tell: (bytes: number) => void): Promise<boolean> {
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return true;
    bytes += value.length;
    tell(bytes);
  }
}
