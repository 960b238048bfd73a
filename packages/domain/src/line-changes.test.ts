import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LineCard, type LineWords, lineChanges } from "./line-changes.ts";

const basic = (front: string, back: string): LineWords => ({ kind: "basic", line: `${front} :: ${back}`, front, back });
const cloze = (line: string): LineWords => ({ kind: "cloze", line, front: line, back: "" });
const cardOf = (id: string, { line, front, back }: LineWords, isGone = false): LineCard => ({
  id,
  quote: line,
  front,
  back,
  isGone,
});

const mitosis = basic("Mitosis", "division of a nucleus");
const meiosis = basic("Meiosis", "two divisions, four cells");
const nothing = { edited: [], gone: [], returned: [] };

describe("Cards that are lines of a note [FLA-1] [NOT-7]", () => {
  it("stay as they are while their lines do, wherever those have moved", () => {
    const cards = [cardOf("a", mitosis), cardOf("b", meiosis)];
    expect(lineChanges([meiosis, cloze("A ==new== one"), mitosis], cards)).toEqual({
      ...nothing,
      cardOf: ["b", null, "a"],
    });
  });

  it.each([
    ["another answer", basic("Mitosis", "one nucleus becomes two")],
    ["another question", basic("What is the splitting called?", "division of a nucleus")],
    ["a few other letters in both", basic("Mitosis?", "the division of nuclei")],
    ["a gap in the place of the sign", cloze("Mitosis is the ==division== of a nucleus")],
  ])("are edited where the line has %s", (_, line) => {
    expect(lineChanges([meiosis, line], [cardOf("a", mitosis), cardOf("b", meiosis)])).toEqual({
      ...nothing,
      cardOf: ["b", "a"],
      edited: [{ id: "a", line }],
    });
  });

  it("follow their question where the answers of two lines were exchanged", () => {
    const [one, other] = [basic("Mitosis", meiosis.back), basic("Meiosis", mitosis.back)];
    expect(lineChanges([one, other], [cardOf("a", mitosis), cardOf("b", meiosis)]).cardOf).toEqual(["a", "b"]);
  });

  it("keep their card when the gap of a sentence moves", () => {
    const [before, after] = [cloze("The ==spindle== pulls chromatids"), cloze("The spindle pulls ==chromatids==")];
    expect(lineChanges([after], [cardOf("a", before)]).edited).toEqual([{ id: "a", line: after }]);
  });

  it("are gone with their line, and no other line takes them over", () => {
    const found = lineChanges([basic("Hund", "dog")], [cardOf("a", mitosis)]);
    expect(found).toEqual({ ...nothing, cardOf: [null], gone: ["a"] });
  });

  it("come back with their line or its question, and not with one that is only like it", () => {
    const gone = [cardOf("a", mitosis, true)];
    expect(lineChanges([mitosis], gone).returned).toEqual(["a"]);
    expect(lineChanges([basic("Mitosis", "splitting")], gone).returned).toEqual(["a"]);
    for (const other of [basic("Mitoses", "division of nuclei"), basic("Karyokinesis", "division of a nucleus")]) {
      expect(lineChanges([other], gone)).toEqual({ ...nothing, cardOf: [null] });
    }
  });

  it("give way to the card that is there when the same line has two", () => {
    expect(lineChanges([mitosis], [cardOf("a", mitosis, true), cardOf("b", mitosis)]).cardOf).toEqual(["b"]);
  });
});

const words = fc.constantFrom("cell", "nucleus", "spindle", "phase one", "phase two", "x", "Mitosis is");
const line = fc.oneof(
  fc.tuple(words, words).map(([front, back]) => basic(front, back)),
  fc.tuple(words, words).map(([before, gap]) => cloze(`${before} ==${gap}==`)),
);
const note = fc.array(line, { maxLength: 12 });
const cards = fc
  .array(fc.tuple(line, fc.boolean()), { maxLength: 12 })
  .map((all) => all.map(([one, isGone], at) => cardOf(`card-${at}`, one, isGone)));

/** The cards as they are when the changes are made. */
function after(lines: readonly LineWords[], before: readonly LineCard[]): readonly LineCard[] {
  const { cardOf: ids } = lineChanges(lines, before);
  return before.map((card) => {
    const at = ids.indexOf(card.id);
    return at < 0 ? { ...card, isGone: true } : cardOf(card.id, lines[at] as LineWords);
  });
}

/** Which of two equal lines a card is makes no difference. */
function linesByCard(lines: readonly LineWords[], ids: readonly (string | null)[]): Record<string, string | undefined> {
  return Object.fromEntries(ids.flatMap((id, at) => (id === null ? [] : [[id, lines[at]?.line]])));
}

describe("Whatever becomes of a note [FLA-1]", () => {
  it("no card is lost, none is two lines, and no line is two cards", () => {
    fc.assert(
      fc.property(note, cards, (lines, before) => {
        const { cardOf: ids, gone, returned } = lineChanges(lines, before);
        const bound = ids.filter((id) => id !== null);
        expect(new Set(bound).size).toBe(bound.length);
        const stillGone = before.filter(({ id, isGone }) => isGone && !returned.includes(id)).map(({ id }) => id);
        expect([...bound, ...gone, ...stillGone].toSorted()).toEqual(before.map(({ id }) => id).toSorted());
      }),
    );
  });

  it("once its changes are made there are none, and the order of the cards makes no difference", () => {
    fc.assert(
      fc.property(note, cards, (lines, before) => {
        const found = lineChanges(lines, before);
        expect(lineChanges(lines, before.toReversed())).toEqual(found);
        const again = lineChanges(lines, after(lines, before));
        expect(again).toMatchObject(nothing);
        expect(linesByCard(lines, again.cardOf)).toEqual(linesByCard(lines, found.cardOf));
      }),
    );
  });

  it("a line nobody touched keeps its card", () => {
    const unlike = fc.uniqueArray(line, { selector: (one) => one.line, maxLength: 8 });
    fc.assert(
      fc.property(unlike, note, fc.nat(), (lines, others, cut) => {
        const before = lines.map((one, at) => cardOf(`card-${at}`, one));
        const added = others.filter((one) => !lines.some((each) => each.line === one.line));
        const kept = lines.filter((_, at) => at !== cut % Math.max(1, lines.length));
        const { cardOf: ids } = lineChanges([...added, ...kept], before);
        for (const [at, one] of kept.entries()) {
          expect(ids[added.length + at]).toBe(before.find(({ quote }) => quote === one.line)?.id);
        }
      }),
    );
  });
});
