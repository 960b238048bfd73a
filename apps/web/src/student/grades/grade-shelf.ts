import type { GradesByClass } from "@jotter/domain/book-keeper";
import { Grade, grade } from "@jotter/domain/grade";
import type { StoredGrade } from "@jotter/domain/grade-book";
import { followWrites, isClosing } from "@jotter/replica/follow";
import { portion } from "@jotter/replica/list";
import type { Replica } from "@jotter/replica/replica";
import type { RowOf } from "@jotter/replica/row";
import { listeners } from "../../ui/listeners.ts";

export type GradeShelf = {
  readonly current: () => GradesByClass | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** As they are now, for whoever asks once. */
  readonly read: () => Promise<GradesByClass>;
};

/** One shelf for all screens of a student. */
export function gradeShelf(replica: Replica): GradeShelf {
  const known = shelves.get(replica);
  if (known) return known;
  const made = createShelf(replica);
  shelves.set(replica, made);
  return made;
}

const shelves = new WeakMap<Replica, GradeShelf>();
const longestRestMs = 100;

type Row = RowOf<typeof grade>;
type Kept = { readonly rev: number; readonly at: number; readonly grade: StoredGrade | null };
type Behind = { isAll: boolean; readonly ids: Set<string> };

/**
 * Reads all grades once, in portions, and afterwards only those that were written. A live query over 100,000 rows would
 * read them all again for every grade that is typed.
 */
function createShelf(replica: Replica): GradeShelf {
  const kept = new Map<string, Kept>();
  const watching = listeners();
  let shown: GradesByClass | undefined;
  let behind: Behind = { isAll: false, ids: new Set() };
  let reading: Promise<void> | null = null;
  let stopFollowing = () => {};

  function hear(ids: readonly string[] | undefined) {
    if (ids) for (const id of ids) behind.ids.add(id);
    else behind.isAll = true;
    reading ??= readOn().finally(() => {
      reading = null;
    });
  }

  async function readOn() {
    while ((behind.isAll || behind.ids.size > 0) && watching.areThere()) {
      const began = performance.now();
      const wanted = behind;
      behind = { isAll: false, ids: new Set() };
      try {
        await readAgain(wanted);
      } catch (error) {
        // Grades that cannot be read show as none: the page stands all the same. [PRO-4]
        if (!isClosing(error)) show(shown ?? new Map());
      }
      // A sync writes a hundred times in a row; the screen is to be drawn in between.
      await new Promise((resolve) => setTimeout(resolve, Math.min(longestRestMs, 2 * (performance.now() - began))));
    }
  }

  async function readAgain({ isAll, ids }: Behind) {
    const touched = new Set<string>();
    if (isAll) for await (const rows of replica.inPortions(grade)) take(rows, touched, false);
    const written = [...ids];
    for (let start = 0; start < written.length; start += portion) {
      take(await replica.rows(grade, written.slice(start, start + portion)), touched, true);
    }
    if (touched.size > 0 || !shown) show(withClasses(shown, touched));
  }

  function withClasses(before: GradesByClass | undefined, touched: ReadonlySet<string>): GradesByClass {
    const fresh = new Map([...touched].map((classId) => [classId, [] as StoredGrade[]]));
    for (const { grade } of kept.values()) if (grade) fresh.get(grade.classId)?.push(grade);
    return new Map([...(before ?? []), ...fresh]);
  }

  function take(rows: readonly Row[], touched: Set<string>, isNews: boolean) {
    for (const row of rows) {
      const before = kept.get(row.id);
      if (!isNews && before?.rev === row.rev && before.at === row.at) continue;
      const now = gradeIn(row);
      kept.set(row.id, { rev: row.rev, at: row.at, grade: now });
      if (before?.grade) touched.add(before.grade.classId);
      if (now) touched.add(now.classId);
    }
  }

  function show(next: GradesByClass) {
    shown = next;
    watching.tell();
  }

  function subscribe(listener: () => void) {
    const isFirst = !watching.areThere();
    const leave = watching.subscribe(listener);
    if (isFirst) {
      stopFollowing = followWrites(replica.userId, grade, hear);
      hear(undefined);
    }
    return () => {
      leave();
      if (!watching.areThere()) stopFollowing();
    };
  }

  return {
    current: () => shown,
    subscribe,
    read: async () => {
      const leave = subscribe(() => undefined);
      while (reading) await reading;
      leave();
      return shown ?? new Map();
    },
  };
}

/** What is no grade (a damaged record, or one of a newer app) is left out. */
function gradeIn({ id, del, data }: Row): StoredGrade | null {
  if (del) return null;
  const read = Grade.safeParse(data);
  return read.success ? { ...read.data, id } : null;
}
