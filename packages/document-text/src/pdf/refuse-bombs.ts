import { Inflate } from "fflate";
import { refuse, type Work } from "../work.ts";

/** What is packed once becomes at most about a thousand times as large: shorter ones need no look. */
const harmlessBytes = 150_000;
const sliceBytes = 64 * 1024;

/**
 * pdf.js unpacks a stream whole, however large it becomes. Those that could become too large are unpacked here before,
 * piece by piece, and thrown away. Pictures are left out: nothing unpacks them to read a text.
 */
export async function refuseBombs(bytes: Uint8Array, work: Work): Promise<void> {
  for (let at = indexOf(bytes, streamWord, 0); at >= 0; at = indexOf(bytes, streamWord, at + 6)) {
    if (bytes[at - 1] === 0x64) continue; // "endstream"
    if (work.pace.isTime()) await work.giveWay();
    const head = String.fromCharCode(...bytes.subarray(Math.max(0, at - 600), at));
    const dictionary = head.split(/(?<!end)obj\b/).at(-1) ?? "";
    const filters = /\/F(?:ilter)?\s*\[([^\]]*)\]/.exec(dictionary)?.[1] ?? "";
    const packings = filters.match(/\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|BrotliDecode)\b/g)?.length ?? 0;
    if (packings > 1) refuse("bomb");
    const from = at + 6 + (bytes[at + 6] === 13 ? 2 : 1);
    const end = indexOf(bytes, endWord, from);
    const to = end < 0 ? bytes.length : end;
    const isPacked = bytes[from] === 0x78 && to - from > harmlessBytes && !/\/Subtype\s*\/Image\b/.test(dictionary);
    if (isPacked) await refuseBurst(bytes.subarray(from, to), work);
    at = to;
  }
}

async function refuseBurst(packed: Uint8Array, work: Work) {
  let size = 0;
  // Without the two bytes of its head.
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
  });
  for (let at = 2; at < packed.length; at += sliceBytes) {
    try {
      inflate.push(packed.subarray(at, at + sliceBytes), false);
    } catch {
      // Broken, or at its end: whoever reads it goes no further either.
      return;
    }
    if (size > work.limits.unpackedBytes) refuse("bomb");
    if (work.pace.isTime()) await work.giveWay();
    if (work.isLate()) refuse("too-slow");
  }
}

const streamWord = [..."stream"].map((letter) => letter.charCodeAt(0));
const endWord = [..."endstream"].map((letter) => letter.charCodeAt(0));

function indexOf(bytes: Uint8Array, word: readonly number[], from: number): number {
  const [first = 0] = word;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (word.every((byte, place) => bytes[at + place] === byte)) return at;
  }
  return -1;
}
