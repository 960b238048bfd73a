import type { SoundSlice } from "@jotter/lecture/sound-slice";
import { soundSlices } from "@jotter/lecture/sound-slices";

export type ToSlicesWorker = { readonly file: Blob; readonly fromMs: number; readonly everyMs: number };
export type FromSlicesWorker = readonly SoundSlice[];

/** A recording of hours is a hundred megabytes that are looked through and copied: longer than a page may stand still. */
addEventListener("message", async ({ data: { file, fromMs, everyMs } }: MessageEvent<ToSlicesWorker>) => {
  const slices = soundSlices(new Uint8Array(await file.arrayBuffer()), fromMs, everyMs);
  postMessage(slices satisfies FromSlicesWorker, { transfer: slices.map(({ bytes }) => bytes.buffer) });
});
