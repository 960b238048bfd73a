import { course, newCourse } from "@jotter/domain/course";
import { entities } from "@jotter/domain/entities";
import { type Grade, grade } from "@jotter/domain/grade";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { gradeShelf } from "./grade-shelf.ts";
import { readGradeBooks } from "./use-grades.ts";

let replica: Replica;
let leave: () => void;

beforeEach(() => {
  replica = openReplica({ userId: "ada", entities, now: () => Date.now() });
  leave = gradeShelf(replica).subscribe(() => undefined);
});

afterEach(async () => {
  leave();
  replica.close();
  await wipeReplica("ada");
});

function scored(classId: string, percent: number): Grade {
  const score = { as: "percent" as const, percent };
  const stamps = { date: null, createdAt: 1, updatedAt: 1 };
  return { classId, name: "Quiz", category: "quiz", score, state: "graded", extraCredit: false, ...stamps };
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

  test("are the same for whoever asks once as for whoever looks on, up to the last one written [GRD-1] [CHT-3]", async () => {
    await replica.create(course, newCourse("Maths", "standard", 0, 1), "maths");
    await replica.create(grade, scored("maths", 80));
    await expect.poll(percents).toEqual({ maths: [80] });
    await replica.create(grade, scored("maths", 90));
    expect((await readGradeBooks(replica, null)).overall).toMatchObject({ average: 85, classes: 1 });
    leave();
    await replica.create(grade, scored("maths", 100));
    expect((await readGradeBooks(replica, null)).results.get("maths")).toMatchObject({ weighted: 90, counted: 3 });
    leave = gradeShelf(replica).subscribe(() => undefined);
  });

  test("a record that is no grade is left out, and the others stand [PRO-4]", async () => {
    await replica.create(grade, scored("maths", 80));
    const row = { id: "damaged", rev: 1, at: 1, del: 0 as const, data: { classId: "maths", score: "ninety" } };
    await replica.store.db.table("grade").put(row);
    await expect.poll(percents).toEqual({ maths: [80] });
  });

  test("grades that cannot be read show as none [PRO-4]", async () => {
    leave();
    const broken = { ...replica, inPortions: () => ({}) } as unknown as Replica;
    leave = gradeShelf(broken).subscribe(() => undefined);
    await expect.poll(() => gradeShelf(broken).current()).toEqual(new Map());
  });
});
