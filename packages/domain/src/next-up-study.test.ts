import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitFor, idOf, isWork, rankedIn, shownReasons, titleOf } from "./next-up.ts";
import type { Coming, Situation } from "./next-up-situation.ts";
import { type ExamStudy, type FadingDeck, type QuizMistakes, studyWeights } from "./next-up-study.ts";
import { dayAt, dayMs } from "./zones.ts";

const now = Date.UTC(2026, 10, 15, 16, 0);

function examIn(days: number, some: Partial<Coming> = {}): Coming {
  const at = now + days * dayMs;
  return {
    ...{ id: "exam", kind: "exam", title: "Cell division", weight: null, stake: null, estimateMinutes: null },
    ...{ topics: [], noteIds: ["note"], classId: "biology" },
    ...{ due: { at, day: dayAt(at, "UTC"), allDay: false }, endsAt: at + 3_600_000 },
    ...some,
  };
}
const study: ExamStudy = {
  examId: "exam",
  review: "deck",
  cards: 23,
  fresh: 0,
  unseen: 0,
  fading: 20,
  minutes: 14,
  weakest: null,
  isBegun: true,
};
const words: FadingDeck = {
  ...{ deckId: "words", name: "Vocabulary", classId: null },
  ...{ cards: 12, fresh: 0, unseen: 0, fading: 5, minutes: 3 },
};
const buffers: QuizMistakes = {
  quizId: "quiz",
  title: "Buffers",
  classId: "chemistry",
  examIds: ["titration"],
  count: 2,
  minutes: 4,
  at: now - dayMs,
};
const weigh = (decks: readonly FadingDeck[], mistakes: readonly QuizMistakes[]) =>
  studyWeights({ exams: [], decks, mistakes });
const none: Situation = {
  study: weigh([], []),
  zone: "UTC",
  coming: [],
  standings: [],
  unfinished: [],
  busy: [],
  ungraded: [],
};

const anyDeck: fc.Arbitrary<FadingDeck> = fc.record({
  deckId: fc.uuid(),
  name: fc.string({ maxLength: 4 }),
  classId: fc.option(fc.constantFrom("biology", "chemistry")),
  cards: fc.integer({ min: 0, max: 5000 }),
  fresh: fc.constant(0),
  unseen: fc.constant(0),
  fading: fc.nat({ max: 5000 }),
  minutes: fc.integer({ min: 1, max: 600 }),
});
const anyMistakes: fc.Arbitrary<QuizMistakes> = fc.record({
  quizId: fc.uuid(),
  title: fc.string({ maxLength: 4 }),
  classId: fc.option(fc.constantFrom("biology", "chemistry")),
  examIds: fc.subarray(["exam", "titration"]),
  count: fc.integer({ min: 0, max: 50 }),
  minutes: fc.integer({ min: 0, max: 100 }),
  at: fc.integer({ min: now - 60 * dayMs, max: now }),
});

