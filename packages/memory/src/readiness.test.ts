import type { Review } from "@jotter/domain/card";
import type { QuizAnswer } from "@jotter/domain/quiz";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countedQuizAnswers, knownShare, type TakenQuiz } from "./quiz-evidence.ts";
import { missedBeside, type ReadinessCard, type ReadinessOptions, readinessOf } from "./readiness.ts";
import { memoryOf, recallAt } from "./replay.ts";
import { dayMs, schedulerFor } from "./scheduler.ts";
import { topicMemories } from "./topic-memory.ts";

const scheduler = schedulerFor({ retention: 0.9 });
const now = Date.UTC(2026, 9, 5, 15);
const nothing: ReadinessOptions = {
  ...{ cards: [], quizzes: [], topics: [], now, examAt: now + 3 * dayMs, scheduler },
  days: [0, 1, 2].map((day) => ({ at: now + day * dayMs, minutes: 5 })),
};

describe("readiness", () => {
  test("is null without any evidence, whatever cards and topics there are [DSH-4]", () => {
    expect(readinessOf(nothing)).toBeNull();
    expect(readinessOf({ ...nothing, cards: [card("a", [])], topics: ["Mitosis"] })).toBeNull();
    const undone = [
      { at: now - 9, rating: 3 as const },
      { at: now - 8, undoes: now - 9 },
    ];
    expect(readinessOf({ ...nothing, cards: [card("a", undone)] })).toBeNull();
    const waiting = quiz([answer(0, null)], ["Mitosis"]);
    expect(
      readinessOf({ ...nothing, quizzes: [waiting, quiz([{ ...answer(0, 1), isWithdrawn: true }], [])] }),
    ).toBeNull();
  });

  test("is the mean recall of all sides, and says what it rests on [DSH-4]", () => {
    const seen = card("seen", known(10, 12), { sides: 2, topic: "Mitosis" });
    const cards = [seen, card("new", []), card("gone", known(9, 9), { suspendedAt: 1 })];
    const readiness = readinessOf({ ...nothing, cards, topics: ["mitosis ", "Meiosis", "Cell walls"] });
    const state = memoryOf(seen.reviews, 0, scheduler);
    expect(readiness?.knownToday).toBeCloseTo((state ? recallAt(state, now, scheduler) : 0) / 3, 5);
    expect(readiness?.onDayIfStop).toBeLessThan(readiness?.knownToday ?? 0);
    expect(readiness?.onDayWithPlan).toBeGreaterThan(0.7);
    expect(readiness?.minutes).toHaveLength(3);
    const topicsWithNothing = ["Meiosis", "Cell walls"];
    expect(readiness?.rests).toEqual({ cards: 2, unseen: 1, quizzes: 0, answers: 0, mistakes: 0, topicsWithNothing });
  });

  test("takes quiz answers for topics that have no cards, each question weighing as much as a side [DSH-4]", () => {
    const cards = [card("seen", known(10, 12), { topic: "Mitosis" })];
    const taken = quiz([answer(0, 1), answer(1, 0), answer(2, 0)], ["Meiosis", "Mitosis", undefined]);
    const readiness = readinessOf({ ...nothing, cards, quizzes: [taken], topics: ["Meiosis", "Mitosis"] });
    const onlyCards = readinessOf({ ...nothing, cards });
    // Two mistakes that no card asks stand beside them.
    expect(readiness?.knownToday).toBeCloseTo(((onlyCards?.knownToday ?? 0) + 2 / 3) / 4, 6);
    const rests = { cards: 1, unseen: 0, quizzes: 1, answers: 1, mistakes: 2, topicsWithNothing: [] };
    expect(readiness?.rests).toEqual(rests);
  });

  test("without cards rests on quizzes alone, and no plan changes it [DSH-4]", () => {
    const readiness = readinessOf({
      ...nothing,
      quizzes: [quiz([answer(0, 1), answer(1, 1)], [undefined, undefined])],
    });
    expect(readiness).toMatchObject({ knownToday: 0.75, onDayIfStop: 0.75, onDayWithPlan: 0.75, minutes: [0, 0, 0] });
    expect(readiness).toMatchObject({ plan: null, rests: { cards: 0, quizzes: 1, answers: 2 } });
  });

  test("falls where a quiz on the same topic goes wrong, and what was right there does not raise it [DSH-4]", () => {
    const cards = Array.from({ length: 9 }, (_, at) => card(String(at), known(20, 2), { topic: "Acids" }));
    const before = readinessOf({ ...nothing, cards })?.knownToday ?? 0;
    const after = (...shares: readonly number[]) => {
      const answers = shares.map((share, place) => answer(place, share));
      const topics = shares.map(() => "acids ");
      return readinessOf({ ...nothing, cards, quizzes: [quiz(answers, topics)] });
    };
    expect(after(0, 0, 0, 0, 0)?.knownToday).toBeCloseTo((before * 9) / 14, 6);
    expect(after(0, 0, 0, 0, 0)?.rests).toMatchObject({ quizzes: 1, mistakes: 5 });
    expect(after(1, 1, 1, 1, 1)?.knownToday).toBe(before);
    expect(after(1, 1, 1, 1, 1)?.rests).toMatchObject({ quizzes: 0, mistakes: 0 });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 8 }),
        fc.nat(),
        (quarters, at) => {
          const shares = quarters.map((quarter) => quarter / 4);
          const worse = shares.with(at % shares.length, 0);
          const [one, other] = [after(...shares), after(...worse)];
          for (const figure of ["knownToday", "onDayIfStop", "onDayWithPlan"] as const) {
            expect(other?.[figure] ?? 0).toBeLessThanOrEqual((one?.[figure] ?? 0) + 1e-9);
          }
          expect(one?.knownToday).toBeLessThanOrEqual(before + 1e-9);
        },
      ),
      { numRuns: 12 },
    );
  });

  test("a mistake counts against the card that asks the same until it is answered again, and is no more than its new card [DSH-4]", () => {
    const source = { kind: "note" as const, id: "n", quote: "Litmus turns red  in acids." };
    const asks = { citations: [{ sourceId: "note:n", quote: "litmus turns red in acids" }], topic: "Acids" };
    const wrong = { ...quiz([answer(0, 0)], []), questions: [asks] };
    const others = [card("a", known(20, 2), { topic: "Acids" }), card("b", known(20, 2), { topic: "Acids" })];
    const shareOf = (...more: readonly ReadinessCard[]) =>
      readinessOf({ ...nothing, cards: [...others, ...more], quizzes: [wrong] });
    const each = (readinessOf({ ...nothing, cards: others })?.knownToday ?? 0) / 3;
    expect(shareOf()?.knownToday).toBeCloseTo(each * 2, 6);
    expect(shareOf(card("c", known(20, 2), { topic: "Acids", source }))?.knownToday).toBeCloseTo(each * 2, 6);
    const again = [...known(20, 2), { at: now - 1000, rating: 3 as const }];
    expect(shareOf(card("c", again, { topic: "Acids", source }))?.knownToday).toBeGreaterThan(each * 2.9);
    const made = { kind: "quiz" as const, id: "quiz", question: 0 };
    const kept = shareOf(card("c", [], { topic: "Acids", source: made }));
    expect(kept?.knownToday).toBeCloseTo(each * 2, 6);
    // Its card is not known yet: that is said once.
    expect(kept?.rests).toMatchObject({ unseen: 1, mistakes: 0 });
    expect(shareOf(card("c", [], { source: made, suspendedAt: 1 }))?.knownToday).toBeCloseTo(each * 3, 6);
    const later = { ...wrong, id: "later", answers: [answer(0, 1, now - 1)] };
    const said = { ...asks, prompt: "What turns litmus red?" };
    const asked = [wrong, later].map((one) => ({ ...one, questions: [said] }));
    expect(readinessOf({ ...nothing, cards: others, quizzes: asked })?.rests.mistakes).toBe(0);
  });

  test("a topic that is all of an exam is known as well as the exam, mistakes with it [DSH-4]", () => {
    const cards = ["a", "b", "c"].map((id) => {
      const source = { kind: "note" as const, id: "n", quote: `line ${id}` };
      return card(id, known(20, 2), { topic: "Acids", source });
    });
    const asks = ["a", "?", "?"].map((of) => ({
      topic: "acids",
      citations: [{ sourceId: "note:n", quote: `Line  ${of}` }],
    }));
    const shares = fc.array(fc.constantFrom(0, 1), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(shares, (given) => {
        const taken = {
          ...quiz(
            given.map((share, place) => answer(place, share)),
            [],
          ),
          questions: asks,
        };
        const missed = missedBeside(cards, [taken]);
        const [topic] = topicMemories(cards, { now, today: now, day: nothing.examAt, scheduler }, missed);
        const readiness = readinessOf({ ...nothing, cards, quizzes: [taken] });
        expect(topic?.known).toBeCloseTo(readiness?.knownToday ?? -1, 6);
        expect(topic?.onDay).toBeCloseTo(readiness?.onDayIfStop ?? -1, 6);
      }),
      { numRuns: 8 },
    );
  });

  test("is always a share, and with the plan never less than without [DSH-4]", () => {
    const cards = fc.array(
      fc.record({ stability: fc.integer({ min: 1, max: 90 }), days: fc.integer({ min: 0, max: 90 }) }),
      {
        maxLength: 6,
      },
    );
    const shares = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(cards, shares, fc.boolean(), (given, quarters, isNamed) => {
        const taken = quiz(
          quarters.map((quarter, place) => answer(place, quarter / 4)),
          quarters.map(() => (isNamed ? "Meiosis" : undefined)),
        );
        const all = given.map(({ stability, days }, index) => card(String(index), known(stability, days)));
        const readiness = readinessOf({ ...nothing, cards: all, quizzes: [taken] });
        expect(readiness === null).toBe(given.length + quarters.length === 0);
        if (!readiness) return;
        const { knownToday, onDayIfStop, onDayWithPlan } = readiness;
        expect(Math.min(knownToday, onDayIfStop, onDayWithPlan)).toBeGreaterThanOrEqual(0);
        expect(Math.max(knownToday, onDayIfStop, onDayWithPlan)).toBeLessThanOrEqual(1);
        expect(onDayIfStop).toBeLessThanOrEqual(knownToday + 1e-9);
        expect(onDayWithPlan).toBeGreaterThanOrEqual(onDayIfStop - 1e-9);
      }),
      { numRuns: 60 },
    );
  });
});

