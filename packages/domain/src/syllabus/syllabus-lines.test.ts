import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Language } from "../settings.ts";
import { isAlike } from "../testing/judge-syllabus.ts";
import { readSyllabus } from "./read-syllabus.ts";

/** A line of a syllabus, and every test, every task and every weight that a person reads in it. */
type LineCase = {
  readonly language: Language;
  readonly today: string;
  readonly text: string;
  readonly rows: readonly {
    readonly kind: "exam" | "assignment";
    readonly day: string;
    readonly time?: string;
    readonly end?: string;
    readonly isDoubtful?: true;
  }[];
  readonly weights?: Readonly<Record<string, number>>;
  readonly teacher?: string;
};

const cases = readFileSync(new URL("../testing/syllabus-lines.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as LineCase);

/** By the line: what is read of it and is wrong. One that is right now must go from here. */
const knownMisses = JSON.parse(
  readFileSync(new URL("../testing/syllabus-line-misses.json", import.meta.url), "utf8"),
) as Readonly<Record<string, string>>;

const rowKinds: Readonly<Record<string, string>> = {
  exam: "exam",
  quiz: "exam",
  assignment: "assignment",
  project: "assignment",
};

function judged({ language, today, text, rows, weights = {}, teacher }: LineCase): string {
  const read = readSyllabus(text, today, language);
  const found = read.dates.filter(({ kind }) => rowKinds[kind]);
  const wanted = Object.entries(weights);
  const areRowsRight =
    found.length === rows.length &&
    rows.every((row) =>
      found.some(
        (one) =>
          rowKinds[one.kind] === row.kind &&
          one.day === row.day &&
          (one.time ?? undefined) === row.time &&
          (row.end === undefined || one.endTime === row.end) &&
          one.isDoubtful === (row.isDoubtful ?? false),
      ),
    );
  const areWeightsRight =
    read.weights.length === wanted.length &&
    wanted.every(([name, percent]) => read.weights.some((one) => one.percent === percent && isAlike(one.name, name)));
  const isTeacherRight = teacher === undefined || isAlike(read.classes[0]?.teacher ?? "", teacher);
  if (areRowsRight && areWeightsRight && isTeacherRight) return "";
  const told = [
    ...found.map(({ kind, day, time, endTime, isDoubtful }) =>
      [kind, day, time, endTime, isDoubtful ? "?" : ""].filter(Boolean).join(" "),
    ),
    ...read.weights.map(({ name, percent }) => `${name} ${percent}%`),
    ...(isTeacherRight ? [] : [`teacher ${read.classes[0]?.teacher ?? "none"}`]),
  ];
  return told.join(", ") || "nothing";
}

describe("lines of syllabi, written down by somebody who has not seen the rules [PLN-2]", () => {
  test.each(cases.map((one) => [one.language, one.text, one] as const))("%s: %s", (_, text, one) => {
    expect(judged(one)).toBe(knownMisses[text] ?? "");
  });

  test("what is known to be missed is a case", () => {
    expect(Object.keys(knownMisses).filter((miss) => !cases.some(({ text }) => text === miss))).toEqual([]);
  });
});
