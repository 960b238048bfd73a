import { card, newCard, type Review } from "@jotter/domain/card";
import { deck, newDeck } from "@jotter/domain/deck";
import { entities } from "@jotter/domain/entities";
import { event } from "@jotter/domain/event";
import { newEvent } from "@jotter/domain/new-event";
import { newQuiz, quiz } from "@jotter/domain/quiz";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cardsOfDeck, evidentCard } from "./exam-material.ts";
import { quizzesOfCards } from "./exam-quizzes.ts";
import { examsWithin } from "./exams.ts";
import { type Asked, answerOf, planAnswer } from "./plan-answers.ts";
import { sittingOf, sittingOfDeck } from "./sitting.ts";
import { knownBefore, studyNews } from "./study-news.ts";

/** Reckons as the worker does, on the page. */
class NearWorker extends EventTarget {
  postMessage({ n, asked }: { readonly n: number; readonly asked: Asked }) {
    const answer = answerOf(asked);
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event("message"), { data: { n, answer } })));
  }
}

const dayMs = 86_400_000;
const now = Date.UTC(2026, 10, 18, 6);
const span = [now - dayMs / 4, now + (3 * dayMs) / 4] as const;
const clock = { now, span };

let replica: ReturnType<typeof openReplica>;

beforeEach(async () => {
  vi.stubGlobal("Worker", NearWorker);
  replica = openReplica({ userId: "ada", entities, now: () => now });
  await replica.opened;
});
afterEach(async () => {
  vi.unstubAllGlobals();
  replica.close();
  await wipeReplica("ada");
});

const exam = (title: string, start: string, about: { readonly noteIds?: string[] } = {}) =>
  replica.create(event, newEvent(now, { type: "exam", title, start, zone: "UTC", classId: "biology", ...about }));
const cardsIn = async (deckId: string, count: number, some: Partial<Parameters<typeof newCard>[0]> = {}) => {
  for (let at = 0; at < count; at++) {
    await replica.create(card, newCard({ deckId, front: `Q${at}`, back: "A", ...some }, now - dayMs));
  }
};
const sources = async () => ({
  exams: await examsWithin(replica, "2026-11-18", "2026-12-09", now),
  decks: await replica.list(deck, { by: "name" }),
  quizzes: await replica.list(quiz, { by: "updatedAt" }),
});
const quizFrom = (noteId: string, at: number) => {
  const answers = [{ at, question: 0, given: "x", share: 0 }];
  const taken = { title: "Quiz", classId: "biology", sources: [{ kind: "note" as const, id: noteId, title: "" }] };
  return replica.create(quiz, newQuiz({ ...taken, questions: [{ topic: "Spindles" }], answers, finishedAt: at }, at));
};
const mitosis = { topic: "Mitosis", source: { kind: "note" as const, id: "n" } };
const known = (at: number) => ({ reviews: [{ at, rating: 3 } as Review], due: at + 3 * dayMs, newAt: null });

