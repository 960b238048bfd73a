import { addDays } from "@jotter/domain/days";
import { note } from "@jotter/domain/note";
import { dayAt, instantOf } from "@jotter/domain/zones";
import { useEffect, useState } from "react";
import { countNotes, latestNotes } from "../../student/note-lists.ts";
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
  readonly excerpt: string;
  readonly openTasks: number;
};

const recentCount = 6;

/** The latest notes with the beginnings of their texts, and how many notes there are. */
export function useRecentNotes() {
  const { replica } = useStudent();
  const count = useLive(() => countNotes(replica), [replica]);
  const recent = useLive(async (): Promise<readonly RecentNote[]> => {
    const rows = await latestNotes(replica).limit(recentCount).toArray();
    return Promise.all(
      rows.map(async ({ id, data: { title, classId, updatedAt } }) => {
        const body = (await replica.get(note, id))?.body ?? "";
        return { id, title, classId, updatedAt, excerpt: excerpt(body), openTasks: openTasks(body) };
      }),
    );
  }, [replica]);
  return count === undefined || recent === undefined ? undefined : { count, recent };
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
