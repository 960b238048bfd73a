import { children, type Expression } from "@jotter/analysis/maths/expression";
import { parseStatement } from "@jotter/analysis/maths/parse";
import { stepParameters } from "@jotter/analysis/maths/steps";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aloneAsQuiz, aloneEvidence, aloneOf, shareOf } from "./alone.ts";
import { conceptOf, concepts } from "./concepts.ts";
import { askFor, type Hint, type Ladder, rungs, startLadder } from "./ladder.ts";
import { judgeLines } from "./lines.ts";
import { nextStep } from "./next-step.ts";
import { placeOf } from "./place.ts";
import { type Problem, readProblem } from "./problem.ts";
import { questionOf } from "./question-of.ts";
import { relationsIn } from "./real-sets.ts";
import { attempts, problemOf } from "./testing/attempts.ts";
import { twinOf } from "./twin.ts";

const problems = [...new Map(attempts.map((each) => [each.problem, each])).values()];
const solved = problems
  .map((each) => ({ each, problem: problemOf(each) }))
  .filter(({ problem }) => problem.solution !== null);
const hintAt = (problem: Problem, rung: number, lines: readonly string[]): Hint => {
  let ladder: Ladder = startLadder;
  let hint: Hint | null = null;
  for (const each of rungs.slice(0, rung + 1)) {
    const asked = askFor(ladder, each, problem, lines);
    if ("refused" in asked) throw new Error(asked.refused);
    [ladder, hint] = [asked.ladder, asked.hint];
  }
  if (hint === null) throw new Error("no rung");
  return hint;
};

