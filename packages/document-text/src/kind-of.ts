import { decodedText } from "./decode-text.ts";
import type { DocumentKind } from "./document.ts";
import { meantKind, roughKind, textKind } from "./kind.ts";
import { usualLimits } from "./limits.ts";
import { packedKind, unpacked } from "./packed.ts";
import { workOf } from "./work.ts";

/** Enough of a text to know what it is. */
const beginning = 64 * 1024;

/** What a file is, before anybody reads it; null for what is none of ours. The same rule as `readDocument` has. [DOC-3] */
export async function kindOf(file: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): Promise<DocumentKind | null> {
  const { name, bytes } = file;
  const rough = roughKind(bytes);
  if (rough === "pdf" || rough === "image") return rough;
  if (rough === "zip")
    return unpacked(bytes, workOf(usualLimits, {}))
      .then(packedKind)
      .catch(() => meantKind(name, bytes)); // Damaged, or not to be opened: reading it says so.
  if (rough === "locked-office") return meantKind(name, bytes);
  if (rough !== "text" || bytes.length === 0) return null;
  const text = decodedText(wholeLetters(bytes));
  return text === null ? meantKind(name, bytes) : textKind(name, text);
}

/** Up to a space or a line's end: a letter of several bytes is not cut in two. */
function wholeLetters(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= beginning) return bytes;
  const some = bytes.subarray(0, beginning);
  const end = Math.max(some.lastIndexOf(0x0a), some.lastIndexOf(0x20));
  // In UTF-16 every letter has two bytes.
  return end > beginning / 2 ? some.subarray(0, end - (end % 2)) : some;
}
