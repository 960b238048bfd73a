import { expect, test } from "vitest";
import { firstName, partOfDay, preview } from "./greeting.ts";

test.each([
  [2, "night"],
  [5, "morning"],
  [12, "afternoon"],
  [18, "evening"],
  [23, "evening"],
] as const)("%i o'clock is %s", (hour, part) => expect(partOfDay(hour)).toBe(part));

test("a card shows a note's first words without their markup", () => {
  expect(preview("# Cells\n\nThey **divide**:\n\n- `one`\n- two\n")).toBe("Cells\nThey divide:\none\ntwo");
});

test("a long note is cut", () => expect(preview("word ".repeat(1000)).length).toBeLessThanOrEqual(320));

test.each([
  ["Ada", "Ada"],
  ["Ada Lovelace", "Ada"],
  ["  José Luis García ", "José"],
  ["Jean-Luc Picard", "Jean-Luc"],
  ["J. Robert Oppenheimer", "J. Robert Oppenheimer"],
  ["Dr. Grace Hopper", "Dr. Grace Hopper"],
  ["山田 葵", "山田 葵"],
  ["王小明", "王小明"],
] as const)("%s is greeted as %s [DSH-1]", (name, greeted) => expect(firstName(name)).toBe(greeted));
