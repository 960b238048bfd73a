import { addDays } from "@jotter/domain/days";
import { deck } from "@jotter/domain/deck";
import type { Replica } from "@jotter/replica/replica";
import { useEffect, useState } from "react";
import type { Clock } from "../records/use-clock.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { nearDays } from "./exam.ts";
import { latestQuizRows } from "./exam-quizzes.ts";
import { examsWithin } from "./exams.ts";
import { weightsOf } from "./memory-way.ts";
import { notePredictions } from "./predictions.ts";
import { type ExamReadiness, knownBefore, type StudyNews, type StudySources, studyNews } from "./study-news.ts";
import { countsOf } from "./use-decks.ts";

/** Of each exam that is near what would be known, and what to do for it; undefined until it is reckoned. [DSH-4] */
export function useStudyNews(clock: Clock, isDue = true): StudyNews | undefined {
  const { replica, now } = useStudent();
  const { today, span, now: minute } = clock;
  const [news, setNews] = useState<StudyNews>();
  const isStepDue = news !== undefined && news.nextAt !== null && news.nextAt <= minute;
  const sources = useLive(() => sourcesOf(replica, { today, span, now: now() }), [replica, today], isDue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again as soon as a step is due.
  useEffect(() => {
    if (!sources) return;
    let isLeft = false;
    void studyNews(replica, sources, { now: now(), span }).then((found) => {
      if (isLeft) return;
      setNews(found);
      void notePredictions(replica, found.exams, span[0], now());
    });
    return () => {
      isLeft = true;
    };
  }, [replica, sources, now, span, isStepDue]);
  return news;
}

/** The same, for whoever asks once. */
export async function readStudyNews(replica: Replica, clock: Pick<Clock, "now" | "today" | "span">) {
  return studyNews(replica, await sourcesOf(replica, clock), clock);
}

type Ended = { readonly id: string; readonly finishedAt: number | null };

/** What of an exam was known when this quiz ended, without it; null until it is reckoned, and where there was nothing else. */
export function useKnownBefore({ id, finishedAt }: Ended, near: ExamReadiness | undefined, { today, span }: Clock) {
  const { replica, now } = useStudent();
  const known = useLive(async () => {
    if (!near) return null;
    const clock = { today, span, now: now() };
    const at = finishedAt ?? clock.now;
    return knownBefore(replica, { id, at }, near, await sourcesOf(replica, clock));
  }, [replica, id, finishedAt, near, today]);
  return known ?? null;
}

/** No card is read, but how many wait and how they are reckoned is: after an answer it is asked again. */
async function sourcesOf(
  replica: Replica,
  { today, span, now }: Pick<Clock, "now" | "today" | "span">,
): Promise<StudySources> {
  const [exams, decks, quizzes] = await Promise.all([
    examsWithin(replica, today, addDays(today, nearDays), now),
    replica.list(deck, { by: "name" }),
    latestQuizRows(replica),
  ]);
  await Promise.all([...decks.map(({ id }) => countsOf(replica, id, span[1])), weightsOf(replica)]);
  return { exams, decks, quizzes };
}