describe("quiz answers", () => {
  test("count once for each question, the last one, and not where the question is wrong [QUZ-1]", () => {
    const answers = [answer(0, 0, 1), answer(0, 1, 5), answer(1, 1, 2), { ...answer(1, 1, 3), isWithdrawn: true }];
    expect(countedQuizAnswers({ questions: [{}, {}], answers: answers.toReversed() })).toEqual([answer(0, 1, 5)]);
  });

  test("say more the more there are, and a right guess says less than a right answer [QUZ-1]", () => {
    const right = (count: number, isGuess = false) => Array.from({ length: count }, () => ({ share: 1, isGuess }));
    expect(knownShare([])).toBe(0.5);
    expect(knownShare(right(1))).toBeCloseTo(2 / 3, 9);
    expect(knownShare(right(1, true))).toBeCloseTo(1.5 / 2.5, 9);
    expect(knownShare(right(10))).toBeGreaterThan(knownShare(right(10, true)));
    expect(knownShare([{ share: 0, isGuess: true }])).toBe(knownShare([{ share: 0 }]));
  });
});

function card(id: string, reviews: readonly Review[], some: Partial<ReadinessCard> = {}): ReadinessCard {
  return { id, reviews: [...reviews], due: null, newAt: null, ...some };
}

function known(stability: number, daysAgo: number): readonly Review[] {
  return [{ at: now - daysAgo * dayMs, set: { stability, difficulty: 5 } }];
}

function answer(question: number, share: number | null, at = now - dayMs): QuizAnswer {
  return { at, question, given: "", share };
}

function quiz(answers: readonly QuizAnswer[], topics: readonly (string | undefined)[]): TakenQuiz {
  return { id: "quiz", classId: null, answers: [...answers], questions: topics.map((topic) => ({ topic })) };
}
