import { expect, test } from "vitest";
import { partOfDay, preview } from "./greeting.ts";

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
