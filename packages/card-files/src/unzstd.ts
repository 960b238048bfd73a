import { joined, littleEndian } from "@jotter/file-bytes/byte-source";
import type { Pace } from "@jotter/file-bytes/pace";
import { Decompress } from "fzstd";
import { refuse } from "./pace.ts";

/** What Anki packs since 2022: unpacked in slices, and never more than `limit`, whatever it says of itself. */
export async function unzstd(packed: Uint8Array, limit: number, pace: Pace): Promise<Uint8Array> {
  if (packed.length === 0) return packed;
  if (littleEndian(packed, 0, 4) !== 0xfd2fb528) refuse("damaged");
  if (declaredSize(packed) > limit) refuse("too-large");
  const chunks: Uint8Array[] = [];
  let length = 0;
  const unpacking = new Decompress((chunk) => {
    length += chunk.length;
    if (length > limit) refuse("too-large");
    chunks.push(chunk.slice());
  });
  for (let at = 0; at < packed.length; at += sliceBytes) {
    try {
      unpacking.push(packed.subarray(at, at + sliceBytes), at + sliceBytes >= packed.length);
    } catch {
      refuse(length > limit ? "too-large" : "damaged");
    }
    if (pace.isTime()) await pace.rest();
  }
  return joined(chunks);
}

const sliceBytes = 16 * 1024;

/** The size or the window that the head of a frame names: that much memory would be taken at once. */
function declaredSize(packed: Uint8Array): number {
  const descriptor = packed[4] ?? 0;
  const isOneSegment = (descriptor & 32) !== 0;
  const sizeFlag = descriptor >> 6;
  const window = packed[5] ?? 0;
  const base = 2 ** (10 + (window >> 3));
  const windowSize = isOneSegment ? 0 : base + (base / 8) * (window & 7);
  const nameLength = [0, 1, 2, 4][descriptor & 3] ?? 0;
  const at = 5 + (isOneSegment ? 0 : 1) + nameLength;
  const sizeLength = sizeFlag === 0 ? (isOneSegment ? 1 : 0) : 2 ** sizeFlag;
  const size = sizeLength === 0 ? 0 : littleEndian(packed, at, sizeLength) + (sizeLength === 2 ? 256 : 0);
  // A small text may name a window of some megabytes; only a giant one is a trick.
  return Math.max(size, windowSize > 2 ** 27 ? windowSize : 0);
}
