import { note } from "@jotter/domain/note";
import { isClosing } from "@jotter/replica/follow";
import type { Replica } from "@jotter/replica/replica";
import { useEffect, useMemo, useState } from "react";
import { useStudent } from "../session/student-context.ts";
import { noteBeginning } from "./note-beginning.ts";
import type { NoteRow } from "./note-lists.ts";

type Known = Map<string, { readonly stamp: string; readonly words: string }>;

const known = new WeakMap<Replica, Known>();
/** Enough for whoever scrolls up and down; whoever scrolls through everything has the rest read again. */
const mostKnown = 4000;

/** How the notes in sight begin. Read once they are in sight and `isDue`, and again when one was changed. */
export function useBeginnings(rows: readonly (NoteRow | undefined)[], isDue: boolean): (id: string) => string {
  const { replica } = useStudent();
  const [, drawAgain] = useState(0);
  const beginnings = useMemo(() => knownOf(replica), [replica]);
  const inSight = rows.map((row) => row && `${row.id} ${row.rev} ${row.at}`).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are those in sight, whichever array they are in.
  useEffect(() => {
    if (!isDue) return;
    const missing = rows.flatMap((row) => (row && beginnings.get(row.id)?.stamp !== stampOf(row) ? [row] : []));
    if (missing.length === 0) return;
    let isLeft = false;
    void read(replica, missing, beginnings).then(
      () => isLeft || drawAgain((last) => last + 1),
      (error) => {
        // A student who leaves takes the database away under us.
        if (!isClosing(error)) throw error;
      },
    );
    return () => {
      isLeft = true;
    };
  }, [replica, beginnings, inSight, isDue]);

  return (id) => beginnings.get(id)?.words ?? "";
}

async function read(replica: Replica, rows: readonly NoteRow[], beginnings: Known): Promise<void> {
  if (beginnings.size > mostKnown) beginnings.clear();
  await Promise.all(
    rows.map(async (row) => {
      const body = (await replica.get(note, row.id))?.body ?? "";
      beginnings.set(row.id, { stamp: stampOf(row), words: noteBeginning(body, row.data.title) });
    }),
  );
}

function stampOf({ rev, at }: NoteRow): string {
  return `${rev} ${at}`;
}

function knownOf(replica: Replica): Known {
  const made: Known = known.get(replica) ?? new Map();
  known.set(replica, made);
  return made;
}
