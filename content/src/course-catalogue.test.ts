import { courseLevels } from "@jotter/domain/course";
import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { courseCatalogue, levelOf } from "./course-catalogue.ts";
import { courseLanguages, loadCourses } from "./courses/load-courses.ts";

describe("the course catalogue [SUP-6]", () => {
  test("has four groups of the sizes the product promises", () => {
    const sizes = Object.fromEntries(courseLevels.map((level) => [level, courseCatalogue[level].length]));
    expect(sizes).toEqual({ standard: 50, honors: 23, ap: 37, college: 40 });
  });

  test("names no class twice", () => {
    const names = courseLevels.flatMap((level) => courseCatalogue[level]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  test("knows the level of its classes, and guesses that of others from their name", () => {
    expect(levelOf("ap u.s. history")).toBe("ap");
    expect(levelOf("Honours Latin")).toBe("honors");
    expect(levelOf("Linear Algebra")).toBe("college");
    expect(levelOf("Apiculture")).toBe("standard");
  });

  test("speaks every language of the app, and English to everybody else [I18-1]", async () => {
    expect(courseLanguages).toEqual(languages);
    expect(await loadCourses("tlh")).toEqual(courseCatalogue);
  });

  test.each(courseLanguages)(
    "names in %s the same classes, none twice, each with its level [I18-1]",
    async (language) => {
      const catalogue = await loadCourses(language);
      const names = courseLevels.flatMap((level) => catalogue[level]);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      for (const level of courseLevels) {
        expect(catalogue[level]).toHaveLength(courseCatalogue[level].length);
        expect(catalogue[level].filter((name) => levelOf(name, catalogue) !== level)).toEqual([]);
        // What is not a college's is known by its name alone: it may be written on a device that has no catalogue.
        if (level !== "college") expect(catalogue[level].filter((name) => levelOf(name) !== level)).toEqual([]);
      }
    },
  );
});
