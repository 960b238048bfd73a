import { course, courseName } from "@jotter/domain/course";
import { event } from "@jotter/domain/event";
import type { StoredEvent } from "@jotter/domain/occurrences";
import { failed, ok, type Result } from "@jotter/domain/result";
import type { Write } from "@jotter/domain/series-changes";
import { hasClass } from "@jotter/domain/sign-up";
import type { Replica } from "@jotter/replica/replica";
import { eventActions } from "../calendar/event-actions.ts";
import { storedEvents } from "../calendar/use-events.ts";
import { coursesOf, restoreClass } from "../session/profile-service.ts";
import type { Student } from "../session/student-context.ts";
import { gradeShelf } from "./grade-shelf.ts";

type RenameProblem = "empty" | "taken";

/** What is done to a class is done to its lessons in the calendar, too. [GRD-2] [CAL-4] */
export function classChanges({ replica, account, now }: Pick<Student, "replica" | "account" | "now">) {
  return {
    /** How many grades, and whether lessons, go with the class. */
    belongings: async (id: string) => {
      const [grades, lessons] = await Promise.all([gradeShelf(replica).read(), lessonsOf(replica, id)]);
      return { grades: grades.get(id)?.length ?? 0, hasLessons: lessons.length > 0 };
    },

    /** Everything of the class knows it by its id: only lessons that are called like it are called anew. */
    rename: (id: string, typed: string): Promise<Result<string, RenameProblem>> =>
      replica.together(async () => {
        const name = courseName(typed);
        if (name === "") return failed("empty");
        const all = await coursesOf(replica);
        const before = all.find((one) => one.id === id)?.name;
        const others = all.filter((one) => one.id !== id).map((one) => one.name);
        if (hasClass(others, name)) return failed("taken");
        if (name === before) return ok(name);
        await replica.update(course, id, { name, updatedAt: now() });
        const called = (await lessonsOf(replica, id)).filter(({ title }) => title === before);
        const change = { title: name, updatedAt: now() };
        await write(called.map((lesson) => ({ kind: "update", id: lesson.id, change })));
        return ok(name);
      }),

    /** What comes back takes it back, unless a class of that name has been added since. */
    remove: (id: string, name: string): Promise<() => Promise<void>> =>
      replica.together(async () => {
        const lessons = await lessonsOf(replica, id);
        await replica.remove(course, id);
        const written = await write(lessons.map((lesson) => ({ kind: "remove", id: lesson.id })));
        return async () => {
          if (await restoreClass({ replica, account, now }, id, name)) await written.undo();
        };
      }),
  };

  function write(writes: readonly Write[]) {
    return eventActions(replica, now).write(writes);
  }
}

/** Its lessons, every week's and those that were changed by themselves. A subscribed calendar's are not the student's. */
async function lessonsOf(replica: Replica, classId: string): Promise<readonly StoredEvent[]> {
  const [series, changed] = await Promise.all([
    replica.list(event, { by: "rule" }),
    replica.having(event, "occurrence.seriesId"),
  ]);
  return storedEvents([...series, ...changed]).filter(
    (one) => one.classId === classId && one.type === "class" && !one.feedId && (one.rule !== null || one.occurrence),
  );
}
