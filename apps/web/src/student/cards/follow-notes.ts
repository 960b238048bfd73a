import { card } from "@jotter/domain/card";
import { note } from "@jotter/domain/note";
import { followWrites } from "@jotter/replica/follow";
import type { Replica } from "@jotter/replica/replica";

type FollowDeps = { readonly replica: Replica; readonly now: () => number; readonly pauseMs?: number };

/** A note and its cards come from another device one after the other: mostly there is nothing left to do. */
const defaultPauseMs = 4000;

/** Notes that somebody is writing in this tab: whoever has them open knows their lines without reading all of it. */
const open = new Set<string>();

export function noteOpened(id: string): () => void {
  open.add(id);
  return () => void open.delete(id);
}

/** The cards of notes that were changed elsewhere, or here by anything but typing, follow their lines. [FLA-1] */
export function followNotes({ replica, now, pauseMs = defaultPauseMs }: FollowDeps): () => void {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    const ids = [...changed].filter((id) => !open.has(id));
    changed.clear();
    const own = await replica.having(card, "source.id", ids);
    const lined = ids.filter((id) => own.some(({ data: { source } }) => source?.id === id && source.isLine));
    if (lined.length === 0) return;
    const [{ followLines }, { writtenLines }] = await Promise.all([
      import("./line-cards.ts"),
      import("@jotter/markdown/written-lines"),
    ]);
    for (const id of lined) {
      const stored = await replica.get(note, id);
      if (stored && !open.has(id)) await followLines(replica, id, writtenLines(stored.body), now());
    }
  };
  const stop = followWrites(replica.userId, note, (ids = []) => {
    for (const id of ids) changed.add(id);
    clearTimeout(timer);
    // What could not be done now is done with the next change: the note and its cards are where they were.
    timer = setTimeout(() => void look().catch(() => undefined), pauseMs);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
