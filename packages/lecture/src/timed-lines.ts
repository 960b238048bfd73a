/** What was written or said at one moment of a lecture. Marked by the student, or not. [LEC-1] */
export type TimedLine = {
  readonly atMs: number;
  readonly mark: LineMark | null;
  readonly text: string;
};

export type LineMark = "important" | "unclear";

/**
 * A line each, its time before it: `[12:31] …`, with `!` where it is important and `?` where it is not clear. So it is
 * merged and found like any text. What has no time, because somebody wrote it so, stands at that of the line before.
 */
export function timedLinesIn(text: string): readonly TimedLine[] {
  let lastMs = 0;
  return text.split("\n").flatMap((line): TimedLine[] => {
    const [all = "", hours, minutes, seconds, sign] =
      /^\[(?:(\d{1,3}):)?(\d{1,2}):(\d{2}(?:\.\d{1,3})?)(?: ([!?]))?\] ?/.exec(line) ?? [];
    if (!all && line.trim() === "") return [];
    if (all) lastMs = Math.round(((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000);
    return [{ atMs: lastMs, mark: sign ? markOf[sign as "!" | "?"] : null, text: line.slice(all.length) }];
  });
}

const markOf = { "!": "important", "?": "unclear" } as const;
const signOf: Readonly<Record<LineMark, string>> = { important: " !", unclear: " ?" };

export function timedText(lines: readonly TimedLine[]): string {
  return lines
    .map(({ atMs, mark, text }) => `[${stamp(atMs)}${mark ? signOf[mark] : ""}] ${text.replace(/\s*\n\s*/g, " ")}`)
    .join("\n");
}

/** 4:07, 1:04:07, and with tenths where there are any: what a transcript of a quick talk needs. */
function stamp(atMs: number): string {
  const tenths = Math.round(Math.max(0, atMs) / 100);
  const part = tenths % 10 === 0 ? "" : `.${tenths % 10}`;
  return `${clockOf(Math.floor(tenths / 10))}${part}`;
}

/** As a clock beside a line shows it: 04:07, 1:04:07. */
export function clockText(ms: number): string {
  return clockOf(Math.max(0, Math.floor(ms / 1000)));
}

function clockOf(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

/** The line that plays at a moment: the last one that has begun; -1 before the first. The lines are in order. */
export function playingAt(lines: readonly Pick<TimedLine, "atMs">[], ms: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.atMs ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** By time; those of one moment as they were. */
export function inTime<Line extends Pick<TimedLine, "atMs">>(lines: readonly Line[]): readonly Line[] {
  return lines.toSorted((one, other) => one.atMs - other.atMs);
}
