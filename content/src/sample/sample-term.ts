import { type Card, card, newCard, type Rating } from "@jotter/domain/card";
import { type Course, course } from "@jotter/domain/course";
import { addDays, weekdayOf } from "@jotter/domain/days";
import { deck, newDeck } from "@jotter/domain/deck";
import { document, documentIdOfFile } from "@jotter/domain/document";
import { documentText, documentTextId } from "@jotter/domain/document-text";
import type { Entity, RecordData } from "@jotter/domain/entity";
import { type CalendarEvent, event } from "@jotter/domain/event";
import { grade } from "@jotter/domain/grade";
import { onlyOne } from "@jotter/domain/id";
import { newEvent } from "@jotter/domain/new-event";
import { newNote, note } from "@jotter/domain/note";
import { newProfile, profile } from "@jotter/domain/profile";
import { type Language, settings, type Theme } from "@jotter/domain/settings";
import { seriesOf } from "@jotter/domain/timetable";
import type { Timetable } from "@jotter/domain/timetable-shape";
import { dayAt } from "@jotter/domain/zones";
import { type SampleClass, type SampleTexts, sampleClasses } from "./sample-texts.ts";

export type SampleRecord = { readonly entity: Entity; readonly id: string; readonly data: RecordData };

/** A term as it stands on this day, with the one file it has. */
export type SampleTerm = {
  readonly records: readonly SampleRecord[];
  readonly file: { readonly id: string; readonly name: string; readonly type: string; readonly content: string };
};

export type SampleTime = {
  readonly now: number;
  readonly zone: string;
  readonly theme: Theme;
  readonly language: Language;
};

const dayMs = 86_400_000;
const guideFile = "5a3b1e00000000000000000000000001";

/** Of each class: its marker, its level, and what was scored so far, in percent, the latest last. */
const books: Readonly<Record<SampleClass, Pick<Course, "marker" | "level"> & { readonly scores: readonly Scored[] }>> =
  {
    math: {
      marker: "violet",
      level: "ap",
      scores: [
        ["quiz", 82],
        ["test", 78],
        ["homework", 95],
        ["quiz", 88],
      ],
    },
    biology: {
      marker: "mint",
      level: "standard",
      scores: [
        ["quiz", 91],
        ["lab", 94],
        ["test", 87],
        ["homework", 100],
      ],
    },
    chemistry: {
      marker: "coral",
      level: "standard",
      scores: [
        ["lab", 85],
        ["quiz", 74],
        ["test", 81],
        ["lab", 90],
      ],
    },
    history: {
      marker: "amber",
      level: "standard",
      scores: [
        ["quiz", 72],
        ["essay", 79],
        ["test", 68],
      ],
    },
    literature: {
      marker: "sky",
      level: "standard",
      scores: [
        ["essay", 92],
        ["quiz", 89],
        ["essay", 94],
      ],
    },
  };
type Scored = readonly [keyof SampleTexts["work"], number];
const categories = {
  test: "test",
  quiz: "quiz",
  essay: "assignment",
  lab: "assignment",
  homework: "homework",
} as const;

const periods = [
  { id: "1", from: "08:15", to: "09:05" },
  { id: "2", from: "09:15", to: "10:05" },
  { id: "3", from: "10:25", to: "11:15" },
  { id: "4", from: "11:25", to: "12:15" },
  { id: "5", from: "13:15", to: "14:05" },
];
/** By weekday, the classes in the order of the hours. */
const week: readonly (readonly SampleClass[])[] = [
  ["math", "biology", "literature", "history"],
  ["chemistry", "math", "history", "literature", "biology"],
  ["math", "literature", "chemistry", "biology"],
  ["biology", "history", "math", "chemistry"],
  ["literature", "chemistry", "math", "history"],
];

