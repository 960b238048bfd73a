import type { ObjectQuestion } from "@jotter/domain/model";
import { describe, expect, test } from "vitest";
import { rungs, startLadder } from "../ladder.ts";
import { placeOf } from "../place.ts";
import { readProblem } from "../problem.ts";
import { judged } from "../verdict.ts";
import { askModelFor } from "./model-ladder.ts";
import { judgeLinesQuestion, readVerdicts, withModelVerdicts } from "./model-lines.ts";
import { isSameAnswer, type PrivateSolution, saysAnswer, solvedProblem, solveTwice } from "./solve-twice.ts";

const newWord = () => "a7".repeat(12);
const problem = readProblem("A train covers 120 km in 2 hours 30 minutes. How fast is it on average?", "en");
const attempted = (answer: string) => ({
  isSolvable: true,
  answer,
  steps: ["2 h 30 min = 2.5 h", "v = 120 km / 2.5 h", `v = ${answer}`],
  concept: "Average speed is distance over time.",
  twin: { problem: "90 km in 1.5 h?", steps: ["90 / 1.5"], answer: "60 km/h" },
});
const telling = (...answers: readonly object[]) => {
  const asked: ObjectQuestion[] = [];
  const ask = async (question: ObjectQuestion) => {
    asked.push(question);
    return { ok: true, value: answers[asked.length - 1] } as const;
  };
  return { ask, asked };
};

describe("a problem the engine cannot solve, with a model [TUT-1]", () => {
  test("is solved by two requests in different words, and neither knows of the other", async () => {
    const { ask, asked } = telling(attempted("48 km/h"), attempted("48 km/h"));
    const solved = await solveTwice(problem, ask, newWord);
    expect(solved).toMatchObject({ ok: true, value: { state: "agreed", solution: { answer: "48 km/h" } } });
    expect(asked).toHaveLength(2);
    expect(new Set(asked.map(({ system }) => system)).size).toBe(2);
    expect(asked.every(({ turns }) => turns.length === 1 && turns[0]?.text.includes(problem.text))).toBe(true);
  });

  test.each([
    ["48 km/h", "48.0 km/h", true],
    ["1/2", "0.5", true],
    ["x = 4", "$x = 4$.", true],
    ["x = 2 or x = 3", "x = 3 or x = 2", true],
    ["48 km/h", "45 km/h", false],
    ["x = 2", "x = 2 or x = 3", false],
    ["the mitochondrion", "Mitochondrion", true],
    ["osmosis", "diffusion", false],
  ])("%s and %s: the same answer is %s", (one, other, isSame) => {
    expect(isSameAnswer(problem, one, other)).toBe(isSame);
  });

  test("where the two do not agree nothing is known but the concept", async () => {
    const { ask } = telling(attempted("48 km/h"), attempted("52 km/h"));
    expect(await solveTwice(problem, ask, newWord)).toEqual({
      ok: true,
      value: { state: "unsure", concept: "Average speed is distance over time." },
    });
    const unsolvable = telling(attempted("48 km/h"), { ...attempted(""), isSolvable: false });
    expect(await solveTwice(problem, unsolvable.ask, newWord)).toMatchObject({ value: { state: "unsure" } });
  });

  test("what cannot be read is a problem, and so is a model that does not answer", async () => {
    const { ask } = telling({}, attempted("48"));
    expect(await solveTwice(problem, ask, newWord)).toEqual({ ok: false, problem: { kind: "bad-output" } });
    const away = async () => ({ ok: false, problem: { kind: "offline" } }) as const;
    expect(await solveTwice(problem, away, newWord)).toEqual({ ok: false, problem: { kind: "offline" } });
  });
});

const solution: PrivateSolution = attempted("48 km/h");

describe("the ladder of a problem a model has solved [TUT-1]", () => {
  test("has the same order, and tells nothing of the answer before its last rung", () => {
    const known = solvedProblem(problem, solution);
    let ladder = startLadder;
    expect(askModelFor(ladder, "answer", known, solution, [])).toMatchObject({ refused: "nudge" });
    for (const rung of rungs) {
      const asked = askModelFor(ladder, rung, known, solution, []);
      const said = JSON.stringify("hint" in asked ? asked.hint : null);
      expect([rung, said.includes("48")]).toEqual([rung, rung === "answer"]);
      ladder = asked.ladder;
    }
    expect(ladder).toEqual({ reached: 5, isSeen: true });
  });

  test("a concept or a step that tells the answer is not passed on", () => {
    const known = solvedProblem(problem, solution);
    const loose = { ...solution, concept: "It is forty-eight.", steps: ["v = 48 km/h"] };
    const concept = askModelFor({ reached: 1, isSeen: false }, "concept", known, loose, []);
    const step = askModelFor({ reached: 2, isSeen: false }, "next-step", known, loose, []);
    expect(JSON.stringify([concept, step])).not.toMatch(/48|forty/);
  });
});

describe("lines of it [TUT-1]", () => {
  test("are judged by the engine where it can", () => {
    const known = solvedProblem(problem, solution);
    expect(placeOf(known, ["v = 48 km/h"]).isSolved).toBe(true);
    expect(placeOf(known, ["v = 50 km/h"]).isSolved).toBe(false);
    expect(saysAnswer("It is the mitochondrion.", "Mitochondrion")).toBe(true);
  });

  test("else by the model, which has no words for it; what it leaves out cannot be judged", () => {
    const asked = judgeLinesQuestion(problem.text, solution, ["first", "second"], newWord);
    expect(JSON.stringify(asked.schema)).toContain("cannot-say");
    const verdicts = readVerdicts({ lines: [{ line: 2, verdict: "does-not-hold" }] }, 3);
    expect(verdicts).toEqual(["cannot-say", "does-not-hold", "cannot-say"]);
    expect(readVerdicts("48", 1)).toBeNull();
  });

  test("the engine's verdict stands, and below a wrong line nothing is said", () => {
    const unknown = judged("unjudged", "notKnown");
    const lines = [judged("follows", "follows", 0), unknown, unknown, unknown];
    expect(
      withModelVerdicts(lines, ["does-not-hold", "holds", "does-not-hold", "holds"]).map(({ tell }) => tell),
    ).toEqual(["follows", "modelHolds", "modelDoubts", "afterWrong"]);
    expect(withModelVerdicts(lines, [undefined, "cannot-say"]).map(({ tell }) => tell)).toEqual([
      "follows",
      "notKnown",
      "notKnown",
      "notKnown",
    ]);
  });
});
