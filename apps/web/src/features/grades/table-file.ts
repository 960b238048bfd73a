/** A larger one is no table of grades. */
const mostBytes = 10 * 1024 * 1024;

/** A table's text; null where the file is none. Excel writes what the machine it runs on has always written. */
export async function tableText(file: File): Promise<string | null> {
  if (file.size > mostBytes) return null;
  try {
    return decoded(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return null; // It was taken away after it was chosen.
  }
}

export function decoded(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  // No text has a zero in it: a spreadsheet or a picture under a wrong name.
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
