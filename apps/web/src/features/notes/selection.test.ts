import { tidyTag, withTag } from "@jotter/domain/tags";
import { describe, expect, test } from "vitest";
import { touched } from "../../student/records/use-selection.ts";
import { tagsOf } from "./tags-of.ts";
import { daysLeft } from "./use-trash.ts";

const listed = ["a", "b", "c", "d", "e"];

describe("selecting notes [NOT-3]", () => {
  test("a touch adds one, and takes it away again", () => {
    const one = touched(null, "b", listed, false);
    expect([...one.ids]).toEqual(["b"]);
    expect([...touched(one, "b", listed, false).ids]).toEqual([]);
  });

  test("a range goes from the last one touched, in either direction, and never takes away", () => {
    const one = touched(null, "c", listed, false);
    expect([...touched(one, "e", listed, true).ids]).toEqual(["c", "d", "e"]);
    expect([...touched(touched(one, "e", listed, true), "a", listed, true).ids].sort()).toEqual(listed);
  });

  test("a range from a note that is no longer listed is a touch", () => {
    const gone = touched(null, "x", ["x"], false);
    expect([...touched(gone, "b", listed, true).ids]).toEqual(["x", "b"]);
  });
});

describe("tags [NOT-3]", () => {
  test.each([
    ["  #exam ", "exam"],
    ["unit \n 3", "unit 3"],
    ["##", ""],
    ["C#", "C#"],
    ["x".repeat(300), "x".repeat(200)],
  ])("%j is stored as %j", (typed, stored) => {
    expect(tidyTag(typed)).toBe(stored);
  });

  test("are not added twice, however they are spelled, and at most 200 of them", () => {
    expect(withTag(["Exam"], "exam")).toEqual(["Exam"]);
    expect(withTag(["Exam"], "lab")).toEqual(["Exam", "lab"]);
    const many = Array.from({ length: 200 }, (_, index) => `tag ${index}`);
    expect(withTag(many, "one more")).toBe(many);
  });

  test("are counted by name", () => {
    const row = (tags: string[]) => ({
      id: tags.join(),
      rev: 1,
      at: 0,
      del: 0 as const,
      data: { title: "", tags, classId: null, pinned: false, createdAt: 0, updatedAt: 0 },
    });
    expect(tagsOf([row(["lab", "exam"]), row(["exam"])])).toEqual([
      { tag: "exam", count: 2 },
      { tag: "lab", count: 1 },
    ]);
    const many = Array.from({ length: 9000 }, (_, index) => `tag${index}`);
    const most = tagsOf([row(many), row(["tag8000"])]);
    expect([most.length, most.some(({ tag }) => tag === "tag8000")]).toEqual([500, true]);
  });
});

test("a deleted note has thirty days, and its last hours are a day [NOT-4]", () => {
  const day = 86_400_000;
  expect(daysLeft({ at: 0 }, 0)).toBe(30);
  expect(daysLeft({ at: 0 }, 1.5 * day)).toBe(29);
  expect(daysLeft({ at: 0 }, 29.9 * day)).toBe(1);
});
