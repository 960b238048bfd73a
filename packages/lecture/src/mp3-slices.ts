import { grouped, join, letters, type SoundSlice } from "./sound-slice.ts";

type Frame = { readonly atMs: number; readonly from: number; readonly to: number };

/** Each frame of an MP3 is sound by itself, but for what it borrows of the one before. [LEC-1] */
export function mp3Slices(bytes: Uint8Array, fromMs: number, everyMs: number): readonly SoundSlice[] {
  const frames = framesIn(bytes);
  // In any bytes there is something here and there that looks like a frame.
  const found = frames.reduce((sum, { from, to }) => sum + to - from, 0);
  if (frames.length < 8 || found * 2 < bytes.length - afterTags(bytes)) return [];
  return grouped(frames, fromMs, everyMs).map((group) => ({
    atMs: Math.round(group[0].atMs),
    bytes: join(group.map(({ from, to }) => bytes.subarray(from, to))),
  }));
}

function framesIn(bytes: Uint8Array): readonly Frame[] {
  const frames: Frame[] = [];
  let atMs = 0;
  let lost = 0;
  for (let at = afterTags(bytes); at + 4 <= bytes.length; ) {
    const frame = frameAt(bytes, at);
    if (frame && at + frame.size <= bytes.length) {
      frames.push({ atMs, from: at, to: at + frame.size });
      atMs += frame.ms;
      at += frame.size;
      lost = 0;
    } else {
      // A tag in between, or a hole: the next frame is not far.
      at += 1;
      lost += 1;
      if (lost > mostLost) break;
    }
  }
  return frames;
}

const mostLost = 200_000;

/** Its size has four times seven bits. */
function afterTags(bytes: Uint8Array): number {
  if (letters(bytes, 0, 3) !== "ID3") return 0;
  return 10 + [6, 7, 8, 9].reduce((size, at) => size * 128 + ((bytes[at] ?? 0) & 0x7f), 0);
}

const newRates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const oldRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const samplings = [44_100, 48_000, 32_000];

/** Layer III of MPEG 1, 2 and 2.5. */
function frameAt(bytes: Uint8Array, at: number): { readonly size: number; readonly ms: number } | null {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  if (first !== 0xff || (second & 0xe6) !== 0xe2) return null;
  const version = (second >> 3) & 3;
  const isFirst = version === 3;
  const kilobits = (isFirst ? newRates : oldRates)[third >> 4];
  const sampling = samplings[(third >> 2) & 3];
  if (version === 1 || !kilobits || !sampling) return null;
  const rate = sampling / (isFirst ? 1 : version === 2 ? 2 : 4);
  const samples = isFirst ? 1152 : 576;
  return {
    size: Math.floor((samples / 8) * ((kilobits * 1000) / rate)) + ((third >> 1) & 1),
    ms: (samples / rate) * 1000,
  };
}
