import type { Rating, Review } from "@jotter/domain/card";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysToCatchUp, gainPerAnswer } from "./catch-up.ts";
import { afterAnswer, dueOf, type MemoryState, memoryOf } from "./replay.ts";
import { dayMs, schedulerFor } from "./scheduler.ts";
import {
  type Ask,
  afterAsking,
  askedAgain,
  cardsIn,
  nextOf,
  type Session,
  type SessionOptions,
  sessionFor,
  sessionSteps,
  shownFirst,
  withoutCard,
} from "./session.ts";
import { answeredOn, type SessionCard } from "./sides-today.ts";

const scheduler = schedulerFor({ retention: 0.9 });
const now = Date.UTC(2026, 9, 5, 15);
const day = { startsAt: Date.UTC(2026, 9, 5), endsAt: Date.UTC(2026, 9, 6) };
const minute = 60_000;
const wide = { newPerDay: 20, reviewsPerDay: 200 };

describe("what to ask now", () => {
  test("begins with what is due, has the new ones evenly between, and leaves out what is later [FLA-2]", () => {
    const cards = [...dueCards(4), card("n1"), card("n2"), known("later", { stability: 50, daysAgo: 1 })];
    const { queue, waiting } = session(cards);
    expect(queue.map(({ kind }) => kind)).toEqual(["review", "review", "new", "review", "review", "new"]);
    expect(waiting).toBe(0);
  });

  test("is reckoned in steps of one card, so that no page is held up by thousands [FLA-2]", () => {
    const cards = dueCards(40);
    const work = sessionSteps({ ...options, cards });
    let steps = 0;
    for (let step = work.next(); ; step = work.next(), steps++) {
      if (!step.done) continue;
      expect(step.value).toEqual(session(cards));
      break;
    }
    // Each is replayed and weighed.
    expect(steps).toBe(80);
  });

  test("counts cards, and questions only as questions: a card that asks both ways is one card [FLA-2]", () => {
    const dayBefore = (side: number): Review => ({ at: now - 40 * dayMs, side, rating: 4 });
    const both = ["a", "b", "c"].map((id) => {
      return card(id, { sides: 2, reviews: [dayBefore(0), dayBefore(1)], due: now - dayMs, newAt: null });
    });
    // Begun the other way before: its second question is new, the card is not.
    const begun = card("begun", { sides: 2, reviews: [dayBefore(0)], due: now - dayMs, newAt: null });
    const cards = [...both, begun, card("never", { sides: 2 })];
    const logOf = (id: string) => cards.find((one) => one.id === id)?.reviews;
    const all = session(cards);
    expect(cardsIn(all, logOf)).toEqual({ all: 5, fresh: 1, questions: 9 });
    expect(session(cards, { reviewsPerDay: 1 }).waiting).toBe(4);
  });

  test("begins new ones by their place", () => {
    const cards = [card("b", { newAt: 2 }), card("a", { newAt: 1 }), card("c", { newAt: 3 })];
    expect(names(session(cards).queue)).toEqual(["a", "b", "c"]);
  });

  test("has no suspended card and none that is buried until later", () => {
    const cards = [
      known("suspended", { suspendedAt: now - dayMs }),
      known("buried", { buriedUntil: now + 1 }),
      known("dug out", { buriedUntil: now }),
      card("put away", { suspendedAt: 5 }),
    ];
    expect(names(session(cards).queue)).toEqual(["dug out"]);
  });

  test("believes the log where the hint of the row says it is due and it is not", () => {
    const wrong = { ...known("asked elsewhere", { stability: 50, daysAgo: 1 }), due: now - dayMs };
    expect(session([wrong]).queue).toEqual([]);
  });

  test("keeps the limits over the whole day, whatever was answered before [FLA-2]", () => {
    const limits = { newPerDay: 5, reviewsPerDay: 10 };
    const cards = [...dueCards(8), ...Array.from({ length: 9 }, (_, index) => card(`n${index}`))];
    const fresh = sessionFor({ ...options, cards, limits, answered: { firsts: 0, reviews: 0 } });
    expect(counted(fresh.queue)).toEqual({ review: 8, new: 2 });
    const later = sessionFor({ ...options, cards, limits, answered: { firsts: 2, reviews: 5 } });
    expect(counted(later.queue)).toEqual({ review: 3 });
    expect(later.waiting).toBe(5);
    const over = sessionFor({ ...options, cards, limits, answered: { firsts: 9, reviews: 50 } });
    expect(over.queue).toEqual([]);
    expect(over.waiting).toBe(8);
  });

  test("counts a side that came back as a step once, and not what was taken back [FLA-2]", () => {
    const logs: readonly (readonly Review[])[] = [
      [
        { at: day.startsAt + 1, rating: 1 },
        { at: day.startsAt + 2, rating: 3 },
      ],
      [
        { at: day.startsAt - dayMs, rating: 3 },
        { at: day.startsAt + 5, rating: 1 },
        { at: day.startsAt + 6, rating: 3 },
        { at: day.startsAt + 7, side: 1, rating: 3 },
      ],
      [
        { at: day.startsAt + 8, rating: 3 },
        { at: day.startsAt + 9, undoes: day.startsAt + 8 },
      ],
      [{ at: day.startsAt + 8, set: { stability: 3, difficulty: 5 } }],
    ];
    expect(answeredOn(day, logs)).toEqual({ firsts: 2, reviews: 1 });
  });

  test("asks two sides of a card in one session only where nothing else is left [FLA-2]", () => {
    const both = known("both", { sides: 2, both: true });
    const { queue, held } = session([both, ...dueCards(3)]);
    expect(queue.filter(({ cardId }) => cardId === "both")).toHaveLength(1);
    expect(names(held)).toEqual(["both"]);
    expect(nextOf({ ...over([]), held }, now)).toEqual(held[0]);
    const asked = known("asked", { sides: 2, both: true });
    const today = { ...asked, reviews: [...asked.reviews, { at: now - 3600_000, rating: 3 as const }] };
    expect(session([today])).toMatchObject({ queue: [], held: [{ cardId: "asked", side: 1 }] });
  });

  test("counts as kept back by the limit only cards that were never asked, each once [FLA-2]", () => {
    const begun = known("begun", { sides: 3, stability: 40, daysAgo: 1 });
    const fresh = ["one", "two", "three"].map((id) => card(id, { sides: 2 }));
    expect(session([begun, ...fresh], { newPerDay: 1 }).unseen).toBe(3);
    expect(session([begun, ...fresh], { newPerDay: 0 }).unseen).toBe(0);
    expect(session([begun, ...fresh]).unseen).toBe(0);
  });

  test("begins the other side of a card that was begun before it begins cards that were not [FLA-2]", () => {
    const fresh = ["one", "two", "three"].map((id, at) => card(id, { sides: 2, newAt: at + 1 }));
    const begun = known("begun", { sides: 2, stability: 40, daysAgo: 1 });
    expect(names(session([...fresh, begun], { newPerDay: 2 }).queue)).toEqual(["begun", "one"]);
  });

  test("begins one side of a card a day", () => {
    const begun = session([card("new", { sides: 3 })]);
    expect(begun).toMatchObject({ queue: [{ cardId: "new", side: 0, kind: "new" }], held: [] });
    const yesterday = known("begun", { sides: 3, stability: 40, daysAgo: 1 });
    expect(session([yesterday])).toMatchObject({ queue: [{ cardId: "begun", side: 1, kind: "new" }], held: [] });
    const today = card("today", { sides: 3, reviews: [{ at: now - minute, rating: 4 }] });
    expect(session([today])).toMatchObject({ queue: [], held: [] });
  });
});

