import type { Language } from "@jotter/domain/settings";
import { takenQuestions } from "@jotter/study-tools/quiz/stored";
import { aloneEvidence } from "@jotter/tutor/alone";
import { startLadder } from "@jotter/tutor/ladder";
import { typesetLine } from "@jotter/tutor/typeset";
import fc from "fast-check";
import katex from "katex";
import { describe, expect, test } from "vitest";
import { tutorAnswers } from "./tutor-answers.ts";

const posed = { text: "Solve 2x + 3 = 11", language: "en", isAlone: false } as const;

describe("what the tutor is asked [TUT-1]", () => {
  test("reads a problem without a word of its solution", () => {
    expect(JSON.stringify(tutorAnswers.read(posed))).not.toContain("4");
  });

  test("names the first wrong line, and judges all after a mended one again", () => {
    expect(tutorAnswers.judge({ posed, lines: ["2x = 14", "x = 7"] })).toMatchObject({
      firstWrong: 1,
      isSolved: false,
    });
    expect(tutorAnswers.judge({ posed, lines: ["2x = 8", "x = 4"] })).toMatchObject({
      firstWrong: null,
      isSolved: true,
    });
  });

  test("reads the numbers of a problem as its own language writes them, whatever the app's is", () => {
    const german = "Ein Auto fährt 1.200 m in 60 s. Wie groß ist die Geschwindigkeit?";
    const english = "A car travels 1.250 km in 50 s. What is the speed of the car in m/s?";
    const solvedBy = (text: string, language: Language, line: string) =>
      tutorAnswers.judge({ posed: { text, language, isAlone: false }, lines: [line] }).isSolved;
    expect(solvedBy(german, "en", "v = 20 m/s")).toBe(true);
    expect(solvedBy(english, "de", "v = 25 m/s")).toBe(true);
  });

  test("refuses a rung before the one above it", () => {
    expect(tutorAnswers.hint({ posed, lines: [], ladder: startLadder, rung: "answer" })).toMatchObject({
      refused: "nudge",
    });
  });

  test("the one alone is another problem, judged by itself, and what comes of it is evidence", () => {
    const { question, isFormula } = tutorAnswers.alone({ posed }) ?? { question: "", isFormula: false };
    expect(isFormula).toBe(true);
    expect(question).toMatch(/x/);
    expect(question).not.toBe("$2 x + 3 = 11$");
    const attempted = { lines: ["x = 4"], at: 1_000_000, ms: 60_000, topic: "Linear", classId: null };
    const made = tutorAnswers.handIn({ posed, asks: "Solve the equation", title: "Linear", attempted });
    expect(made).toMatchObject({ finishedAt: 1_000_000, answers: [{ share: 0, given: "x = 4" }] });
    // Where quizzes are shown it is one like any other.
    expect(made && takenQuestions(made)).toMatchObject([{ question: { prompt: `Solve the equation: ${question}` } }]);
    expect(made && aloneEvidence(made, "q")).toHaveLength(1);
    expect(tutorAnswers.judge({ posed: { ...posed, isAlone: true }, lines: ["x = 4"] }).isSolved).toBe(false);
  });

  test("keeps the words of the problem where a formula would not say all that is asked", () => {
    const tangent = { text: "Find the tangent of x^2 at x = 3", language: "en", isAlone: false } as const;
    const alone = tutorAnswers.alone({ posed: tangent });
    expect(alone).toMatchObject({ isFormula: false, question: expect.stringMatching(/^Find the tangent of .* at /) });
    expect(alone?.question).not.toContain("x = 3");
  });

  test("whatever is typed is drawn, and a plain line never as a fault", () => {
    const part = fc.constantFrom(
      "x",
      "2",
      "3,5",
      "(",
      ")",
      "^",
      "/",
      "+",
      "-",
      "=",
      "sqrt",
      "sin",
      "²",
      "|",
      "<=",
      " ",
      "_",
      "{",
      "}",
      "%",
      "so",
      "or",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const drawn = typesetLine(parts.join(""), "en");
        for (const [, tex = ""] of drawn.matchAll(/\$([^$]*)\$/g)) katex.renderToString(tex, { throwOnError: true });
      }),
      { numRuns: 600 },
    );
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 60 }),
        (text) => typeof typesetLine(text, "ja") === "string",
      ),
    );
  });
});
