import { failed, ok, type Result } from "@jotter/domain/result";
import { turns } from "../../../ui/turns.ts";

const aTurn = turns();

/** The texts of `notes.importProblem` in locales. */
export type ZipProblem = "zip-broken" | "zip-too-large" | "zip-unsafe" | "zip-locked";

export type ZipEntry = {
  readonly path: string;
  readonly size: number;
  readonly lastModified: number;
  readonly read: () => Promise<Result<Uint8Array<ArrayBuffer>, "zip-broken">>;
};

const mostEntries = 60_000;

/**
 * What a zip file says it holds. Nothing is unpacked before it is asked for, and then never more than was said: a bomb
 * lies about its size, or tells it. Read in slices, so that the page goes on.
 */
export async function openZip(file: Blob): Promise<Result<readonly ZipEntry[], ZipProblem>> {
  const end = await endOfZip(file);
  if (!end) return failed("zip-broken");
  // A zip file beyond 4 GB or 65,535 files has its numbers elsewhere.
  if (end.count > mostEntries || end.from === 0xffffffff) return failed("zip-too-large");
  const shift = end.at - end.size - end.from;
  if (shift < 0) return failed("zip-broken");
  const list = await bytesOf(file, end.from + shift, end.size);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let count = 0; count < end.count; count++) {
    if (at + 46 > list.length || little(list, at, 4) !== 0x02014b50) return failed("zip-broken");
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => little(list, at + place, 2));
    const name = list.subarray(at + 46, at + 46 + (nameLength ?? 0));
    const head = list.subarray(at, at + 46);
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
    const path = nameOf(name).replaceAll("\\", "/");
    if (isUnsafe(path)) return failed("zip-unsafe");
    const isFolder = path.endsWith("/");
    const isLink = (little(head, 40, 2) & 0xf000) === 0xa000;
    if (isFolder || isLink) continue;
    if ((little(head, 8, 2) & 1) !== 0) return failed("zip-locked");
    entries.push(entryOf(file, head, path, shift));
  }
  return ok(entries);
}

/** A name that would lead out of the folder it is unpacked in. We write no files, but whoever makes such a zip means harm. */
function isUnsafe(path: string): boolean {
  return path.startsWith("/") || /^[a-z]:/i.test(path) || path.includes("\0") || path.split("/").includes("..");
}

type EndOfZip = { readonly at: number; readonly count: number; readonly size: number; readonly from: number };

/** It stands last, before a comment of at most 64 KB. */
async function endOfZip(file: Blob): Promise<EndOfZip | null> {
  const tailFrom = Math.max(0, file.size - 65_557);
  const tail = await bytesOf(file, tailFrom, file.size - tailFrom);
  for (let at = tail.length - 22; at >= 0; at--) {
    if (little(tail, at, 4) !== 0x06054b50 || at + 22 + little(tail, at + 20, 2) > tail.length) continue;
    return {
      at: tailFrom + at,
      count: little(tail, at + 10, 2),
      size: little(tail, at + 12, 4),
      from: little(tail, at + 16, 4),
    };
  }
  return null;
}

function entryOf(file: Blob, head: Uint8Array, path: string, shift: number): ZipEntry {
  const method = little(head, 10, 2);
  const [crc, packed, size] = [16, 20, 24].map((place) => little(head, place, 4));
  const from = little(head, 42, 4) + shift;
  return {
    path,
    size: size ?? 0,
    lastModified: momentOf(little(head, 14, 2), little(head, 12, 2)),
    read: async () => {
      const local = await bytesOf(file, from, 30);
      if (local.length < 30 || little(local, 0, 4) !== 0x04034b50) return failed("zip-broken");
      const start = from + 30 + little(local, 26, 2) + little(local, 28, 2);
      const content = await bytesOf(file, start, packed ?? 0);
      if (content.length !== packed) return failed("zip-broken");
      const bytes = method === 0 ? content : method === 8 ? await inflated(content, size ?? 0) : null;
      return bytes && bytes.length === size && (await crcOf(bytes)) === crc ? ok(bytes) : failed("zip-broken");
    },
  };
}

/** At the very most a thousand times as much comes out of it at once. */
const sliceBytes = 16 * 1024;

/** null where it is damaged, or more comes out than was said. */
async function inflated(packed: Uint8Array, size: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const { Inflate } = await import("fflate");
  const bytes = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    if (length + chunk.length > size) throw new RangeError("More than was said.");
    bytes.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += sliceBytes) {
      inflate.push(packed.subarray(at, at + sliceBytes), at + sliceBytes >= packed.length);
      await aTurn();
    }
  } catch {
    return null;
  }
  return length === size ? bytes : null;
}

async function bytesOf(file: Blob, from: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(from, from + length).arrayBuffer());
}

/** Most write UTF-8, and old ones what their computer spoke: then a letter may be wrong, but no file is lost. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}

/** The clock of a zip file ticks every other second, in the time zone of whoever made it. */
function momentOf(day: number, time: number): number {
  const [year, month, date] = [1980 + (day >> 9), (day >> 5) & 15, day & 31];
  return new Date(year, month - 1, date, time >> 11, (time >> 5) & 63, (time & 31) * 2).getTime();
}

function little(bytes: Uint8Array, at: number, length: number): number {
  let number = 0;
  for (let place = length - 1; place >= 0; place--) number = number * 256 + (bytes[at + place] ?? 0);
  return number;
}

async function crcOf(bytes: Uint8Array): Promise<number> {
  let crc = 0xffffffff;
  for (let at = 0; at < bytes.length; at++) {
    crc = (crcTable[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
    if ((at & 0xfffff) === 0xfffff) await aTurn();
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});