/** When a card was answered, in days ago, and how. */
const histories: readonly (readonly (readonly [daysAgo: number, rating: Rating])[])[] = [
  [
    [18, 3],
    [11, 3],
    [3, 3],
  ],
  [
    [18, 3],
    [9, 2],
    [4, 3],
  ],
  [
    [17, 1],
    [16, 3],
    [8, 3],
  ],
  [
    [15, 3],
    [6, 3],
  ],
  [
    [14, 2],
    [7, 3],
  ],
  [
    [12, 1],
    [5, 2],
  ],
  [[10, 3]],
  [
    [9, 2],
    [2, 1],
  ],
  [],
  [],
];

/** A living term around now: made anew whenever somebody looks around, so that the next exam is always near. [DSH-5] */
export function sampleTerm(texts: SampleTexts, { now, zone, theme, language }: SampleTime): SampleTerm {
  const today = dayAt(now, zone);
  const records: SampleRecord[] = [];
  const add = <Data extends RecordData>(entity: Entity<Data>, id: string, data: Data) => {
    records.push({ entity: entity as Entity, id, data });
    return id;
  };
  const stamps = { createdAt: now - 60 * dayMs, updatedAt: now - 60 * dayMs };
  const classId = (name: SampleClass) => `sample-${name}`;
  const examDay = schoolDay(addDays(today, 4));

  for (const [place, name] of sampleClasses.entries()) {
    const { marker, level, scores } = books[name];
    const times = { createdAt: stamps.createdAt + place, updatedAt: stamps.updatedAt };
    add(course, classId(name), { name: texts.classes[name], marker, level, ...times });
    const counts = new Map<string, number>();
    for (const [at, [work, percent]] of scores.entries()) {
      const n = (counts.get(work) ?? 0) + 1;
      counts.set(work, n);
      add(grade, `sample-${name}-grade-${at}`, {
        classId: classId(name),
        name: texts.work[work].replace("{n}", String(n)),
        category: categories[work],
        score: { as: "percent", percent },
        state: "graded",
        extraCredit: false,
        date: schoolDay(addDays(today, -50 + at * 13 + place)),
        ...stamps,
      });
    }
    const touched = now - (place * 20 + 2) * 3_600_000;
    add(note, `sample-${name}-note`, {
      ...newNote(now - (place + 4) * dayMs),
      ...texts.notes[name],
      classId: classId(name),
      updatedAt: touched,
    });
  }

  const timetable = timetableAround(texts, today, classId);
  const classes = sampleClasses.map((name) => ({ id: classId(name), name: texts.classes[name] }));
  for (const [place, series] of seriesOf(timetable, { zone, classes }).entries()) {
    add(event, `sample-lesson-${place}`, newEvent(stamps.createdAt, { ...series, type: "class" }));
  }
  const plan = (id: string, one: Partial<CalendarEvent> & Pick<CalendarEvent, "title" | "start" | "end">) =>
    add(event, `sample-${id}`, newEvent(stamps.createdAt, one));
  const cells = plan("exam-cells", {
    ...{ type: "exam", title: texts.exams.cells, classId: classId("biology"), weight: 20, estimateMinutes: 120 },
    ...{ start: `${examDay}T09:15`, end: `${examDay}T10:05`, noteIds: ["sample-biology-note"] },
    topics: texts.topics.map((name) => ({ name, done: false })),
  });
  const testDay = schoolDay(addDays(today, 10));
  const derivatives = plan("exam-derivatives", {
    ...{ type: "exam", title: texts.exams.derivatives, classId: classId("math"), weight: 25, estimateMinutes: 180 },
    ...{ start: `${testDay}T08:15`, end: `${testDay}T09:05`, noteIds: ["sample-math-note"] },
  });
  const task = (id: keyof SampleTexts["tasks"], name: SampleClass, day: string, more: Partial<CalendarEvent>) =>
    plan(`task-${id}`, {
      ...{ type: "assignment", title: texts.tasks[id], classId: classId(name) },
      ...{ start: `${day}T20:00`, end: `${day}T20:00`, ...more },
    });
  task("problems", "math", addDays(today, 1), { weight: 5, estimateMinutes: 40 });
  task("lab", "chemistry", addDays(today, 2), { weight: 10, estimateMinutes: 60 });
  task("essay", "literature", addDays(today, 5), { weight: 15, estimateMinutes: 120 });
  task("reading", "literature", addDays(today, -1), { doneAt: now - dayMs, estimateMinutes: 30 });
  plan("study", {
    ...{ type: "study", title: texts.tasks.study, classId: classId("math") },
    ...{ start: `${today}T17:00`, end: `${today}T17:40` },
  });

  const decks = {
    cells: { name: "biology", examId: cells },
    derivatives: { name: "math", examId: derivatives },
  } as const;
  for (const id of ["cells", "derivatives"] as const) {
    const { name, examId } = decks[id];
    const deckId = add(
      deck,
      `sample-deck-${id}`,
      newDeck(texts.decks[id].name, stamps.createdAt, { classId: classId(name), examId }),
    );
    for (const [place, [front, back, topic]] of texts.decks[id].cards.entries()) {
      add(card, `${deckId}-${place}`, {
        ...newCard({ deckId, front, back }, stamps.createdAt + place),
        ...(topic !== undefined && { topic: texts.topics[topic] }),
        source: { kind: "note", id: `sample-${name}-note`, title: texts.notes[name].title },
        ...answered(histories[place] ?? [], now),
      });
    }
  }

  const { title, file, body } = texts.guide;
  const documentId = documentIdOfFile(guideFile);
  add(document, documentId, {
    ...{ title, classId: classId("biology"), tags: [], kind: "markdown", fileId: null, name: file, path: "", url: "" },
    ...{ type: "text/markdown", bytes: bytesOf(body), pages: 1, language, text: { state: "read" }, ...stamps },
    updatedAt: now - 2 * dayMs,
  });
  add(documentText, documentTextId(documentId, 0), { documentId, from: 0, labels: ["1"], body, ...stamps });

  add(profile, onlyOne, { ...newProfile(texts.student, "", now), grade: texts.grade });
  add(settings, onlyOne, { theme, language, timetable, updatedAt: now });
  return { records, file: { id: guideFile, name: file, type: "text/markdown", content: body } };
}