describe("the ladder of hints [TUT-1]", () => {
  test("whatever is asked for in whatever order, the answer comes after the four rungs above it", () => {
    const problem = readProblem("Solve 3x + 5 = 20", "en");
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...rungs), { maxLength: 14 }), (asked) => {
        let ladder: Ladder = startLadder;
        const given: string[] = [];
        for (const rung of asked) {
          const answer = askFor(ladder, rung, problem, []);
          ladder = answer.ladder;
          if ("hint" in answer) given.push(answer.hint.rung);
          else expect(answer.refused).toBe(rungs[given.length === 0 ? 0 : new Set(given).size]);
        }
        const firsts = [...new Set(given)];
        expect(firsts).toEqual(rungs.slice(0, firsts.length));
        expect(ladder.isSeen).toBe(given.includes("answer"));
      }),
    );
  });

  test("nothing above the answer holds the value of the solution", () => {
    const compact = (text: string) => text.replace(/\s|\$|\\left|\\right/g, "");
    const leaks = solved.flatMap(({ each, problem }, index) => {
      const secrets = [problem.solution?.result ?? "", problem.solution?.plain ?? ""].map(compact);
      const shown = compact([each.problem, ...problem.tasks.map(questionOf)].join(" "));
      const right = each.lines.slice(0, each.firstWrong ?? each.lines.length);
      const lines = index % 2 === 0 ? [] : right.slice(0, -1);
      return [0, 1, 2].flatMap((rung) => {
        const own = [shown, ...lines.map(compact)].join(" ");
        const isTold = (text: string) =>
          secrets.some(
            (secret) => !own.includes(secret) && (text === secret || (/[=<>]/.test(secret) && text.includes(secret))),
          );
        const told = stringsIn(hintAt(problem, rung, lines))
          .map(compact)
          .filter(isTold);
        return told.map((text) => `${each.id} ${rungs[rung]}: ${text}`);
      });
    });
    expect(leaks).toEqual([]);
  });

  test.each(["Integrate x^2 dx", "Find ∫ cos(x) dx", "Find ∫ 1/x dx", "Find ∫ e^(2x) dx"])(
    "an integral of one step is not told without its constant: %s",
    (text) => {
      expect(hintAt(readProblem(text, "en"), 2, [])).toMatchObject({ step: { after: null } });
    },
  );

  test("the nudge points at the first wrong line and names no rule", () => {
    const problem = readProblem("Solve 3x + 5 = 20", "en");
    expect(hintAt(problem, 0, [])).toEqual({ rung: "nudge", tell: "readTheProblem", params: { asks: "equation" } });
    expect(hintAt(problem, 0, ["3x = 15", "x = 6"])).toEqual({
      rung: "nudge",
      tell: "lookAgain",
      params: { line: "2", above: "1" },
    });
    expect(hintAt(problem, 0, ["3x = 15"])).toEqual({ rung: "nudge", tell: "goOnFrom", params: { line: "1" } });
    expect(hintAt(problem, 0, ["3x = 15", "x = 5"])).toEqual({ rung: "nudge", tell: "solved", params: {} });
  });

  test("the next step starts where the student stands, and its outcome is kept back where it is the solution", () => {
    const problem = readProblem("Solve 3x + 5 = 20", "en");
    expect(hintAt(problem, 2, [])).toMatchObject({
      step: { id: "subtractFromBothSides", params: { term: "$5$" }, after: "3 x = 15" },
    });
    expect(hintAt(problem, 2, ["3x = 15"])).toMatchObject({
      step: { id: "divideBothSides", params: { divisor: "$3$" }, after: null },
    });
    const system = readProblem("Solve x + y = 5, 2x - y = 1", "en");
    expect(hintAt(system, 2, ["3x = 6", "x = 2"])).toMatchObject({
      step: { id: "insertKnown", before: "x + y = 5", after: "2 + y = 5" },
    });
  });

  test("what comes out of a next step would be judged right", () => {
    const lies = solved.flatMap(({ each, problem }) => {
      if (problem.meaning.kind !== "set") return [];
      const right = each.lines.slice(0, each.firstWrong ?? each.lines.length).slice(0, 2);
      return [[], right].flatMap((lines) => {
        const step = nextStep(problem, placeOf(problem, lines));
        if (step === null || problem.meaning.kind !== "set" || problem.meaning.asked !== null) return [];
        const verdict = judgeLines(problem, [...lines, step.after]).lines.at(-1)?.verdict;
        // What may bring more solutions is checked by a later step.
        return verdict === "wrong" ? [`${each.id}: ${lines.at(-1) ?? ""} => ${step.after}`] : [];
      });
    });
    expect(lies).toEqual([]);
  });

  test("every step has a rule with a name", () => {
    for (const id of Object.keys(stepParameters))
      expect(concepts).toContain(conceptOf(id as keyof typeof stepParameters, "equation"));
    expect(
      Object.keys(stepParameters).filter(
        (id) => conceptOf(id as keyof typeof stepParameters, "equation") === "whatIsGiven",
      ),
    ).toEqual([]);
  });

  test("a problem nobody has solved has rungs without steps and without an answer", () => {
    const problem = readProblem("Ann is half as old as Ben. Together they are 36.", "en");
    expect(hintAt(problem, 2, [])).toEqual({ rung: "next-step", step: null, concept: "unknownToEquation" });
    expect(hintAt(problem, 3, [])).toEqual({ rung: "twin", twin: null });
    expect(hintAt(problem, 4, [])).toEqual({ rung: "answer", solution: null });
  });
});

