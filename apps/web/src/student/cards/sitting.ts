import { card } from "@jotter/domain/card";
import { deck, limitsOf } from "@jotter/domain/deck";
import { event } from "@jotter/domain/event";
import { dayAt } from "@jotter/domain/zones";
import { dayMs, type Scheduler } from "@jotter/memory/scheduler";
import { type Session, sessionSteps } from "@jotter/memory/session";
import { answeredOn, type Day, type SessionCard } from "@jotter/memory/sides-today";
import type { Replica } from "@jotter/replica/replica";
import type { RowOf } from "@jotter/replica/row";
import { inTurns } from "../../ui/turns.ts";
import { viewerZone } from "../calendar/viewer-zone.ts";
import { inDeckOrder } from "./deck-order.ts";
import { examOf, nearDays } from "./exam.ts";
import { examOfReview, listedCards, materialOf, reckonedCard } from "./exam-material.ts";
import { examsWithin } from "./exams.ts";
import { schedulersOf } from "./memory-way.ts";
import { planned } from "./reckoning.ts";
import type { StoredDeck } from "./use-decks.ts";

/** A card of the session, with the deck that says how it is reckoned. */
export type AskedCard = SessionCard & { readonly deckId: string; readonly scheduler: Scheduler };

export type Sitting = { readonly session: Session; readonly cards: ReadonlyMap<string, AskedCard> };

export const allDecks = "all";

/** More than anybody answers in one go. */
const mostDue = 2000;
/** New ones are taken by their place; some may be suspended. */
const spareNew = 100;

/** When it is asked for: the day, and whether its limits were reached and somebody goes on all the same. */
type SittingTime = { readonly day: Day; readonly now: number; readonly isBeyond?: boolean };

/** What there is to ask now, of one deck, of all of them or of those of an exam. [FLA-2] [FLA-3] */
export async function sittingOf(replica: Replica, which: string, time: SittingTime): Promise<Sitting> {
  const examId = examOfReview(which);
  if (examId) return (await sittingForExam(replica, examId, null, time)) ?? sittingAfterExam(replica, examId, time);
  const rows = which === allDecks ? await replica.list(deck, { by: "name" }) : await replica.rows(deck, [which]);
  const sittings = new Map<StoredDeck, Sitting>();
  for (const row of rows) if (row.del === 0) sittings.set(row, await sittingOfDeck(replica, row, time));
  const examAt = await examTimes(replica, rows);
  const ordered = inDeckOrder(
    [...sittings.keys()],
    (row) => ({ examAt: examAt.get(row.data.examId ?? ""), hasDue: hasDue(sittings.get(row)) }),
    time.now,
  );
  return together(ordered.flatMap((row) => sittings.get(row) ?? []));
}

/** An exam that is over, far off or gone: what its own decks ask as any other deck does. */
async function sittingAfterExam(replica: Replica, examId: string, time: SittingTime): Promise<Sitting> {
  const decks = (await replica.list(deck, { by: "name" })).filter(({ data }) => data.examId === examId);
  const sittings: Sitting[] = [];
  for (const row of decks) sittings.push(await plainSitting(replica, row, time));
  return together(sittings);
}

/** When the exams begin that decks are learned for. */
async function examTimes(replica: Replica, decks: readonly StoredDeck[]): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(decks.flatMap(({ data }) => data.examId ?? []))];
  const events = ids.length === 0 ? [] : await replica.rows(event, ids);
  return new Map(events.flatMap(({ id, del, data }) => (del === 0 ? [[id, examOf(id, data).at] as const] : [])));
}

function hasDue(sitting: Sitting | undefined): boolean {
  const { queue = [], held = [], steps = [] } = sitting?.session ?? {};
  return [...queue, ...held, ...steps].some(({ kind }) => kind !== "new");
}

/** The one answer to how many cards of a deck are asked today, on whatever screen. */
export async function sittingOfDeck(replica: Replica, row: StoredDeck, time: SittingTime): Promise<Sitting> {
  const { examId } = row.data;
  return (examId && (await sittingForExam(replica, examId, row, time))) || plainSitting(replica, row, time);
}

async function plainSitting(replica: Replica, { id, data }: StoredDeck, time: SittingTime): Promise<Sitting> {
  const { day, now, isBeyond = false } = time;
  const limits = limitsOf(data);
  const scheduler = (await schedulersOf(replica))(data);
  const within = { field: "deckId", id };
  const [due, unseen, today] = await Promise.all([
    listedCards(replica, { by: "due", within, before: day.endsAt, most: mostDue }),
    replica.list(card, { by: "newAt", within, most: limits.newPerDay + spareNew }),
    replica.list(card, { by: "askedAt", within, from: day.startsAt }),
  ]);
  const rows = new Map([...due, ...unseen].map((row) => [row.id, row]));
  const asked = (row: RowOf<typeof card>): AskedCard => ({ ...row.data, id: row.id, deckId: id, scheduler });
  const cards = [...rows.values()].map(asked);
  const logs = isBeyond ? [] : today.map((row) => row.data.reviews);
  const answered = answeredOn(day, logs);
  const session = await inTurns(sessionSteps({ cards, limits, answered, now, day, scheduler }));
  // What was answered today may be taken back, though it is not asked any more.
  const all = [...today.map(asked), ...cards];
  return { session, cards: new Map(all.map((one) => [one.id, one])) };
}

/** The last weeks before an exam go where they add most to what is known on its day; null where it is not that near. */
async function sittingForExam(
  replica: Replica,
  examId: string,
  single: StoredDeck | null,
  { day, now, isBeyond = false }: SittingTime,
): Promise<Sitting | null> {
  const stored = await replica.get(event, examId);
  const exam = stored && examOf(examId, stored);
  if (!exam || exam.at <= now || exam.at >= day.endsAt + nearDays * dayMs) return null;
  const decks = single ? [single] : await replica.list(deck, { by: "name" });
  const exams = single ? [] : await examsWithin(replica, dayAt(now, viewerZone()), exam.day, now);
  const { cards: rows, retention, weights, minutesPerDay, limits } = await materialOf(replica, exam, { decks, exams });
  const scheduler = (await schedulersOf(replica))({ retention });
  const { session } = await planned({
    ...{ cards: rows.map(reckonedCard), retention, weights, minutesPerDay, limits },
    ...{ now, day, isBeyond, examAt: exam.at, lastLook: exam.lastLook },
  });
  const cards = rows.map((row): AskedCard => ({ ...row.data, id: row.id, deckId: row.data.deckId, scheduler }));
  return { session, cards: new Map(cards.map((one) => [one.id, one])) };
}

function together(sittings: readonly Sitting[]): Sitting {
  const sumOf = (of: (session: Session) => number) => sittings.reduce((sum, { session }) => sum + of(session), 0);
  return {
    cards: new Map(sittings.flatMap(({ cards }) => [...cards])),
    session: {
      queue: sittings.flatMap(({ session }) => session.queue),
      held: sittings.flatMap(({ session }) => session.held),
      steps: sittings.flatMap(({ session }) => session.steps).toSorted((one, other) => one.due - other.due),
      waiting: sumOf(({ waiting }) => waiting),
      unseen: sumOf(({ unseen }) => unseen),
    },
  };
}
