import { expect, test } from "vitest";
import { areas, bottomBarAreas, isWithin, settingsArea, sheetAreas } from "./areas.ts";

test("the areas of the app, in order [DSH-1]", () => {
  expect([...areas, settingsArea].map((area) => area.id)).toEqual([
    "home",
    "notes",
    "docs",
    "grades",
    "calendar",
    "aiTools",
    "textbook",
    "settings",
  ]);
});

test("on a phone every area is in the bar or in the sheet, and in one of them only", () => {
  const reachable = [...bottomBarAreas, ...sheetAreas].map((area) => area.id);
  expect(reachable.toSorted()).toEqual([...areas, settingsArea].map((area) => area.id).toSorted());
});

test("the editor is part of the notes", () => {
  const here = areas.filter((area) => isWithin(area, "/editor/0190")).map((area) => area.id);
  expect(here).toEqual(["notes"]);
});

test("every area has a key of its own [SET-3]", () => {
  const keys = [...areas, settingsArea].map((area) => area.key);
  expect(new Set(keys).size).toBe(keys.length);
});
