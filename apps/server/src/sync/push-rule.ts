import { entities } from "@jotter/domain/entities";
import type { Entity, RecordData } from "@jotter/domain/entity";
import { limits, type PushOp, type Refusal } from "@jotter/ports/protocol";
import type { Tables } from "../storage/tables.ts";
import { bytesPerRow, countedBytes, type RecordRow, serverRowJson } from "./record-row.ts";
import { isStorable } from "./storable.ts";

/** What a push meets: the student's counters and the rows it touches. */
export type Ledger = Pick<Tables["sync_user"], "head" | "bytes" | "rows" | "history_bytes">;
export type PastRow = Omit<Tables["record_history"], "user_id">;
export type PushRules = { readonly device: string; readonly now: number; readonly quotaBytes: number };

/** What a push comes to: an answer for each operation (JSON of a `PushResult`), and what is to be stored. */
export type Outcome = {
  readonly results: readonly string[];
  readonly ledger: Ledger;
  readonly written: readonly RecordRow[];
  readonly history: readonly PastRow[];
};

/** How often a version of one record is kept while one device goes on typing. */
export const historyIntervalMs = 5 * 60_000;
/** So much gone at once is missed by somebody. */
const muchDeletedBytes = 120;
const writersRemembered = 8;
const deletionBytes = 1024;

/**
 * Decides a whole push. Each operation succeeds or fails alone, and sees what those before it did.
 * Nothing is stored here: the caller holds the student's lock and writes the outcome.
 */
export function decide(
  ops: readonly PushOp[],
  stored: readonly RecordRow[],
  before: Ledger,
  rules: PushRules,
): Outcome {
  const rows = new Map(stored.map((row) => [keyOf(row), row]));
  const written = new Map<string, RecordRow>();
  const history: PastRow[] = [];
  let ledger = before;

  const results = ops.map((op) => {
    const key = keyOf(op);
    const row = rows.get(key);
    const entity = entityByKind.get(op.kind);
    if (!entity) return refused(op, "UNKNOWN_KIND");
    if (op.v > entity.version || (row && op.v < row.v)) return refused(op, "UPGRADE");
    // Before schema and quota, so that a repeated send is answered with the row it already became.
    if (op.ifRev !== (row?.rev ?? 0)) return conflict(op, row);

    const faults = faultsOf(op, entity);
    if (faults) return refused(op, "INVALID", faults);
    const data = op.data === null ? null : JSON.stringify(op.data);
    const seen = seenWith(row?.seen, rules.device, op.n);
    const bytes = countedBytes(data, seen);
    if (bytes - seen.length - bytesPerRow > limits.recordBytes) return refused(op, "TOO_LARGE");
    const growth = bytes - (row?.bytes ?? 0);
    // Who deletes makes room, and may need a few bytes to do so; a tombstone of nothing is as good a place as any to hide in.
    const isFree = growth <= (op.del && row ? deletionBytes : 0);
    if (!isFree && ledger.bytes + growth > rules.quotaBytes) return refused(op, "QUOTA");

    const keeps = row !== undefined && isKept(row, data, growth, rules) && !isOnlyLonger(row.data, op.data, entity);
    if (keeps) history.push(pastRow(row, rules.now));
    ledger = {
      head: ledger.head + 1,
      bytes: ledger.bytes + growth,
      rows: ledger.rows + (row ? 0 : 1),
      history_bytes: ledger.history_bytes + (keeps ? row.bytes : 0),
    };
    const next: RecordRow = {
      kind: op.kind,
      id: op.id,
      rev: ledger.head,
      v: op.v,
      del: op.del ? 1 : 0,
      at: Math.min(op.at, rules.now + limits.clockAheadMs),
      bytes,
      device: rules.device,
      seen,
      kept_at: keeps ? rules.now : (row?.kept_at ?? 0),
      created_at: row?.created_at ?? rules.now,
      data,
    };
    rows.set(key, next);
    written.set(key, next);
    return JSON.stringify({ kind: op.kind, id: op.id, status: "ok", rev: next.rev, at: next.at });
  });

  return { results, ledger, written: [...written.values()], history };
}

export function keyOf({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind}/${id}`;
}

const entityByKind: ReadonlyMap<string, Entity> = new Map(entities.map((entity) => [entity.kind, entity]));

function refused({ kind, id }: PushOp, code: Refusal, fields?: readonly string[]): string {
  return JSON.stringify({ kind, id, status: "rejected", code, ...(fields && { fields }) });
}

function conflict({ kind, id }: PushOp, row: RecordRow | undefined): string {
  const current = row ? serverRowJson(row) : "null";
  return `{"kind":${JSON.stringify(kind)},"id":${JSON.stringify(id)},"status":"conflict","row":${current}}`;
}

function faultsOf(op: PushOp, entity: Entity): readonly string[] | undefined {
  if (!isStorable(op.data)) return [];
  // A tombstone keeps whatever the record said last, even where that is no longer complete.
  if (op.del) return undefined;
  const parsed = entity.schema.safeParse(op.data);
  return parsed.success ? undefined : parsed.error.issues.map((issue) => issue.path.join("."));
}

/**
 * Whether the overwritten version goes to the history. Not every one while a student types; but always where
 * another device wrote it, since it may be the loser of a conflict, and where its words would be gone, all or many.
 */
function isKept(row: RecordRow, nextData: string | null, growth: number, { device, now }: PushRules): boolean {
  if (row.data === null) return false;
  const isEmptied = nextData === null || growth <= -muchDeletedBytes;
  return isEmptied || row.device !== device || now - row.kept_at >= historyIntervalMs;
}

/** A log that has grown holds all it held before: of the version before nothing is missed. */
function isOnlyLonger(before: string | null, after: PushOp["data"], { logFields, soonestFields, timeFields }: Entity) {
  if (logFields.length === 0 || before === null || after === null) return false;
  const grows = new Set([...logFields, ...soonestFields, ...timeFields]);
  const isLonger = logFields.every((field) => lengthOf(after[field]) >= lengthOf(JSON.parse(before)[field]));
  const rest = (data: RecordData) =>
    JSON.stringify(
      Object.entries(data)
        .filter(([field]) => !grows.has(field))
        .sort(),
    );
  return isLonger && rest(JSON.parse(before)) === rest(after);
}

function lengthOf(log: unknown): number {
  return Array.isArray(log) ? log.length : 0;
}

function pastRow({ kind, id, rev, v, at, data, bytes }: RecordRow, now: number): PastRow {
  return { kind, id, rev, v, at, data, bytes, replaced_at: now };
}

/** Each recent writer's last send, this one's last. */
function seenWith(seen: string | undefined, device: string, n: number): string {
  const writers: Record<string, number> = seen === undefined ? {} : JSON.parse(seen);
  const others = Object.entries(writers).filter(([writer]) => writer !== device);
  return JSON.stringify(Object.fromEntries([...others.slice(1 - writersRemembered), [device, n]]));
}
