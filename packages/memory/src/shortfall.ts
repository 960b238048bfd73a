import { usualPace } from "./answer-effect.ts";
import { type DeckLimits, type ExamPlan, type ExamPlanOptions, type ExamSide, examPlan } from "./exam-plan.ts";
import { dayMs } from "./scheduler.ts";

/** Cards that the limits of a day leave out until the exam, and the limits that would let all of them in. */
export type Shortfall = {
  readonly cards: number;
  readonly newPerDay: Raise;
  readonly minutesPerDay: Raise;
  /** The limits of each deck that are to be raised. */
  readonly decks: ReadonlyMap<string, Pick<DeckLimits, "newPerDay" | "reviewsPerDay">>;
};

/** Over all decks, what holds and what is needed. */
type Raise = { readonly now: number; readonly needed: number };

export type ShortfallOptions = ExamPlanOptions & {
  readonly limits: ReadonlyMap<string, DeckLimits>;
  readonly minutesPerDay: number;
  /** Where nobody has said how long they learn, there is nothing to raise. */
  readonly areMinutesKept?: boolean | undefined;
};

/** Null where every card is seen before the exam, and where no limit would change that. [FLA-3] */
export function shortfallOf(options: ShortfallOptions): Shortfall | null {
  const { sides, limits, minutesPerDay, now, examAt } = options;
  const daysLeft = Math.max(1, Math.ceil((examAt - now) / dayMs));
  const unseen = unseenSides(sides);
  const byCards = raised(limits, (deckId) => cardsIn(unseen, deckId), daysLeft);
  // A plan does not reach as far as an exam that is far off: there it is counted.
  if (daysLeft > options.days.length) return told(options, leftByCount(unseen, limits, daysLeft), byCards, 0);

  const left = (more: ReadonlyMap<string, DeckLimits>, extra: number) => {
    const days = options.days.map(({ at, minutes }) => ({ at, minutes: minutes + extra }));
    return leftOutBy(examPlan({ ...options, days, limits: more }), sides);
  };
  const cards = left(limits, 0);
  if (cards === 0) return null;
  if (left(byCards, 0) === 0) return told(options, cards, byCards, 0);
  // The other sides of cards take places of new ones, too.
  const bySides = raised(limits, (deckId) => sides.filter((side) => isNew(side, deckId)).length, daysLeft);
  let still = left(bySides, 0);
  let extra = 0;
  for (let tries = 0; still > 0 && tries < mostTries && !options.areMinutesKept; tries++) {
    const seconds = still * (usualPace.first + usualPace.answer) * 2 ** tries;
    extra = Math.min(mostMinutes - minutesPerDay, extra + Math.ceil(seconds / 60 / daysLeft));
    still = left(bySides, extra);
  }
  if (still >= cards) return null;
  const areCardsEnough = extra > 0 && left(byCards, extra) === still;
  return told(options, cards - still, areCardsEnough ? byCards : bySides, extra);
}

/** How many cards a plan leaves of which no side was ever asked. */
export function leftOutBy(plan: Pick<ExamPlan, "staysUnseen"> | null, sides: readonly ExamSide[]): number {
  if (!plan || plan.staysUnseen.length === 0) return 0;
  const staying = new Set(plan.staysUnseen.map(({ cardId, side }) => `${cardId} ${side}`));
  const seen = new Set(sides.flatMap(({ cardId, side }) => (staying.has(`${cardId} ${side}`) ? [] : [cardId])));
  return new Set(plan.staysUnseen.flatMap(({ cardId }) => (seen.has(cardId) ? [] : [cardId]))).size;
}

const mostTries = 4;
const mostMinutes = 600;
const mostPerDay = 9999;

function isNew({ state, deckId = "" }: ExamSide, wanted: string): boolean {
  return state === null && deckId === wanted;
}

/** The sides of cards that were never asked at all. */
function unseenSides(sides: readonly ExamSide[]): readonly ExamSide[] {
  const seen = new Set(sides.flatMap(({ cardId, state }) => (state ? [cardId] : [])));
  return sides.filter(({ cardId }) => !seen.has(cardId));
}

function cardsIn(unseen: readonly ExamSide[], wanted: string): number {
  return new Set(unseen.flatMap(({ cardId, deckId = "" }) => (deckId === wanted ? [cardId] : []))).size;
}

function leftByCount(unseen: readonly ExamSide[], limits: ShortfallOptions["limits"], daysLeft: number): number {
  return [...limits].reduce((sum, [deckId, { newPerDay, answered }]) => {
    const room = newPerDay * daysLeft - Math.min(newPerDay, answered.firsts);
    return sum + Math.max(0, cardsIn(unseen, deckId) - room);
  }, 0);
}

/** As many a day as begin so many until the exam, and as many answers as that takes. */
function raised(limits: ShortfallOptions["limits"], newIn: (deckId: string) => number, daysLeft: number) {
  return new Map(
    [...limits].map(([deckId, own]) => {
      const fair = Math.ceil((newIn(deckId) + own.answered.firsts) / daysLeft);
      const newPerDay = Math.min(mostPerDay, Math.max(own.newPerDay, fair));
      const isRaised = newPerDay > own.newPerDay;
      const answers = Math.min(mostPerDay, own.reviewsPerDay + newPerDay - own.newPerDay);
      return [deckId, { ...own, newPerDay, reviewsPerDay: isRaised ? answers : own.reviewsPerDay }] as const;
    }),
  );
}

function told(
  { limits, minutesPerDay }: ShortfallOptions,
  cards: number,
  needed: ReadonlyMap<string, DeckLimits>,
  extra: number,
): Shortfall | null {
  if (cards <= 0) return null;
  const sum = (of: ReadonlyMap<string, DeckLimits>) => [...of.values()].reduce((all, one) => all + one.newPerDay, 0);
  const changed = [...needed].filter(([deckId, { newPerDay }]) => newPerDay !== limits.get(deckId)?.newPerDay);
  return {
    cards,
    newPerDay: { now: sum(limits), needed: sum(needed) },
    minutesPerDay: { now: minutesPerDay, needed: minutesPerDay + extra },
    decks: new Map(changed.map(([id, { newPerDay, reviewsPerDay }]) => [id, { newPerDay, reviewsPerDay }])),
  };
}