describe("a step", () => {
  const slipped = afterAnswer(stateOf({ stability: 10, daysAgo: 12 }), 1, now, scheduler);
  const reviews: readonly Ask[] = ["a", "b", "c"].map((cardId) => ({ cardId, side: 0, kind: "review" }));

  test("comes back as soon as it is due, ten minutes later, before all else [FLA-2]", () => {
    const after = afterAsking(over(reviews), reviews[0] as Ask, slipped);
    expect(nextOf(after, now + 9 * minute)).toEqual(reviews[1]);
    expect(nextOf(after, now + 10 * minute)).toMatchObject({ cardId: "a", side: 0, kind: "step" });
  });

  test("comes too early only at the end, and is over when it is known [FLA-2]", () => {
    let current = over(reviews.slice(0, 1));
    current = afterAsking(current, reviews[0] as Ask, slipped);
    const step = nextOf(current, now + minute) as Ask;
    expect(step).toMatchObject({ cardId: "a", kind: "step" });
    current = afterAsking(current, step, afterAnswer(slipped, 3, now + minute, scheduler));
    expect(nextOf(current, now + minute)).toBeNull();
  });

  test("that was left yesterday waits at the beginning, and counts for no limit", () => {
    const left = card("left", { reviews: [{ at: now - dayMs, rating: 1 }], due: now - dayMs + minute, newAt: null });
    const none = { newPerDay: 0, reviewsPerDay: 0 };
    const { steps } = sessionFor({ ...options, cards: [left, ...dueCards(2)], limits: none });
    expect(names(steps)).toEqual(["left"]);
  });
});

