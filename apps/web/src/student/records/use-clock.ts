import { addDays } from "@jotter/domain/days";
import { dayAt, instantOf } from "@jotter/domain/zones";
import { useEffect, useMemo, useState } from "react";
import { viewerZone } from "../calendar/viewer-zone.ts";
import { useStudent } from "../session/student-context.ts";

export type Clock = {
  readonly now: number;
  readonly today: string;
  readonly zone: string;
  /** When today begins and ends. */
  readonly span: readonly [number, number];
};

const minuteMs = 60_000;

/** The time, again with every minute that begins; the same object until then. */
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
    // A device that wakes up has missed its minutes, and perhaps its day.
    const wake = () => document.visibilityState === "visible" && setAt(now());
    document.addEventListener("visibilitychange", wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [now]);
  const zone = viewerZone();
  return useMemo(() => clockAt(at, zone), [at, zone]);
}

export function clockAt(now: number, zone: string): Clock {
  const today = dayAt(now, zone);
  return { now, today, zone, span: [instantOf(today, zone), instantOf(addDays(today, 1), zone)] };
}
