import { describe, expect, test } from "vitest";
import { noteOfLecture } from "./note-of-lecture.ts";

const words = { terms: "Terms", unclear: "Not clear yet", asked: "Open questions", missed: "Missed", dates: "To do" };
const hrefAt = (ms: number) => `/l?at=${ms / 1000}`;
const nothing = { sections: [], terms: [], dates: [], unclear: [], asked: [], missed: [] };

describe("the note of a lecture [LEC-1]", () => {
  test("has its sections, terms, gaps, tasks and questions, each with the way to its second", () => {
    const line = { atMs: 65_000, mark: "unclear" as const, text: "two jumps??" };
    const text = noteOfLecture(
      {
        sections: [
          {
            heading: "Indicator",
            atMs: 5000,
            entries: [
              { atMs: 5000, text: "weak acid", mark: null, by: "student" },
              { atMs: 9000, text: "one unit", mark: "important", by: "student" },
              { ...line, by: "student" },
              { atMs: 70_000, text: " ", mark: "important", by: "student" },
            ],
          },
        ],
        terms: [
          { term: "indicator", meaning: "a weak acid", atMs: 5000 },
          { term: "litmus", meaning: "", atMs: 6000 },
        ],
        dates: [{ text: "The quiz is on Friday.", type: "exam", day: "2026-11-20", time: null, atMs: 80_000 }],
        unclear: [{ line, said: null }],
        asked: [{ text: "Why not seven?", atMs: 90_000 }],
        missed: [{ text: "It is flat.", atMs: 95_000 }],
      },
      words,
      hrefAt,
    );
    expect(text).toBe(
      `## Indicator

- weak acid [00:05](/l?at=5)
- ==one unit== [00:09](/l?at=9)
- two jumps?? [01:05](/l?at=65)

## Terms

- **indicator**: a weak acid [00:05](/l?at=5)

## Missed

- It is flat. [01:35](/l?at=95)

## To do

- [ ] The quiz is on Friday. [01:20](/l?at=80)

## Not clear yet

- two jumps?? [01:05](/l?at=65)

## Open questions

- Why not seven? [01:30](/l?at=90)`,
    );
  });

  test("of nothing is empty", () => {
    expect(noteOfLecture(nothing, words, hrefAt)).toBe("");
  });
});