describe("a session", () => {
  test("ends, asks each side again until it is known, and never one that is gone [FLA-2]", () => {
    const kinds = fc.constantFrom("new", "due", "two sides", "step");
    fc.assert(
      fc.property(fc.array(kinds, { maxLength: 12 }), fc.infiniteStream(fc.nat(9)), (given, luck) => {
        const cards = given.map((kind, index) => made(kind, `${kind} ${index}`));
        let current = session(cards);
        const first = nextOf(current, now)?.cardId;
        if (first) current = withoutCard(current, first);
        const states = new Map(
          cards.map(({ id, reviews }) => [id, [0, 1].map((of) => memoryOf(reviews, of, scheduler))]),
        );
        const asked: Ask[] = [];
        let at = now;
        for (let ask = nextOf(current, at); ask; ask = nextOf(current, at)) {
          asked.push(ask);
          const rating: Rating = luck.next().value < 4 && asked.length < 60 ? 1 : 3;
          const state = afterAnswer(states.get(ask.cardId)?.[ask.side] ?? null, rating, at, scheduler);
          states.get(ask.cardId)?.splice(ask.side, 1, state);
          current = afterAsking(current, ask, state);
          at += minute;
          expect(asked.length).toBeLessThan(200);
        }
        expect(asked.some(({ cardId }) => cardId === first)).toBe(false);
        for (const { cardId, side } of asked) expect(states.get(cardId)?.[side]?.phase).toBe("known");
      }),
      { numRuns: 60 },
    );
  });
});

describe("after a break", () => {
  const wall = Array.from({ length: 400 }, (_, index) => {
    return known(`${index}`, { stability: 1 + (index % 40), daysAgo: 30 + (index % 60) });
  });

  test("no wall: as many as the limit, what helps most first, and how many wait [FLA-2]", () => {
    const { queue, waiting } = sessionFor({ ...options, cards: wall, limits: { newPerDay: 20, reviewsPerDay: 60 } });
    expect(queue).toHaveLength(60);
    expect(waiting).toBe(340);
    const gainOf = (id: string) => gainPerAnswer(statesOf(wall).get(id) as MemoryState, now, scheduler);
    const gains = names(queue).map(gainOf);
    expect(gains).toEqual(gains.toSorted((one, other) => other - one));
    const others = wall.map(({ id }) => id).filter((id) => !names(queue).includes(id));
    expect(Math.min(...gains)).toBeGreaterThanOrEqual(Math.max(...others.map(gainOf)));
  });

  test("what is sinking comes before what never sat and what will hold by itself [FLA-2]", () => {
    const gain = (stability: number, daysAgo: number) => gainPerAnswer(stateOf({ stability, daysAgo }), now, scheduler);
    expect(gain(8, 30)).toBeGreaterThan(gain(0.05, 300));
    expect(gain(8, 30)).toBeGreaterThan(gain(200, 210));
  });

  test("says by when it is caught up at this limit, and null where that is never [FLA-2]", () => {
    const states = [...statesOf(wall).values()];
    const by = (perDay: number) => daysToCatchUp({ states, perDay, now, endOfDay: day.endsAt, scheduler });
    expect(by(400)).toBe(0);
    expect(by(100)).toBeGreaterThanOrEqual(3);
    expect(by(60)).toBeGreaterThan(by(100) ?? 0);
    expect(by(1)).toBeNull();
    expect(by(0)).toBeNull();
  });
});

