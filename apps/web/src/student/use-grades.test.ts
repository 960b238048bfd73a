import "fake-indexeddb/auto";
import { newCourse } from "@jotter/domain/course";
import { entities } from "@jotter/domain/entities";
import { type Grade, grade } from "@jotter/domain/grade";
import type { StoredCourse } from "@jotter/domain/grade-book";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { Dexie } from "dexie";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type GradesByClass, gradeShelf } from "./grade-shelf.ts";
import { bookKeeper } from "./use-grades.ts";

let replica: Replica;
let leave: () => void;

beforeEach(() => {
  replica = openReplica({ userId: "ada", entities, now: () => Date.now() });
  leave = gradeShelf(replica).subscribe(() => undefined);
});

afterEach(async () => {
  leave();
  replica.close();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

function scored(classId: string, percent: number): Grade {
  const score = { as: "percent" as const, percent };
  const stamps = { date: null, createdAt: 1, updatedAt: 1 };
  return { classId, name: "Quiz", category: "quiz", score, state: "graded", extraCredit: false, ...stamps };
}

function taken(id: string): StoredCourse {
  return { ...newCourse(id, "standard", 0, 1), id };
}

const shelf = () => gradeShelf(replica).current();
const percents = () =>
  Object.fromEntries(
    [...(shelf() ?? [])].map(([classId, grades]) => [
      classId,
      grades.map(({ score }) => (score?.as === "percent" ? score.percent : null)),
    ]),
  );

describe("the grades on this device", () => {
  test("are known by their class, and follow every change [GRD-2]", async () => {
    await expect.poll(shelf).toEqual(new Map());
    const quiz = await replica.create(grade, scored("maths", 80));
    await replica.create(grade, scored("art", 90));
    await expect.poll(percents).toEqual({ maths: [80], art: [90] });
    const art = shelf()?.get("art");
    await replica.update(grade, quiz, { score: { as: "percent", percent: 85 } });
    await expect.poll(percents).toEqual({ maths: [85], art: [90] });
    // Nothing happened to this class: whatever was worked out from its list still holds.
    expect(shelf()?.get("art")).toBe(art);
    await replica.remove(grade, quiz);
    await expect.poll(percents).toEqual({ maths: [], art: [90] });
    await replica.restore(grade, quiz);
    await expect.poll(percents).toEqual({ maths: [85], art: [90] });
    await replica.update(grade, quiz, { classId: "art" });
    await expect.poll(() => percents().art?.length).toBe(2);
    expect(percents().maths).toEqual([]);
  });

  test("what changed while nobody looked is there on the next visit", async () => {
    await replica.create(grade, scored("maths", 80));
    await expect.poll(percents).toEqual({ maths: [80] });
    leave();
    await replica.create(grade, scored("maths", 70));
    leave = gradeShelf(replica).subscribe(() => undefined);
    await expect.poll(() => percents().maths?.length).toBe(2);
  });

  test("a record that is no grade is left out, and the others stand [PRO-4]", async () => {
    await replica.create(grade, scored("maths", 80));
    const row = { id: "damaged", rev: 1, at: 1, del: 0 as const, data: { classId: "maths", score: "ninety" } };
    await replica.store.db.table("grade").put(row);
    await expect.poll(percents).toEqual({ maths: [80] });
  });

  test("grades that cannot be read show as none [PRO-4]", async () => {
    leave();
    const broken = { ...replica, rows: () => ({}) } as unknown as Replica;
    leave = gradeShelf(broken).subscribe(() => undefined);
    await expect.poll(() => gradeShelf(broken).current()).toEqual(new Map());
  });
});

describe("the books of all classes", () => {
  const grades: GradesByClass = new Map([
    ["maths", [{ ...scored("maths", 95), id: "1" }]],
    ["art", [{ ...scored("art", 85), id: "2" }]],
    ["gone", [{ ...scored("gone", 10), id: "3" }]],
  ]);

  test("come with their results and the overall; a removed class takes its grades out of sight [GRD-1]", () => {
    const all = bookKeeper()([taken("maths"), taken("art"), taken("chess")], undefined, grades);
    expect(all.books.map(({ course }) => course.id)).toEqual(["maths", "art", "chess"]);
    expect(all.results.get("art")).toMatchObject({ weighted: 85, letter: "B" });
    expect(all.results.get("chess")).toMatchObject({ weighted: null, counted: 0 });
    expect(all.overall).toMatchObject({ gpa: 3.5, average: 90, letter: "A-", classes: 2 });
  });

  test("are worked out again only where something changed", () => {
    const gradeBooks = bookKeeper();
    const before = gradeBooks([taken("maths"), taken("art")], undefined, grades);
    const renamed = { ...taken("art"), name: "Drawing" };
    const after = gradeBooks([taken("maths"), renamed], undefined, grades);
    expect(after.books[0]).toBe(before.books[0]);
    expect(after.results.get("maths")).toBe(before.results.get("maths"));
    expect(after.books[1]?.course.name).toBe("Drawing");
  });
});
