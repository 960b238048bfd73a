import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockText, inTime, playingAt, type TimedLine, timedLinesIn, timedText } from "./timed-lines.ts";

const line: fc.Arbitrary<TimedLine> = fc.record({
  atMs: fc.integer({ min: 0, max: 36_000 * 100 }).map((tenths) => tenths * 100),
  mark: fc.constantFrom(null, "important" as const, "unclear" as const),
  text: fc.string({ unit: "grapheme" }).map((text) => text.replace(/[\n\r\u2028\u2029]/g, " ")),
});

describe("the lines of a lecture [LEC-1]", () => {
  test("have their second before them, and how they were marked", () => {
    const text = "[00:41] Indicator = weak acid\n[04:52 !] One unit each side\n[1:09:05 ?] two jumps??";
    const lines = timedLinesIn(text);
    expect(lines).toEqual([
      { atMs: 41_000, mark: null, text: "Indicator = weak acid" },
      { atMs: 292_000, mark: "important", text: "One unit each side" },
      { atMs: 4_145_000, mark: "unclear", text: "two jumps??" },
    ]);
    expect(timedText(lines)).toBe(text);
  });

  test("come back as they were written down, whatever they say", () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(timedLinesIn(timedText(lines))).toEqual(lines);
      }),
    );
  });

  test("without a time stand at that of the line before them; a blank one is none", () => {
    expect(timedLinesIn("first\n\n[00:10] second\nthird [00:20]").map(({ atMs, text }) => [atMs, text])).toEqual([
      [0, "first"],
      [10_000, "second"],
      [10_000, "third [00:20]"],
    ]);
  });

  test("play from when they begin until the next one does", () => {
    fc.assert(
      fc.property(fc.array(line), fc.nat(4_000_000), (some, ms) => {
        const lines = inTime(some);
        const begun = lines.filter(({ atMs }) => atMs <= ms);
        expect(playingAt(lines, ms)).toBe(begun.length - 1);
      }),
    );
  });

  test.each([
    [0, "00:00"],
    [59_999, "00:59"],
    [751_000, "12:31"],
    [3_600_000, "1:00:00"],
    [-5, "00:00"],
  ])("show %i milliseconds as %s", (ms, shown) => {
    expect(clockText(ms)).toBe(shown);
  });
});
