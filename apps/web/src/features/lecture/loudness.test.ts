import { describe, expect, test } from "vitest";
import { barsOf, levelLetter, levelOf, loudnessOf, silences } from "./loudness.ts";

describe("how loud a lecture is [LEC-1]", () => {
  test("is nothing in silence, and never beyond what can be shown", () => {
    expect(loudnessOf(new Float32Array(100))).toBe(0);
    expect(loudnessOf(new Float32Array())).toBe(0);
    expect(loudnessOf(new Float32Array(100).fill(1))).toBe(1);
    expect(loudnessOf(new Float32Array(100).fill(0.1))).toBeCloseTo(2 / 3);
  });

  test("is kept as a letter a second, and drawn as so many bars as there is room for", () => {
    expect([0, 0.5, 1, 7].map(levelLetter)).toEqual(["a", "n", "z", "z"]);
    expect(["a", "z", "!", undefined].map(levelOf)).toEqual([0, 1, 0, 0]);
    expect(barsOf("azaz", 2)).toEqual([1, 1]);
    expect(barsOf("az", 4)).toEqual([0, 0, 1, 1]);
    expect(barsOf("", 3)).toEqual([0, 0, 0]);
  });

  test("is drawn with its differences: speech is never far from its loudest", () => {
    const talk = barsOf("wtxuwsxtvw".repeat(20), 200);
    expect([Math.min(...talk) < 0.35, Math.max(...talk)]).toEqual([true, 1]);
    // A pause stays a pause, and what is even all the time makes no mountains.
    expect(barsOf(`${"w".repeat(50)}aaaaa${"x".repeat(45)}`, 100).slice(50, 55)).toEqual([0, 0, 0, 0, 0]);
    expect(Math.min(...barsOf("w".repeat(100), 100))).toBe(1);
  });

  test("tells where nobody speaks, against the noise of the room", () => {
    expect(silences(`${"r".repeat(20)}${"d".repeat(10)}${"s".repeat(20)}`)).toEqual([{ fromMs: 20_500, toMs: 29_700 }]);
    expect(silences("d".repeat(60))).toEqual([]);
    expect(silences("")).toEqual([]);
    // Two seconds are a breath.
    expect(silences(`${"r".repeat(20)}dd${"s".repeat(20)}ddd`)).toEqual([{ fromMs: 42_500, toMs: 44_700 }]);
  });
});
