import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compare } from "./comparison.ts";
import { readingOf } from "./reading.ts";
import { isSaidBy, saidIn } from "./reworded.ts";

const said = (text: string) => saidIn(text, "en");

describe("what is said in other words [CMP-1]", () => {
  test("is neither missing nor a contradiction", () => {
    const mine = "Florey and Chain later turned it into a real drug. Loudness depends on amplitude.";
    const theirs =
      "It became an actual medicine thanks to Florey and Chain. The bigger the amplitude the louder it is.";
    const { alone, contradictions, differing } = compare([readingOf(mine, "en"), readingOf(theirs, "en")]);
    expect([alone, contradictions, differing]).toEqual([[], [], []]);
  });

  test("with another name, figure, order or opposite is told apart", () => {
    const apart = (one: string, other: string) => {
      const { contradictions, differing } = compare([readingOf(one, "en"), readingOf(other, "en")]);
      return [...contradictions, ...differing].map(({ values }) => values);
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

  test("is not said by what has another figure, another name or a not", () => {
    expect(isSaidBy(said("The tower is 300 m high."), said("The high tower has 324 m."))).toBe(false);
    expect(isSaidBy(said("The dog was shot by Carlson."), said("The dog was shot by Slim."))).toBe(false);
    expect(isSaidBy(said("Light needs a medium."), said("Light does not need a medium."))).toBe(false);
  });

  test("whatever it is, a sentence says itself", () => {
    const word = fc.constantFrom("membrane", "Fleming", "water", "1928", "moves", "12 km", "London", "cells");
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 8 }), (words) => {
        const one = said(`The ${words.join(" ")}.`);
        expect(isSaidBy(one, one)).toBe(true);
      }),
    );
  });
});
