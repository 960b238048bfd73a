import type { LectureByModel } from "@jotter/domain/lecture";
import type { ObjectQuestion } from "@jotter/domain/model";
import type { Language } from "@jotter/domain/settings";
import { fencedPart, fenceRule, fenceWord } from "@jotter/study-tools/fence";
import { languageName } from "@jotter/study-tools/prompt";
import { z } from "zod/mini";
import type { LectureNotes } from "./from-transcript.ts";
import { clockText, inTime, playingAt, type TimedLine } from "./timed-lines.ts";

/** Letters of a question for each token of a model, at the least; a third of what it reads is left for what it writes. */
const lettersPerToken = 2;
const longestPortion = 60_000;

/** What a model is asked of a lecture, a question for each portion of it that it reads at once. [LEC-1] */
export function lectureQuestions(
  transcript: readonly TimedLine[],
  own: readonly TimedLine[],
  { language, contextTokens, newWord }: { language: Language; contextTokens: number; newWord: () => string },
): readonly ObjectQuestion[] {
  const most = Math.min(longestPortion, Math.floor((contextTokens * lettersPerToken * 2) / 3));
  return portions(inTime(transcript), most).map((said, at, all) => {
    const [fromMs, toMs] = [said[0]?.atMs ?? 0, all[at + 1]?.[0]?.atMs ?? Number.POSITIVE_INFINITY];
    const written = inTime(own).filter((line) => line.text !== "" && line.atMs >= fromMs && line.atMs < toMs);
    const texts = [said, written].map(clocked);
    const word = fenceWord(texts, newWord);
    const system = [
      "You help a student make notes of a lecture out of its transcript, which was made by a machine and mishears words.",
      "Part it into sections of some minutes each, with a heading, and say in each what matters, in short sentences. Give the terms that were explained, with their meaning, and the questions that were left open. With everything give the time, as it stands before the line it comes from.",
      written.length > 0 ? "What the student wrote already stands in their own lines: do not say that again." : "",
      `Write in ${languageName(language)}. Say only what the transcript bears out; fewer good lines are better than many.`,
      fenceRule(word),
    ];
    const parts = [fencedPart("transcript", texts[0] ?? "", word)];
    if (written.length > 0) parts.push(fencedPart("own-lines", texts[1] ?? "", word));
    return {
      system: system.filter((line) => line !== "").join("\n"),
      turns: [{ role: "user", text: parts.join("\n\n") }],
      schema,
    };
  });
}

function clocked(lines: readonly TimedLine[]): string {
  return lines.map(({ atMs, text }) => `${clockText(atMs)} ${text}`).join("\n");
}

function portions(lines: readonly TimedLine[], most: number): readonly (readonly TimedLine[])[] {
  const all: TimedLine[][] = [];
  let letters = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    letters += line.text.length + 9;
    if (letters > most) {
      all.push([]);
      letters = line.text.length + 9;
    }
    all.at(-1)?.push(line);
  }
  return all;
}

const text = { type: "string" };
const timed = (more: Readonly<Record<string, unknown>>) => ({
  type: "array",
  items: { type: "object", properties: { time: text, ...more }, required: ["time", ...Object.keys(more)] },
});
const schema = {
  type: "object",
  properties: {
    sections: timed({ heading: text, lines: timed({ text }) }),
    terms: timed({ term: text, meaning: text }),
    questions: timed({ text }),
  },
  required: ["sections", "terms", "questions"],
};

const Answer = z.object({
  sections: z.array(
    z.object({ heading: z.string(), lines: z.array(z.object({ time: z.string(), text: z.string() })) }),
  ),
  terms: z.array(z.object({ time: z.string(), term: z.string(), meaning: z.string() })),
  questions: z.array(z.object({ time: z.string(), text: z.string() })),
});

/**
 * The answers as they are kept. Each line stands at a moment at which something was said: what names another time is
 * moved to the line before it, and what names none is left out. Null where an answer has not the form. [LEC-1]
 */
export function lectureByModel(
  answers: readonly unknown[],
  transcript: readonly TimedLine[],
  { model, at }: Pick<LectureByModel, "model" | "at">,
): LectureByModel | null {
  const said = inTime(transcript);
  const heard = <One extends { readonly time: string }>(all: readonly One[]) =>
    all.flatMap(({ time, ...one }) => {
      const ms = msOf(time);
      const place = ms === null ? -1 : playingAt(said, ms + 999);
      return place < 0 ? [] : [{ ...one, atMs: said[place]?.atMs ?? 0 }];
    });
  const whole = { sections: [], terms: [], asked: [] } as Pick<
    { -readonly [Key in keyof LectureByModel]: LectureByModel[Key] },
    "sections" | "terms" | "asked"
  >;
  for (const answer of answers) {
    const read = Answer.safeParse(answer);
    if (!read.success) return null;
    const { sections, terms, questions } = read.data;
    const headed = sections.map(({ heading, lines }) => ({
      heading: heading.trim(),
      lines: heard(lines).filter(says),
    }));
    whole.sections = [...whole.sections, ...headed.filter(({ lines }) => lines.length > 0)];
    const known = new Set(whole.terms.map(({ term }) => term.toLowerCase()));
    whole.terms = [...whole.terms, ...heard(terms).filter(({ term }) => term && !known.has(term.toLowerCase()))];
    whole.asked = [...whole.asked, ...heard(questions).filter(says)];
  }
  return { model, at, ...whole };
}

function says({ text }: { readonly text: string }): boolean {
  return text.trim() !== "";
}

function msOf(time: string): number | null {
  const [, hours, minutes, seconds] = /(?:(\d{1,3}):)?(\d{1,3}):(\d{2})/.exec(time) ?? [];
  if (minutes === undefined) return null;
  return ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

/** The model's sections with the student's own lines in them; what the device finds by its own rules stays beside. */
export function notesByModel(device: LectureNotes, byModel: LectureByModel, own: readonly TimedLine[]): LectureNotes {
  const written = inTime(own).filter(({ text: said, mark }) => said.trim() !== "" || mark);
  const starts = byModel.sections.map(({ lines }) => lines[0]?.atMs ?? 0);
  const sections = byModel.sections.map(({ heading, lines }, at) => {
    const [from, to] = [at === 0 ? 0 : (starts[at] ?? 0), starts[at + 1] ?? Number.POSITIVE_INFINITY];
    const entries = [
      ...written.filter(({ atMs }) => atMs >= from && atMs < to).map((line) => ({ ...line, by: "student" as const })),
      ...lines.map((line) => ({ ...line, mark: null, by: "transcript" as const })),
    ];
    const ordered = inTime(entries);
    return { heading, atMs: ordered[0]?.atMs ?? from, entries: ordered };
  });
  return { ...device, sections, terms: byModel.terms, asked: byModel.asked, missed: [] };
}
