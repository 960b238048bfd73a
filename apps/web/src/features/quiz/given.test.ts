import type { TakenQuestion } from "@jotter/study-tools/quiz/stored";
import { describe, expect, test } from "vitest";
import { answerIn, firstGiven, isEmpty, moved } from "../../student/quiz/given.ts";
import { nextOpen, placeBeside } from "./next-open.ts";

const taken = (place: number, isAnswered = false, type: "short" | "ordering" = "short"): TakenQuestion => ({
  place,
  question: {
    type,
    prompt: "",
    options: ["b", "a"],
    answer: "a",
    explanation: "",
    difficulty: "easy",
    citations: [],
    language: "en",
  },
  answer: isAnswered ? { at: 1, question: place, given: "own", share: 1 } : null,
});

describe("what a student gives [QUZ-1]", () => {
  test("begins with what was given before, or with things as they are shown", () => {
    expect(firstGiven(taken(0, true))).toBe("own");
    expect(firstGiven(taken(0))).toBe("");
    expect(firstGiven(taken(0, false, "ordering"))).toEqual(["b", "a"]);
    expect([isEmpty(" "), isEmpty([]), isEmpty("x")]).toEqual([true, true, false]);
  });

  test("is nothing where things to be put in order stand as they were shown, unless that was given before", () => {
    const order = taken(0, false, "ordering");
    expect(answerIn(order, ["b", "a"])).toBeNull();
    expect(answerIn(order, ["a", "b"])).toEqual(["a", "b"]);
    expect(answerIn(taken(0, true, "ordering"), ["b", "a"])).toEqual(["b", "a"]);
    expect([answerIn(taken(0), " "), answerIn(taken(0), "b")]).toEqual([null, "b"]);
  });

  test("is moved within its list and not out of it", () => {
    expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b"], 1, 2)).toEqual(["a", "b"]);
  });

  test("goes on to the next open question, round the end, until none is left", () => {
    const all = [taken(0), taken(1, true), taken(2), taken(4)];
    expect([nextOpen(all, null), nextOpen(all, 0), nextOpen(all, 4), nextOpen([taken(3)], 3)]).toEqual([0, 2, 0, null]);
  });

  test("goes on beside a question that is taken out of a mock exam, answered or not, which is not handed in by that", () => {
    const all = [taken(0, true), taken(1, true), taken(4, true)];
    expect([placeBeside(all, 0), placeBeside(all, 4), placeBeside([taken(3)], 3)]).toEqual([1, 1, null]);
  });
});
