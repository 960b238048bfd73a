import { failed, ok, type Result } from "@jotter/domain/result";
import type { Language } from "@jotter/domain/settings";
import { kindOfBytes } from "./kind-of-bytes.ts";
import { eyeFor } from "./ocr-eye.ts";
import { photoPictures } from "./ocr-photo.ts";
import { readInWorker } from "./reading-in-worker.ts";
import { seenRows } from "./seen-rows.ts";

export type NoText = "unreadable" | "no-words" | "unreachable";

/** What stands in a file, without making a document of it. Words in a photo are read off it. */
export async function textOfFile(file: File, language: Language, signal: AbortSignal): Promise<Result<string, NoText>> {
  const kind = await kindOfBytes({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  if (kind === "image") return textOfPhoto(file, language, signal);
  // As it is: our markdown would close up its columns.
  if (kind === "text") return wordsOr(await file.text());
  const read = await readInWorker({ file, name: file.name }, { signal, onProgress: () => undefined });
  if (!read.ok) return failed("unreadable");
  return wordsOr(linesOfPages(read.value.pages.map(({ text }) => text)));
}

/** Pages in our markdown as bare lines: what draws a heading or a table is not part of what they say. */
export function linesOfPages(pages: readonly string[]): string {
  return pages
    .join("\n")
    .replace(/^\s*\|?(?:\s*:?-{3,}:?\s*\|?)+\s*$/gmu, "")
    .replace(/^#{1,6}\s+/gmu, "")
    .replace(/\*\*|__|<br\s*\/?>/giu, " ")
    .replace(/\\(?=[!-/:-@[-`{-~])/gu, "");
}

async function textOfPhoto(file: Blob, language: Language, signal: AbortSignal): Promise<Result<string, NoText>> {
  const eye = await eyeFor([language], { signal, onArriving: () => undefined });
  if (!eye.ok) return failed(eye.problem === "unreachable" ? "unreachable" : "unreadable");
  try {
    const seen = await eye.value.read(await photoPictures(file).pictureOf(0), () => undefined);
    return wordsOr(seenRows(seen.boxes));
  } catch {
    return failed("unreadable"); // No picture after all, or more than memory bears.
  } finally {
    eye.value.close();
  }
}

function wordsOr(text: string): Result<string, NoText> {
  return /\p{L}/u.test(text) ? ok(text) : failed("no-words");
}
