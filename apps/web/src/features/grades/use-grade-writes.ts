import { levelOf } from "@jotter/content/course-catalogue";
import { type Category, type Course, course, newCourse, plainCategories } from "@jotter/domain/course";
import { type Grade, grade } from "@jotter/domain/grade";
import { plainWeights, type StoredCourse } from "@jotter/domain/grade-book";
import { onlyOne } from "@jotter/domain/id";
import { settings } from "@jotter/domain/settings";
import { hasClass } from "@jotter/domain/sign-up";
import type { NumberScale } from "@jotter/domain/table-scale";
import { saidScale } from "@jotter/domain/typed-scale";
import { coursesOf } from "../../student/session/profile-service.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useAppearance } from "../../student/settings/use-appearance.ts";
import { dayOf } from "./grade-texts.ts";

/** What a student says of an assignment; when it was written down is the desk's matter. */
export type GradeFields = Pick<Grade, "name" | "category" | "score" | "state" | "extraCredit" | "realZero" | "date">;

type NewClass = { readonly id: string; readonly name: string };
type Added = {
  readonly grades: readonly string[];
  readonly classes: readonly string[];
  /** What plain numbers were before in the classes. */
  readonly scales: readonly (readonly [string, Course["numberScale"]])[];
};

/** Everything the Grades screen writes. */
export function useGradeWrites() {
  const { replica, now } = useStudent();
  const { theme, language } = useAppearance();

  return {
    now,
    today: dayOf(now()),
    freshId: replica.newId,

    addGrade: (classId: string, fields: GradeFields) =>
      replica.create(grade, { ...fields, classId, createdAt: now(), updatedAt: now() }),

    /** All of them or none, with the classes they are the first of: those go by an id of their own until then. */
    addGrades: (all: readonly Grade[], newClasses: readonly NewClass[], scale?: NumberScale): Promise<Added> =>
      replica.together(async () => {
        const at = now();
        const there = await coursesOf(replica);
        const storedIds = new Map<string, string>();
        const classes: string[] = [];
        for (const { id, name } of newClasses) {
          // Another window may have made it meanwhile.
          const known = there.find((one) => hasClass([one.name], name));
          const added = newCourse(name, levelOf(name), there.length + classes.length, at);
          const stored = known?.id ?? (await replica.create(course, { ...added, createdAt: at + classes.length }));
          if (!known) classes.push(stored);
          storedIds.set(id, stored);
        }
        const grades: string[] = [];
        for (const [index, each] of all.entries()) {
          // The first of the file stays the first on the list.
          const stamp = at - index;
          const classId = storedIds.get(each.classId) ?? each.classId;
          grades.push(await replica.create(grade, { ...each, classId, createdAt: stamp, updatedAt: at }));
        }
        const scales: (readonly [string, Course["numberScale"]])[] = [];
        // Grades of another scale lie here as percents: what is typed beside them is not a percent for that.
        for (const classId of scale ? new Set(all.map((each) => each.classId)) : []) {
          const id = storedIds.get(classId) ?? classId;
          scales.push([id, (await replica.get(course, id))?.numberScale ?? null]);
          await replica.update(course, id, { numberScale: scale ?? null, updatedAt: at });
        }
        return { grades, classes, scales };
      }),

    takeBack: ({ grades, classes, scales }: Added) =>
      replica.together(async () => {
        for (const [id, numberScale] of scales) await replica.update(course, id, { numberScale, updatedAt: now() });
        for (const id of grades) await replica.remove(grade, id);
        for (const id of classes) await replica.remove(course, id);
      }),

    changeGrade: (id: string, change: Partial<GradeFields>) =>
      replica.update(grade, id, { ...change, updatedAt: now() }),

    removeGrades: (ids: readonly string[]) =>
      replica.together(async () => {
        for (const id of ids) await replica.remove(grade, id);
      }),

    restoreGrade: (id: string) => replica.restore(grade, id),

    /** What a plain number in this class is, so that nobody is asked twice. [GRD-9] */
    rememberScale: async ({ id, ...known }: StoredCourse, scale: NumberScale) => {
      if (JSON.stringify(saidScale(known)) === JSON.stringify(scale)) return;
      await replica.update(course, id, { numberScale: scale, updatedAt: now() });
    },

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
        await replica.upsert(settings, onlyOne, { gradeWeights, updatedAt: now() }, { theme, language });
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

export type GradeWrites = ReturnType<typeof useGradeWrites>;
