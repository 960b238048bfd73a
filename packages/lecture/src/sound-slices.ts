import { m4aSlices } from "./m4a-slices.ts";
import { mp3Slices } from "./mp3-slices.ts";
import { oggSlices } from "./ogg-slices.ts";
import type { SoundSlice } from "./sound-slice.ts";
import { wavSlices } from "./wav.ts";
import { webmSlices } from "./webm.ts";

/**
 * A recording in files of about so long each, from about this moment on: a browser decodes a file all at once, and hours
 * of sound are gigabytes. None where its bytes are of no kind that can be cut. [LEC-1]
 */
export function soundSlices(bytes: Uint8Array, fromMs: number, everyMs: number): readonly SoundSlice[] {
  for (const slices of [webmSlices, wavSlices, oggSlices, m4aSlices, mp3Slices]) {
    const found = slices(bytes, fromMs, everyMs);
    if (found.length > 0) return found;
  }
  return [];
}
