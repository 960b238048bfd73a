import { describe, expect, test } from "vitest";
import { roundValues, scaleBetween } from "./trend-scale.ts";

describe("the scale of a trend [GRD-10]", () => {
  test("lays values out evenly, also upside down", () => {
    const y = scaleBetween([70, 90], [140, 20]);
    expect([70, 75, 90].map(y)).toEqual([140, 110, 20]);
  });

  test.each([
    [
      [70, 80],
      [70, 75, 80],
    ],
    [
      [80, 95],
      [80, 85, 90, 95],
    ],
    [
      [0, 100],
      [0, 50, 100],
    ],
    [
      [45, 105],
      [60, 80, 100],
    ],
    [
      [35, 100],
      [40, 60, 80, 100],
    ],
  ] as const)("draws round lines from %j: %j", (ends, lines) => {
    expect(roundValues(ends)).toEqual(lines);
  });
});
