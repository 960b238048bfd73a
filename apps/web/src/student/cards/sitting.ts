import { card } from "@jotter/domain/card";
import { deck, limitsOf } from "@jotter/domain/deck";
import { event } from "@jotter/domain/event";
import { type Session, sessionSteps } from "@jotter/memory/session";
import { type Answered, answeredOn } from "@jotter/memory/sides-today";
import type { Replica } from "@jotter/replica/replica";
import type { RowOf } from "@jotter/replica/row";
import { inTurns } from "../../ui/turns.ts";
import { inDeckOrder } from "./deck-order.ts";
import { examOf } from "./exam.ts";
import { examOfReview, listedCards } from "./exam-material.ts";
import { type AskedCard, type ExamSittings, examSittings, type Sitting, type SittingTime } from "./exam-sittings.ts";
import { schedulersOf } from "./memory-way.ts";
import type { StoredDeck } from "./use-decks.ts";

export const allDecks = "all";

/** More than anybody answers in one go. */
const mostDue = 2000;
/** What the limit keeps back is counted as far as that. */
const spareNew = 100;

/** What there is to ask now, of one deck, of all of them or of those of an exam. [FLA-2] [FLA-3] */
export async function sittingOf(replica: Replica, which: string, time: SittingTime): Promise<Sitting> {
  const examId = examOfReview(which);
  const exams = examSittings(replica, time);
  if (examId) return (await exams.of(examId)) ?? sittingAfterExam(replica, examId, time);
  const rows = which === allDecks ? await replica.list(deck, { by: "name" }) : await replica.rows(deck, [which]);
  const sittings = new Map<StoredDeck, Sitting>();
  for (const row of rows) if (row.del === 0) sittings.set(row, await sittingOfDeck(replica, row, time, exams));
  const examAt = await examTimes(replica, rows);
  const ordered = inDeckOrder(
    [...sittings.keys()],
    (row) => ({ examAt: examAt.get(row.data.examId ?? ""), hasDue: hasDue(sittings.get(row)) }),
    time.now,
  );
  return together(ordered.flatMap((row) => sittings.get(row) ?? []));
}

/** What would be asked first: followed, it says when there is something to ask that was not there before. */
export async function firstCards(replica: Replica, which: string) {
  const isOne = which !== allDecks && !examOfReview(which);
  const decks = isOne ? [which] : (await replica.list(deck, { by: "name" })).map(({ id }) => id);
  const first = (by: "due" | "newAt") => (id: string) => {
    return replica.list(card, { by, within: { field: "deckId", id }, most: 1 });
  };
  return (await Promise.all([...decks.map(first("due")), ...decks.map(first("newAt"))])).flat();
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

/**
 * The one answer to how many cards of a deck are asked today, on whatever screen: its part of what is asked for the
 * exams that are near, and the others as any deck asks them.
 */
export async function sittingOfDeck(
  replica: Replica,
  row: StoredDeck,
  time: SittingTime,
  exams: ExamSittings = examSittings(replica, time),
): Promise<Sitting> {
  const parts = await exams.partsOf(row);
  return together([...parts, await sittingBesides(replica, row, time, parts)]);
}

/** What a deck asks of the cards that are learned for no exam that is near: as many as its limits leave. */
export async function sittingBesides(
  replica: Replica,
  row: StoredDeck,
  time: SittingTime,
  parts: readonly Sitting[],
): Promise<Sitting> {
  if (parts.length === 0) return plainSitting(replica, row, time);
  const taken = new Set(parts.flatMap(({ cards }) => [...cards.keys()]));
  const asks = parts.flatMap(({ session: { queue, held } }) => [...queue, ...held]);
  const firsts = asks.filter(({ kind }) => kind === "new").length;
  return plainSitting(replica, row, time, { taken, firsts, reviews: asks.length - firsts });
}

type TakenCards = Answered & { readonly taken: ReadonlySet<string> };
const noneTaken: TakenCards = { taken: new Set(), firsts: 0, reviews: 0 };

async function plainSitting(
  replica: Replica,
  { id, data }: StoredDeck,
  time: SittingTime,
  { taken, firsts, reviews }: TakenCards = noneTaken,
): Promise<Sitting> {
  const { day, now, isBeyond = false } = time;
  const limits = limitsOf(data);
  const within = { field: "deckId", id };
  // What is suspended or put off keeps its place in both lists, and there may be thousands of it.
  const isOpen = ({ id: cardId, data: { suspendedAt, buriedUntil } }: RowOf<typeof card>) =>
    !taken.has(cardId) && suspendedAt == null && (buriedUntil ?? now) <= now;
  const [schedulers, due, unseen, today] = await Promise.all([
    schedulersOf(replica),
    listedCards(replica, { by: "due", within, before: day.endsAt, most: mostDue }, isOpen),
    listedCards(replica, { by: "newAt", within, most: limits.newPerDay + spareNew }, isOpen),
    replica.list(card, { by: "askedAt", within, from: day.startsAt }),
  ]);
  const scheduler = schedulers(data);
  const rows = new Map([...due, ...unseen].flatMap((row) => (taken.has(row.id) ? [] : [[row.id, row] as const])));
  const asked = (row: RowOf<typeof card>): AskedCard => ({ ...row.data, id: row.id, deckId: id, scheduler });
  const cards = [...rows.values()].map(asked);
  const logs = isBeyond ? [] : today.map((row) => row.data.reviews);
  const spent = answeredOn(day, logs);
  const answered = { firsts: spent.firsts + firsts, reviews: spent.reviews + reviews };
  const session = await inTurns(sessionSteps({ cards, limits, answered, now, day, scheduler }));
  // What was answered today may be taken back, though it is not asked any more.
  const all = [...today.filter((row) => !taken.has(row.id)).map(asked), ...cards];
  return { session, cards: new Map(all.map((one) => [one.id, one])) };
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
