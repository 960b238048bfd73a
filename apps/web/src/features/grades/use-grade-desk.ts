import { type Category, type Course, course, plainCategories } from "@jotter/domain/course";
import { type Grade, grade } from "@jotter/domain/grade";
import { plainWeights } from "@jotter/domain/grade-book";
import { newId, onlyOne } from "@jotter/domain/id";
import { settings } from "@jotter/domain/settings";
import { useStudent } from "../../student/student-context.ts";
import { useAppearance } from "../../student/use-appearance.ts";
import { dayOf } from "./grade-words.ts";

/** What a student says of an assignment; when it was written down is the desk's matter. */
export type GradeFields = Pick<Grade, "name" | "category" | "score" | "state" | "extraCredit" | "realZero" | "date">;

/** Everything the Grades screen writes. */
export function useGradeDesk() {
  const { replica, now } = useStudent();
  const { theme, language } = useAppearance();

  return {
    now,
    today: dayOf(now()),
    freshId: () => newId(now(), crypto.getRandomValues(new Uint8Array(16))),

    addGrade: (classId: string, fields: GradeFields) =>
      replica.create(grade, { ...fields, classId, createdAt: now(), updatedAt: now() }),

    /** All of them or none. */
    addGrades: (all: readonly Grade[]) =>
      replica.together(async () => {
        const at = now();
        const ids: string[] = [];
        for (const [index, each] of all.entries()) {
          // The first of the file stays the first on the list.
          const stamp = at - index;
          ids.push(await replica.create(grade, { ...each, createdAt: stamp, updatedAt: at }));
        }
        return ids;
      }),

    changeGrade: (id: string, change: Partial<GradeFields>) =>
      replica.update(grade, id, { ...change, updatedAt: now() }),

    removeGrades: (ids: readonly string[]) =>
      replica.together(async () => {
        for (const id of ids) await replica.remove(grade, id);
      }),

    restoreGrade: (id: string) => replica.restore(grade, id),

    changeCourse: (id: string, change: Partial<Course>) => replica.update(course, id, { ...change, updatedAt: now() }),

    /** What the settings begin with where none were ever written. */
    firstSettings: { theme, language },

    /** What holds for every class that has no weights of its own. [GRD-2] */
    saveWeights: (changed: ReadonlyMap<string, number>) =>
      replica.together(async () => {
        const before = await replica.get(settings, onlyOne);
        const gradeWeights = storedWeights(before?.gradeWeights).map((category) => {
          return { ...category, weight: changed.get(category.id) ?? category.weight };
        });
        const change = { gradeWeights, updatedAt: now() };
        if (before) await replica.update(settings, onlyOne, change);
        else await replica.create(settings, { theme, language, ...change }, onlyOne);
      }),
  };
}

/** Always the four, whatever was stored. */
export function storedWeights(weights: readonly Category[] | null | undefined): readonly Category[] {
  return plainCategories.map((id) => {
    const found = (weights ?? plainWeights).find((category) => category.id === id);
    return found ?? { id, weight: 0 };
  });
}

export type GradeDesk = ReturnType<typeof useGradeDesk>;
