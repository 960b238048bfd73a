import { type Card, card } from "@jotter/domain/card";
import type { Course } from "@jotter/domain/course";
import { entities } from "@jotter/domain/entities";
import type { CalendarEvent } from "@jotter/domain/event";
import type { note } from "@jotter/domain/note";
import type { Profile } from "@jotter/domain/profile";
import type { Replica } from "@jotter/replica/replica";
import type { ListRow, RowOf } from "@jotter/replica/row";

/** What the start script reads while the app is on its way, as it lies in the database. */
export type FirstRows = {
  readonly list: FirstList;
  /** null but for the Control Room. */
  readonly desk: Promise<FirstControlRoomRows | null> | null;
};

export type FirstList = {
  readonly versions?: Readonly<Record<string, number>>;
  readonly latest: readonly RowOf<typeof note>[];
  /** What this device remembers as pinned; it may not be so any more. */
  readonly pinned: readonly RowOf<typeof note>[];
};

/**
 * How the latest notes begin, what begins around today, all series and what was changed of them, and whose they are.
 * Without what began long ago and still goes on: no index knows those, and they come with the records a moment later.
 */
export type FirstControlRoomRows = {
  readonly texts: readonly { readonly key: string; readonly fields: Readonly<Record<string, string>> }[];
  readonly events: readonly ListRow<CalendarEvent>[];
  readonly classes: readonly ListRow<Course>[];
  readonly profile?: ListRow<Profile>;
};

/** The card a review asked last, as it lies in the database. */
export type FirstCardRows = {
  readonly versions?: Readonly<Record<string, number>>;
  readonly row?: RowOf<typeof card>;
  readonly texts?: Readonly<Record<string, string>>;
};

declare global {
  interface Window {
    firstCard?: { readonly studentId: string; readonly rows: Promise<FirstCardRows | null> };
    /** null where they could not be read. */
    firstRows?: Omit<FirstRows, "list"> & { readonly studentId: string; readonly list: Promise<FirstList | null> };
  }
}

/** Given once; and nothing of another student, nor of a version of the app whose records had another shape. */
export async function takeFirstRows(replica: Replica): Promise<FirstRows | null> {
  const { firstRows: early } = window;
  delete window.firstRows;
  const list = early?.studentId === replica.userId ? await early.list : null;
  if (!early || !list || entities.some(({ kind, version }) => list.versions?.[kind] !== version)) return null;
  return { list, desk: early.desk };
}

/** The same for that card; null where it is not this one, or is gone. */
export async function takeFirstCard(replica: Replica, id: string): Promise<Card | null> {
  const { firstCard: early } = window;
  delete window.firstCard;
  const { versions, row, texts } = (early?.studentId === replica.userId && (await early.rows)) || {};
  if (row?.id !== id || row.del !== 0 || versions?.[card.kind] !== card.version) return null;
  return { ...row.data, front: texts?.front ?? "", back: texts?.back ?? "" };
}
