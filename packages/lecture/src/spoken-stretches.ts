import { readTranscript } from "./read-transcript.ts";
import type { TimedLine } from "./timed-lines.ts";

/** So many samples a second is sound that a model listens to. */
export const hearingRate = 16_000;

/** Some speech out of a recording, from the second it begins at. */
export type SpokenStretch = {
  readonly fromMs: number;
  readonly toMs: number;
  readonly samples: Float32Array<ArrayBuffer>;
};

export type StretchLengths = {
  /** A pause ends a stretch that is at least so long. */
  readonly leastMs: number;
  /** Longer ones are cut where they are quietest. */
  readonly mostMs: number;
  /** A pause so long ends it, however short it is. */
  readonly restMs: number;
};

const frameMs = 20;
const frame = (hearingRate * frameMs) / 1000;
const pauseFrames = 300 / frameMs;
/** A word begins before it is loud, and ends after. */
const edgeFrames = 200 / frameMs;

/**
 * Cuts sound where nobody speaks, so that no word is halved, and leaves silence out: a model makes words up in it. It is
 * handed the sound as it comes, and holds no more of it than a stretch. [LEC-1]
 */
export function createCutter({ leastMs, mostMs, restMs }: StretchLengths, fromMs = 0) {
  const [least, most, rest] = [leastMs, mostMs, restMs].map((ms) => Math.round(ms / frameMs)) as [
    number,
    number,
    number,
  ];
  const isSpeech = speechIn();
  let held = new Float32Array(0);
  /** Of what is held: how loud each frame is, and whether somebody speaks in it. */
  let levels: number[] = [];
  let speaks: boolean[] = [];
  let heldFromMs = fromMs;

  function drop(frames: number) {
    held = held.slice(frames * frame);
    levels = levels.slice(frames);
    speaks = speaks.slice(frames);
    heldFromMs += frames * frameMs;
  }

  function taken(frames: number): SpokenStretch {
    const samples = held.slice(0, Math.min(held.length, frames * frame));
    const stretch = { fromMs: heldFromMs, toMs: heldFromMs + frames * frameMs, samples };
    drop(frames);
    return stretch;
  }

  /** How many of the frames that are held make a stretch; null where it goes on. */
  function endOf(first: number): number | null {
    let last = first;
    for (let at = first; at < speaks.length; at++) {
      if (speaks[at]) last = at;
      const pause = at - last;
      if (pause >= rest || (pause >= pauseFrames && last - first >= least)) return last + 1 + edgeFrames;
      if (at >= most) return quietest(levels, Math.floor(most / 2), most);
    }
    return null;
  }

  function next(): SpokenStretch | null {
    const first = speaks.indexOf(true);
    if (first === -1) {
      drop(Math.max(0, speaks.length - edgeFrames));
      return null;
    }
    if (first > edgeFrames) {
      drop(first - edgeFrames);
      return next();
    }
    const end = endOf(first);
    return end === null ? null : taken(Math.min(end, speaks.length));
  }

  function all(): readonly SpokenStretch[] {
    const stretches: SpokenStretch[] = [];
    for (let one = next(); one; one = next()) stretches.push(one);
    return stretches;
  }

  return {
    add: (samples: Float32Array): readonly SpokenStretch[] => {
      const joined = new Float32Array(held.length + samples.length);
      joined.set(held);
      joined.set(samples, held.length);
      held = joined;
      while ((levels.length + 1) * frame <= held.length) {
        const level = decibels(held.subarray(levels.length * frame, (levels.length + 1) * frame));
        levels.push(level);
        speaks.push(isSpeech(level));
      }
      return all();
    },
    /** What is left when nothing more comes. */
    end: (): readonly SpokenStretch[] => {
      const before = all();
      const last = speaks.lastIndexOf(true);
      return last === -1 ? before : [...before, taken(Math.min(speaks.length, last + 1 + edgeFrames))];
    },
    /** What lies before this moment is in a stretch that was given, or nobody speaks in it. */
    untilMs: () => heldFromMs,
  };
}

const silence = -70;
/** So much louder than the room is somebody who speaks; this loud it is so in any room. */
const above = 8;
const always = -25;

/** The room's own noise is known by the pauses: it is believed at once where it is low, and slowly where it is high. */
function speechIn(): (level: number) => boolean {
  let room = -60;
  return (level) => {
    room += level < room ? (level - room) * 0.3 : Math.min(level - room, 0.02);
    return level > always || level > room + above;
  };
}

function decibels(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.max(silence, 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-12));
}

/** The middle of the quietest fifth of a second. */
function quietest(levels: readonly number[], from: number, to: number): number {
  const width = 10;
  let best = { at: to, level: Number.POSITIVE_INFINITY };
  for (let at = from; at + width <= to; at++) {
    let level = 0;
    for (let one = at; one < at + width; one++) level += levels[one] ?? 0;
    if (level <= best.level) best = { at: at + width / 2, level };
  }
  return best.at;
}

/** What was said in a stretch, a line each sentence, where nobody knows their seconds. */
export function spreadOver({ fromMs, toMs }: Omit<SpokenStretch, "samples">, text: string): readonly TimedLine[] {
  const lines = readTranscript(text, toMs - fromMs)?.lines ?? [];
  return lines.map((line) => ({ ...line, atMs: fromMs + line.atMs }));
}
