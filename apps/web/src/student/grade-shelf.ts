import { Grade, grade } from "@jotter/domain/grade";
import type { StoredGrade } from "@jotter/domain/grade-book";
import { databaseName } from "@jotter/replica/names";
import type { Replica } from "@jotter/replica/replica";
import type { ListRow } from "@jotter/replica/row";
import { Dexie, type IntervalTree, type ObservabilitySet, RangeSet } from "dexie";
import { isClosing } from "./use-live.ts";

/** Every grade that is not in the trash, by its class. A class's list is the same object until one of its grades changes. */
export type GradesByClass = ReadonlyMap<string, readonly StoredGrade[]>;

export type GradeShelf = {
  readonly current: () => GradesByClass | undefined;
  readonly subscribe: (listener: () => void) => () => void;
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
const everything = new RangeSet(Dexie.minKey, Dexie.maxKey);
const longestRestMs = 100;
/** Few enough that the browser draws a frame between two reads. */
const readAtOnce = 500;

type Row = ListRow<Grade>;
type Kept = { readonly rev: number; readonly at: number; readonly grade: StoredGrade | null };

/**
 * Reads all grades once, in portions, and afterwards only those that were written. A live query over 100,000 rows would
 * read them all again for every grade that is typed.
 */
function createShelf(replica: Replica): GradeShelf {
  const kept = new Map<string, Kept>();
  const listeners = new Set<() => void>();
  let shown: GradesByClass | undefined;
  let waiting = new RangeSet();
  let isReading = false;

  const hear = (parts: ObservabilitySet) => {
    const written = parts[`idb://${databaseName(replica.userId)}/${grade.kind}/`];
    if (written) void readSoon(written);
  };

  async function readSoon(written: IntervalTree) {
    waiting.add(written);
    if (isReading) return;
    isReading = true;
    while (waiting.d > 0 && listeners.size > 0) {
      const began = performance.now();
      const wanted = waiting;
      waiting = new RangeSet();
      try {
        await read(wanted);
      } catch (error) {
        // Grades that cannot be read show as none: the page stands all the same. [PRO-4]
        if (!isClosing(error)) show(shown ?? new Map());
      }
      // A sync writes a hundred times in a row; the screen is to be drawn in between.
      await new Promise((resolve) => setTimeout(resolve, Math.min(longestRestMs, 2 * (performance.now() - began))));
    }
    isReading = false;
  }

  async function read(ranges: RangeSet) {
    const keys: string[] = [];
    const touched = new Set<string>();
    for (const { from, to } of ranges) {
      if (typeof from === "string" && from === to) keys.push(from);
      else for await (const rows of portions(replica)) take(rows, touched, false);
    }
    for (let start = 0; start < keys.length; start += readAtOnce) {
      const rows = await replica.rows(grade).bulkGet(keys.slice(start, start + readAtOnce));
      take(
        rows.flatMap((row) => row ?? []),
        touched,
        true,
      );
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
    for (const listener of [...listeners]) listener();
  }

  return {
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        Dexie.on("storagemutated", hear);
        void readSoon(everything);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) Dexie.on.storagemutated.unsubscribe(hear);
      };
    },
  };
}

async function* portions(replica: Replica): AsyncGenerator<readonly Row[]> {
  let after = "";
  for (;;) {
    const rows = await replica.rows(grade).where(":id").above(after).limit(readAtOnce).toArray();
    yield rows;
    if (rows.length < readAtOnce) return;
    after = rows.at(-1)?.id ?? "";
  }
}

/** What is no grade (a damaged record, or one of a newer app) is left out. */
function gradeIn({ id, del, data }: Row): StoredGrade | null {
  if (del) return null;
  const read = Grade.safeParse(data);
  return read.success ? { ...read.data, id } : null;
}