/** The day itself, or the Monday after where there is no school on it. */
function schoolDay(day: string): string {
  const weekday = weekdayOf(day);
  return weekday > 4 ? addDays(day, 7 - weekday) : day;
}

/** As UTF-8 has it. */
function bytesOf(text: string): number {
  return encodeURIComponent(text).replace(/%../g, "?").length;
}

function timetableAround(texts: SampleTexts, today: string, classId: (name: SampleClass) => string): Timetable {
  const from = addDays(today, -weekdayOf(today) - 56);
  const lessons = week.flatMap((names, slot) =>
    names.map((name, hour) => ({
      slot,
      periodId: periods[hour]?.id ?? "1",
      classId: classId(name),
      place: texts.rooms[name],
    })),
  );
  return {
    terms: [{ id: "sample", name: texts.term, from, to: addDays(from, 16 * 7 - 3), lessons }],
    holidays: [],
    periods,
    schoolDays: [0, 1, 2, 3, 4],
    rotation: { kind: "week", count: 1 },
  };
}

function answered(
  history: (typeof histories)[number],
  now: number,
): Pick<Card, "reviews" | "due" | "newAt" | "askedAt"> {
  const reviews = history.map(([daysAgo, rating]) => ({ at: now - daysAgo * dayMs, side: 0, rating, ms: 7000 }));
  const last = reviews.at(-1);
  if (!last) return { reviews, due: null, newAt: now - 20 * dayMs, askedAt: null };
  // A hint for lists; what is remembered is a replay of the answers.
  return { reviews, due: last.at + 4 * dayMs, newAt: null, askedAt: last.at };
}
