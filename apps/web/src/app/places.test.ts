import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { placeLine, places } from "./places.ts";
import { createAppRouter } from "./router.tsx";

test("every place has a route, and every route is a place", () => {
  const routes = Object.keys(createAppRouter().routesByPath).filter((path) => path !== "/" && path !== "/$");
  expect(routes.toSorted()).toEqual(places.map(({ path }) => path).toSorted());
});

test.each(places)("the file of $path has its page", (place) => {
  const file = join(import.meta.dirname, `../features/${place.file}.tsx`);
  const component = "component" in place ? place.component : place.file.replace(/.*\//, "");
  expect(existsSync(file) && readFileSync(file, "utf8")).toMatch(new RegExp(`export (function|const) ${component}\\b`));
});

test.each([
  ["/notes?class=7", "the list of their notes"],
  ["/notes/trash", "the list of their notes"],
  ["/editor", "a note"],
  ["/editor/7/read#top", "a note"],
  ["/ai-tools/summary", "the AI study tools"],
  ["/terms", "another page of Jotter"],
  ["/notesbook", "another page of Jotter"],
])("at %s Jotson is told of %s [AIX-7]", (href, told) => {
  expect(placeLine(href)).toBe(`The student is looking at ${told}.`);
});
