import type { Review } from "@jotter/domain/card";
import { quizStanding } from "@jotter/domain/quiz";
import fc from "fast-check";
import { expect, test } from "vitest";
import { latestQuizzes, topicScores } from "./quiz-topics.ts";
import type { ReadinessCard } from "./readiness.ts";
import { dayMs, schedulerFor } from "./scheduler.ts";
import { topicMemories } from "./topic-memory.ts";

const now = Date.UTC(2026, 10, 17);
const scheduler = schedulerFor({ retention: 0.9 });

function aCard(topic: string | undefined, daysAgo: number | null, some: Partial<ReadinessCard> = {}): ReadinessCard {
  const reviews: Review[] = daysAgo === null ? [] : [{ at: now - daysAgo * dayMs, rating: 3 }];
  return { id: `${topic} ${daysAgo}`, reviews, due: null, newAt: null, topic, ...some };
}

test("topics are told by what would be known least then, and two spellings are one topic [DSH-4]", () => {
  const cards = [aCard("Mitosis", 1), aCard(" MITOSIS ", 1), aCard("Meiosis", 40), aCard("Genes", null), aCard("", 3)];
  const topics = topicMemories(cards, { now, today: now, day: now + 5 * dayMs, scheduler });
  expect(topics.map(({ topic, cards: count }) => [topic, count])).toEqual([
    ["Meiosis", 1],
    ["Mitosis", 2],
    ["Genes", 1],
  ]);
  expect(topics[2]).toMatchObject({ known: null, onDay: null });
  for (const { known, onDay } of topics.slice(0, 2)) expect(onDay ?? 0).toBeLessThan(known ?? 0);
});

test("a side that was never asked counts as not known, and a suspended card for nothing [DSH-4]", () => {
  const options = { now, today: now - dayMs, day: now, scheduler };
  const [one] = topicMemories([aCard("Mitosis", 2)], options);
  const [both] = topicMemories([aCard("Mitosis", 2, { sides: 2 })], options);
  expect(both?.known).toBeCloseTo((one?.known ?? 0) / 2);
  expect(topicMemories([aCard("Mitosis", 2, { suspendedAt: 1 })], options)).toEqual([]);
  expect(one?.isOlder).toBe(true);
  expect(topicMemories([aCard("Mitosis", 0.5)], options)[0]?.isOlder).toBe(false);
});

test("of a topic the latest quiz counts that asked of it [DSH-4]", () => {
  const quiz = (id: string, updatedAt: number, shares: readonly number[], topic: string) => ({
    ...{ id, updatedAt, finishedAt: updatedAt, classId: null, questions: shares.map(() => ({ topic })) },
    answers: shares.map((share, question) => ({ at: updatedAt, question, given: "", share })),
  });
  const quizzes = [quiz("new", 2, [1, 0.5, 1], "mitosis"), quiz("old", 1, [0], "Mitosis"), quiz("other", 3, [0], "")];
  const score = { topic: "mitosis", quizId: "new", of: 3, known: 2, toLearn: 1, waiting: 0 };
  expect([...latestQuizzes(quizzes)]).toEqual([["mitosis", score]]);
});

test("a repeat that was left, or that asks mistakes alone, does not stand for the whole quiz; one of all of it does [DSH-4]", () => {
  const quiz = (id: string, at: number, shares: readonly (number | null)[], some: object = {}) => ({
    ...{ id, updatedAt: at, finishedAt: at, classId: null, questions: shares.map(() => ({ topic: "Table" })) },
    answers: shares.flatMap((share, question) => (share === null ? [] : [{ at, question, given: "a", share }])),
    ...some,
  });
  const whole = quiz("whole", 1, [1, 0, 0, 0]);
  const latest = (...more: ReturnType<typeof quiz>[]) => latestQuizzes([whole, ...more]).get("table");
  const left = quiz("left", 2, [1, null, null], { repeats: "whole", finishedAt: null });
  expect(latest(left)).toMatchObject({ quizId: "whole", known: 1, of: 4 });
  const mistakes = quiz("mistakes", 3, [1, 1, 0], { repeats: "whole" });
  expect(latest(left, mistakes)?.quizId).toBe("whole");
  expect(latest(mistakes, quiz("once more", 4, [1, 1, 1], { repeats: "mistakes" }))?.quizId).toBe("whole");
  expect(latest(mistakes, quiz("again", 5, [1, 1, 1, 0], { repeats: "whole" }))).toMatchObject({
    quizId: "again",
    known: 3,
  });
  expect(latest(quiz("short", 6, [1]))?.quizId).toBe("short");
});

