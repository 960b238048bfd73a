import { describe, expect, test } from "vitest";
import { rowsInSight, windowOver } from "./row-window.ts";

describe("a list of 10,000 notes", () => {
  test("draws the rows in sight and a few more", () => {
    expect(rowsInSight(0, 640, 64)).toEqual({ first: 0, last: 16 });
    expect(rowsInSight(64_000, 640, 64)).toEqual({ first: 992, last: 1016 });
  });

  test("draws its beginning while it is still below the screen's edge", () => {
    expect(rowsInSight(-200, 640, 64).first).toBe(0);
  });

  test("is not drawn anew for every row that scrolls by", () => {
    expect(rowsInSight(64_010, 640, 64)).toEqual(rowsInSight(64_120, 640, 64));
  });

  test("loads the blocks around the screen and no more", () => {
    expect(windowOver({ first: 0, last: 14 })).toEqual({ from: 0, size: 32 });
    expect(windowOver({ first: 5, last: 40 })).toEqual({ from: 0, size: 64 });
    expect(windowOver({ first: 9_990, last: 9_999 })).toEqual({ from: 9_984, size: 32 });
  });

  test("asks for nothing new by a small scroll", () => {
    expect(windowOver({ first: 33, last: 50 })).toEqual(windowOver({ first: 40, last: 60 }));
  });
});
