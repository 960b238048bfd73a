import { addDays } from "@jotter/domain/days";
import { deck } from "@jotter/domain/deck";
import { quiz } from "@jotter/domain/quiz";
import type { Replica } from "@jotter/replica/replica";
import { useEffect, useState } from "react";
import { eventsWithin } from "../calendar/use-events.ts";
import type { Clock } from "../records/use-clock.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { type Exam, examOf, nearDays } from "./exam.ts";
import { weightsOf } from "./memory-way.ts";
import { notePredictions } from "./predictions.ts";
import { knownWithout, type StudyNews, type StudySources, studyNews } from "./study-news.ts";
import { countsOf } from "./use-decks.ts";

const mostQuizzes = 200;

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

/** What of an exam would be known without this quiz; null until it is reckoned, and where there is nothing else. */
export function useKnownBefore(quizId: string, exam: Exam | undefined, { today, span }: Clock): number | null {
  const { replica, now } = useStudent();
  const known = useLive(async () => {
    if (!exam) return null;
    const clock = { today, span, now: now() };
    return knownWithout(replica, quizId, exam, await sourcesOf(replica, clock), clock);
  }, [replica, quizId, exam, today]);
  return known ?? null;
}

/** No card is read, but how many wait and how they are reckoned is: after an answer it is asked again. */
async function sourcesOf(
  replica: Replica,
  { today, span, now }: Pick<Clock, "now" | "today" | "span">,
): Promise<StudySources> {
  const [events, decks, quizzes] = await Promise.all([
    eventsWithin(replica, today, addDays(today, nearDays)),
    replica.list(deck, { by: "name" }),
    replica.list(quiz, { by: "updatedAt", lastFirst: true, most: mostQuizzes }),
  ]);
  await Promise.all([...decks.map(({ id }) => countsOf(replica, id, span[1])), weightsOf(replica)]);
  const exams = events
    .filter(({ type, rule }) => type === "exam" && rule === null)
    .map(({ id, ...one }) => examOf(id, one))
    .filter(({ at, day }) => at > now && day <= addDays(today, nearDays))
    .toSorted((one, other) => one.at - other.at);
  return { exams, decks, quizzes };
}
