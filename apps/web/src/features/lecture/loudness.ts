const quietest = -60;

/** How loud sound is, from 0 to 1, as ears tell: its samples lie between -1 and 1. */
export function loudnessOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-12);
  return Math.min(1, Math.max(0, 1 - decibels / quietest));
}

const first = 97;

/** A letter for each second: "a" is silence, "z" is as loud as it gets. */
export function levelLetter(loudness: number): string {
  return String.fromCharCode(first + Math.round(Math.min(1, Math.max(0, loudness)) * 25));
}

/** So many bars for all of it, each from 0 to 1; what is not known is silence. */
export function barsOf(levels: string, count: number): readonly number[] {
  return spread(loudest(levels, count));
}

/** Speech is nearly as loud at all times as at its loudest: what differs is what is shown. */
function spread(bars: readonly number[]): readonly number[] {
  const loud = bars.filter((level) => level > 0).toSorted((one, other) => one - other);
  const [most = 0, least = 0] = [loud.at(-1), loud[Math.floor(loud.length / 20)]];
  const floor = Math.max(0, Math.min(least, most - leastSpread) - leastSpread / 4);
  return bars.map((level) => Math.max(0, level - floor) / (most - floor || 1));
}

/** What is even all the time is drawn so. */
const leastSpread = 0.2;

function loudest(levels: string, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * levels.length) / count);
    const to = Math.max(from + 1, Math.floor(((at + 1) * levels.length) / count));
    let most = 0;
    for (const letter of levels.slice(from, to)) most = Math.max(most, levelOf(letter));
    return most;
  });
}

export function levelOf(letter: string | undefined): number {
  const level = ((letter ?? "a").charCodeAt(0) - first) / 25;
  return level >= 0 && level <= 1 ? level : 0;
}

/** Stretches of at least so many seconds in which hardly anything is heard. */
export function silences(
  levels: string,
  leastSeconds = 3,
): readonly { readonly fromMs: number; readonly toMs: number }[] {
  const loud = [...levels].map(levelOf).toSorted((one, other) => one - other);
  // Against the room's own noise: what is not much louder than its quietest tenth.
  const floor = loud[Math.floor(loud.length / 10)] ?? 0;
  const speech = loud[Math.floor(loud.length * 0.9)] ?? 0;
  const limit = floor + (speech - floor) * 0.25;
  if (speech - floor < 0.12) return [];
  return [...levels.matchAll(/[a-z]+?/g)]
    .reduce<{ from: number; to: number }[]>((all, { 0: letter, index }) => {
      if (levelOf(letter) > limit) return all;
      const last = all.at(-1);
      if (last?.to === index) last.to = index + 1;
      else all.push({ from: index, to: index + 1 });
      return all;
    }, [])
    .filter(({ from, to }) => to - from >= leastSeconds)
    .map(({ from, to }) => ({ fromMs: from * 1000 + 500, toMs: to * 1000 - 300 }));
}
