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

export function recolour({ replica, now }: Desk, id: string, colour: Mark["colour"]): Promise<void> {
  return replica.update(mark, id, { colour, updatedAt: now() });
}

/** What another device wrote meanwhile is woven in. */
export async function comment({ replica, now }: Desk, { id, comment }: StoredMark, typed: string): Promise<void> {
  if (typed !== comment) await replica.editText(mark, id, "comment", comment, typed, { updatedAt: now() });
}

export function removeMark({ replica }: Pick<Desk, "replica">, id: string): Promise<void> {
  return replica.remove(mark, id);
}

export function restoreMark({ replica }: Pick<Desk, "replica">, id: string): Promise<void> {
  return replica.restore(mark, id);
}
