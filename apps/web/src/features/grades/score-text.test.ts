import { expect, test } from "vitest";
import { readNumber, readPercent, readScore, typedScore } from "./score-text.ts";

const percent = (value: number) => ({ kind: "given", score: { as: "percent", percent: value } });
const points = (earned: number, possible: number) => ({ kind: "given", score: { as: "points", earned, possible } });

test("a score is read as a percent, as points or as a letter [GRD-6]", () => {
  expect(readScore("92")).toEqual(percent(92));
  expect(readScore(" 92.5 % ")).toEqual(percent(92.5));
  expect(readScore("92,5%")).toEqual(percent(92.5));
  expect(readScore("45/50")).toEqual(points(45, 50));
  expect(readScore("17,5 / 20")).toEqual(points(17.5, 20));
  expect(readScore("52/50")).toEqual(points(52, 50));
  expect(readScore("a-")).toEqual({ kind: "given", score: { as: "letter", letter: "A-" } });
  expect(readScore("B+")).toEqual({ kind: "given", score: { as: "letter", letter: "B+" } });
  expect(readScore("A−")).toEqual({ kind: "given", score: { as: "letter", letter: "A-" } });
  expect(readScore("0")).toEqual(percent(0));
});

test("the digits and signs of Chinese and Japanese keyboards are read too [GRD-6]", () => {
  expect(readScore("９２％")).toEqual(percent(92));
  expect(readScore("４５／５０")).toEqual(points(45, 50));
});

test("nothing, or a maximum alone, is still to come [GRD-6]", () => {
  expect(readScore("  ")).toEqual({ kind: "awaited", score: null });
  expect(readScore("/50")).toEqual({ kind: "awaited", score: { as: "points", earned: 0, possible: 50 } });
  expect(readScore("-/50")).toEqual({ kind: "awaited", score: { as: "points", earned: 0, possible: 50 } });
});

test("what is no score is not taken for one", () => {
  for (const typed of [
    "great",
    "E",
    "A++",
    "-5",
    "45/0",
    "45/50/60",
    "9999",
    "1e3",
    "12.3.4",
    "%",
    "x/50",
    "45/",
    "900/1,000",
  ]) {
    expect(readScore(typed), typed).toEqual({ kind: "unreadable" });
  }
});

test("a score is written as it would be typed again", () => {
  for (const typed of ["92,5", "45/50", "17,5/20", "A-", "", "/50"]) {
    const read = readScore(typed);
    if (read.kind === "unreadable" || read.kind === "unclear") throw new Error(typed);
    expect(typedScore(read.score, read.kind === "awaited", ",")).toBe(typed);
  }
  expect(typedScore({ as: "percent", percent: 100 / 3 }, false, ".")).toBe("33.3333");
});

test("a number may have a comma, and is never below zero", () => {
  expect(readNumber("0,5")).toBe(0.5);
  expect(readNumber(".5")).toBe(0.5);
  expect(readNumber("")).toBeUndefined();
  expect(readNumber("-1")).toBeUndefined();
});

test("a weight may be typed with its sign: fifty percent is fifty, not nothing [GRD-5]", () => {
  for (const typed of ["50", "50%", " 50 % ", "50,0％"]) expect(readPercent(typed), typed).toBe(50);
  for (const typed of ["%", "", "-5%", "5%%", "fifty"]) expect(readPercent(typed), typed).toBeUndefined();
});
