import type { Entity } from "@jotter/domain/entity";
import { Dexie, type IntervalTree, liveQuery, type ObservabilitySet } from "dexie";
import { databaseName } from "./names.ts";

/** What a question to a replica is answered, again after every change it can see, in whatever tab it was made. */
export function follow<Value>(
  ask: () => Promise<Value>,
  onAnswer: (value: Value) => void,
  onError: (error: unknown) => void,
): () => void {
  const subscription = liveQuery(ask).subscribe({ next: onAnswer, error: onError });
  return () => subscription.unsubscribe();
}

/**
 * Every commit of any tab names the records it wrote, and these can be read by themselves where a question over all of
 * them would take too long. undefined: a whole range was written, and nobody knows which.
 */
export function followWrites(
  userId: string,
  entity: Pick<Entity, "kind">,
  onWritten: (ids: readonly string[] | undefined) => void,
): () => void {
  const table = `idb://${databaseName(userId)}/${entity.kind}/`;
  const hear = (parts: ObservabilitySet) => {
    const written = parts[table];
    if (written) onWritten(keysIn(written));
  };
  Dexie.on.storagemutated.subscribe(hear);
  return () => Dexie.on.storagemutated.unsubscribe(hear);
}

/** A sign-out closes the database under the screens that are about to go. */
export function isClosing(error: unknown): boolean {
  return error instanceof Error && error.name === "DatabaseClosedError";
}

function keysIn(tree: IntervalTree, keys: string[] = []): readonly string[] | undefined {
  if (!("from" in tree)) return keys;
  const { from, to, l, r } = tree;
  if (typeof from !== "string" || from !== to) return undefined;
  keys.push(from);
  for (const side of [l, r]) if (side && !keysIn(side, keys)) return undefined;
  return keys;
}
