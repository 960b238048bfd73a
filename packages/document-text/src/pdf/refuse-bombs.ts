import { Inflate } from "fflate";
import { refuse, type Work } from "../work.ts";
import { fromHex, fromLetters, unpackedByPairs, unpackedByTable } from "./packings.ts";

/** What is packed once becomes at most some thousand times as large: shorter ones need no look. */
const harmlessBytes = 75_000;
const sliceBytes = 16 * 1024;
/** So much of what stands before a stream is looked through for what is said of it. */
const headLetters = 4096;

/**
 * pdf.js unpacks a stream whole, however large it becomes. Those that could become too large are unpacked here before,
 * piece by piece, and thrown away. What a stream says it is for does not count: a picture can be named as a page's content.
 */
export async function refuseBombs(bytes: Uint8Array, work: Work): Promise<void> {
  const known = new Map<string, readonly string[]>();
  let numbers: ReadonlyMap<string, number> | undefined;
  for (let at = indexOf(bytes, streamWord, 0); at >= 0; at = indexOf(bytes, streamWord, at + 6)) {
    if (bytes[at - 1] === 0x64) continue; // "endstream"
    if (work.pace.isTime()) await work.giveWay();
    const dictionary = dictionaryBefore(bytes, at);
    const filters = filtersIn(dictionary);
    if (filters.filter((filter) => packings.has(filter)).length > 1) refuse("bomb");
    const from = at + 6 + (bytes[at + 6] === 13 ? 2 : 1);
    const end = indexOf(bytes, endWord, from);
    numbers ??= /\/Length\s+\d+\s+\d+\s+R\b/.test(dictionary) ? numbersIn(bytes) : undefined;
    const said = lengthIn(dictionary, numbers);
    // The word that ends it may stand within it, too.
    const to = Math.min(bytes.length, Math.max(end < 0 ? bytes.length : end, from + said));
    if (to - from > harmlessBytes) {
      if (work.isLate()) refuse("too-slow");
      const packed = filters.length > 0 ? filters : filtersElsewhere(bytes, dictionary, known);
      await refuseBurst(bytes.subarray(from, to), packed, dictionary, work);
    }
    at = end < 0 ? to : end;
  }
}

/** By all the names the format has for them. */
const packings: ReadonlySet<string> = new Set([
  ...["FlateDecode", "Fl", "LZWDecode", "LZW", "RunLengthDecode", "RL", "BrotliDecode", "Br"],
]);

function dictionaryBefore(bytes: Uint8Array, at: number): string {
  const head = String.fromCharCode(...bytes.subarray(Math.max(0, at - headLetters), at));
  const dictionary = head.split(/(?<!end)obj\b/).at(-1) ?? "";
  return withLetters(dictionary);
}

/** Any letter of a name may be written by its number. */
function withLetters(names: string): string {
  return names.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Of several that say so, nobody knows which is meant. */
function filtersIn(dictionary: string): readonly string[] {
  const said = [...dictionary.matchAll(/\/F(?:ilter)?\s*(\[[^\]]*\]|\/[A-Za-z0-9]+)/g)]
    .map(([, names]) => names)
    .join(" ");
  return [...said.matchAll(/\/([A-Za-z0-9]+)/g)].map(([, name = ""]) => name);
}

/** Or the largest that an object of its own says; one that lies packed itself may say anything. */
function lengthIn(dictionary: string, numbers: ReadonlyMap<string, number> | undefined): number {
  const [said, length = "0", version] = /\/Length\s+(\d{1,10})(?:\s+(\d{1,5})\s+R)?\b/.exec(dictionary) ?? [];
  if (said === undefined) return 0;
  return version === undefined ? Number(length) : (numbers?.get(`${length} ${version}`) ?? Number.POSITIVE_INFINITY);
}

