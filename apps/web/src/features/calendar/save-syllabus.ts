import { levelOf } from "@jotter/content/course-catalogue";
import { type Category, course, newCourse } from "@jotter/domain/course";
import { event } from "@jotter/domain/event";
import { plainCategoryOf } from "@jotter/domain/table-words";
import type { Replica } from "@jotter/replica/replica";
import { coursesOf } from "../../student/session/profile-service.ts";
import { eventOf, newClass, noClass, type SyllabusDraft, type WeightRow } from "./syllabus-draft.ts";

export type SavedSyllabus = { readonly dates: number; readonly undo: () => Promise<void> };

/** Classes, weights and dates that are ticked, all of them or none; `undo` takes all of it back. [PLN-2] */
export async function saveSyllabus(
  replica: Replica,
  draft: SyllabusDraft,
  zone: string,
  now: () => number,
): Promise<SavedSyllabus> {
  const back: (() => Promise<unknown>)[] = [];
  const dates = draft.dates.filter(({ isTaken }) => isTaken);
  await replica.together(async () => {
    const there = await coursesOf(replica);
    const ids: (string | null)[] = [];
    for (const [place, { choice, name, teacher, room }] of draft.classes.entries()) {
      const weights = draft.weights.filter(({ isTaken, ofClass }) => isTaken && ofClass === place);
      const categories = weights.length > 0 ? categoriesOf(weights, replica.newId) : null;
      const taught = {
        ...(teacher.trim() !== "" && { teacher: teacher.trim().slice(0, 100) }),
        ...(room.trim() !== "" && { room: room.trim().slice(0, 100) }),
      };
      if (choice === noClass || (choice === newClass && name.trim() === "")) {
        ids.push(null);
      } else if (choice === newClass) {
        const at = now();
        const made = newCourse(name, levelOf(name), there.length + place, at);
        const id = await replica.create(course, { ...made, ...taught, ...(categories && { categories }) });
        back.unshift(() => replica.remove(course, id));
        ids.push(id);
      } else {
        ids.push(choice);
        const own = there.find(({ id }) => id === choice);
        const change = { ...taught, ...(categories && { categories }) };
        if (!own || Object.keys(change).length === 0) continue;
        const before = {
          ...("teacher" in change && { teacher: own.teacher ?? "" }),
          ...("room" in change && { room: own.room ?? "" }),
          ...(categories && { categories: own.categories ?? null }),
        };
        await replica.update(course, choice, { ...change, updatedAt: now() });
        back.unshift(() => replica.update(course, choice, { ...before, updatedAt: now() }));
      }
    }
    for (const row of dates) {
      const id = await replica.create(event, eventOf(row, ids[row.ofClass] ?? null, zone, now()));
      back.unshift(() => replica.remove(event, id));
    }
  });
  const undo = () =>
    replica.together(async () => {
      for (const step of back) await step();
    });
  return { dates: dates.length, undo };
}

/** "Tests" is the category that grades are in already; what has no such place gets one of its own. */
function categoriesOf(weights: readonly WeightRow[], newId: () => string): Category[] {
  const used = new Set<string>();
  return weights.map(({ name, percent }) => {
    const plain = plainCategoryOf(name);
    const id = plain !== null && !used.has(plain) ? plain : newId();
    used.add(id);
    return { id, name: name.trim(), weight: Math.min(1000, Math.max(0, Number(percent.replace(",", ".")) || 0)) };
  });
}
