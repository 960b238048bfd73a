import { startLadder } from "@jotter/tutor/ladder";
import { describe, expect, test } from "vitest";
import { modelAnswers } from "./model-answers.ts";
import { sealed, unsealed } from "./sealed.ts";
import { tutorAnswers } from "./tutor-answers.ts";

const solution = { answer: "48 km/h", steps: ["v = 240 km / 5 h"], concept: "Way over time – 速さ", twin: null };
const posed = {
  text: "A cyclist rides up a pass at 40 km/h and the same way down at 60 km/h. How fast is the whole trip on average?",
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
    const lines = ["the way by the time"];
    const byModel = ["does-not-hold", null] as const;
    expect(tutorAnswers.judge({ posed, lines, byModel })).toMatchObject({ firstWrong: 1, isSolved: false });
    // What was wrong is put right by the answer below it.
    const mended = tutorAnswers.judge({ posed, lines: [...lines, "v = 48 km/h"], byModel });
    expect(mended).toMatchObject({ firstWrong: null, isSolved: true });
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
