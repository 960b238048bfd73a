import { addDays } from "@jotter/domain/days";
import type { Replica } from "@jotter/replica/replica";
import { eventsWithin } from "../calendar/use-events.ts";
import type { Clock } from "../records/use-clock.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { type Exam, examOf } from "./exam.ts";

const daysLookedAhead = 200;

/** The exams of these days that have not begun, the next one first. */
export async function examsWithin(replica: Replica, from: string, to: string, now: number): Promise<readonly Exam[]> {
  return (await examsFrom(replica, from, to)).filter(({ at, day }) => at > now && day <= to);
}

async function examsFrom(replica: Replica, from: string, to: string): Promise<readonly Exam[]> {
  const events = await eventsWithin(replica, from, to);
  return events
    .filter(({ type, rule }) => type === "exam" && rule === null)
    .map(({ id, ...one }) => examOf(id, one))
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}

/** The exams that are still to come, the next one first; undefined until they are read. */
export function useExams(clock: Clock, isDue = true): readonly Exam[] | undefined {
  const { replica } = useStudent();
  const { today } = clock;
  return useLive(
    async () => {
      const all = await examsFrom(replica, today, addDays(today, daysLookedAhead));
      return all.filter(({ day }) => day >= today);
    },
    [replica, today],
    isDue,
  );
}
