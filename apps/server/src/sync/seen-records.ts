import type { PushRequest } from "@jotter/ports/protocol";
import type { Tables } from "../storage/tables.ts";
import { keyOf, type Ledger } from "./push-rule.ts";
import type { RecordRow } from "./record-row.ts";

/** A student's counters as they stand in the database. `gaps`: JSON of `Gaps`. */
export type Student = Ledger & Pick<Tables["sync_user"], "epoch" | "gaps">;

/** What a push meets. What it touches and is not among the rows is taken for new: who writes it makes sure. */
export type Met = { readonly student: Student; readonly rows: readonly RecordRow[] };

/**
 * What this server last saw of students who write. Nobody is answered from it: a write that was decided by it lands only
 * where the database still says the same. It spares the question before the write, as who typed once goes on typing.
 */
export type SeenRecords = {
  readonly met: (userId: string, ops: PushRequest["ops"]) => Met | undefined;
  /** They stood at `before`. Of rows that were known at another state it is not known who changed them since. */
  readonly saw: (userId: string, before: Student, now?: Student, written?: readonly RecordRow[]) => void;
  readonly forget: (userId: string) => void;
  readonly forgetAll: () => void;
};

type Seen = { readonly student: Student; readonly rows: Map<string, RecordRow>; bytes: number };

const studentBytes = 500;
const rowBytes = 400;
/** A long text is read again rather than kept: the push that changes it is large anyway. */
const longestKept = 64 * 1024;
const mostRows = 300;

export function createSeenRecords(mostBytes = 16 * 1024 * 1024): SeenRecords {
  const seenByUser = new Map<string, Seen>();
  let bytes = 0;

  function forget(userId: string) {
    bytes -= seenByUser.get(userId)?.bytes ?? 0;
    seenByUser.delete(userId);
  }

  function keep(seen: Seen, row: RecordRow) {
    drop(seen, keyOf(row));
    if (weightOf(row) > longestKept) return;
    seen.rows.set(keyOf(row), row);
    seen.bytes += weightOf(row);
    const [oldest] = seen.rows.keys();
    if (seen.rows.size > mostRows && oldest !== undefined) drop(seen, oldest);
  }

  function drop(seen: Seen, key: string) {
    const row = seen.rows.get(key);
    if (row) seen.bytes -= weightOf(row);
    seen.rows.delete(key);
  }

  return {
    met(userId, ops) {
      const seen = seenByUser.get(userId);
      if (!seen) return undefined;
      const rows = new Map<string, RecordRow>();
      for (const op of ops) {
        const key = keyOf(op);
        const row = seen.rows.get(key);
        if (row) rows.set(key, row);
        else if (op.ifRev !== 0) return undefined;
      }
      return { student: seen.student, rows: [...rows.values()] };
    },
    saw(userId, before, now = before, written = []) {
      const known = seenByUser.get(userId);
      const isKept = known && isSame(known.student, before);
      const seen: Seen = {
        student: now,
        rows: isKept ? known.rows : new Map(),
        bytes: isKept ? known.bytes : studentBytes,
      };
      forget(userId);
      for (const row of written) keep(seen, row);
      // Put back at the end, the map stays ordered by last use, and the longest unseen goes first.
      seenByUser.set(userId, seen);
      bytes += seen.bytes;
      for (const [longestUnseen] of seenByUser) {
        if (bytes <= mostBytes) break;
        forget(longestUnseen);
      }
    },
    forget,
    forgetAll() {
      seenByUser.clear();
      bytes = 0;
    },
  };
}

function isSame(one: Student, other: Student) {
  return (
    one.epoch === other.epoch &&
    one.head === other.head &&
    one.bytes === other.bytes &&
    one.history_bytes === other.history_bytes
  );
}

function weightOf({ data, seen }: RecordRow): number {
  return rowBytes + seen.length + (data?.length ?? 0);
}
