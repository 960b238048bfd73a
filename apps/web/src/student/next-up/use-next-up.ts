import { nextUp } from "@jotter/domain/next-up";
import { notesLookedAt } from "@jotter/domain/next-up-situation";
import { note } from "@jotter/domain/note";
import { openTasks } from "@jotter/domain/open-tasks";
import { useMemo } from "react";
import { useOccurrences } from "../calendar/use-events.ts";
import { useStudyNews } from "../cards/use-readiness.ts";
import { useGradeBooks } from "../grades/use-grades.ts";
import { latestNotes } from "../notes/note-lists.ts";
import type { Clock } from "../records/use-clock.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { daysAround } from "./days-around.ts";

/** What to do next, as the Control Room has it, for whoever else asks; undefined until all of it is read. [DSH-2] */
export function useNextUp(clock: Clock, isDue: boolean) {
  const { replica } = useStudent();
  const { from, to, workUntil } = daysAround(clock.today);
  const occurrences = useOccurrences(from, to, isDue, workUntil);
  const grades = useGradeBooks(isDue);
  const notes = useLive(
    async () => {
      const rows = await latestNotes(replica, notesLookedAt);
      return Promise.all(
        rows.map(async ({ id, data: { title, classId, updatedAt } }) => ({
          id,
          title,
          classId,
          updatedAt,
          openTasks: openTasks((await replica.get(note, id))?.body ?? ""),
        })),
      );
    },
    [replica],
    isDue,
  );
  const news = useStudyNews(clock, isDue);
  return useMemo(() => {
    if (!occurrences || !notes || !grades) return undefined;
    const { now, zone } = clock;
    return { ...nextUp({ zone, now, occurrences, grades, notes, study: news?.weights }), occurrences, news };
  }, [occurrences, notes, grades, news, clock]);
}
