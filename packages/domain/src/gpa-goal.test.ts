import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gpaGoal } from "./gpa-goal.ts";
import { type Book, bookOf, classResult, overall } from "./grade-book.ts";
import { gpaOf, leastFor, scaleOfClass } from "./grade-scale.ts";
import { aCourse, aGrade, percent } from "./testing/grades.ts";

function standing(id: string, at: number, fields: Partial<Book["course"]> = {}): Book {
  return bookOf({ ...aCourse(), id, ...fields }, undefined, [
    aGrade({ classId: id, category: "test", score: percent(at) }),
  ]);
}

const anyBooks = fc
  .array(
    fc.record({
      at: fc.integer({ min: 400, max: 1000 }).map((tenths) => tenths / 10),
      credits: fc.constantFrom(0.5, 1, 3),
      isWhole: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) =>
    all.map(({ at, credits, isWhole }, place) =>
      standing(`c${place}`, at, { credits, ...(isWhole && { scale: { from: { A: 90, B: 80, C: 70, D: 60 } } }) }),
    ),
  );
const anyTarget = fc.integer({ min: 5, max: 42 }).map((tenths) => tenths / 10);

describe("a target for the GPA over all classes [GRD-8]", () => {
  test("is told as what single classes have to end at, and the others keep their letter", () => {
    const books = [standing("bio", 88), standing("art", 95), standing("maths", 89.5)];
    // 3.3 + 4 + 3.3 = 10.6; 3.7 asks for 11.1: maths half a point and biology two.
    expect(gpaGoal(books, 3.6)).toMatchObject({
      kind: "raises",
      raises: [{ classId: "maths", from: 89.5, percent: 90, letter: "A-" }],
    });
    expect(gpaGoal(books, 3.7)).toMatchObject({
      kind: "raises",
      raises: [
        { classId: "bio", percent: 90 },
        { classId: "maths", percent: 90 },
      ],
      gpa: 3.8,
    });
    expect(gpaGoal(books, 3.5)).toEqual({ kind: "reached" });
    expect(gpaGoal(books, 4.1)).toEqual({ kind: "unreachable", best: 4 });
    expect(gpaGoal([standing("pe", 70, { outsideGpa: true })], 3)).toBeNull();
  });

  test("is not promised where what is still open cannot bring it", () => {
    const open = aGrade({ id: "final", classId: "bio", category: "test", state: "ungraded", score: null });
    const book = bookOf({ ...aCourse(), id: "bio" }, undefined, [
      ...[70, 70, 70].map((score, at) =>
        aGrade({ id: `t${at}`, classId: "bio", category: "test", score: percent(score) }),
      ),
      open,
    ]);
    // 310 of 400 is the best there is: a C+.
    expect(gpaGoal([book], 2.3)).toMatchObject({ kind: "raises", raises: [{ percent: 77, letter: "C+" }] });
    expect(gpaGoal([book], 2.7)).toEqual({ kind: "unreachable", best: 2.3 });
  });

  test("reached as it is told it is enough, and no other way asks for less", () => {
    fc.assert(
      fc.property(anyBooks, anyTarget, (books, target) => {
        const goal = gpaGoal(books, target);
        const after = (raised: ReadonlyMap<string, number>) =>
          overall(
            books.map(({ course, ...book }) => {
              const at = raised.get(course.id) ?? classResult({ course, ...book }).weighted ?? 0;
              return { course, result: { ...classResult({ course, ...book }), gpa: gpaOf(at, scaleOfClass(course)) } };
            }),
          ).gpa ?? 0;
        // Every way there is.
        let ways: { raised: ReadonlyMap<string, number>; cost: number }[] = [{ raised: new Map(), cost: 0 }];
        for (const { course, ...book } of books) {
          const now = classResult({ course, ...book }).weighted ?? 0;
          const scale = scaleOfClass(course);
          const ends = scale.steps.flatMap(({ letter }) => leastFor(letter, scale) ?? []).filter((end) => end > now);
          ways = ways.flatMap((way) => [
            way,
            ...ends.map((end) => ({ raised: new Map([...way.raised, [course.id, end]]), cost: way.cost + end - now })),
          ]);
        }
        const enough = ways.filter(({ raised }) => after(raised) >= target - 1e-9);
        if (goal?.kind === "raises") {
          const raised = new Map(goal.raises.map(({ classId, percent: end }) => [classId, end]));
          expect(after(raised)).toBeCloseTo(goal.gpa, 6);
          expect(goal.gpa).toBeGreaterThanOrEqual(target - 1e-9);
          const cost = goal.raises.reduce((sum, { percent: end, from }) => sum + end - from, 0);
          expect(cost).toBeCloseTo(Math.min(...enough.map((way) => way.cost)), 6);
        } else if (goal?.kind === "reached") expect(after(new Map())).toBeGreaterThanOrEqual(target - 1e-9);
        else expect(enough).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
