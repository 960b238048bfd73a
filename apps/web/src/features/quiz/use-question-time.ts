import { useEffect, useRef } from "react";
import { type AskedPlace, keepTime, keptTime } from "./answer-draft.ts";

/** Whoever goes for a walk in the middle of a question has not thought about it all the time. */
const mostMs = 10 * 60_000;

/** How long a question has been shown, over reloads too. Ends when it is answered. */
export function useQuestionTime({ studentId, quizId, place }: AskedPlace) {
  const running = useRef<{ readonly since: number; readonly before: number } | null>(null);
  const spent = () => {
    const time = running.current;
    return time ? Math.min(mostMs, Math.round(time.before + performance.now() - time.since)) : 0;
  };
  useEffect(() => {
    const asked = { studentId, quizId, place };
    const time = { since: performance.now(), before: keptTime(asked) };
    running.current = time;
    const keep = () => {
      if (running.current === time) keepTime(asked, time.before + performance.now() - time.since);
    };
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [studentId, quizId, place]);
  return {
    /** The time so far; from here on it is not counted. */
    end: () => {
      const ms = spent();
      running.current = null;
      return ms;
    },
  };
}
