import { courseLevels } from "@jotter/domain/course";
import { describe, expect, test } from "vitest";
import { courseCatalogue, levelOf } from "./course-catalogue.ts";

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
});
