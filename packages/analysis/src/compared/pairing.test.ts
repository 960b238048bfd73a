import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compare, type Placed } from "../comparison.ts";
import { readingOf } from "../reading.ts";

describe("what is said in other words [CMP-1]", () => {
  test("is neither missing nor a contradiction", () => {
    const mine = "Florey and Chain later turned it into a real drug. Loudness depends on amplitude.";
    const theirs =
      "It became an actual medicine thanks to Florey and Chain. The bigger the amplitude the louder it is.";
    const { alone, contradictions } = compare([readingOf(mine, "en"), readingOf(theirs, "en")]);
    expect([alone, contradictions]).toEqual([[], []]);
  });

  test("with another name, figure, order or opposite is told apart", () => {
    const apart = (one: string, other: string) => {
      const { contradictions } = compare([readingOf(one, "en"), readingOf(other, "en")]);
      return contradictions.map(({ values }) => values);
    };
    expect(
      apart(
        "Penicillin was discovered by Alexander Fleming in 1928.",
        "It was Louis Pasteur who found penicillin in 1928.",
      ),
    ).toHaveLength(1);
    expect(apart("Sound is a longitudinal wave.", "sound waves are transverse.")).toEqual([
      ["longitudinal", "transverse"],
    ]);
    expect(apart("The order is prophase, metaphase, anaphase.", "Order: prophase, anaphase, metaphase.")).toHaveLength(
      1,
    );
    expect(apart("The order is prophase, metaphase, anaphase.", "Order: prophase, metaphase, anaphase.")).toEqual([]);
  });

  test("whatever it is, a text says all of itself, and each sentence is one of four things", () => {
    const word = fc.constantFrom("membrane", "Fleming", "water", "1928", "moves", "12 km", "London", "cells", "not");
    const sentence = fc.array(word, { minLength: 2, maxLength: 8 }).map((words) => `The ${words.join(" ")}.`);
    const text = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((sentences) => sentences.join(" "));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [first, second] = [readingOf(one, "en"), readingOf(other, "en")];
        const itself = compare([first, first]);
        expect([itself.contradictions, itself.changed, itself.alone]).toEqual([[], [], []]);
        const { alone, contradictions, changed } = compare([first, second]);
        const names = (places: readonly Placed[]) =>
          places.map(({ document, sentence }) => `${document} ${sentence.index}`);
        const told = new Set(
          names([...contradictions.flatMap((pair) => [pair.first, pair.second]), ...changed.flat()]),
        );
        expect(names(alone).filter((name) => told.has(name))).toEqual([]);
      }),
    );
  });
});