/** The objects of a file that are numbers, found in one go. */
function numbersIn(bytes: Uint8Array): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (let at = indexOf(bytes, objectWord, 0); at >= 0; at = indexOf(bytes, objectWord, at + 3)) {
    const around = String.fromCharCode(...bytes.subarray(Math.max(0, at - 20), at + 28));
    const [, object, version, number] = /(\d{1,10})\s+(\d{1,5})\s+obj\s*(\d{1,10})\s*endobj/.exec(around) ?? [];
    const name = `${object} ${version}`;
    if (number !== undefined) numbers.set(name, Math.max(Number(number), numbers.get(name) ?? 0));
  }
  return numbers;
}

/** They may stand in an object of their own. */
function filtersElsewhere(
  bytes: Uint8Array,
  dictionary: string,
  known: Map<string, readonly string[]>,
): readonly string[] {
  const [said, object, version] = /\/Filter\s+(\d{1,9})\s+(\d{1,5})\s+R\b/.exec(dictionary) ?? [];
  if (said === undefined) return [];
  // The whole file is looked through for each but once.
  const found = known.get(said) ?? filtersOf(bytes, `${object} ${version} obj`);
  known.set(said, found);
  return found;
}

function filtersOf(bytes: Uint8Array, opening: string): readonly string[] {
  const word = lettersOf(opening);
  for (let at = indexOf(bytes, word, 0); at >= 0; at = indexOf(bytes, word, at + 1)) {
    const before = bytes[at - 1] ?? 10;
    const said = String.fromCharCode(...bytes.subarray(at + word.length, at + word.length + 400));
    if (before < 0x30 || before > 0x39) return filtersIn(`/Filter ${withLetters(said)}`);
  }
  return [];
}

async function refuseBurst(stored: Uint8Array, filters: readonly string[], dictionary: string, work: Work) {
  const packed = withoutLetters(stored, filters);
  const most = work.limits.unpackedBytes;
  if (filters.some((name) => name === "BrotliDecode" || name === "Br")) refuse("wrong-kind");
  const isEarly = !/\/EarlyChange\s+0\b/.test(dictionary);
  if (filters.some((name) => name.startsWith("LZW")) && unpackedByTable(packed, isEarly, most) > most) refuse("bomb");
  if (filters.some((name) => name === "RunLengthDecode" || name === "RL") && unpackedByPairs(packed) > most)
    refuse("bomb");
  // By its bytes: what is said of it may stand elsewhere.
  const [head = 0, check = 0] = packed;
  if ((head & 0x0f) === 8 && (head * 256 + check) % 31 === 0) await refuseInflated(packed, work);
}

/** Bytes that are written as letters are packed as they were before. */
function withoutLetters(stored: Uint8Array, filters: readonly string[]): Uint8Array {
  const [first] = filters;
  if (first === "ASCII85Decode" || first === "A85") return fromLetters(stored);
  return first === "ASCIIHexDecode" || first === "AHx" ? fromHex(stored) : stored;
}

/** Past its end a stream gives nothing; a block that is stored as it was is at most four slices long. */
const mostIdle = 8;

async function refuseInflated(packed: Uint8Array, work: Work) {
  let size = 0;
  let idle = 0;
  // Without the two bytes of its head.
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
  });
  for (let at = 2; at < packed.length && idle < mostIdle; at += sliceBytes) {
    const before = size;
    try {
      inflate.push(packed.subarray(at, at + sliceBytes), false);
    } catch {
      // Broken: whoever reads it goes no further either.
      return;
    }
    idle = size > before ? 0 : idle + 1;
    if (size > work.limits.unpackedBytes) refuse("bomb");
    if (work.pace.isTime()) await work.giveWay();
    if (work.isLate()) refuse("too-slow");
  }
}

const lettersOf = (word: string) => [...word].map((letter) => letter.charCodeAt(0));
const streamWord = lettersOf("stream");
const endWord = lettersOf("endstream");
const objectWord = lettersOf("obj");

function indexOf(bytes: Uint8Array, word: readonly number[], from: number): number {
  const [first = 0] = word;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (word.every((byte, place) => bytes[at + place] === byte)) return at;
  }
  return -1;
}
