import { describe, expect, test } from "vitest";
import { lectureNotes } from "./from-transcript.ts";
import { indicators, short, written } from "./testing/spoken-lectures.ts";
import { timedLinesIn } from "./timed-lines.ts";

const heldOn = "2026-11-18";
const given = (transcript: string, lines = "") => ({
  transcript: timedLinesIn(transcript),
  lines: timedLinesIn(lines),
  language: "en" as const,
  heldOn,
});

describe("from a transcript to notes [LEC-1]", () => {
  const notes = lectureNotes(given(indicators, written));

  test("the student's own lines stand in sections that are called by their subject", () => {
    expect(notes.sections.map(({ heading, entries }) => [heading, entries.length])).toEqual([
      ["Indicator", 2],
      ["Titration", 3],
    ]);
    expect(notes.sections.flatMap(({ entries }) => entries)).toEqual(
      timedLinesIn(written).map((line) => ({ ...line, by: "student" })),
    );
  });

  test("terms come with what they are, and the second it was said", () => {
    const terms = new Map(notes.terms.map(({ term, ...rest }) => [term.toLowerCase(), rest]));
    expect(terms.get("indicator")).toEqual({
      meaning: "a weak acid whose two forms have different colors",
      atMs: 22_000,
    });
    expect(terms.get("titration")?.meaning).toContain("finds the concentration of an acid");
    expect(terms.get("equivalence point")?.atMs).toBe(198_000);
  });

  test("what was said of a test and of work becomes a proposal with its day", () => {
    expect(notes.dates.map(({ type, day, atMs }) => [type, day, atMs])).toEqual([
      ["exam", "2026-11-20", 374_000],
      ["assignment", "2026-11-23", 385_000],
    ]);
  });

  test("a line that is not clear has the words said near it, or says that there are none", () => {
    expect(notes.unclear.map(({ line, said }) => [line.text, said?.isSame])).toEqual([
      ["why equivalence point not at 7??", true],
    ]);
    const silent = lectureNotes(given("", "[31:40 ?] Why is the end point not at 7?"));
    expect(silent.unclear.map(({ said }) => said)).toEqual([null]);
  });

  test("a question that was left open is named", () => {
    expect(notes.asked).toEqual([{ text: "Why is the equivalence point of a weak acid not at seven?", atMs: 264_000 }]);
  });

  test("what matters and stands in no line is said to be missing, and nothing that was written down", () => {
    expect(notes.missed.length).toBeGreaterThan(0);
    for (const { text, atMs } of notes.missed) {
      expect(indicators).toContain(text);
      expect(text).not.toMatch(/quiz|problems seven|good morning/i);
      expect(atMs).toBeGreaterThan(0);
    }
  });

  test("without a line of the student's own the key sentences are the note", () => {
    const { sections, missed } = lectureNotes(given(indicators));
    const entries = sections.flatMap((section) => section.entries);
    expect(entries.length).toBeGreaterThanOrEqual(3);
    expect(new Set(entries.map(({ by }) => by))).toEqual(new Set(["transcript"]));
    expect(missed).toEqual([]);
  });

  test("without a transcript the student's lines are the note, and their own headings part it", () => {
    const { sections, missed, terms } = lectureNotes(
      given("", "[00:10] # Buffers\n[00:20] a buffer holds the pH\n[05:00] Range:\n[05:10] one unit each side"),
    );
    expect(sections.map(({ heading, entries }) => [heading, entries.length])).toEqual([
      ["Buffers", 1],
      ["Range", 1],
    ]);
    expect([missed, terms.length]).toEqual([[], 0]);
  });

  test("of nothing is nothing", () => {
    expect(lectureNotes(given(""))).toEqual({
      sections: [],
      terms: [],
      dates: [],
      unclear: [],
      asked: [],
      missed: [],
    });
  });

  test("words that look like markup are words, and their seconds stay right", () => {
    const said = "[00:05] So f of x is 2 * x * y and # is a sign.\n[00:15] A derivative is the slope of a curve.";
    const { terms } = lectureNotes(given(said));
    expect(terms.map(({ atMs }) => atMs)).toContain(15_000);
  });

  test.each(Object.entries(short))("terms and dates are found in %s", (language, { text, term }) => {
    const found = lectureNotes({ ...given(text), language: language as keyof typeof short });
    expect(found.terms.map((one) => one.term.toLowerCase())).toContain(term.toLowerCase());
    expect(found.dates.map(({ type, day, atMs }) => [type, day, atMs])).toEqual([["exam", "2026-11-20", 44_000]]);
  });
});

test("two tasks on one day are two, and one that is said again is one [LEC-1]", () => {
  const transcript = [
    "Your lab reports are due on Monday.",
    "The worksheet on acids is due on Monday too.",
    "And remember, lab reports are due Monday.",
  ].map((text, at) => ({ text, atMs: at * 60_000, mark: null }));
  const { dates } = lectureNotes({ lines: [], transcript, language: "en", heldOn: "2026-11-18" });
  expect(dates.map(({ text }) => text)).toEqual(transcript.slice(0, 2).map(({ text }) => text));
});
