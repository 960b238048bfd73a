/** The letters of a text file, whichever way they were written. Excel writes what the machine it runs on has always written. */
export function lettersOf(bytes: Uint8Array): string {
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
  const { together, late } = marksOf(bytes);
  const japanese = strictly("shift_jis", bytes);
  if (japanese && share(japanese, /[\u3040-\u30ff]/g) > 0.15) return japanese;
  // Words in kanji alone: Chinese would have both halves of its signs late in the table.
  if (japanese && together > 0.5 && late < 0.7 && share(japanese, /[\u4e00-\u9fff]/g) > 0.9) return japanese;
  const chinese = strictly("gb18030", bytes);
  // Letters with accents would read as rare signs of all planes, hardly any of them next to each other.
  return chinese &&
    share(chinese, /[\u4e00-\u9fff\u3000-\u303f\uff00-\uffef]/g) > 0.95 &&
    (/[\u4e00-\u9fff]{4}/.test(chinese) || (together > 0.9 && late > 0.9))
    ? chinese
    : null;
}

/** Fewer of them say nothing. */
const fewest = 6;

/** How many of the bytes beyond ASCII stand together, as halves of signs do and accents do not; and how many are late. */
function marksOf(bytes: Uint8Array): { readonly together: number; readonly late: number } {
  let all = 0;
  let together = 0;
  let late = 0;
  const isMark = (at: number) => (bytes[at] ?? 0) >= 0x80;
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    all++;
    if (byte > 0xa0) late++;
    if (isMark(at - 1) || isMark(at + 1)) together++;
  }
  return all < fewest ? { together: 0, late: 0 } : { together: together / all, late: late / all };
}

/** Of the letters that are not ASCII. */
function share(text: string, letters: RegExp): number {
  const foreign = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  return foreign === 0 ? 0 : (text.match(letters)?.length ?? 0) / foreign;
}
