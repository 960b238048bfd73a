import { levelLetter, loudnessOf } from "./loudness.ts";

/** Longer ones would need hundreds of megabytes at once to be drawn: they are heard without a waveform. */
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
  const levels = ms <= mostDrawnMs ? await levelsOf(file) : "";
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

async function levelsOf(file: Blob): Promise<string | null> {
  try {
    const context = new OfflineAudioContext(1, 1, drawnRate);
    const sound = await context.decodeAudioData(await file.arrayBuffer());
    const samples = sound.getChannelData(0);
    const seconds = Math.floor(samples.length / sound.sampleRate);
    return Array.from({ length: seconds }, (_, at) =>
      levelLetter(loudnessOf(samples.subarray(at * sound.sampleRate, (at + 1) * sound.sampleRate))),
    ).join("");
  } catch {
    return null;
  }
}
