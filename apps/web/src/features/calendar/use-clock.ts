import { wallTimeAt } from "@jotter/domain/zones";
import { useEffect, useMemo, useState } from "react";
import { viewerZone } from "../../student/use-events.ts";
import { minuteOf } from "./span.ts";

const lookEveryMs = 20_000;
const minuteMs = 60_000;

/** The day and the minute it is, again whenever it is another one. */
export function useClock(now: () => number) {
  const [instant, setInstant] = useState(() => Math.floor(now() / minuteMs) * minuteMs);
  useEffect(() => {
    const look = () => setInstant(Math.floor(now() / minuteMs) * minuteMs);
    const ticking = setInterval(look, lookEveryMs);
    // A device that slept finds another day.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(ticking);
      document.removeEventListener("visibilitychange", look);
    };
  }, [now]);
  return useMemo(() => {
    const wall = wallTimeAt(instant, viewerZone());
    return { today: wall.slice(0, 10), minute: minuteOf(wall), instant };
  }, [instant]);
}
