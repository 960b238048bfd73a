import { readingOf } from "@jotter/analysis/reading";
import { inTime, type TimedLine } from "./timed-lines.ts";

export type ReadTranscript = {
  readonly lines: readonly TimedLine[];
  /** It came without times: they are reckoned from how much is said before. */
  readonly isEstimated: boolean;
};

/** Slower than most people speak: where nobody knows how long it took. */
const usualMsPerLetter = 70;

/**
 * What was said, out of whatever a student pastes: SRT, WebVTT, lines with their times, or words alone. Null where it
 * says nothing. [LEC-1]
 */
export function readTranscript(pasted: string, lengthMs?: number): ReadTranscript | null {
  const text = pasted
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .normalize("NFC");
  const timed = hasCues.test(text) ? cuesIn(text) : timedIn(text);
  if (timed) {
    const lines = withoutRepeats(inTime(timed)).map(({ said, atMs }) => asLine(said.join(" "), atMs));
    const saying = lines.filter((line) => line.text !== "");
    return saying.length > 0 ? { lines: saying, isEstimated: false } : null;
  }
  if (/^WEBVTT(?:[ \t\n]|$)/.test(text)) return null;
  const lines = spread(text, lengthMs);
  return lines.length > 0 ? { lines, isEstimated: true } : null;
}

/** A cue, line by line: where captions roll, its first lines are the last of the one before. */
type Cue = { readonly atMs: number; readonly said: readonly string[] };

const clock = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?`;
const hasCues = new RegExp(`^[ \\t]*${clock}[ \\t]*-->`, "m");
const cueTime = new RegExp(`^[ \\t]*${clock}[ \\t]*-->`);

function msOf([, hours, minutes, seconds, part = ""]: RegExpExecArray): number {
  const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds);
  return Math.round(whole * 10 + Number(part.padEnd(3, "0")) / 100) * 100;
}

/** What stands below a line of times until the next gap. A cue's number or name stands above it, and is left out. */
function cuesIn(text: string): readonly Cue[] {
  const lines = text.split("\n");
  return lines.flatMap((line, at): Cue[] => {
    const time = cueTime.exec(line);
    if (!time) return [];
    let end = at + 1;
    while (end < lines.length && lines[end]?.trim() !== "" && !cueTime.test(lines[end] ?? "")) end += 1;
    // The next cue's number, where nothing parts them.
    const isCrowded = cueTime.test(lines[end] ?? "") && /^\s*\d+\s*$/.test(lines[end - 1] ?? "");
    const said = lines.slice(at + 1, end - (isCrowded ? 1 : 0));
    return [{ atMs: msOf(time), said: said.map(withoutTags).filter((words) => words !== "") }];
  });
}

/** What is in a cue beside its words: styles, times of single words, where it stands; a voice is who speaks. */
function withoutTags(line: string): string {
  return line
    .replace(/<v(?:\.[^ >]*)?[ \t]+([^>]{1,100})>/g, "$1: ")
    .replace(/<\/?(?:[cbiuv]|font|ruby|rt|lang|\d[\d:.]*)(?:[ .][^<>]*)?>/gi, "")
    .replace(/\{\\[^{}]*\}/g, "")
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm|quot|#39);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, " ")
    .trim();
}

const entities = { amp: "&", lt: "<", gt: ">", nbsp: " ", lrm: "", rlm: "", quot: '"', "#39": "'" } as const;

function withoutRepeats(cues: readonly Cue[]): readonly Cue[] {
  let before: readonly string[] = [];
  return cues.flatMap((cue): Cue[] => {
    let same = Math.min(before.length, cue.said.length);
    const rolls = (count: number) => before.slice(-count).every((line, at) => line === cue.said[at]);
    while (same > 0 && !rolls(same)) same -= 1;
    before = cue.said;
    const said = cue.said.slice(same);
    return said.length > 0 ? [{ ...cue, said }] : [];
  });
}

const lineTime = new RegExp(String.raw`^\s*(?:[\[(［（]\s*${clock}\s*[\])］）]|${clock}(?=\s|$))\s*(?:[-–—:：]\s+)?`);
const speakerTime = new RegExp(String.raw`^\s*(\S.{0,60}?)\s+[\[(]?${clock}[\])]?\s*$`);

/** Each time begins a line, or stands above it, alone or behind a name. Null where hardly a line has one. */
function timedIn(text: string): readonly Cue[] | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const cues: { atMs: number; said: string[] }[] = [];
  let before = 0;
  for (const line of lines) {
    const time = lineTime.exec(line);
    const speaker = time ? null : speakerTime.exec(line);
    if (time) {
      const own = time[2] === undefined ? [time[0], ...time.slice(5)] : time.slice(0, 5);
      cues.push({ atMs: msOf(own as unknown as RegExpExecArray), said: [line.slice(time[0].length).trim()] });
    } else if (speaker?.[1] && !/[.!?。！？,;]$/.test(speaker[1])) {
      const [, name, ...own] = speaker;
      cues.push({ atMs: msOf([speaker[0], ...own] as unknown as RegExpExecArray), said: [`${name}:`] });
    } else if (cues.length > 0) cues.at(-1)?.said.push(line.trim());
    else before += 1;
  }
  // Somebody mentions a time now and then; a transcript has one every few lines, from its begin on.
  const isTimed = cues.length > 0 && before <= 2 && cues.length * 8 >= lines.length && risesMostly(cues);
  return isTimed ? cues.map(({ atMs, said }) => ({ atMs, said: said.filter((words) => words !== "") })) : null;
}

function risesMostly(cues: readonly Cue[]): boolean {
  const falls = cues.filter(({ atMs }, at) => at > 0 && atMs < (cues[at - 1]?.atMs ?? 0)).length;
  return falls * 4 <= cues.length;
}

function spread(text: string, lengthMs: number | undefined): readonly TimedLine[] {
  const sentences = text
    .split(/\n+/)
    .flatMap((paragraph) => sentencesOf(paragraph.trim()))
    .filter((sentence) => sentence !== "");
  const letters = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  const msPerLetter = lengthMs ? lengthMs / Math.max(1, letters) : usualMsPerLetter;
  let before = 0;
  return sentences.map((sentence) => {
    const atMs = Math.round((before * msPerLetter) / 100) * 100;
    before += sentence.length;
    return asLine(sentence, Math.min(atMs, lengthMs === undefined ? atMs : Math.max(0, lengthMs - 1)));
  });
}

function sentencesOf(paragraph: string): readonly string[] {
  const { sentences } = readingOf(paragraph);
  const [first] = sentences;
  if (!first) return [paragraph];
  // As it was said, with whatever the reader of notes takes for markup.
  return sentences.map(({ from }, at) => paragraph.slice(at === 0 ? 0 : from, sentences[at + 1]?.from).trim());
}

function asLine(text: string, atMs: number): TimedLine {
  return { atMs, mark: null, text: text.replace(/\s+/g, " ").trim() };
}
