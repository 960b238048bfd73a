import { type Mark, mark } from "@jotter/domain/mark";
import type { Replica } from "@jotter/replica/replica";
import type { StoredMark } from "./use-marks.ts";

type Desk = { readonly replica: Replica; readonly now: () => number };
export type NewMark = Pick<Mark, "documentId" | "page" | "quote" | "prefix" | "suffix" | "from" | "areas" | "colour">;

/** Its id. Every mark is a record of its own: what two devices mark at once is marked twice, and nothing is lost. */
export function addMark({ replica, now }: Desk, made: NewMark): Promise<string> {
  const at = now();
  return replica.create(mark, { ...made, comment: "", createdAt: at, updatedAt: at });
}

/** Words that are marked already stay marked once, whoever presses twice: `before` is the colour they have. */
export function addMarkOnce(
  desk: Desk,
  made: NewMark,
): Promise<{ readonly id: string; readonly before: Mark["colour"] | null }> {
  return desk.replica.together(async () => {
    const rows = await desk.replica.having(mark, "documentId", [made.documentId]);
    const there = rows.find(({ data }) => isSamePlace(data, made));
    return there ? { id: there.id, before: there.data.colour } : { id: await addMark(desk, made), before: null };
  });
}

function isSamePlace(one: Pick<Mark, "page" | "quote" | "from">, other: typeof one): boolean {
  return one.page === other.page && one.quote === other.quote && one.from === other.from;
}

export function recolour(desk: Desk, id: string, colour: Mark["colour"]): Promise<void> {
  return ifThere(desk, id, () => desk.replica.update(mark, id, { colour, updatedAt: desk.now() }));
}

/** What another device wrote meanwhile is woven in. */
export async function comment({ replica, now }: Desk, { id, comment }: StoredMark, typed: string): Promise<void> {
  if (typed !== comment) await replica.editText(mark, id, "comment", comment, typed, { updatedAt: now() });
}

/** A comment as it was before, or again as it was after: a step back or forth, which brings no mark back. */
export function recomment(desk: Desk, is: StoredMark, wanted: string): Promise<void> {
  return ifThere(desk, is.id, () => comment(desk, is, wanted));
}

/** Whatever is written to a record in the trash takes it out of there. */
function ifThere({ replica }: Desk, id: string, act: () => Promise<void>): Promise<void> {
  return replica.together(async () => {
    if (await replica.get(mark, id)) await act();
  });
}

export function removeMark({ replica }: Pick<Desk, "replica">, id: string): Promise<void> {
  return replica.remove(mark, id);
}

export function restoreMark({ replica }: Pick<Desk, "replica">, id: string): Promise<void> {
  return replica.restore(mark, id);
}
