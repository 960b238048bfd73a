import { Inflate } from "fflate";
import { type ByteSource, littleEndian } from "./byte-source.ts";
import { type Pace, refuse } from "./pace.ts";

export type ZipEntry = {
  readonly name: string;
  /** As the file says; never more comes out of it. */
  readonly size: number;
  readonly packedSize: number;
  /** Whether it wants a password. */
  readonly isLocked: boolean;
  readonly read: (pace: Pace) => Promise<Uint8Array>;
};

/** What a zip file says it holds, by name. Nothing is unpacked before it is asked for. */
export async function openZip(file: ByteSource, mostEntries = 60_000): Promise<ReadonlyMap<string, ZipEntry>> {
  const end = await endOfZip(file);
  if (!end) return refuse("no-zip");
  // Beyond 4 GB or 65,535 files a zip has its numbers elsewhere.
  if (end.count > mostEntries || end.from === 0xffffffff) refuse("too-large");
  const shift = end.at - end.size - end.from;
  if (shift < 0) refuse("damaged");
  const list = await file.read(end.from + shift, end.from + shift + end.size);
  const entries = new Map<string, ZipEntry>();
  for (let at = 0, count = 0; count < end.count; count++) {
    if (at + 46 > list.length || littleEndian(list, at, 4) !== 0x02014b50) refuse("damaged");
    const [nameLength = 0, extraLength = 0, noteLength = 0] = [28, 30, 32].map((place) =>
      littleEndian(list, at + place, 2),
    );
    const name = new TextDecoder().decode(list.subarray(at + 46, at + 46 + nameLength));
    const entry = entryOf(file, list.subarray(at, at + 46), name, shift);
    // Of two with one name the first: a second is a trick.
    if (entry && !entries.has(name)) entries.set(name, entry);
    at += 46 + nameLength + extraLength + noteLength;
  }
  return entries;
}

type EndOfZip = { readonly at: number; readonly count: number; readonly size: number; readonly from: number };

/** It stands last, before a comment of at most 64 KB. */
async function endOfZip(file: ByteSource): Promise<EndOfZip | null> {
  const tailFrom = Math.max(0, file.length - 65_557);
  const tail = await file.read(tailFrom, file.length);
  for (let at = tail.length - 22; at >= 0; at--) {
    if (littleEndian(tail, at, 4) !== 0x06054b50 || at + 22 + littleEndian(tail, at + 20, 2) > tail.length) continue;
    const [size = 0, from = 0] = [12, 16].map((place) => littleEndian(tail, at + place, 4));
    return { at: tailFrom + at, count: littleEndian(tail, at + 10, 2), size, from };
  }
  return null;
}

/** Null for what is packed in a way nobody uses. */
function entryOf(file: ByteSource, head: Uint8Array, name: string, shift: number): ZipEntry | null {
  const method = littleEndian(head, 10, 2);
  const [crc = 0, packed = 0, size = 0] = [16, 20, 24].map((place) => littleEndian(head, place, 4));
  const from = littleEndian(head, 42, 4) + shift;
  const isLocked = (littleEndian(head, 8, 2) & 1) !== 0;
  if (!isLocked && method !== 0 && method !== 8) return null;
  const read = async (pace: Pace) => {
    if (isLocked) refuse("damaged");
    const local = await file.read(from, from + 30);
    if (local.length < 30 || littleEndian(local, 0, 4) !== 0x04034b50) refuse("damaged");
    const start = from + 30 + littleEndian(local, 26, 2) + littleEndian(local, 28, 2);
    const content = await file.read(start, start + packed);
    if (content.length !== packed || (method === 0 && packed !== size)) refuse("damaged");
    const bytes = method === 0 ? content : await inflated(content, size, pace);
    if ((await crcOf(bytes, pace)) !== crc) refuse("damaged");
    return bytes;
  };
  return { name, size, packedSize: packed, isLocked, read };
}

/** At the very most a thousand times as much comes out of it at once. */
const sliceBytes = 16 * 1024;

async function inflated(packed: Uint8Array, size: number, pace: Pace): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    if (length + chunk.length > size) refuse("damaged");
    bytes.set(chunk, length);
    length += chunk.length;
  });
  for (let at = 0; at < packed.length; at += sliceBytes) {
    try {
      inflate.push(packed.subarray(at, at + sliceBytes), at + sliceBytes >= packed.length);
    } catch {
      refuse("damaged");
    }
    if (pace.isTime()) await pace.rest();
  }
  if (length !== size) refuse("damaged");
  return bytes;
}

async function crcOf(bytes: Uint8Array, pace: Pace): Promise<number> {
  let crc = 0xffffffff;
  for (let at = 0; at < bytes.length; at++) {
    crc = (crcTable[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
    if ((at & 0xffff) === 0xffff && pace.isTime()) await pace.rest();
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});
