import type { TopicQuiz } from "@jotter/memory/quiz-topics";
import type { TopicMemory } from "@jotter/memory/topic-memory";
import { plainTopic } from "@jotter/memory/topic-name";

/** What there is of one topic of a class; null where there is nothing. */
export type TopicRow = {
  readonly topic: string;
  readonly note: { readonly id: string; readonly title: string } | null;
  readonly cards: number;
  readonly quiz: TopicQuiz | null;
  /** Of its cards what would be known today. */
  readonly known: number | null;
};

export type TopicSources = {
  /** As the exams of the class name them, in that order. */
  readonly named: readonly string[];
  readonly memories: readonly TopicMemory[];
  readonly quizzes: ReadonlyMap<string, TopicQuiz>;
  readonly notes: readonly { readonly id: string; readonly title: string }[];
  /** By topic, the notes its cards were made from. */
  readonly madeFrom: ReadonlyMap<string, string>;
  /** By topic, the notes that have it as a heading. */
  readonly headed: ReadonlyMap<string, string>;
};

/** Each topic once, as the exams name them, then the others; those of which there is nothing stand last. [DSH-4] */
export function topicRows({ named, memories, quizzes, notes, madeFrom, headed }: TopicSources): readonly TopicRow[] {
  const names = [...named, ...memories.map(({ topic }) => topic), ...[...quizzes.values()].map(({ topic }) => topic)];
  const byName = new Map<string, string>();
  for (const name of names) if (name.trim() !== "" && !byName.has(plainTopic(name))) byName.set(plainTopic(name), name);
  const rows = [...byName].map(([plain, topic]): TopicRow => {
    const memory = memories.find((one) => plainTopic(one.topic) === plain);
    const note =
      notes.find(({ id }) => id === madeFrom.get(plain)) ??
      notes.find(({ title }) => plainTopic(title).includes(plain)) ??
      notes.find(({ id }) => id === headed.get(plain)) ??
      null;
    const quiz = quizzes.get(plain) ?? null;
    return { topic: topic.trim(), note, cards: memory?.cards ?? 0, quiz, known: memory?.known ?? null };
  });
  return [...rows.filter((row) => !isGap(row)), ...rows.filter(isGap)];
}

/** What an exam is about, and what is known of it. */
type ExamTopics = Pick<TopicSources, "named" | "memories" | "quizzes">;

/** The topics of an exam with its own figures, and apart from them whatever else its class has. [DSH-4] */
export function topicTables(sources: TopicSources, ofExam: ExamTopics | null) {
  const exam = ofExam ? topicRows({ ...sources, ...ofExam }) : [];
  const isShown = new Set(exam.map(({ topic }) => plainTopic(topic)));
  return { exam, others: topicRows(sources).filter(({ topic }) => !isShown.has(plainTopic(topic))) };
}

/** Nothing says what is known of it. */
export function isGap({ cards, quiz }: TopicRow): boolean {
  return cards === 0 && quiz === null;
}
