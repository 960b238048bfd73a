import { addDays } from "@jotter/domain/days";
import { note } from "@jotter/domain/note";
import { dayAt, instantOf } from "@jotter/domain/zones";
import { useEffect, useMemo, useState } from "react";
import { latestNotes, type NoteRow } from "../../student/note-lists.ts";
import { useStudent } from "../../student/student-context.ts";
import { useOccurrences, viewerZone } from "../../student/use-events.ts";
import { useLive } from "../../student/use-live.ts";
import { openTasks } from "./desk.ts";
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

const recentCount = 6;
const unread: NoteTexts = new Map();

/**
 * The latest notes without their texts: a few steps along an index, however many there are. `firstRows` were read on
 * the way to the page.
 */
export function useRecentNotes(firstRows: readonly NoteRow[] | null | undefined): readonly RecentNote[] | undefined {
  const { replica } = useStudent();
  const live = useLive(async () => recent(await latestNotes(replica).limit(recentCount).toArray()), [replica]);
  const first = useMemo(() => firstRows && recent(firstRows), [firstRows]);
  return live ?? first ?? undefined;
}

function recent(rows: readonly NoteRow[]): readonly RecentNote[] {
  return rows
    .toSorted(({ data: one }, { data: other }) => other.updatedAt - one.updatedAt)
    .slice(0, recentCount)
    .map(({ id, data: { title, classId, updatedAt } }) => ({ id, title, classId, updatedAt }));
}

/** The beginnings of these notes, read when the first screen stands. */
export function useNoteTexts(notes: readonly RecentNote[], isPainted: boolean): NoteTexts {
  const { replica } = useStudent();
  const texts = useLive(async (): Promise<NoteTexts> => {
    if (!isPainted) return unread;
    const read = notes.map(async ({ id }): Promise<[string, NoteText]> => {
      const body = (await replica.get(note, id))?.body ?? "";
      return [id, { excerpt: excerpt(body), openTasks: openTasks(body) }];
    });
    return new Map(await Promise.all(read));
  }, [replica, notes, isPainted]);
  return texts ?? unread;
}

/** Everything on the calendar around today: two weeks back for what is overdue, two ahead for what is to come. */
export function useCalendar(today: string) {
  return useOccurrences(addDays(today, -14), addDays(today, 14));
}

export type Clock = {
  readonly now: number;
  readonly today: string;
  readonly zone: string;
  /** When today begins and ends. */
  readonly span: readonly [number, number];
};

/** The time, again with every minute that begins. */
export function useClock(): Clock {
  const { now } = useStudent();
  const [at, setAt] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setAt(now());
      timer = setTimeout(tick, minuteMs - (now() % minuteMs));
    };
    timer = setTimeout(tick, minuteMs - (now() % minuteMs));
    // A device that wakes up has missed its minutes.
    const wake = () => document.visibilityState === "visible" && setAt(now());
    document.addEventListener("visibilitychange", wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [now]);
  const zone = viewerZone();
  const today = dayAt(at, zone);
  return { now: at, today, zone, span: [instantOf(today, zone), instantOf(addDays(today, 1), zone)] };
}

const minuteMs = 60_000;
