import { describe, expect, test } from "vitest";
import { placeBeside } from "./tooltips.ts";

const screen = { width: 400, height: 300 };
const words = { width: 100, height: 24 };
const control = (left: number, top: number) => ({ left, top, width: 44, height: 44, bottom: top + 44 });

describe("the name of an icon [SET-3]", () => {
  test.each([
    ["below its middle", control(100, 50), { x: 72, y: 100 }],
    ["above it at the foot of the screen", control(100, 250), { x: 72, y: 220 }],
    ["inside the left edge", control(0, 50), { x: 6, y: 100 }],
    ["inside the right edge", control(356, 50), { x: 294, y: 100 }],
  ])("stands %s", (_, beside, place) => {
    expect(placeBeside(beside, words, screen)).toEqual(place);
  });
});
