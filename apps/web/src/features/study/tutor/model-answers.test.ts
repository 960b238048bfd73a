import { startLadder } from "@jotter/tutor/ladder";
import { describe, expect, test } from "vitest";
import { modelAnswers } from "./model-answers.ts";
import { sealed, unsealed } from "./sealed.ts";
import { tutorAnswers } from "./tutor-answers.ts";

const solution = { answer: "48 km/h", steps: ["v = 120 km / 2.5 h"], concept: "Way over time – 速さ", twin: null };
const posed = {
  text: "A train covers 120 km in 2 hours and 30 minutes. How fast is it on average?",
  language: "en",
  isAlone: false,
  sealed: sealed(solution),
} as const;

describe("a solution a model has found [TUT-1]", () => {
  test("lies closed in its record and comes back whole; what cannot be opened is nothing", () => {
    expect(posed.sealed).not.toContain("48");
    expect(unsealed(posed.sealed)).toEqual(solution);
    for (const broken of [null, "", "%%%", btoa("[]"), btoa("{")]) expect(unsealed(broken)).toBeNull();
  });

  test("leaves the tutor only closed", async () => {
    const attempted = { ...solution, isSolvable: true, twin: { problem: "", steps: [], answer: "" } };
    const solved = await modelAnswers.solve({ posed: { ...posed, sealed: null } }, async () => ({
      ok: true,
      value: attempted,
    }));
    expect(solved).toMatchObject({ ok: true, value: { state: "agreed" } });
    expect(JSON.stringify(solved)).not.toContain("48");
  });

  test("is what lines are held against, with what a model says where the engine cannot", () => {
    expect(tutorAnswers.judge({ posed, lines: ["v = 48 km/h"] }).isSolved).toBe(true);
    const lines = ["the way by the time", "v = 48 km/h"];
    expect(tutorAnswers.judge({ posed, lines, byModel: ["does-not-hold", null] })).toMatchObject({
      firstWrong: 1,
      isSolved: false,
    });
    expect(tutorAnswers.hint({ posed, lines: [], ladder: startLadder, rung: "answer" })).toMatchObject({
      refused: "nudge",
    });
  });

  test("a line a model says nothing of cannot be judged", async () => {
    const said = await modelAnswers.judgeAway({ posed, lines: ["a", "b"] }, async () => ({
      ok: true,
      value: { lines: [] },
    }));
    expect(said).toEqual({ ok: true, value: ["cannot-say", "cannot-say"] });
  });
});