describe("what cards and quizzes say of the exams ahead", () => {
  test("a quiz counts for the exam whose deck was made from its note, and its mistakes name that exam alone [DSH-4]", async () => {
    await exam("Genetics quiz", "2026-11-18T15:00");
    const friday = await exam("Cells exam", "2026-11-20T09:00");
    await cardsIn(await replica.create(deck, newDeck("Cells", now, { examId: friday })), 3, mitosis);
    const id = await quizFrom("n", now - 1000);
    const { exams, facts } = await studyNews(replica, await sources(), clock);
    expect(exams.map(({ quizIds }) => quizIds)).toEqual([[], [id]]);
    expect(exams.map(({ readiness }) => readiness?.rests.quizzes)).toEqual([undefined, 1]);
    expect(facts.mistakes.map(({ examIds }) => examIds)).toEqual([[friday]]);
  });

  test("nor for the next exam of the class where its note belongs to one that is far off [DSH-4]", async () => {
    await exam("Genetics quiz", "2026-11-18T15:00");
    const far = await exam("Final", "2027-02-01T09:00");
    await cardsIn(await replica.create(deck, newDeck("All of it", now, { examId: far })), 1, mitosis);
    await quizFrom("n", now - 1000);
    expect((await studyNews(replica, await sources(), clock)).exams.map(({ quizIds }) => quizIds)).toEqual([[]]);
  });

  test("cards of a deck without an exam are counted once, and a review of each exam asks what was said [FLA-3] [DSH-2]", async () => {
    const ids = [await exam("Genetics quiz", "2026-11-19T15:00"), await exam("Cells exam", "2026-11-20T09:00")];
    await cardsIn(await replica.create(deck, newDeck("Biology", now, { classId: "biology" })), 10);
    const { facts } = await studyNews(replica, await sources(), clock);
    expect(facts.exams.map(({ cards }) => cards)).toEqual([10, 0]);
    const day = { startsAt: span[0], endsAt: span[1] };
    const asked = await Promise.all(ids.map((id) => sittingOf(replica, `exam-${id}`, { day, now })));
    expect(asked.map(({ session }) => session.queue.length)).toEqual([10, 0]);
  });

  test("what is asked for an exam and besides it is what the decks ask, cards made of mistakes with it [FLA-3] [DSH-2]", async () => {
    const id = await exam("Cells exam", "2026-11-20T09:00", { noteIds: ["n"] });
    const biology = await replica.create(deck, newDeck("Biology", now, { classId: "biology" }));
    const more = await replica.create(deck, newDeck("More", now, { classId: "biology" }));
    const quizId = await quizFrom("n", now - 1000);
    await cardsIn(biology, 3, { ...mitosis, ...known(now - dayMs / 2), due: now - 1000 });
    await cardsIn(biology, 4, { source: { kind: "quiz", id: quizId, question: 0 } });
    await cardsIn(biology, 2, { source: { kind: "note", id: "another" } });
    await cardsIn(more, 1, mitosis);
    await cardsIn(await replica.create(deck, newDeck("Alone", now)), 2);
    const { exams, facts } = await studyNews(replica, await sources(), clock);
    expect(exams.map(({ cards }) => cards)).toEqual([8]);
    const time = { day: { startsAt: span[0], endsAt: span[1] }, now };
    const decks = await replica.list(deck, { by: "name" });
    const asked = await Promise.all(decks.map((row) => sittingOfDeck(replica, row, time)));
    const countOf = ({ session: { queue, steps } }: (typeof asked)[number]) => queue.length + steps.length;
    const counts = asked.map(countOf);
    const shown = [...facts.exams, ...facts.decks].map(({ cards }) => cards);
    expect(shown.reduce((sum, one) => sum + one, 0)).toBe(counts.reduce((sum, one) => sum + one, 0));
    expect(facts.exams[0]?.cards).toBe(countOf(await sittingOf(replica, `exam-${id}`, time)));
    expect(facts.decks.map(({ name, cards }) => [name, cards])).toEqual([
      ["Alone", 2],
      ["Biology", 2],
    ]);
    expect(counts).toEqual([2, (facts.exams[0]?.cards ?? 0) + 1, 1]);
    expect(countOf(await sittingOf(replica, "all", time))).toBe(counts.reduce((sum, one) => sum + one, 0));
  });

  test("a deck of no exam knows of the quizzes on its notes what the exam it is learned for does [DSH-4] [FLA-3]", async () => {
    await exam("Cells exam", "2026-11-20T09:00", { noteIds: ["n"] });
    const biology = await replica.create(deck, newDeck("Biology", now, { classId: "biology" }));
    await cardsIn(biology, 4, { ...mitosis, topic: "Spindles", ...known(now - dayMs / 2) });
    await quizFrom("n", now - 1000);
    await quizFrom("another", now - 1000);
    const [near] = (await studyNews(replica, await sources(), clock)).exams;
    const cards = await cardsOfDeck(replica, biology);
    const { plan } = planAnswer({
      ...{ cards: cards.map(evidentCard), quizzes: await quizzesOfCards(replica, cards), retention: 0.9 },
      ...{ weights: undefined, now, day: { startsAt: span[0], endsAt: span[1] }, examAt: now, lastLook: null },
      ...{ minutesPerDay: 0, limits: new Map() },
    });
    expect(plan?.mistakes).toBe(1);
    expect(plan?.knownToday).toBeCloseTo(near?.readiness?.knownToday ?? -1, 9);
  });

  test("what was known before a quiz stays what it was, whatever is answered later [DSH-4]", async () => {
    const friday = await exam("Cells exam", "2026-11-20T09:00");
    const cells = await replica.create(deck, newDeck("Cells", now, { examId: friday }));
    await cardsIn(cells, 4, { ...mitosis, ...known(now - dayMs / 2) });
    const ended = now - 60_000;
    const id = await quizFrom("n", ended);
    const before = async () => {
      const all = await sources();
      const [near] = (await studyNews(replica, all, clock)).exams;
      return near && (await knownBefore(replica, { id, at: ended }, near, all));
    };
    const first = await before();
    expect(first).toBeGreaterThan(0.5);
    const [near] = (await studyNews(replica, await sources(), clock)).exams;
    expect(near?.readiness?.knownToday).toBeLessThan((first ?? 0) - 0.1);
    const [one] = await replica.list(card, { by: "due", within: { field: "deckId", id: cells } });
    if (!one) throw new Error("There is a card.");
    await replica.update(card, one.id, { reviews: [...one.data.reviews, { at: now, rating: 1 }] });
    await replica.create(card, newCard({ deckId: cells, front: "Made of a mistake", back: "A" }, now));
    await quizFrom("n", now);
    expect(await before()).toBe(first);
  });
});

test("the review of an exam that is over asks what its decks ask [FLA-3]", async () => {
  const past = await exam("Ecology exam", "2026-11-15T09:00");
  const ecology = await replica.create(deck, newDeck("Ecology", now, { examId: past }));
  await cardsIn(ecology, 4, { ...known(now - 9 * dayMs), due: now - dayMs });
  const day = { startsAt: span[0], endsAt: span[1] };
  const { session } = await sittingOf(replica, `exam-${past}`, { day, now });
  expect([...session.queue, ...session.steps]).toHaveLength(4);
});
