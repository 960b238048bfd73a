import { addDays } from "@jotter/domain/days";
import { eventsWithin } from "../calendar/use-events.ts";
import type { Clock } from "../records/use-clock.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { type Exam, examOf } from "./exam.ts";

const daysLookedAhead = 200;
/** The exams that are still to come, the next one first; undefined until they are read. */
export function useExams(clock: Clock, isDue = true): readonly Exam[] | undefined {
  const { replica } = useStudent();
  const { today } = clock;
  return useLive(
    async () => {
      const events = await eventsWithin(replica, today, addDays(today, daysLookedAhead));
      return events
        .filter(({ type, rule }) => type === "exam" && rule === null)
        .map(({ id, ...one }) => examOf(id, one))
        .filter(({ day }) => day >= today)
        .sort((one, other) => one.at - other.at);
    },
    [replica, today],
    isDue,
  );
}
