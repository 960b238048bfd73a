import { failed, ok, type Result } from "@jotter/domain/result";
import { wholeLineOf } from "@jotter/markdown/line";
import { inlineText } from "@jotter/markdown/plain-text";
import type { Arriving } from "./ocr-data.ts";
import { eyeFor } from "./ocr-eye.ts";
import { photoPictures } from "./ocr-photo.ts";
import type { Eye, EyeProblem, OcrDeps } from "./ocr-queue.ts";

/** How far it is: what reads pictures is still coming, or which share of the picture is read. */
export type PhotoReading = { readonly arriving: Arriving } | { readonly share: number };

type Options = {
  readonly languages: readonly string[];
  readonly onReading: (reading: PhotoReading) => void;
  readonly signal: AbortSignal;
  readonly eye?: OcrDeps["eyeFor"];
  readonly pictures?: typeof photoPictures;
};

/**
 * The words on one photo, line by line and as plain text, read on this device. Nothing of it is kept. Throws where it was
 * called off. [DOC-3] [TUT-1]
 */
export async function wordsOnPhoto(photo: Blob, options: Options): Promise<Result<string, EyeProblem>> {
  const { languages, onReading, signal, eye = eyeFor, pictures = photoPictures } = options;
  const opened = await eye(languages, { onArriving: (arriving) => onReading({ arriving }), signal });
  if (!opened.ok) return opened;
  try {
    const words = await readBy(opened.value, photo, pictures, onReading);
    signal.throwIfAborted();
    return ok(words);
  } catch {
    signal.throwIfAborted();
    return failed("unable");
  } finally {
    opened.value.close();
  }
}

async function readBy(
  eye: Eye,
  photo: Blob,
  pictures: typeof photoPictures,
  onReading: Options["onReading"],
): Promise<string> {
  onReading({ share: 0 });
  const { text } = await eye.read(await pictures(photo).pictureOf(0), (share) => onReading({ share }));
  // What keeps words from being markup in a document would only be in the way in a field.
  return text
    .split("\n\n")
    .map((line) => inlineText(wholeLineOf(line)))
    .join("\n");
}
