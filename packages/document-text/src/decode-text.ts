import { isText } from "@jotter/file-bytes/is-text";
import { lettersOf } from "@jotter/file-bytes/letters";

/** The letters of a text file; null where it is none. */
export function decodedText(bytes: Uint8Array): string | null {
  const text = lettersOf(bytes)
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n");
  return isText(text) ? text : null;
}