describe("What cards and quizzes add to Next up [DSH-2]", () => {
  test("an exam says that its cards fade, with the minutes, in place of a deck beside it", () => {
    const weakest = { topic: "Meiosis", share: 0.48 };
    const [entry, ...others] = rankedIn({ ...none, coming: [examIn(5, { study: { ...study, weakest } })] }, now);
    expect(others).toEqual([]);
    expect(entry?.reasons.find(({ id }) => id === "fading")).toMatchObject({
      cards: 20,
      returning: 23,
      minutes: 14,
      weakest,
    });
  });

  test("what was never asked does not fade: it is counted by itself, and alone it makes no entry of a deck", () => {
    const mixed = { ...study, cards: 22, fresh: 15 };
    const [exam] = rankedIn({ ...none, coming: [examIn(5, { study: mixed })] }, now);
    expect(exam?.reasons.find(({ id }) => id === "fading")).toMatchObject({ returning: 7, fresh: 15 });
    const decks = [
      { ...words, cards: 12, fresh: 4 },
      { ...words, deckId: "new", cards: 9, fresh: 9 },
    ];
    const [entry, ...others] = studyWeights({ exams: [], decks, mistakes: [] }).entries([], now);
    expect(others).toEqual([]);
    expect(entry?.reasons).toMatchObject([{ id: "fading", cards: 5, returning: 8, fresh: 4 }]);
  });

  test("an exam within two weeks whose notes have no cards is not begun; one without notes, or later, is not told so", () => {
    const unbegun = { ...study, cards: 0, isBegun: false };
    const reasons = (one: Coming) => rankedIn({ ...none, coming: [one] }, now)[0]?.reasons.map(({ id }) => id);
    expect(reasons(examIn(13, { study: unbegun }))).toContain("notBegun");
    expect(reasons(examIn(15, { study: unbegun }))).not.toContain("notBegun");
    expect(reasons(examIn(13, { study: unbegun, noteIds: [] }))).not.toContain("notBegun");
    expect(reasons(examIn(13, { study: { ...unbegun, isBegun: true } }))).not.toContain("notBegun");
    expect(reasons(examIn(13))).not.toContain("notBegun");
  });

  test("a deck of no exam and a quiz with mistakes are entries of their own, and fit into half an hour", () => {
    const ranked = rankedIn({ ...none, study: weigh([words], [buffers]) }, now);
    expect(ranked.map(idOf).toSorted()).toEqual(["deck:words", "quiz:quiz"]);
    expect(ranked.map(titleOf).toSorted()).toEqual(["Buffers", "Vocabulary"]);
    expect(ranked.every(isWork)).toBe(true);
    expect(fitFor(ranked)).toMatchObject({ how: "whole" });
  });

  test("mistakes count for more when an exam is near that their quiz is for, not any of their class", () => {
    const place = (coming: readonly Coming[]) => {
      return rankedIn({ ...none, coming, study: weigh([], [buffers]) }, now).find(({ kind }) => kind === "mistakes");
    };
    const exam = examIn(8, { study: { ...study, examId: "titration" } });
    const another = examIn(1, { classId: "chemistry", study });
    expect(place([exam])?.reasons.map(({ id }) => id)).toEqual(["mistakes", "before"]);
    expect(place([another])?.reasons.map(({ id }) => id)).toEqual(["mistakes"]);
    expect(place([exam])?.score).toBeGreaterThan(place([another])?.score ?? 0);
  });

  test("what can be begun at once is said, however weak a reason it is", () => {
    const topics = [{ name: "Mitosis", done: false }];
    const unbegun = { ...study, cards: 0, isBegun: false };
    const [entry] = rankedIn({ ...none, coming: [examIn(3, { study: unbegun, topics, estimateMinutes: 60 })] }, now);
    if (!entry) throw new Error("There is an exam.");
    expect(shownReasons(entry, 2).map(({ id }) => id)).toEqual(["due", "notBegun"]);
    expect(shownReasons(entry, 9)).toEqual(entry.reasons);
  });

  test("whoever writes an exam is told of no cards and no mistakes", () => {
    const busy = [{ from: now - 1, to: now + 1, kind: "exam" as const, title: "Cell division" }];
    expect(rankedIn({ ...none, busy, study: weigh([words], [buffers]) }, now)).toEqual([]);
  });

  test("the points of the reasons are the score, one more never counts for less, and no heap outweighs tomorrow’s exam", () => {
    fc.assert(
      fc.property(anyDeck, anyMistakes, fc.integer({ min: 1, max: 200 }), (deck, mistakes, more) => {
        const scores = (cards: number, count: number) => {
          const facts = weigh([{ ...deck, cards }], [{ ...mistakes, count }]);
          const ranked = rankedIn({ ...none, study: facts }, now);
          for (const { score, reasons } of ranked) {
            expect(reasons.length).toBeGreaterThan(0);
            expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score);
          }
          return (kind: string) => ranked.find((entry) => entry.kind === kind)?.score ?? 0;
        };
        const [few, many] = [scores(deck.cards, mistakes.count), scores(deck.cards + more, mistakes.count + more)];
        for (const kind of ["cards", "mistakes"]) expect(many(kind)).toBeGreaterThanOrEqual(few(kind));
        const facts = weigh([deck], [mistakes]);
        expect(rankedIn({ ...none, coming: [examIn(0.9)], study: facts }, now)[0]?.kind).toBe("coming");
      }),
    );
  });

  test("cards of an exam never make it less urgent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 0, max: 900 }), (cards, more) => {
        const score = (count: number) =>
          rankedIn({ ...none, coming: [examIn(3, { study: { ...study, cards: count } })] }, now)[0]?.score ?? 0;
        expect(score(cards + more)).toBeGreaterThanOrEqual(score(cards));
        expect(score(cards)).toBeGreaterThan(score(0));
      }),
    );
  });
});
