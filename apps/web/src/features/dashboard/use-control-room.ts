import { notesLookedAt } from "@jotter/domain/next-up-situation";
import { note } from "@jotter/domain/note";
import { openTasks } from "@jotter/domain/open-tasks";
import type { Replica } from "@jotter/replica/replica";
import { useOccurrences } from "../../student/calendar/use-events.ts";
import { daysAround } from "../../student/next-up/days-around.ts";
import { latestNotes, type NoteRow } from "../../student/notes/note-lists.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { excerpt } from "./excerpt.ts";

export type RecentNote = {
  readonly id: string;
  readonly title: string;
  readonly classId: string | null;
  readonly updatedAt: number;
};

/** What stands in a note, as far as a card and the ranking need it. */
export type NoteText = { readonly excerpt: string; readonly openTasks: number };
export type NoteTexts = ReadonlyMap<string, NoteText>;

/** The latest notes without their texts: a few steps along an index, however many there are. */
export function useRecentNotes(isDue: boolean): readonly RecentNote[] | undefined {
  const { replica } = useStudent();
  return useLive(() => recentNotes(replica), [replica], isDue);
}

export async function recentNotes(replica: Replica): Promise<readonly RecentNote[]> {
  return recent(await latestNotes(replica, notesLookedAt));
}

export function recent(rows: readonly NoteRow[]): readonly RecentNote[] {
  return rows
    .toSorted(({ data: one }, { data: other }) => other.updatedAt - one.updatedAt)
    .slice(0, notesLookedAt)
    .map(({ id, data: { title, classId, updatedAt } }) => ({ id, title, classId, updatedAt }));
}

/** The beginnings of these notes. */
export function useNoteTexts(notes: readonly RecentNote[], isDue: boolean): NoteTexts | undefined {
  const { replica } = useStudent();
  return useLive(
    async (): Promise<NoteTexts> => {
      const read = notes.map(async ({ id }): Promise<[string, NoteText]> => {
        return [id, noteText((await replica.get(note, id))?.body ?? "")];
      });
      return new Map(await Promise.all(read));
    },
    [replica, notes],
    isDue,
  );
}

export function noteText(body: string): NoteText {
  return { excerpt: excerpt(body), openTasks: openTasks(body) };
}

/** Everything on the calendar around today. */
export function useCalendar(today: string, isDue: boolean) {
  const { from, to, workUntil } = daysAround(today);
  return useOccurrences(from, to, isDue, workUntil);
}
