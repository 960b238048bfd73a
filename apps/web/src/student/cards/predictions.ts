import { addDays } from "@jotter/domain/days";
import { event } from "@jotter/domain/event";
import { shareOfExam } from "@jotter/domain/exam-grade";
import type { Book } from "@jotter/domain/grade-book";
import { type Calibration, calibrationOf } from "@jotter/memory/calibration";
import type { Replica } from "@jotter/replica/replica";
import { useMemo } from "react";
import { eventsWithin } from "../calendar/use-events.ts";
import type { Clock } from "../records/use-clock.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { examOf } from "./exam.ts";
import type { ExamReadiness } from "./study-news.ts";

/** What is said of an exam is kept with it, once a day: when its grade is in, it is held against it. [DSH-4] */
export async function notePredictions(
  replica: Replica,
  exams: readonly ExamReadiness[],
  dayBegan: number,
  now: number,
): Promise<void> {
  for (const { exam, readiness } of exams) {
    if (!readiness) continue;
    const share = Math.min(1, Math.max(0, readiness.onDayWithPlan));
    await replica.together(async () => {
      const stored = await replica.get(event, exam.id);
      const said = stored?.predictions ?? [];
      if (!stored || said.some(({ at }) => at >= dayBegan)) return;
      await replica.update(event, exam.id, { predictions: [...said, { at: now, share }] });
    });
  }
}

const daysLookedBack = 200;

/** How good what was said of earlier exams was; null before the first grade, undefined until it is known. */
export function useCalibration(clock: Clock, books: readonly Book[] | undefined): Calibration | null | undefined {
  const { replica } = useStudent();
  const { today, zone } = clock;
  const exams = useLive(async () => {
    const events = await eventsWithin(replica, addDays(today, -daysLookedBack), today);
    return events
      .filter(({ type, rule, classId }) => type === "exam" && rule === null && classId !== null)
      .map(({ id, ...one }) => examOf(id, one))
      .toSorted((one, other) => one.at - other.at);
  }, [replica, today]);
  return useMemo(() => {
    if (!exams || !books) return undefined;
    const results = exams.flatMap((exam) => {
      const book = books.find(({ course }) => course.id === exam.classId);
      const next = exams.find(({ classId, day }) => classId === exam.classId && day > exam.day);
      const share = book ? shareOfExam(exam, book, zone, next?.day ?? null) : null;
      return share === null ? [] : [{ examId: exam.id, beganAt: exam.at, share }];
    });
    const said = exams.flatMap(({ id, event: { predictions = [] } }) =>
      predictions.map((one) => ({ examId: id, ...one })),
    );
    return calibrationOf(said, results);
  }, [exams, books, zone]);
}
