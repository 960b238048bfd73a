import { note } from "@jotter/domain/note";
import type { Replica } from "@jotter/replica/replica";
import type { RowOf } from "@jotter/replica/row";
import { readRecord, recordKeys } from "../../ui/local-records.ts";
import { takeFirstRows } from "../records/first-rows.ts";

/** A note in a list: everything but its text. */
export type NoteRow = RowOf<typeof note>;

/** Notes that are not in the trash, the latest first: walked by an index, never loaded as a whole. */
export function latestNotes(replica: Replica, most?: number): Promise<readonly NoteRow[]> {
  return replica.list(note, { by: "updatedAt", lastFirst: true, ...(most !== undefined && { most }) });
}

const firstScreen = 24;

/** Enough for the first screen of the list. At a start the start script has read it already. */
export async function firstNotes(replica: Replica): Promise<readonly NoteRow[]> {
  const early = await takeFirstRows(replica);
  if (early) return pinnedFirst(early.list.pinned, early.list.latest);
  const [pinned, latest] = await Promise.all([
    replica.rows(note, pinnedIds(replica.userId)),
    latestNotes(replica, firstScreen),
  ]);
  return pinnedFirst(pinned, latest);
}

/** `remembered` may not be pinned any more: then they stand where their time puts them, if that is on the first screen. */
function pinnedFirst(remembered: readonly NoteRow[], latest: readonly NoteRow[]): readonly NoteRow[] {
  const latestIds = new Set(latest.map(({ id }) => id));
  const others = remembered.filter(({ id, del, data }) => data.pinned && !del && !latestIds.has(id));
  return [...others, ...latest].sort(byPinAndTime);
}

export function byPinAndTime({ data: one }: NoteRow, { data: other }: NoteRow): number {
  return Number(other.pinned) - Number(one.pinned) || other.updatedAt - one.updatedAt;
}

function pinnedIds(studentId: string): string[] {
  try {
    const ids: unknown = JSON.parse(readRecord(recordKeys.pinned(studentId)) ?? "[]");
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return []; // A damaged record is no record.
  }
}
