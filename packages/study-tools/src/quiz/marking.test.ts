import { isKnown } from "@jotter/domain/quiz";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { knownMisses, type MarkingCase, markingCases } from "../testing/marking-cases.ts";
import { sameCases, turnedCases } from "../testing/turned-cases.ts";
import { readAs } from "./mark-number.ts";
import { isOnlyUnitWrong, isSettled, type Markable, markOf, rightSpelling } from "./marking.ts";

const nameOf = ({ given, answer }: MarkingCase) => `${given} for ${answer}`;
const asked = (some: Partial<Markable>): Markable => ({ type: "short", answer: "", language: "en", ...some });

describe("an answer is marked as a teacher would [QUZ-1] [QUZ-2]", () => {
  test(`${markingCases.length} answers as students type them; those that go wrong are listed`, () => {
    const missed = markingCases.filter((one) => markOf(one, one.given).verdict !== one.verdict);
    expect(missed.map(nameOf)).toEqual(knownMisses);
    expect(markingCases.length).toBeGreaterThanOrEqual(60);
  });

  test("several right options: each right one counts for, each wrong one against", () => {
    const question = asked({ type: "multiple", answers: ["a", "b", "c"] });
    expect(markOf(question, ["c", "a", "b"])).toEqual({ verdict: "right", share: 1 });
    expect(markOf(question, ["a", "b"])).toEqual({ verdict: "almost", share: 2 / 3 });
    expect(markOf(question, ["a", "b", "c", "d"]).share).toBeCloseTo(2 / 3);
    expect(markOf(question, ["a", "d"])).toEqual({ verdict: "wrong", share: 0 });
    expect(markOf(question, [])).toEqual({ verdict: "wrong", share: 0 });
  });

  test("an order with two neighbours swapped is almost right, and backwards it is wrong", () => {
    const question = asked({ type: "ordering", answers: ["a", "b", "c", "d"] });
    expect(markOf(question, ["a", "b", "c", "d"]).share).toBe(1);
    expect(markOf(question, ["a", "c", "b", "d"]).verdict).toBe("almost");
    expect(markOf(question, ["d", "c", "b", "a"])).toEqual({ verdict: "wrong", share: 0 });
    expect(markOf(question, ["a", "b", "c"]).verdict).toBe("wrong");
  });

  test("a slip of the pen is known; half an answer is still to be learned", () => {
    expect(isKnown(markOf(asked({ answer: "photosynthesis" }), "photosyntesis").share)).toBe(true);
    expect(isKnown(markOf(asked({ answer: "active transport" }), "transport").share)).toBe(false);
    expect(isKnown(null)).toBe(false);
  });

  test.each([
    ["the answer itself", { answer: "osmosis" }, "It's osmosis.", true],
    ["another wording that is known", { answer: "osmosis", accepted: ["diffusion of water"] }, "water diffusion", true],
    ["a slip of the pen", { answer: "photosynthesis" }, "photosyntesis", true],
    ["other words", { answer: "osmosis" }, "water moves through a membrane", false],
    ["half of it", { answer: "active transport" }, "transport", false],
    ["words in the place of a gap", { type: "cloze" as const, answer: "indicator" }, "dye", false],
    ["a denial", { answer: "osmosis" }, "not osmosis", true],
    ["two answers at once", { answer: "osmosis" }, "osmosis or diffusion", true],
    ["nothing", { answer: "osmosis" }, " ", true],
    ["a formula", { answer: "2x + 4" }, "2x + 5", true],
    ["a number", { type: "numeric" as const, answer: "20 min" }, "30 min", true],
    ["an option", { type: "choice" as const, answer: "osmosis" }, "diffusion", true],
    ["an order", { type: "ordering" as const, answers: ["a", "b", "c"] }, ["b", "a", "c"], true],
  ])("the device is sure or not: %s [QUZ-2]", (_, some, given, isSure) => {
    expect(isSettled(asked(some), given)).toBe(isSure);
  });

  test("nothing that is right or almost right by a letter ever waits for a verdict [QUZ-2]", () => {
    const unsettled = markingCases.filter((one) => !isSettled(one, one.given));
    expect(unsettled.filter((one) => isKnown(markOf(one, one.given).share)).map(nameOf)).toEqual([]);
    expect(unsettled.filter(({ type }) => type !== "short" && type !== "cloze")).toEqual([]);
    expect(unsettled.length).toBeGreaterThan(10);
  });

  test.each(turnedCases)(
    "the words of the answer turned round are never right by themselves (%s): %s / %s [QUZ-2]",
    (language, answer, given) => {
      const question = asked({ answer, language });
      expect(isKnown(markOf(question, given).share)).toBe(false);
      expect(markOf(question, answer).verdict).toBe("right");
    },
  );

  test.each(sameCases)("what says the same stays right (%s): %s / %s [QUZ-2]", (language, answer, given) => {
    expect(markOf(asked({ answer, language }), given).verdict).toBe("right");
  });

  test.each([
    ["de", "die Terrorherrschaft", "die Terrorherschaft"],
    ["en", "photosynthesis", "photosyntesis"],
    ["es", "la fotosíntesis", "fotosíntezis"],
    ["fr", "la mitochondrie", "la mitocondrie"],
    ["ja", "ミトコンドリア", "ミトコンドリヤ"],
    ["en", "water moves through a membrane towards salt", "water moves through a membrrane towards salt"],
  ] as const)("a slip of the pen is told how it is spelt (%s): %s / %s [QUZ-2]", (language, answer, given) => {
    expect(isKnown(markOf(asked({ answer, language }), given).share)).toBe(true);
    expect(rightSpelling(asked({ answer, language }), given)).toBe(answer);
    expect(rightSpelling(asked({ answer, language }), answer)).toBeNull();
  });

  test("the spelling is that of the wording that was meant, and nothing is told where there is no slip [QUZ-2]", () => {
    const question = asked({ answer: "osmosis", accepted: ["diffusion of water"] });
    expect(rightSpelling(question, "difusion of water")).toBe("diffusion of water");
    expect(rightSpelling(question, "nucleus")).toBeNull();
    expect(rightSpelling(question, ["osmosis"])).toBeNull();
    expect(rightSpelling(asked({ type: "choice", answer: "osmosis" }), "osmosys")).toBeNull();
  });

  test("a number says how it was read", () => {
    expect(readAs("4.76 + log 2", "en")?.value).toBeCloseTo(5.061, 3);
    expect(readAs("1,250", "de")?.value).toBe(1.25);
    expect(readAs("1,250", "en")?.value).toBe(1250);
    expect(readAs("osmosis", "en")).toBeNull();
  });

  test("whatever the answer is, itself is right, and a share is never outside 0 to 1", () => {
    const word = fc.stringMatching(/^[a-z]{3,12}( [a-z]{3,12}){0,3}$/);
    fc.assert(
      fc.property(word, word, (answer, given) => {
        expect(markOf(asked({ answer }), answer).verdict).toBe("right");
        const { share } = markOf(asked({ answer }), given);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("a number is right in every unit of its kind and in no other size", () => {
    const units = [
      ["mm", 1],
      ["cm", 10],
      ["m", 1000],
      ["km", 1_000_000],
    ] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom(...units),
        fc.constantFrom(...units),
        (mm, one, other) => {
          const question = asked({ type: "numeric", answer: `${mm / one[1]} ${one[0]}` });
          expect(markOf(question, `${mm / other[1]} ${other[0]}`).verdict).toBe("right");
          expect(markOf(question, `${(mm * 3) / other[1]} ${other[0]}`).verdict).toBe("wrong");
        },
      ),
    );
  });
});

describe("a number with its unit [QUZ-2]", () => {
  const newtons = { type: "numeric", answer: "2400", unit: "N", language: "en" } as const;

  test.each(["2400 kg m/s^2", "2400 kg·m/s²", "2400 kg m s^-2", "2.4 kN"])("%s is 2400 N", (given) => {
    expect(markOf(newtons, given).verdict).toBe("right");
  });

  test.each([
    ["50 N m", "J"],
    ["50 kg m^2/s^2", "J"],
    ["50 J/s", "W"],
    ["50 N/m^2", "Pa"],
    ["50 C/s", "A"],
    ["50 V/A", "Ω"],
  ])("%s is 50 %s", (given, unit) => {
    expect(markOf({ ...newtons, answer: "50", unit }, given).verdict).toBe("right");
  });

  test("the right number with another unit is told from a wrong number", () => {
    const told = ["2400 kg", "2400 m", "2400 %", "2500 kg", "2400", "2400 N", "kg"].map((given) =>
      isOnlyUnitWrong(newtons, given),
    );
    expect(told).toEqual([true, true, true, false, false, false, false]);
  });
});

test.each([
  ["-ar", "ar", "es", "right"],
  ["-ar", "AR", "es", "right"],
  ["-ar", "-er", "es", "wrong"],
  ["-er", "er", "fr", "right"],
  ["-en", "en", "de", "right"],
  ["-ed", "ed", "en", "right"],
  ["-ab", "ab", "en", "wrong"],
] as const)("an ending is no product: %s, typed %s (%s), is %s [QUZ-2]", (answer, given, language, verdict) => {
  expect(markOf(asked({ answer, language }), given).verdict).toBe(verdict);
});
