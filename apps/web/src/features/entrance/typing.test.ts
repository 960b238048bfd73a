import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { characters, playTyping, type Typing, typingStart } from "./typing.ts";

/** Every state with the moment it began. */
function watched(lengths: readonly number[], { from = typingStart, isStill = false } = {}) {
  const seen: (readonly [number, Typing["phase"], number, number])[] = [];
  const began = Date.now();
  const stop = playTyping(from, lengths, isStill, ({ sentence, phase, shown }) =>
    seen.push([Date.now() - began, phase, sentence, shown]),
  );
  return { seen, stop };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the typing of the features page [FEA-1]", () => {
  test("types a character every 80 ms, holds 2000, deletes one every 30, pauses 2000, and goes on to the next", () => {
    const { seen, stop } = watched([3, 1]);
    vi.advanceTimersByTime(8530);
    stop();
    expect(seen).toEqual([
      [80, "typing", 0, 1],
      [160, "typing", 0, 2],
      [240, "holding", 0, 3],
      [2240, "deleting", 0, 3],
      [2270, "deleting", 0, 2],
      [2300, "deleting", 0, 1],
      [2330, "pausing", 0, 0],
      [4330, "typing", 1, 0],
      [4410, "holding", 1, 1],
      [6410, "deleting", 1, 1],
      [6440, "pausing", 1, 0],
      [8440, "typing", 0, 0],
      [8520, "typing", 0, 1],
    ]);
  });

  test("never ends", () => {
    const { seen, stop } = watched([60, 60, 60, 60, 60, 60]);
    // One sentence of sixty characters takes 4800 + 2000 + 1800 + 2000 ms.
    vi.advanceTimersByTime(6 * 10_600 * 5);
    expect(seen.at(-1)).toEqual([6 * 10_600 * 5, "typing", 0, 0]);
    expect(vi.getTimerCount()).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("goes on where it was paused", () => {
    const { seen, stop } = watched([9, 9], { from: { sentence: 1, phase: "deleting", shown: 4 } });
    vi.advanceTimersByTime(60);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual([
      [30, "deleting", 1, 3],
      [60, "deleting", 1, 2],
    ]);
  });

  test("changes whole sentences for those who asked for less motion", () => {
    const { seen, stop } = watched([50, 60], { isStill: true });
    vi.advanceTimersByTime(4000 + 2000 + 4800 + 2000);
    stop();
    expect(seen.map(([at, , sentence]) => [at, sentence])).toEqual([
      [6000, 1],
      [12_800, 0],
    ]);
  });

  test("counts characters as a visitor does", () => {
    expect(characters("e\u0301té", "fr")).toEqual(["e\u0301", "t", "é"]);
    expect(characters("ガ👩‍🎓学", "ja")).toEqual(["ガ", "👩‍🎓", "学"]);
  });
});