describe("a twin [TUT-1]", () => {
  const own = solved.filter(({ problem }) => problem.tasks.length === 1);
  const twins = own.map(({ problem }) => ({ problem, twin: twinOf(problem, 1) }));

  test("is found for at least four of five problems", () => {
    expect(twins.filter(({ twin }) => twin !== null).length / twins.length).toBeGreaterThan(0.8);
  });

  test("has the form of its problem, other numbers, and another solution that is checked by the judge", () => {
    for (const { problem, twin } of twins) {
      if (twin === null) continue;
      const solution = twin.problem.solution;
      expect(formOf(twin.question).length).toBeGreaterThan(0);
      expect(twin.question).not.toBe(problem.tasks[0] && questionOf(problem.tasks[0]));
      expect(solution?.result).not.toBe(
        problem.solution?.result === "\\varnothing" || problem.solution?.result === "\\mathbb{R}"
          ? ""
          : problem.solution?.result,
      );
      const { lines } = judgeLines({ ...twin.problem, rounding: null }, [solution?.result ?? ""]);
      expect([
        twin.question,
        lines[0]?.verdict === "wrong" || lines[0]?.verdict === "loses" || lines[0]?.verdict === "gains",
      ]).toEqual([twin.question, false]);
    }
  });

  test("of the highest point of a curve is one of another curve", () => {
    const problem = readProblem("Where does f(x) = x^3 - 12x have its maximum?", "en");
    const twin = twinOf(problem, 1);
    expect(twin?.problem).toMatchObject({ asks: "maximum", solvedBy: "engine" });
    expect(twin?.problem.solution?.plain).toMatch(/^x = -\d+$/);
  });

  test("of linear and quadratic equations keeps its form to the letter", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: 1, max: 50 }),
        (a, b, root, seed) => {
          const problem = readProblem(`Solve ${a}x + ${b} = ${a * root + b}`, "en");
          const twin = twinOf(problem, seed);
          expect(twin).not.toBeNull();
          expect(formOf(twin?.question ?? "")).toBe(
            formOf(
              questionOf(
                problem.tasks[0] ?? { kind: "evaluate", expression: { kind: "number", value: { n: 0n, d: 1n } } },
              ),
            ),
          );
          expect(twin?.problem.solution?.plain).toMatch(/^x = -?\d+$/);
          expect(twin?.problem.solution?.plain).not.toBe(problem.solution?.plain);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("then one alone [TUT-1]", () => {
  const problem = readProblem("Solve 3x + 5 = 20", "en");

  test("is another problem than the worked twin", () => {
    const [alone, twin] = [aloneOf(problem), twinOf(problem, 1)];
    expect(alone).not.toBeNull();
    expect(alone?.question).not.toBe(twin?.question);
  });

  test("what is done in it is evidence: solved, not solved, or waiting for a judge", () => {
    const alone = aloneOf(problem);
    if (alone === null) throw new Error("no twin");
    const solution = alone.problem.solution?.plain ?? "";
    expect(shareOf(alone.problem, [solution])).toBe(1);
    expect(shareOf(alone.problem, ["x = 1000"])).toBe(0);
    expect(shareOf(alone.problem, [])).toBe(0);
    expect(shareOf(alone.problem, ["I think so"])).toBeNull();
    const quiz = aloneAsQuiz(alone, "Equations", {
      lines: [solution],
      at: 1_700_000,
      ms: 42_000,
      topic: "Equations",
      classId: null,
    });
    expect(aloneEvidence(quiz, "q1")).toEqual([
      { at: 1_700_000, kind: "quiz", classId: null, topic: "Equations", sourceId: "q1", value: 1 },
    ]);
  });
});

function stringsIn(of: unknown): readonly string[] {
  if (typeof of === "string") return [of];
  if (typeof of !== "object" || of === null) return [];
  // What stands in the student's own line is no secret, nor is the place of a line.
  return Object.entries(of).flatMap(([name, value]) =>
    ["before", "line", "above"].includes(name) ? [] : stringsIn(value),
  );
}

/** The tree of a formula with every number made the same. */
function formOf(latex: string): string {
  const read = parseStatement(latex);
  if (!read.ok) return latex.replace(/\d+/g, "n");
  const shape = (each: Expression): string =>
    each.kind === "number"
      ? "n"
      : each.kind === "symbol"
        ? each.name
        : `(${each.kind} ${children(each).map(shape).join(" ")})`;
  if (read.value.kind === "expression") return shape(read.value.expression);
  return relationsIn(read.value)
    .map(({ left, comparison, right }) => `${shape(left)}${comparison}${shape(right)}`)
    .join(";");
}
