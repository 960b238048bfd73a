import { isText } from "@jotter/file-bytes/is-text";

/** The letters of a text file; null where it is none. */
export function decodedText(bytes: Uint8Array): string | null {
  const text = lettersOf(bytes)
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n");
  return isText(text) ? text : null;
}

function lettersOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return strictly("utf-8", bytes) ?? eastern(bytes) ?? new TextDecoder("windows-1252").decode(bytes);
}

function strictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Of the ways in which Japanese and Chinese were written before UTF-8, the one that gives words people write. */
function eastern(bytes: Uint8Array): string | null {
  const japanese = strictly("shift_jis", bytes);
  if (japanese && share(japanese, /[\u3040-\u30ff]/g) > 0.15) return japanese;
  const chinese = strictly("gb18030", bytes);
  // Letters with accents would read as rare signs of all planes, hardly any of them next to each other.
  return chinese &&
    share(chinese, /[\u4e00-\u9fff\u3000-\u303f\uff00-\uffef]/g) > 0.95 &&
    /[\u4e00-\u9fff]{4}/.test(chinese)
    ? chinese
    : null;
}

/** Of the letters that are not ASCII. */
function share(text: string, letters: RegExp): number {
  const foreign = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  return foreign === 0 ? 0 : (text.match(letters)?.length ?? 0) / foreign;
}