test("what was before one's eyes comes first again after a reload, what was taken back with it, and nothing is lost [FLA-2]", () => {
  const kinds = fc.array(fc.constantFrom("new", "due", "two sides", "step"), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(kinds, fc.nat(), (given, at) => {
      const read = session(given.map((kind, place) => made(kind, `c${place}`)));
      const all = ({ queue, held, steps }: Session) => [...queue, ...held, ...steps];
      const isAskable = (ask: Ask) => !read.steps.some((step) => step.cardId === ask.cardId && step.due > now);
      const shown = all(read)[at % Math.max(1, all(read).length)];
      if (!shown) return;
      const again = shownFirst(read, shown, now);
      const { cardId, side, kind } = shown;
      if (isAskable(shown)) expect(nextOf(again, now)).toMatchObject({ cardId, side, kind });
      expect(counted(all(again))).toEqual(counted(all(read)));
      expect(nextOf(askedAgain(read, shown), now)).toMatchObject({ cardId, side, kind });
    }),
  );
  const read = session([card("a"), card("b")]);
  expect(shownFirst(read, { cardId: "gone", side: 0, kind: "new" }, now)).toBe(read);
  expect(shownFirst(read, null, now)).toBe(read);
});

const options = { answered: { firsts: 0, reviews: 0 }, now, day, scheduler, limits: wide };

function session(cards: readonly SessionCard[], limits: Partial<SessionOptions["limits"]> = {}): Session {
  return sessionFor({ ...options, cards, limits: { ...options.limits, ...limits } });
}

function card(id: string, some: Partial<SessionCard> = {}): SessionCard {
  return { id, reviews: [], due: null, newAt: 1, ...some };
}

type Known = Partial<SessionCard> & { readonly stability?: number; readonly daysAgo?: number; readonly both?: boolean };

function known(id: string, { stability = 10, daysAgo = 12, both = false, ...some }: Known = {}): SessionCard {
  const at = now - daysAgo * dayMs;
  const reviews = [0, ...(both ? [1] : [])].map((side) => ({ at: at + side, side, set: { stability, difficulty: 5 } }));
  return { id, reviews, due: dueOf({ reviews, sides: some.sides }, scheduler), newAt: null, ...some };
}

function dueCards(count: number): readonly SessionCard[] {
  return Array.from({ length: count }, (_, index) => known(`d${index}`));
}

function made(kind: "new" | "due" | "two sides" | "step", id: string): SessionCard {
  if (kind === "new") return card(id);
  if (kind === "step") return card(id, { reviews: [{ at: now - minute, rating: 1 }], due: now, newAt: null });
  return known(id, kind === "due" ? {} : { sides: 2, both: true });
}

function stateOf({ stability, daysAgo }: { readonly stability: number; readonly daysAgo: number }): MemoryState {
  return memoryOf(known("", { stability, daysAgo }).reviews, 0, scheduler) as MemoryState;
}

function statesOf(cards: readonly SessionCard[]): ReadonlyMap<string, MemoryState> {
  return new Map(cards.map(({ id, reviews }) => [id, memoryOf(reviews, 0, scheduler) as MemoryState]));
}

function names(asks: readonly Ask[]): readonly string[] {
  return asks.map(({ cardId }) => cardId);
}

function counted(asks: readonly Ask[]): Partial<Record<Ask["kind"], number>> {
  return asks.reduce<Partial<Record<Ask["kind"], number>>>((sum, { kind }) => {
    sum[kind] = (sum[kind] ?? 0) + 1;
    return sum;
  }, {});
}

function over(queue: readonly Ask[]): Session {
  return { queue, held: [], steps: [], waiting: 0, unseen: 0 };
}
