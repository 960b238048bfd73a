import { card, type Rating, type Review } from "@jotter/domain/card";
import { type Deck, deck, limitsOf } from "@jotter/domain/deck";
import { event } from "@jotter/domain/event";
import { afterAnswer, dueOf, type MemoryState, memoryOf } from "@jotter/memory/replay";
import { dayMs, type Scheduler } from "@jotter/memory/scheduler";
import { type Ask, type Session, sessionFor, sessionOver } from "@jotter/memory/session";
import { answeredOn, type Day, type SessionCard } from "@jotter/memory/sides-today";
import type { Replica } from "@jotter/replica/replica";
import type { RowOf } from "@jotter/replica/row";
import { examOfReview, materialOf } from "../../student/cards/exam-material.ts";
import { examOf } from "../../student/cards/exams.ts";
import { schedulersOf } from "../../student/cards/memory-way.ts";
import { planned } from "../../student/cards/reckoning.ts";
import type { DeckRow } from "../../student/cards/use-decks.ts";

/** A card of the session, with the deck that says how it is reckoned. */
export type AskedCard = SessionCard & { readonly deckId: string; readonly scheduler: Scheduler };

export type Sitting = { readonly session: Session; readonly cards: ReadonlyMap<string, AskedCard> };

export const allDecks = "all";

/** More than anybody answers in one go. */
const mostDue = 2000;
/** New ones are taken by their place; some may be suspended. */
const spareNew = 100;

/** What there is to ask now, of one deck or of all of them. */
export async function sittingOf(replica: Replica, which: string, day: Day, now: number): Promise<Sitting> {
  const examId = examOfReview(which);
  const [single] = which === allDecks || examId ? [] : await replica.rows(deck, [which]);
  const forExam = await sittingForExam(replica, examId ?? single?.data.examId, single, day, now);
  if (forExam) return forExam;
  const rows = await decksOf(replica, which);
  const sittings: Sitting[] = [];
  for (const { id, data, del } of rows) if (del === 0) sittings.push(await sittingOfDeck(replica, id, data, day, now));
  return {
    cards: new Map(sittings.flatMap(({ cards }) => [...cards])),
    session: {
      queue: sittings.flatMap(({ session }) => session.queue),
      held: sittings.flatMap(({ session }) => session.held),
      steps: sittings.flatMap(({ session }) => session.steps).toSorted((one, other) => one.due - other.due),
      waiting: sittings.reduce((sum, { session }) => sum + session.waiting, 0),
    },
  };
}

async function sittingOfDeck(replica: Replica, id: string, data: Deck, day: Day, now: number): Promise<Sitting> {
  const limits = limitsOf(data);
  const scheduler = (await schedulersOf(replica))(data);
  const within = { field: "deckId", id };
  const [due, unseen, today] = await Promise.all([
    replica.list(card, { by: "due", within, before: day.endsAt, most: mostDue }),
    replica.list(card, { by: "newAt", within, most: limits.newPerDay + spareNew }),
    replica.list(card, { by: "askedAt", within, from: day.startsAt }),
  ]);
  const rows = new Map([...due, ...unseen].map((row) => [row.id, row]));
  const asked = (row: RowOf<typeof card>): AskedCard => ({ ...row.data, id: row.id, deckId: id, scheduler });
  const cards = [...rows.values()].map(asked);
  const answered = answeredOn(
    day,
    today.map((row) => row.data.reviews),
  );
  const session = sessionFor({ cards, limits, answered, now, day, scheduler });
  // What was answered today may be taken back, though it is not asked any more.
  const all = [...today.map(asked), ...cards];
  return { session, cards: new Map(all.map((one) => [one.id, one])) };
}

async function decksOf(replica: Replica, which: string): Promise<readonly DeckRow[]> {
  if (which === allDecks) return replica.list(deck, { by: "name" });
  return examOfReview(which) ? [] : replica.rows(deck, [which]);
}

/** The last weeks before an exam go where they add most to what is known on its day. [FLA-3] */
async function sittingForExam(
  replica: Replica,
  examId: string | null | undefined,
  single: DeckRow | undefined,
  day: Day,
  now: number,
): Promise<Sitting | null> {
  const stored = examId ? await replica.get(event, examId) : undefined;
  const exam = examId && stored ? examOf(examId, stored) : null;
  if (!exam || exam.at <= now || exam.at - now > planDays * dayMs) return null;
  const decks = single ? [single] : await replica.list(deck, { by: "name" });
  const material = await materialOf(replica, exam, decks, []);
  const { retention, weights, minutesPerDay } = material;
  const open = material.cards.filter(({ data }) => data.suspendedAt == null && (data.buriedUntil ?? 0) <= now);
  const plan = await planned({
    cards: open.map((row) => ({ id: row.id, reviews: row.data.reviews, sides: row.data.sides ?? 1 })),
    ...{ retention, weights, minutesPerDay, now, examAt: exam.at },
  });
  const asks = plan?.days[0]?.asks ?? [];
  if (asks.length === 0) return null;
  const steps: Sitting["session"]["steps"][number][] = [];
  for (const one of material.decks) {
    steps.push(...(await sittingOfDeck(replica, one.id, one.data, day, now)).session.steps);
  }
  const scheduler = (await schedulersOf(replica))({ retention });
  const cards = open.map((row): AskedCard => ({ ...row.data, id: row.id, deckId: row.data.deckId, scheduler }));
  // What is being learned right now goes on, whatever the plan says.
  const isStep = ({ cardId, side }: Ask) => steps.some((step) => step.cardId === cardId && step.side === side);
  return {
    session: { ...sessionOver(asks.filter((ask) => !isStep(ask))), steps },
    cards: new Map(cards.map((one) => [one.id, one])),
  };
}

const planDays = 21;

/** What an answer makes of a card: the entry of its log, and where it stands in the lists then. */
export function answered(one: AskedCard, { side }: Ask, rating: Rating, at: number, ms: number) {
  const review: Review = { at, side, rating, ms };
  const reviews = [...one.reviews, review];
  const due = dueOf({ reviews, sides: one.sides }, one.scheduler);
  const state = memoryOf(reviews, side, one.scheduler) as MemoryState;
  return { state, change: { reviews, due, newAt: null, askedAt: at } };
}

/** The last answer taken back: nothing leaves the log. */
export function takenBack(one: AskedCard, at: number, now: number) {
  const reviews = [...one.reviews, { at: now, undoes: at }];
  const due = dueOf({ reviews, sides: one.sides }, one.scheduler);
  return { reviews, due, ...(due === null && { newAt: at }) };
}

/** Where each answer would lead. */
export function outlooks({ reviews, scheduler }: AskedCard, side: number, now: number) {
  const before = memoryOf(reviews, side, scheduler);
  const after = (rating: Rating) => afterAnswer(before, rating, now, scheduler);
  return { 1: after(1), 2: after(2), 3: after(3), 4: after(4) } as const;
}
