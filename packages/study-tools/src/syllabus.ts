import { addDays, isDay } from "@jotter/domain/days";
import type { ObjectQuestion } from "@jotter/domain/model";
import type { Syllabus } from "@jotter/domain/syllabus/read-syllabus";
import { datedKinds, evened } from "@jotter/domain/syllabus/syllabus-words";
import { z } from "zod/mini";
import { answerSchema } from "./answer-schema.ts";
import { fencedPart, fenceRule, fenceWord } from "./fence.ts";

/*
 * A syllabus read by a model: what the rules do not see, a day that is only told by its week among them. Whatever it
 * proposes stands under a line that is really on the paper, or it is not proposed. [PLN-2]
 */

const Line = z.string().check(z.describe("the whole line of the syllabus it stands in, copied unchanged"));
const Clock = z.nullable(z.string().check(z.describe("HH:MM in 24 hours; null where none is said")));

const Found = z.object({
  classes: z.array(
    z.object({ name: z.string(), teacher: z.nullable(z.string()), room: z.nullable(z.string()), line: Line }),
  ),
  weights: z.array(z.object({ name: z.string(), percent: z.number(), line: Line })),
  dates: z.array(
    z.object({
      day: z.string().check(z.describe("YYYY-MM-DD")),
      last: z.nullable(z.string().check(z.describe("the last of several days as YYYY-MM-DD; null for one day"))),
      time: Clock,
      endTime: Clock,
      title: z.string(),
      kind: z.enum(datedKinds),
      topics: z.array(z.string()),
      line: Line,
    }),
  ),
});

/** A longer one is a book; the rules have read all of it. */
export const longestSyllabus = 40_000;

export function syllabusQuestion(text: string, today: string, newWord: () => string): ObjectQuestion {
  const word = fenceWord([text], newWord);
  const system = [
    "You read the syllabus or course plan that a teacher handed out and list what a student has to put into a calendar and a grade book.",
    `Today is ${today}. A day without a year is in the school year the paper is for. Where only a week is named ("week 5: midterm"), reckon its day from what the paper says of its weeks; where that cannot be known, leave it out.`,
    "List the class with its teacher and room; the weights of graded work, only where they are percents of the final grade; and every exam, quiz, project, piece of work to hand in and day without school. Lessons that only name what is taught are no dates: their words are the topics of the next exam.",
    "Titles are short, in the language of the paper and without the date. Each item gives the line it stands in, copied unchanged. What is not on the paper is left out, and an empty list is a good answer.",
    fenceRule(word),
  ];
  return {
    system: system.join("\n"),
    turns: [{ role: "user", text: fencedPart("syllabus", text.slice(0, longestSyllabus), word) }],
    schema: answerSchema(Found),
  };
}

/** What of an answer the paper bears out; null where it has not the form that was asked for. */
export function syllabusFound(value: unknown, text: string, today: string): Syllabus | null {
  const read = z.safeParse(Found, value);
  if (!read.success) return null;
  const { classes, weights, dates } = read.data;
  const lines = text.split(/\r?\n/u);
  const placeOf = lineFinder(lines);
  const borneOut = <One extends { readonly line: string }>(all: readonly One[]) =>
    all.flatMap((one) => {
      const at = placeOf(one.line);
      return at === null ? [] : { ...one, at, line: (lines[at] ?? "").trim() };
    });
  const named = borneOut(classes)
    .filter(({ name }) => name.trim() !== "")
    .toSorted((one, other) => one.at - other.at);
  const classAt = (at: number) => {
    if (named.length === 0) return null;
    return Math.max(
      0,
      named.findLastIndex((one) => one.at <= at),
    );
  };
  const shared = borneOut(weights).filter(({ name, percent }) => name.trim() !== "" && percent > 0 && percent <= 100);
  return {
    classes: named.map(({ name, teacher, room, line }) => {
      return { name: tidy(name, 100), teacher: tidyOrNull(teacher), room: tidyOrNull(room), line };
    }),
    weights: shared.map(({ name, percent, at, line }) => ({
      name: tidy(name, 200),
      percent,
      ofClass: classAt(at),
      line,
    })),
    dates: borneOut(dates).flatMap((date) => {
      const { day, last, title, kind, topics, at, line } = date;
      if (!isWithinReach(day, today) || title.trim() === "") return [];
      const time = clockOf(date.time);
      const end = clockOf(date.endTime);
      return {
        day,
        last: last !== null && isWithinReach(last, today) && last > day ? last : null,
        time,
        endTime: time !== null && end !== null && end > time ? end : null,
        title: tidy(title, 300),
        kind,
        topics: topics.map((topic) => tidy(topic, 200)).filter((topic) => topic !== ""),
        ofClass: classAt(at),
        line,
        isDoubtful: !isNamedIn(line, day),
      };
    }),
    topics: [],
  };
}

/** The line as it was copied, or the only one that has all of what was copied of it. */
function lineFinder(lines: readonly string[]): (copied: string) => number | null {
  const plain = lines.map(plainOf);
  return (copied) => {
    const wanted = plainOf(copied);
    if (!/[\p{L}\p{N}]{2}/u.test(wanted)) return null;
    const same = plain.indexOf(wanted);
    if (same >= 0) return same;
    const at = plain.findIndex((line) => wanted.length >= shortestCopy && line.includes(wanted));
    return at < 0 ? null : at;
  };
}

const shortestCopy = 6;

function plainOf(line: string): string {
  return evened(line)
    .replace(/[\s*_|#.·…]+/gu, " ")
    .trim();
}

/** The number of its day stands in the line; what was reckoned from a week is to be looked at. */
function isNamedIn(line: string, day: string): boolean {
  const date = Number(day.slice(8));
  const numbers = (line.normalize("NFKC").match(/\d+/gu) ?? []).map(Number);
  return numbers.includes(date);
}

const daysBack = 60;
const daysAhead = 900;

function isWithinReach(day: string, today: string): boolean {
  return isDay(day) && day >= addDays(today, -daysBack) && day <= addDays(today, daysAhead);
}

function clockOf(time: string | null): string | null {
  const [, hour = "", minute = ""] = /^(\d{1,2}):(\d{2})$/u.exec(time?.trim() ?? "") ?? [];
  if (hour === "" || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, "0")}:${minute}`;
}

function tidy(text: string, most: number): string {
  return text.replace(/\s+/gu, " ").trim().slice(0, most);
}

function tidyOrNull(text: string | null): string | null {
  const tidied = tidy(text ?? "", 100);
  return tidied === "" ? null : tidied;
}
