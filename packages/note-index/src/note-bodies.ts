import type { NoteRecords } from "./note-records.ts";

/** The texts of the notes, at hand for the words around a match: reading fifty of them anew takes longer than a frame. */
export type NoteBodies = {
  readonly set: (id: string, body: string) => void;
  readonly delete: (id: string) => void;
  readonly of: (ids: readonly string[]) => Promise<readonly string[]>;
  /** Reads the rest, a few at a time, while there is room; `turn` lets others go first. */
  readonly fill: (isWanted: (id: string) => boolean, turn: () => Promise<void>) => Promise<void>;
};

/** In letters. Two thousand pages; whoever wrote more waits a few milliseconds longer for the rest. */
const room = 48_000_000;

export function createNoteBodies(records: Pick<NoteRecords, "bodies" | "eachBody">, most = room): NoteBodies {
  const bodies = new Map<string, string>();
  let size = 0;

  function drop(id: string): void {
    size -= bodies.get(id)?.length ?? 0;
    bodies.delete(id);
  }

  /** Those that were wanted longest ago make room. */
  function set(id: string, body: string): void {
    drop(id);
    bodies.set(id, body);
    size += body.length;
    for (const oldest of bodies.keys()) {
      if (size <= most) break;
      drop(oldest);
    }
  }

  return {
    set,
    delete: drop,
    of: async (ids) => {
      const missing = ids.filter((id) => !bodies.has(id));
      const read = new Map<string, string>();
      for (const [place, body] of (await records.bodies(missing)).entries()) read.set(missing[place] ?? "", body);
      // All of them before any takes its new place: making room for one must not lose another.
      const found = ids.map((id) => bodies.get(id) ?? read.get(id) ?? "");
      for (const [place, id] of ids.entries()) set(id, found[place] ?? "");
      return found;
    },
    fill: async (isWanted, turn) => {
      await records.eachBody(async (batch) => {
        for (const { id, body } of batch) {
          if (size + body.length <= most && isWanted(id) && !bodies.has(id)) set(id, body);
        }
        await turn();
        return size < most;
      });
    },
  };
}