test("a question that was taken out and put back counts again [QUZ-1]", () => {
  const answer = (at: number, some: object = {}) => ({ at, question: 0, given: "a", share: 1, ...some });
  const quiz = (...answers: ReturnType<typeof answer>[]) => {
    return [{ id: "q", updatedAt: 1, finishedAt: 1, classId: null, questions: [{ topic: "Mitosis" }], answers }];
  };
  const out = answer(2, { isWithdrawn: true });
  expect(latestQuizzes(quiz(answer(1), out)).size).toBe(0);
  expect(latestQuizzes(quiz(answer(1), out, answer(3, { isWithdrawn: false }))).get("mitosis")?.known).toBe(1);
});

test("what a student or a model decided counts, and what waits for a verdict does not [QUZ-2]", () => {
  const quiz = (answers: readonly { share: number | null; isOverruled?: boolean }[]) => [
    {
      ...{ id: "q", updatedAt: 1, finishedAt: 1, classId: null, questions: [{ topic: "Mitosis" }] },
      answers: answers.map((one, at) => ({ at, question: 0, given: "a", ...one })),
    },
  ];
  const right = (...answers: { share: number | null; isOverruled?: boolean }[]) =>
    latestQuizzes(quiz(answers)).get("mitosis")?.known;
  expect(right({ share: null })).toBeUndefined();
  expect(right({ share: null }, { share: 1, isOverruled: true })).toBe(1);
  expect(right({ share: 1 }, { share: 0, isOverruled: true })).toBe(0);
  // Undone.
  expect(right({ share: 1 }, { share: 0, isOverruled: true }, { share: 1, isOverruled: false })).toBe(1);
});

test("the topics of a finished quiz add up to its result, whatever became of its questions [QUZ-1] [DSH-4]", () => {
  const became = fc.record({
    topic: fc.constantFrom("Mitosis", "meiosis", " mitosis "),
    answer: fc.constantFrom(
      { given: "a", share: 1 },
      { given: "a", share: 0.9 },
      { given: "a", share: 0.5 },
      { given: "a", share: null },
      { given: "", share: null },
      { given: "a", share: 1, isWithdrawn: true },
      null,
    ),
  });
  fc.assert(
    fc.property(fc.array(became), (all) => {
      const answers = all.flatMap(({ answer }, question) => (answer ? [{ at: 1, question, ...answer }] : []));
      const quiz = { questions: all.map(({ topic }) => ({ topic })), answers, finishedAt: 2 };
      const { of, known, toLearn, waiting } = quizStanding(quiz);
      const sum = (part: "of" | "known" | "toLearn" | "waiting") =>
        [...topicScores(quiz).values()].reduce((total, score) => total + score[part], 0);
      expect([sum("of"), sum("known"), sum("toLearn"), sum("waiting")]).toEqual([of, known, toLearn, waiting]);
      expect(of).toBe(known + toLearn + waiting);
    }),
  );
});

test("of a quiz that still runs only what was answered counts for its topic, and it is nobody's last quiz yet [DSH-4]", () => {
  const quiz = {
    ...{ id: "q", updatedAt: 1, finishedAt: null, classId: null, questions: [{ topic: "Genes" }, { topic: "Genes" }] },
    answers: [{ at: 1, question: 0, given: "a", share: 1 }],
  };
  expect(topicScores(quiz).get("genes")).toMatchObject({ known: 1, of: 1 });
  expect(latestQuizzes([quiz]).size).toBe(0);
});
