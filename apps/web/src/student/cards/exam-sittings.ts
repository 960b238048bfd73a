import { addDays } from "@jotter/domain/days";
import { deck, limitsOf } from "@jotter/domain/deck";
import { event } from "@jotter/domain/event";
import { dayAt } from "@jotter/domain/zones";
import { decksOfExam } from "@jotter/memory/exam-joins";
import { countedAnswers } from "@jotter/memory/replay";
import { dayMs, type Scheduler } from "@jotter/memory/scheduler";
import type { Ask, Session } from "@jotter/memory/session";
import { type Day, type SessionCard, sidesToday } from "@jotter/memory/sides-today";
import type { Replica } from "@jotter/replica/replica";
import { viewerZone } from "../calendar/viewer-zone.ts";
import { examOf, nearDays } from "./exam.ts";
import { materialOf, reckonedCard } from "./exam-material.ts";
import { examsWithin } from "./exams.ts";
import { schedulersOf } from "./memory-way.ts";
import { planned } from "./reckoning.ts";
import type { StoredDeck } from "./use-decks.ts";

/** A card of the session, with the deck that says how it is reckoned. */
export type AskedCard = SessionCard & { readonly deckId: string; readonly scheduler: Scheduler };

export type Sitting = { readonly session: Session; readonly cards: ReadonlyMap<string, AskedCard> };

type ExamSitting = Sitting & { readonly lastLook: number };

/** When it is asked for: the day, and whether its limits were reached and somebody goes on all the same. */
export type SittingTime = { readonly day: Day; readonly now: number; readonly isBeyond?: boolean };

export type ExamSittings = {
  /** Null where it is over, far off or gone. */
  readonly of: (examId: string) => Promise<Sitting | null>;
  /** What of a deck is asked for exams that are near, with all of its cards that are learned for them. */
  readonly partsOf: (deck: StoredDeck) => Promise<readonly Sitting[]>;
};

/** What is asked for exams at this time: each is reckoned once, however many decks have a part in it. [FLA-3] */
export function examSittings(replica: Replica, time: SittingTime): ExamSittings {
  const known = new Map<string, Promise<ExamSitting | null>>();
  const of = (examId: string) => {
    const sitting = known.get(examId) ?? sittingForExam(replica, examId, time);
    known.set(examId, sitting);
    return sitting;
  };
  let unbound: ReturnType<typeof examsWithoutDecks> | undefined;
  return {
    of,
    partsOf: async (row) => {
      const { examId, classId } = row.data;
      if (!examId && classId === null) return [];
      unbound ??= examsWithoutDecks(replica, time.now);
      const ids = examId ? [examId] : (await unbound).flatMap((exam) => (exam.classId === classId ? [exam.id] : []));
      const sittings: Sitting[] = [];
      for (const one of ids) sittings.push(...partOf(await of(one), row, time));
      return sittings;
    },
  };
}

/** The exams that are near and are learned with the decks of their class. */
async function examsWithoutDecks(replica: Replica, now: number) {
  const today = dayAt(now, viewerZone());
  const exams = await examsWithin(replica, today, addDays(today, nearDays), now);
  const decks = exams.length === 0 ? [] : await replica.list(deck, { by: "name" });
  return exams.filter((exam) => !decksOfExam(exam, decks).isBound);
}

/** None where the exam has no card of this deck. */
function partOf(sitting: ExamSitting | null, { id, data }: StoredDeck, time: SittingTime): readonly Sitting[] {
  if (!sitting) return [];
  const cards = new Map([...sitting.cards].filter(([, one]) => one.deckId === id));
  if (cards.size === 0) return [];
  if (cards.size === sitting.cards.size) return [sitting];
  const own = <Kind extends Ask>(asks: readonly Kind[]) => asks.filter(({ cardId }) => cards.has(cardId));
  const { queue, held, steps, ...beyond } = sitting.session;
  const session = { queue: own(queue), held: own(held), steps: own(steps) };
  const isAsked = new Set(Object.values(session).flatMap((asks) => asks.map(({ cardId }) => cardId)));
  const left = [...cards.values()].filter((one) => !isAsked.has(one.id));
  const cameAs = (kind: Ask["kind"]) =>
    left.filter((one) =>
      sidesToday(one, time.now, time.day, one.scheduler, sitting.lastLook).some((side) => side.kind === kind),
    );
  const areNewWanted = limitsOf(data).newPerDay > 0;
  const unseen = areNewWanted ? cameAs("new").filter(({ reviews }) => countedAnswers(reviews).length === 0) : [];
  const waiting = Math.min(beyond.waiting, cameAs("review").length);
  return [{ cards, session: { ...session, waiting, unseen: Math.min(beyond.unseen, unseen.length) } }];
}

/** The last weeks before an exam go where they add most to what is known on its day; null where it is not that near. */
async function sittingForExam(
  replica: Replica,
  examId: string,
  { day, now, isBeyond = false }: SittingTime,
): Promise<ExamSitting | null> {
  const stored = await replica.get(event, examId);
  const exam = stored && examOf(examId, stored);
  if (!exam || exam.at <= now || exam.at >= day.endsAt + nearDays * dayMs) return null;
  const decks = await replica.list(deck, { by: "name" });
  const exams = await examsWithin(replica, dayAt(now, viewerZone()), exam.day, now);
  const { cards: rows, retention, weights, minutesPerDay, limits } = await materialOf(replica, exam, { decks, exams });
  const scheduler = (await schedulersOf(replica))({ retention });
  const { session } = await planned({
    ...{ cards: rows.map(reckonedCard), retention, weights, minutesPerDay, limits },
    ...{ now, day, isBeyond, examAt: exam.at, lastLook: exam.lastLook },
  });
  const cards = rows.map((row): AskedCard => ({ ...row.data, id: row.id, deckId: row.data.deckId, scheduler }));
  return { session, cards: new Map(cards.map((one) => [one.id, one])), lastLook: exam.lastLook };
}
