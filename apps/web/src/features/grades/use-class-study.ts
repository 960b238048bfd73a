import { note } from "@jotter/domain/note";
import { quiz } from "@jotter/domain/quiz";
import { latestQuizzes } from "@jotter/memory/quiz-topics";
import type { TopicMemory } from "@jotter/memory/topic-memory";
import { plainTopic } from "@jotter/memory/topic-name";
import { useEffect, useMemo, useState } from "react";
import { type CardRow, cardsOfDeck, reckonedCard } from "../../student/cards/exam-material.ts";
import { useExams } from "../../student/cards/exams.ts";
import { useWeights } from "../../student/cards/memory-way.ts";
import { readied } from "../../student/cards/reckoning.ts";
import type { ExamReadiness } from "../../student/cards/study-news.ts";
import { countsOf, useDecks } from "../../student/cards/use-decks.ts";
import { storedDocuments } from "../../student/documents/use-documents.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { documentReadiness } from "../../student/study/document-readiness.ts";
import { classDecks } from "./class-decks.ts";
import { headedNotes } from "./headed-notes.ts";
import { type TopicSources, topicRows, topicTables } from "./topic-rows.ts";

type Remembered = {
  readonly topics: readonly TopicMemory[];
  readonly madeFrom: ReadonlyMap<string, string>;
  readonly cardRows: readonly CardRow[];
  /** Notes of another class or of none that cards were made from. */
  readonly others: TopicSources["notes"];
};

const mostQuizzes = 200;

/** All of a class that says what is known of it; undefined until it is reckoned. [DSH-4] */
export function useClassStudy(classId: string, clock: Clock, near: readonly ExamReadiness[] | undefined) {
  const { replica, now } = useStudent();
  const all = useDecks();
  const decks = useLive(() => classDecks(replica, all ?? [], classId), [replica, all, classId], all !== undefined);
  const ahead = useExams(clock);
  const exams = useMemo(() => ahead?.filter((exam) => exam.classId === classId), [ahead, classId]);
  const own = useLive(async () => {
    const [notes, quizzes, documents] = await Promise.all([
      replica.list(note, { by: "updatedAt", within: { field: "classId", id: classId }, lastFirst: true }),
      replica.list(quiz, { by: "updatedAt", lastFirst: true, most: mostQuizzes }),
      storedDocuments(replica),
    ]);
    const ready = documents.filter(({ data }) => data.classId === classId && documentReadiness(data) === "ready");
    return { notes, quizzes, documentCount: ready.length };
  }, [replica, classId]);
  const [startsAt, until] = clock.span;
  const counts = useLive(
    async () => Promise.all((decks ?? []).map(({ id }) => countsOf(replica, id, until))),
    [replica, decks, until],
    decks !== undefined,
  );
  const known = useWeights();
  const [remembered, setRemembered] = useState<Remembered>();
  const examAt = exams?.[0]?.at;
  useEffect(() => {
    // With the counts: they change when a card is answered.
    if (!decks || !exams || !counts || !known) return;
    let isLeft = false;
    const reckon = async () => {
      const rows = (await Promise.all(decks.map(({ id }) => cardsOfDeck(replica, id)))).flat();
      const day = { startsAt, endsAt: until };
      const days = { now: now(), examAt: Math.max(examAt ?? 0, now()), minutesPerDay: 0, day, lastLook: null };
      const { topics } = await readied({
        ...{ cards: rows.map(reckonedCard), quizzes: [], topics: [], retention: 0.9, ...known, limits: new Map() },
        ...days,
      });
      const madeFrom = new Map(
        rows.flatMap(({ data: { topic, source } }) =>
          topic && source?.kind === "note" ? [[plainTopic(topic), source.id] as const] : [],
        ),
      );
      const made = await replica.rows(note, [...new Set(madeFrom.values())]);
      const others = made.filter(({ del, data }) => del === 0 && data.classId !== classId);
      if (isLeft) return;
      setRemembered({
        ...{ topics, madeFrom, cardRows: rows },
        others: others.map(({ id, data: { title } }) => ({ id, title })),
      });
    };
    void reckon();
    return () => {
      isLeft = true;
    };
  }, [replica, decks, exams, counts, known, examAt, startsAt, until, now, classId]);
  const study = useMemo(() => {
    if (!own || !exams || !decks || !counts || !remembered || !near) return undefined;
    const quizzes = own.quizzes.filter(
      ({ id, data }) => data.classId === classId || near.some(({ quizIds }) => quizIds.includes(id)),
    );
    const latest = (some: typeof quizzes) => latestQuizzes(some.map(({ id, data }) => ({ ...data, id })));
    const [first] = near;
    const notes = own.notes.map(({ id, data: { title } }) => ({ id, title }));
    const sources: TopicSources = {
      named: exams.flatMap(({ event }) => event.topics ?? []).map(({ name }) => name),
      memories: remembered.topics,
      quizzes: latest(quizzes),
      // Cards may be made from a note of no class.
      notes: [...notes, ...remembered.others],
      madeFrom: remembered.madeFrom,
      headed: new Map(),
    };
    const ofExam = first && {
      named: (first.exam.event.topics ?? []).map(({ name }) => name),
      memories: first.topics,
      quizzes: latest(quizzes.filter(({ id }) => first.quizIds.includes(id))),
    };
    const cardCounts = counts.map(({ all: count }) => count);
    const { documentCount } = own;
    return { sources, ofExam, exams, decks, cardCounts, notes, quizzes, documentCount, cardRows: remembered.cardRows };
  }, [own, exams, decks, counts, remembered, near, classId]);
  const headed = useHeaded(study);
  return useMemo(() => {
    if (!study) return undefined;
    const { sources, ofExam, ...rest } = study;
    return { ...rest, topics: topicTables(headed ? { ...sources, headed } : sources, ofExam ?? null) };
  }, [study, headed]);
}

/** The texts of notes are read only where a topic has none by its name. */
function useHeaded(study: { readonly sources: TopicSources; readonly notes: TopicSources["notes"] } | undefined) {
  const { replica } = useStudent();
  const bare = study ? topicRows(study.sources).flatMap(({ topic, note: own }) => (own ? [] : [topic])) : [];
  const ids = study?.notes.map(({ id }) => id) ?? [];
  return useLive(
    () => headedNotes(replica, ids, bare),
    [replica, ids.join(" "), bare.join("\n")],
    bare.length > 0 && ids.length > 0,
  );
}
