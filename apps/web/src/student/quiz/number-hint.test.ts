import { expect, test } from "vitest";
import { numberHint, wantsFormula } from "./number-hint.ts";

const asked = (answer: string, language: "en" | "zh" = "en") => ({ answer, language });

test.each(["1909", "20", "-5", "3.5", "1914–1918", "20 min"])(
  "%s is asked with no signs of formulas [QUZ-2]",
  (answer) => {
    expect(wantsFormula(asked(answer))).toBe(false);
    expect(numberHint(asked(answer), "")).toBeNull();
  },
);

test.each(["2x + 4", "$x^2$", "x = 3", "3/4", "\\frac{1}{2}"])("%s is asked with them [QUZ-2] [MTH-1]", (answer) => {
  expect(wantsFormula(asked(answer))).toBe(true);
  expect(numberHint(asked(answer), "")).toEqual({ text: "quiz.anyForm" });
});

test("a number that says itself how it is read is told nothing of; any other is, and what is none [QUZ-2]", () => {
  expect(numberHint(asked("1909"), "1909")).toBeNull();
  expect(numberHint(asked("1909年", "zh"), "1909")).toBeNull();
  expect(numberHint(asked("20"), "1/4")).toEqual({ text: "quiz.readAs", value: 0.25 });
  expect(numberHint(asked("2400"), "2.4 kN")).toEqual({ text: "quiz.readAs", value: 2.4, unit: "kN" });
  expect(numberHint(asked("20"), "1/3 h")).toEqual({ text: "quiz.readAs", value: 1 / 3, unit: "h" });
  expect(numberHint(asked("1909"), "x + y")).toEqual({ text: "quiz.notANumber" });
  expect(numberHint(asked("2x + 4"), "2(x + 2)")).toEqual({ text: "quiz.anyForm" });
});
