import { expect, test } from "vitest";
import { seenRows } from "./seen-rows.ts";
import { writtenLines } from "./word-boxes.ts";

const line = (top: number, x: number, text: string, drop = 0) => ({
  top,
  height: 12,
  drop,
  words: text.split(" ").map((word, at) => ({ x: x + at * 60, width: 50, text: word })),
});

test("what was seen on a photo is its lines as they stand, and a table row by row, though its columns were read one by one [PLN-2]", () => {
  const seen = writtenLines([
    line(100, 50, "Teacher: Ms. Ortega"),
    line(116, 50, "Room 212"),
    line(150, 50, "Tests"),
    line(170, 50, "Final exam"),
    line(151, 400, "40%"),
    line(169, 400, "20%"),
  ]);
  expect(seenRows(seen)).toBe("Teacher: Ms. Ortega\nRoom 212\nTests  40%\nFinal exam  20%");
});

test("the rows of a photo that is not straight are still rows, and Chinese has no blanks [PLN-2]", () => {
  // It climbs 30 of 1000 over the whole width.
  const tilted = (top: number, x: number, text: string) =>
    line(top - (x * 30) / 1000, x, text, -(text.split(" ").length * 60 * 30) / 1000);
  const seen = writtenLines([
    tilted(200, 50, "Grades count as follows in this class"),
    tilted(220, 50, "期 中 考 试"),
    tilted(220, 500, "30%"),
    tilted(240, 50, "作 业"),
    tilted(240, 500, "20%"),
  ]);
  expect(seenRows(seen)).toBe("Grades count as follows in this class\n期中考试  30%\n作业  20%");
});
