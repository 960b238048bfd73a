import { decodedSound } from "./decode-sound.ts";
import { levelLetter, loudnessOf } from "./loudness.ts";

/** Nobody waits for hours to be decoded before they can be heard: longer ones have no waveform. */
const mostDrawnMs = 40 * 60_000;
const drawnRate = 8000;
const patienceMs = 20_000;

/**
 * How long a file of sound is, and how loud each of its seconds. Null where the browser cannot play it, whatever it says
 * it is: a picture with the name of a recording, a broken one, one without sound. [LEC-1]
 */
export async function readSound(file: Blob): Promise<{ readonly ms: number; readonly levels: string } | null> {
  const ms = await lengthOf(file);
  if (ms === null || ms <= 0) return null;
  const levels = ms <= mostDrawnMs ? await levelsOf(file, ms) : "";
  return levels === null ? null : { ms, levels };
}

async function lengthOf(file: Blob): Promise<number | null> {
  const address = URL.createObjectURL(file);
  const sound = new Audio();
  sound.preload = "metadata";
  try {
    const seconds = await new Promise<number | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), patienceMs);
      const end = (value: number | null) => {
        clearTimeout(timer);
        resolve(value);
      };
      sound.onerror = () => end(null);
      sound.ondurationchange = () => {
        if (Number.isFinite(sound.duration)) end(sound.duration);
        // As a browser records it: it is as long as it plays, and told so when its end is asked for.
        else sound.currentTime = 1e9;
      };
      sound.src = address;
    });
    return seconds === null ? null : Math.round(seconds * 1000);
  } finally {
    sound.removeAttribute("src");
    URL.revokeObjectURL(address);
  }
}

async function levelsOf(file: Blob, lengthMs: number): Promise<string | null> {
  let letters = "";
  try {
    for await (const { atMs, samples } of decodedSound(file, { rate: drawnRate, lengthMs })) {
      // A part may begin within a second: that one is as loud as what came of it first.
      const from = Math.round(atMs / 1000);
      letters = letters.slice(0, from).padEnd(from, "a");
      for (let at = 0; at + drawnRate / 2 <= samples.length; at += drawnRate) {
        letters += levelLetter(loudnessOf(samples.subarray(at, at + drawnRate)));
      }
    }
    return letters;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
