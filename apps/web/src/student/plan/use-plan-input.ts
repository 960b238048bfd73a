import { addDays } from "@jotter/domain/days";
import { onlyOne } from "@jotter/domain/id";
import { situationOf } from "@jotter/domain/next-up-situation";
import type { Occurrence } from "@jotter/domain/occurrences";
import type { PlanInput } from "@jotter/domain/plan/groundwork";
import { rhythmIn } from "@jotter/domain/plan/rhythm";
import { settings } from "@jotter/domain/settings";
import { useMemo } from "react";
import { useOccurrences } from "../calendar/use-events.ts";
import { useStudyNews } from "../cards/use-readiness.ts";
import { useFocusSessions } from "../focus/use-focus-sessions.ts";
import { useGradeBooks } from "../grades/use-grades.ts";
import type { Clock } from "../records/use-clock.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { type PlanWork, plannableFrom } from "./plan-input.ts";

/** What is due later is planned later. */
const daysAhead = 28;
const daysBehind = 14;
/** Blocks for what is overdue by that long were planned so long ago at most. */
const daysRemembered = daysAhead + daysBehind;

export type Plannable = {
  readonly input: PlanInput;
  readonly works: ReadonlyMap<string, PlanWork>;
  /** How much longer things take this student than they think, as the plan counts on it. */
  readonly factor: number;
  readonly occurrences: readonly Occurrence[];
};

/** Everything a plan is made of; undefined until all of it is read. [PLN-1] */
export function usePlanInput(clock: Clock): Plannable | undefined {
  const { replica } = useStudent();
  const { now, today, zone } = clock;
  const remembered = useOccurrences(addDays(today, -daysRemembered), addDays(today, daysAhead));
  const grades = useGradeBooks(true);
  const news = useStudyNews(clock);
  const chosen = useLive(async () => (await replica.get(settings, onlyOne)) ?? null, [replica]);
  const sessions = useFocusSessions(0);
  return useMemo(() => {
    if (!remembered || !grades || !news || !sessions || chosen === undefined) return undefined;
    const since = addDays(today, -daysBehind);
    const isSeen = ({ end }: Occurrence) => end.slice(0, 10) >= since;
    const occurrences = remembered.filter(isSeen);
    const earlier = remembered.filter((one) => !isSeen(one));
    const { coming } = situationOf({ zone, now, occurrences, grades, notes: [], study: news.weights });
    const clock = { now, today, zone };
    const rhythm = rhythmIn(chosen);
    const worked = sessions.map(({ data }) => data);
    const known = { clock, occurrences, earlier, coming, readiness: news.exams, rhythm, sessions: worked };
    return { ...plannableFrom(known), occurrences };
  }, [remembered, grades, news, sessions, chosen, now, today, zone]);
}
