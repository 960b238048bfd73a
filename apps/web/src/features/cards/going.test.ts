import type { Rating, Review } from "@jotter/domain/card";
import { schedulerFor } from "@jotter/memory/scheduler";
import { type Ask, afterAsking, nextOf } from "@jotter/memory/session";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answered } from "../../student/cards/answered.ts";
import type { AskedCard } from "../../student/cards/exam-sittings.ts";
import { caughtUp, type Going, isAnswer, putAside, sidesToCome, steppedBack, takenUp, whatIsLeft } from "./going.ts";

const now = Date.UTC(2026, 10, 17, 12);
const scheduler = schedulerFor({ retention: 0.9 });
const ids = ["a", "b", "c", "d"];
const asks: readonly Ask[] = ids.map((cardId) => ({ cardId, side: 0, kind: "new" }));
const cards = new Map(
  ids.map((id): [string, AskedCard] => [id, { id, deckId: "x", scheduler, reviews: [], due: null, newAt: now }]),
);
const begun: Going = { session: { queue: asks, held: [], steps: [], waiting: 0, unseen: 0 }, cards, past: [] };

function answer(going: Going, rating: Rating, at: number): Going {
  const ask = nextOf(going.session, at);
  const card = ask && going.cards.get(ask.cardId);
  if (!ask || !card) return going;
  const { state, change } = answered(card, ask, rating, at, 1000);
  return {
    session: afterAsking(going.session, ask, state),
    cards: new Map(going.cards).set(card.id, { ...card, ...change }),
    past: [...going.past, { ask, at, rating, ms: 1000 }],
  };
}
const log = (...reviews: Review[]) => ({ reviews });
const nextId = ({ session }: Going) => nextOf(session, now)?.cardId;

describe("a card that is asked in two tabs", () => {
  test("is not asked here any more when it was answered there, and counts as done [FLA-2]", () => {
    const caught = caughtUp(begun, "a", log({ at: now, side: 0, rating: 4, ms: 700 }), now);
    expect(caught && nextId(caught)).toBe("b");
    expect(caught?.past).toEqual([{ ask: asks[0], at: now, rating: 4, ms: 700 }]);
    expect(caught?.cards.get("a")?.reviews).toHaveLength(1);
  });

  test("comes back here as a step when it was not known there [FLA-2]", () => {
    const caught = caughtUp(begun, "a", log({ at: now, side: 0, rating: 1 }), now);
    expect(caught?.session.steps.map(({ cardId }) => cardId)).toEqual(["a"]);
    expect(caught && nextId(caught)).toBe("b");
  });

  test("is asked again when its answer was taken back there [FLA-2]", () => {
    const here = answer(begun, 4, now);
    const there = log({ at: now, side: 0, rating: 4, ms: 1000 }, { at: now + 1, undoes: now });
    const caught = caughtUp(here, "a", there, now + 2);
    expect([caught && nextId(caught), caught?.past]).toEqual(["a", []]);
  });

  test("is left out when it was put aside or deleted there [FLA-2]", () => {
    for (const gone of [null, { reviews: [], suspendedAt: now }, { reviews: [], buriedUntil: now + 1000 }]) {
      const caught = caughtUp(begun, "a", gone, now);
      expect([caught && nextId(caught), caught?.past]).toEqual(["b", []]);
    }
  });

  test("stays as it is while nothing was done to it elsewhere, though its own answer is not stored yet [FLA-2]", () => {
    expect(caughtUp(begun, "a", log(), now)).toBe(null);
    const here = answer(begun, 1, now);
    expect(caughtUp(here, "a", log(), now)).toBe(null);
    expect(caughtUp(here, "a", log({ at: now, side: 0, rating: 1, ms: 1000 }), now)).toBe(null);
  });
});

describe("what was done last", () => {
  test("is taken back first, and asked next, however much was done [FLA-2]", () => {
    const act = fc.constantFrom<Rating | "aside">(1, 2, 3, 4, "aside");
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 12 }), (acts) => {
        let going = begun;
        for (const [place, one] of acts.entries()) {
          const at = now + place * 3_600_000;
          const id = nextOf(going.session, at)?.cardId;
          if (id) going = one === "aside" ? putAside(going, id) : answer(going, one, at);
        }
        while (going.past.length > 0) {
          const last = going.past.at(-1);
          going = steppedBack(going);
          const id = last && (isAnswer(last) ? last.ask.cardId : last.aside);
          expect(nextOf(going.session, now)?.cardId).toBe(id);
        }
        const { queue, held, steps } = going.session;
        expect([...queue, ...held, ...steps].map(({ cardId }) => cardId).toSorted()).toEqual(ids);
      }),
    );
  });

  test("may have been followed by others: a card that was put aside is taken up out of turn [FLA-2]", () => {
    const later = answer(putAside(begun, "a"), 4, now);
    const up = takenUp(later, "a");
    expect([nextId(up), up.past]).toEqual(["a", later.past.slice(1)]);
  });
});

describe("the other sides of what was answered", () => {
  const withSides = (going: Going, id: string, change: Partial<AskedCard>): Going => {
    const known = going.cards.get(id);
    return known ? { ...going, cards: new Map(going.cards).set(id, { ...known, ...change }) } : going;
  };

  test("come on later days, and are counted when their card was answered and is not suspended [FLA-2]", () => {
    const start = withSides(withSides(begun, "a", { sides: 3 }), "b", { sides: 2 });
    expect(sidesToCome(start)).toBe(0);
    const first = answer(start, 4, now);
    expect(sidesToCome(first)).toBe(2);
    expect(sidesToCome(answer(first, 4, now + 1))).toBe(3);
    expect(sidesToCome(withSides(first, "a", { suspendedAt: now }))).toBe(0);
    const reviews = [
      { at: now, side: 0, rating: 4 as const },
      { at: now, side: 2, rating: 4 as const },
    ];
    expect(sidesToCome(withSides(first, "a", { sides: 2, reviews }))).toBe(1);
  });
});

test("what is left of four new cards is eight answers from the start, and each that is known takes one off [FLA-2]", () => {
  let going = begun;
  for (let done = 0; done < 8; done++) {
    expect(whatIsLeft(going, now).answers).toBe(8 - done);
    going = answer(going, 3, now + done * 200_000);
  }
  expect(whatIsLeft(going, now)).toEqual({ answers: 0, minutes: 0 });
  expect(whatIsLeft(begun, now).minutes).toBe(3);
  expect(whatIsLeft(putAside(begun, "a"), now).answers).toBe(6);
});
