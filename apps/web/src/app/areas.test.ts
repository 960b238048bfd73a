import { expect, test } from "vitest";
import { areas, isWithin, onPhone } from "./areas.ts";

test("the areas of the app, in order, and those under the thumb [DSH-1]", () => {
  const { bar, sheet } = onPhone(areas);
  expect(areas.map(({ id }) => id)).toEqual([
    "home",
    "notes",
    "docs",
    "grades",
    "calendar",
    "aiTools",
    "textbook",
    "settings",
  ]);
  expect(bar.map(({ id }) => id)).toEqual(["home", "notes", "calendar", "aiTools"]);
  expect(sheet.map(({ id }) => id)).toEqual(["docs", "grades", "textbook", "settings"]);
});

test("the editor is part of the notes", () => {
  for (const address of ["/editor", "/editor/0190", "/notes/trash"]) {
    expect(areas.filter((area) => isWithin(area, address)).map(({ id }) => id)).toEqual(["notes"]);
  }
});

test("every area has a key of its own [SET-3]", () => {
  const keys = areas.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
