import type { Course } from "@jotter/domain/course";
import { note } from "@jotter/domain/note";
import type { Occurrence } from "@jotter/domain/occurrences";
import type { Profile } from "@jotter/domain/profile";
import { dayAt } from "@jotter/domain/zones";
import { keyOf } from "@jotter/replica/names";
import type { Replica } from "@jotter/replica/replica";
import type { ListRow } from "@jotter/replica/row";
import { useEffect, useState } from "react";
import { expandedInTurns, storedEvents } from "../../student/calendar/use-events.ts";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import { daysAround } from "../../student/next-up/days-around.ts";
import { type FirstControlRoomRows, takeFirstRows } from "../../student/records/first-rows.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { type NoteTexts, noteText, type RecentNote, recent, recentNotes } from "./use-control-room.ts";

/** What the Control Room begins with: the notes, and at a start the rows of everything else. */
export type FirstControlRoom = {
  readonly notes: readonly RecentNote[];
  readonly rows: Promise<FirstControlRoomRows | null> | null;
};

export async function firstControlRoom(replica: Replica): Promise<FirstControlRoom> {
  const early = await takeFirstRows(replica);
  if (!early) return { notes: await recentNotes(replica), rows: null };
  return { notes: recent(early.list.latest), rows: early.desk };
}

type RestOfControlRoom = {
  readonly occurrences: readonly Occurrence[];
  readonly texts: NoteTexts;
  readonly classes: readonly ListRow<Course>[];
  readonly profile: Profile | null;
};

/** What those rows say, when the notes are on their way to the screen; null where there are none. */
export function useRestOfControlRoom(rows: FirstControlRoom["rows"]): RestOfControlRoom | null | undefined {
  const { now } = useStudent();
  const [rest, setRest] = useState<RestOfControlRoom | null>();
  useEffect(() => {
    if (!rows) return;
    let isWanted = true;
    const frame = requestAnimationFrame(() =>
      setTimeout(async () => {
        const read = await rows;
        const said = read && (await restOf(read, now(), () => isWanted));
        if (isWanted) setRest(said);
      }),
    );
    return () => {
      isWanted = false;
      cancelAnimationFrame(frame);
    };
  }, [rows, now]);
  return rows ? rest : null;
}

/** null where it is not wanted any more, or makes no sense: then the records themselves are asked. [PRO-4] */
export async function restOf(
  rows: FirstControlRoomRows,
  now: number,
  isWanted: () => boolean,
): Promise<RestOfControlRoom | null> {
  try {
    const { classes, profile } = rows;
    const found = { events: storedEvents(rows.events), ...daysAround(dayAt(now, viewerZone())) };
    const occurrences = await expandedInTurns(found, isWanted);
    const idIn = (key: string) => key.slice(keyOf(note.kind, "").length);
    const texts = new Map(rows.texts.map(({ key, fields }) => [idIn(key), noteText(fields.body ?? "")]));
    return occurrences && { occurrences, texts, classes, profile: profile?.del === 0 ? profile.data : null };
  } catch {
    return null;
  }
}
