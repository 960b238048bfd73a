import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { courseCatalogue } from "../content/src/course-catalogue.ts";
import { loadTypesetter } from "../packages/markdown/src/formula.ts";
import { chapterIds, checkBook } from "../packages/textbook/src/check-book.ts";

const folder = join(import.meta.dirname, "../content/textbook");
const files = new Map(
  globSync("**/*.{json,md}", { cwd: folder }).map((path) => [
    path.replaceAll("\\", "/"),
    readFileSync(join(folder, path), "utf8"),
  ]),
);
const faults = checkBook(files, {
  typeset: await loadTypesetter(),
  courses: Object.values(courseCatalogue).flat(),
});
const errorsIn = (start: string) =>
  faults.flatMap(({ level, file, id, params }) =>
    level === "error" && file.startsWith(start) ? [`${file}: ${id} ${JSON.stringify(params)}`] : [],
  );

describe("the textbook holds against the engine, the marking and itself [TXT-1]", () => {
  test.each(chapterIds(files))("%s", (id) => {
    expect(errorsIn(`${id}/`)).toEqual([]);
  });

  test("its subjects and its list of chapters are whole", () => {
    const chapters = chapterIds(files);
    expect(errorsIn("").filter((error) => !chapters.some((id) => error.startsWith(`${id}/`)))).toEqual([]);
    expect(chapters.length).toBeGreaterThanOrEqual(70);
  });
});
