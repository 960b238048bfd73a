import { lettersOf } from "@jotter/file-bytes/letters";

/** What is said in a day is less. */
const mostBytes = 8 * 1024 * 1024;

/** The letters of a transcript, whichever way its program wrote them; nothing of what cannot be one. [LEC-1] */
export async function transcriptIn(file: File): Promise<string> {
  if (file.size > mostBytes) return "";
  const letters = lettersOf(new Uint8Array(await file.arrayBuffer()));
  // A film under another name: no text has these.
  return letters.includes("\0") ? "" : letters;
}
