import { grouped, join, letters, type SoundSlice } from "./sound-slice.ts";

type Page = { readonly from: number; readonly to: number; readonly samples: number };

/** Opus or Vorbis in pages: what they are told by, the first ones, stands before each part. [LEC-1] */
export function oggSlices(bytes: Uint8Array, fromMs: number, everyMs: number): readonly SoundSlice[] {
  const pages = pagesIn(bytes);
  const [first] = pages;
  if (!first) return [];
  const rate = rateIn(bytes.subarray(first.from, first.to));
  // Heads count no samples.
  const sound = pages.findIndex(({ samples }) => samples > 0);
  if (rate === null || sound === -1) return [];
  const head = bytes.subarray(0, pages[sound]?.from);
  // A page tells where it ends.
  const places = pages.slice(sound).map((page, at, all) => ({
    page,
    atMs: Math.round(((all[at - 1]?.samples ?? 0) / rate) * 1000),
  }));
  return grouped(places, fromMs, everyMs).map((group) => ({
    atMs: group[0].atMs,
    bytes: join([head, bytes.subarray(group[0].page.from, group.at(-1)?.page.to)]),
  }));
}

function pagesIn(bytes: Uint8Array): readonly Page[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pages: Page[] = [];
  let samples = 0;
  for (let at = 0; at + 27 <= bytes.length && letters(bytes, at, 4) === "OggS"; ) {
    const count = bytes[at + 26] ?? 0;
    if (at + 27 + count > bytes.length) break;
    let size = 27 + count;
    for (let one = 0; one < count; one++) size += bytes[at + 27 + one] ?? 0;
    if (at + size > bytes.length) break;
    const until = view.getBigInt64(at + 6, true);
    // -1 where no packet ends in it.
    if (until >= 0n) samples = Number(until);
    pages.push({ from: at, to: at + size, samples });
    at += size;
  }
  return pages;
}

function rateIn(page: Uint8Array): number | null {
  const start = 27 + (page[26] ?? 0);
  if (letters(page, start, 8) === "OpusHead") return 48_000;
  if (letters(page, start, 7) !== "\u0001vorbis") return null;
  const rate = new DataView(page.buffer, page.byteOffset, page.byteLength).getUint32(start + 12, true);
  return rate > 0 ? rate : null;
}
