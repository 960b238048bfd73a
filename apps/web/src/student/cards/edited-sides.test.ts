import { type Card, newCard, sidesAsked } from "@jotter/domain/card";
import { gapWords } from "@jotter/markdown/cloze";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editedSides } from "./edited-sides.ts";

const known = "==Mitochondria== make ==ATP==";
const answers = [
  { at: 1, side: 0, rating: 3 as const },
  { at: 2, side: 1, rating: 3 as const },
];

function cloze(front: string, some: Partial<Card> = {}): Card {
  return newCard({ deckId: "d", kind: "cloze", front, back: "", sides: 2, reviews: answers, ...some }, 1);
}

function edited(last: Card, front: string): Card {
  return { ...last, front, ...editedSides(last, { kind: "cloze", front }) };
}

/** What is asked, by the number it has in the log. */
function asks(card: Card): Readonly<Record<number, string>> {
  return Object.fromEntries(sidesAsked(card).map((side) => [side, gapWords(card.front, side, card)]));
}

describe("a gap keeps what is remembered of it [FLA-1]", () => {
  test("when another one is put before it, between or after", () => {
    const [mito, atp] = ["Mitochondria", "ATP"];
    expect(asks(edited(cloze(known), "==All== ==Mitochondria== make ==ATP=="))).toEqual({ 0: mito, 1: atp, 2: "All" });
    expect(asks(edited(cloze(known), "==Mitochondria== ==make== ==ATP=="))).toEqual({ 0: mito, 1: atp, 2: "make" });
    expect(asks(edited(cloze(known), "==Mitochondria== make ==ATP== ==here=="))).toEqual({
      0: mito,
      1: atp,
      2: "here",
    });
  });

  test("when one is taken out, which is not asked any more, and whose answers no other gap ever has", () => {
    const last = edited(cloze(known), "Mitochondria make ==ATP==");
    expect(asks(last)).toEqual({ 1: "ATP" });
    expect(asks(edited(last, "==Mitochondria== make ==ATP=="))).toEqual({ 1: "ATP", 2: "Mitochondria" });
    expect(asks(edited(cloze(known), "Mitochondria ==make== ==ATP=="))).toEqual({ 1: "ATP", 2: "make" });
    const first = edited(cloze(known), "==Mitochondria== make ATP");
    expect(asks(first)).toEqual({ 0: "Mitochondria" });
    expect(asks(edited(first, "==Mitochondria== ==make== ATP"))).toEqual({ 0: "Mitochondria", 2: "make" });
  });

  test("when they change places, or their words are mended, or all of them are written anew", () => {
    expect(asks(edited(cloze(known), "==ATP== comes from ==Mitochondria=="))).toEqual({ 0: "Mitochondria", 1: "ATP" });
    expect(asks(edited(cloze("==Mitocondria== make ==ATP=="), known))).toEqual({ 0: "Mitochondria", 1: "ATP" });
    expect(asks(edited(cloze(known), "==Paris== lies in ==France=="))).toEqual({ 0: "Paris", 1: "France" });
    expect(asks(edited(cloze("==Mitocondria== make ==ATP=="), "==All== ==Mitochondria== make ==ATP=="))).toEqual({
      ...{ 0: "Mitochondria", 1: "ATP", 2: "All" },
    });
  });

  test("also where several are hidden together or within each other", () => {
    const joined = cloze("==a== ==b== ==c==", { gapSides: [0, 1, 0] });
    expect(asks(edited(joined, "==new== ==a== ==b== ==c=="))).toEqual({ 0: "a, c", 1: "b", 2: "new" });
    const nested = cloze("So ==one== ==two== ==three==.", { gapSides: [0, 1, 0], hiddenWith: [[], [0], []] });
    expect(asks(edited(nested, "So ==it is== ==one== ==two== ==three=="))).toEqual({
      ...{ 0: "one, two, three", 1: "two", 2: "it is" },
    });
  });

  test("and nothing of that is written where each gap is its place", () => {
    expect(editedSides(cloze(known), { kind: "cloze", front: `${known}!` })).toEqual({ sides: 2 });
    expect(editedSides(cloze("a ==b==", { sides: 1 }), { kind: "cloze", front: "==a b==" })).toEqual({ sides: 1 });
    const empty = cloze("no gap yet", { sides: 1, reviews: [] });
    expect(editedSides(empty, { kind: "cloze", front: "a ==gap== ==now==" })).toEqual({ sides: 2 });
    const last = edited(cloze(known), "==All== ==Mitochondria== make ==ATP==");
    const basic = editedSides(last, { kind: "basic", front: "Q" });
    expect(basic).toEqual({ sides: 1, gapSides: [] });
  });

  test("whatever is done to them: a gap that is still there has its number, and no number has two histories", () => {
    const word = fc.stringMatching(/^[a-z]{5,9}$/);
    const words = fc.uniqueArray(word, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(words, { minLength: 2, maxLength: 6 }), (steps) => {
        const text = (some: readonly string[]) => some.map((one) => `==${one}==`).join(" ");
        let last = cloze(text(steps[0] ?? []), { sides: steps[0]?.length ?? 1, reviews: [] });
        for (const next of steps.slice(1)) {
          const reviews = sidesAsked(last).map((side, at) => ({
            at: last.reviews.length + at,
            side,
            rating: 3 as const,
          }));
          const before = asks({ ...last, reviews });
          const used = new Set([...last.reviews, ...reviews].map(({ side }) => side));
          last = edited({ ...last, reviews: [...last.reviews, ...reviews] }, text(next));
          const after = asks(last);
          expect(Object.values(after).toSorted()).toEqual([...next].toSorted());
          for (const [side, words] of Object.entries(before)) {
            if (next.includes(words)) expect(after[Number(side)]).toBe(words);
          }
          const asked = Object.keys(after).map(Number);
          for (const side of asked) if (used.has(side)) expect(Object.keys(before)).toContain(String(side));
        }
      }),
    );
  });
});

test("an area of a picture keeps what is remembered of it when another is removed, moved or drawn [FLA-1]", () => {
  const area = (x: number) => ({ x, y: 10, width: 100, height: 100 });
  const front = "![](attachment:1)";
  const last = newCard(
    { deckId: "d", kind: "image", front, back: "", sides: 2, reviews: answers, areas: [area(0), area(300)] },
    1,
  );
  const after = (areas: Card["areas"]) => editedSides(last, { kind: "image", front, areas });
  expect(after([area(300)])).toEqual({ sides: 2, gapSides: [1], goneSides: [0] });
  expect(after([area(310)])).toEqual({ sides: 2, gapSides: [1], goneSides: [0] });
  expect(after([area(20), area(300)])).toEqual({ sides: 2 });
  expect(after([area(600), area(0), area(300)])).toEqual({ sides: 3, gapSides: [2, 0, 1] });
});
