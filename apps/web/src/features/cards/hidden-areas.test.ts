import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pictureOn } from "../../student/pictures/picture-on.ts";
import { areaBetween, freshArea, moved, resized, withPicture } from "./hidden-areas.ts";

const picture = `![Cell](attachment:${"a".repeat(32)})`;
const place = fc.record({ x: fc.integer({ min: -500, max: 1500 }), y: fc.integer({ min: -500, max: 1500 }) });

describe("The hidden areas of a picture [FLA-1]", () => {
  test("lie between two corners, whichever came first, and never beside the picture", () => {
    expect(areaBetween({ x: 900, y: 1200 }, { x: 500.4, y: 300 })).toEqual({ x: 500, y: 300, width: 400, height: 700 });
    expect(areaBetween({ x: 100, y: 100 }, { x: 104, y: 400 })).toBeNull();
  });

  test("stay in the picture and can be met again, however they are moved and resized", () => {
    fc.assert(
      fc.property(place, place, fc.array(fc.tuple(fc.boolean(), place), { maxLength: 8 }), (one, other, steps) => {
        const drawn = areaBetween(one, other) ?? freshArea([]);
        const area = steps.reduce((last, [isMove, by]) => (isMove ? moved(last, by) : resized(last, by)), drawn);
        expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(area.x + area.width, area.y + area.height)).toBeLessThanOrEqual(1000);
        expect(Math.min(area.width, area.height)).toBeGreaterThanOrEqual(15);
      }),
    );
  });

  test("that are added without a mouse do not lie on each other", () => {
    const areas = [1, 2, 3, 4, 5].reduce<ReturnType<typeof freshArea>[]>((all) => [...all, freshArea(all)], []);
    expect(new Set(areas.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  });

  test("are in the first picture of the front; the words beside it ask", () => {
    expect(pictureOn(withPicture("Which part?", picture))).toEqual({
      id: "a".repeat(32),
      alt: "Cell",
      markdown: picture,
      words: "Which part?",
    });
    expect(pictureOn(picture)?.words).toBe("");
    expect(pictureOn("no picture")).toBeNull();
  });
});
