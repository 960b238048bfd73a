import { lettersOf } from "@jotter/file-bytes/letters";

/** A larger one is no table of grades. */
const mostBytes = 10 * 1024 * 1024;

/** A table's text; null where the file is none. */
export async function tableText(file: File): Promise<string | null> {
  if (file.size > mostBytes) return null;
  try {
    return decoded(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return null; // It was taken away after it was chosen.
  }
}

export function decoded(bytes: Uint8Array): string | null {
  const text = lettersOf(bytes);
  // No text has a zero in it: a spreadsheet or a picture under a wrong name.
  return text.includes("\0") ? null : text;
}
