import {
  difference,
  type Expression,
  number,
  power,
  product,
  relation,
  type Statement,
  sum,
  symbol,
} from "@jotter/analysis/maths/expression";
import { expand, factor } from "@jotter/analysis/maths/normal";
import { latexOf, plainOf, statementLatex, statementPlain } from "@jotter/analysis/maths/print";
import { attempt } from "@jotter/analysis/maths/problem";
import { languages } from "@jotter/domain/settings";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeLines } from "./lines.ts";
import { readProblem } from "./problem.ts";
import { attempts, judgedAttempt, knownMisses, misses, problemOf } from "./testing/attempts.ts";
import { correctWorkings } from "./testing/correct-workings.ts";
import { tellParameters } from "./verdict.ts";

const isCorrect = (verdict: string | undefined) => verdict === "follows" || verdict === "no-further";

describe("the judge of lines, on attempts a teacher has judged [TUT-1]", () => {
  const judgedAttempts = attempts.map((each) => judgedAttempt(each));

  test("finds the line with the planted error, in at least 95 of 100 attempts", () => {
    const planted = judgedAttempts.filter(({ attempt: { firstWrong } }) => firstWrong !== null);
    const found = planted.filter(({ isRight }) => isRight);
    expect(planted.length).toBeGreaterThanOrEqual(280);
    expect(found.length / planted.length).toBeGreaterThanOrEqual(0.95);
  });

  test("never calls a correct line wrong, nor says that it loses or gains solutions", () => {
    const lies = judgedAttempts.flatMap(({ attempt: { id, verdicts }, lines, isAccepted }) =>
      lines.flatMap(({ verdict }, index) => {
        const isBad = verdict === "wrong" || verdict === "loses" || verdict === "gains";
        return isCorrect(verdicts[index]) && isBad && !isAccepted[index] ? [`${id} ${index} ${verdict}`] : [];
      }),
    );
    expect(lies).toEqual([]);
  });

  test("never calls a correct line wrong where nobody has solved the problem", () => {
    const lies = attempts.flatMap((each) => {
      const { lines, isAccepted } = judgedAttempt(each, readProblem(each.problem, each.lang));
      return lines.flatMap(({ verdict }, index) =>
        isCorrect(each.verdicts[index]) && verdict === "wrong" && !isAccepted[index] ? [`${each.id} ${index}`] : [],
      );
    });
    expect(lies).toEqual([]);
  });

  test("judges no line otherwise than a teacher but those known: a new one fails, and one less is taken from the list", () => {
    expect(misses(judgedAttempts)).toEqual(knownMisses);
  });

  test("says of each line only what its text has a place for", () => {
    for (const { lines } of judgedAttempts) {
      for (const { tell, params } of lines) expect(Object.keys(params)).toEqual([...tellParameters[tell]]);
    }
  });
});

describe("lines as students write them [TUT-1]", () => {
  const verdictsOf = (problem: string, lines: readonly string[], language: (typeof languages)[number] = "en") =>
    judgeLines(readProblem(problem, language), lines).lines.map(({ verdict }) => verdict);

  test.each([
    ["en", "so x = 3 or x = -2"],
    ["en", "x is 3 or -2, therefore x = 3 or x = -2"],
    ["en", "x = 3, x = -2"],
    ["en", "x ∈ {3, -2}"],
    ["en", "$$x_1 = 3, \\quad x_2 = -2$$"],
    ["en", "x = \\frac{1 \\pm 5}{2}"],
    ["de", "also x = 3 oder x = -2"],
    ["de", "L = {-2; 3}"],
    ["fr", "donc x = 3 ou x = −2"],
    ["fr", "S = {−2 ; 3}"],
    ["es", "luego x = 3 o x = −2"],
    ["zh", "所以 x = 3 或 x = -2"],
    ["ja", "だから x = 3 または x = −2"],
  ] as const)("%s: %s", (language, line) => {
    expect(verdictsOf("x² - x - 6 = 0", [line], language)).toEqual(["follows"]);
  });

  test("angles that repeat may be written with any letter for a whole number", () => {
    const problem = "Find all real solutions of sin(x) = 1/2";
    expect(verdictsOf(problem, ["x = π/6 + 2kπ or x = 5π/6 + 2kπ"])).toEqual(["follows"]);
    expect(verdictsOf(problem, ["x = π/6 + 2πn, n ∈ ℤ"])).toEqual(["loses"]);
    expect(verdictsOf(problem, ["x = π/3 + 2kπ"])).toEqual(["wrong"]);
  });

  test("the highest point of a curve: slopes, where they are nought, and of these the highest", () => {
    const problem = "Where does $f(x) = x\\,e^{-x^2}$ have its maximum?";
    const right = ["f'(x) = e^{-x^2} + x\\cdot(-2x)\\,e^{-x^2}", "f'(x) = e^{-x^2}(1-2x^2)", "1-2x^2=0"];
    const { lines } = judgeLines(readProblem(problem, "en"), [...right, "x^2 = 2"]);
    expect(lines.map(({ verdict }) => verdict)).toEqual(["follows", "follows", "follows", "wrong"]);
    expect(lines[3]).toMatchObject({ tell: "otherSolutions", params: { line: "3" } });
    expect(verdictsOf(problem, [...right, "x = ±1/√2", "x = 1/√2"]).slice(3)).toEqual(["follows", "follows"]);
    expect(verdictsOf(problem, ["f'(x) = e^{-x^2} - 2x e^{-x^2}"])).toEqual(["wrong"]);
  });

  test.each(correctWorkings)("a working without a mistake has none: %s %s", (language, problem, lines) => {
    const { lines: verdicts, firstWrong } = judgeLines(readProblem(problem, language), lines);
    expect(verdicts.filter(({ verdict }) => verdict === "wrong" || verdict === "loses")).toEqual([]);
    expect(firstWrong).toBeNull();
    expect(verdicts.filter(({ verdict }) => verdict === "unjudged").length).toBeLessThan(Math.max(2, lines.length));
  });

  test("cases one below the other come to the whole", () => {
    const { lines, firstWrong } = judgeLines(readProblem("Solve |x - 2| = 5", "en"), [
      "x - 2 = 5",
      "x = 7",
      "x - 2 = -5",
      "x = -3",
      "x = 7 or x = -3",
    ]);
    expect(lines.map(({ verdict }) => verdict)).not.toContain("wrong");
    expect(firstWrong).toBeNull();
  });

  test("an equation between numbers that is true is never called wrong", () => {
    for (const problem of [
      "Evaluate 3*4 + 5*2",
      "Solve 3x + 5 = 20",
      "Solve x + y = 5, x - y = 1",
      "How old is Ann?",
    ]) {
      expect(verdictsOf(problem, ["3 * 4 = 12"])).not.toContain("wrong");
    }
  });

  test("the words of the verdict name the line it is held against", () => {
    const { lines } = judgeLines(readProblem("Solve 3x + 5 = 20", "en"), ["3x = 15", "x = 6"]);
    expect(lines[1]).toEqual({ verdict: "wrong", tell: "otherSolutions", params: { line: "1" } });
  });
});

const x = symbol("x");
const whole = fc.integer({ min: -9, max: 9 });
const notNought = whole.filter((value) => value !== 0);
const polynomial = fc
  .array(whole, { minLength: 2, maxLength: 3 })
  .filter((all) => all.slice(1).some((each) => each !== 0))
  .map((all) =>
    sum(...all.map((each, degree) => (degree === 0 ? number(each) : product(number(each), power(x, number(degree)))))),
  );
const factors = fc
  .array(fc.tuple(notNought, whole), { minLength: 1, maxLength: 2 })
  .map((all) => product(...all.map(([a, b]) => sum(product(number(a), x), number(b)))));
const sign = fc.constantFrom("=", "<", ">", "<=", ">=" as const);

/** The same said otherwise: a term or a factor on both sides, brackets multiplied out, sides turned. */
const rewritings: fc.Arbitrary<
  (of: Extract<Statement, { kind: "relation" }>) => Extract<Statement, { kind: "relation" }>
> = fc.oneof(
  polynomial.map(
    (term) => (of: Extract<Statement, { kind: "relation" }>) =>
      relation(sum(of.left, term), of.comparison, sum(of.right, term)),
  ),
  fc
    .integer({ min: 1, max: 7 })
    .map(
      (factor_) => (of: Extract<Statement, { kind: "relation" }>) =>
        relation(product(number(factor_), of.left), of.comparison, product(number(factor_), of.right)),
    ),
  fc.constant((of: Extract<Statement, { kind: "relation" }>) =>
    relation(expand(of.left), of.comparison, expand(of.right)),
  ),
  fc.constant((of: Extract<Statement, { kind: "relation" }>) =>
    relation(expand(difference(of.left, of.right)), of.comparison, number(0n)),
  ),
  fc.constant((of: Extract<Statement, { kind: "relation" }>) => {
    const turned = { "=": "=", "<": ">", ">": "<", "<=": ">=", ">=": "<=", "!=": "!=" } as const;
    return relation(of.right, turned[of.comparison], of.left);
  }),
);

describe("what is only said otherwise [TUT-1]", () => {
  test("equations and inequalities: never wrong, never other solutions", () => {
    fc.assert(
      fc.property(
        fc.oneof(polynomial, factors),
        fc.oneof(
          polynomial,
          whole.map((value) => number(value)),
        ),
        sign,
        fc.array(rewritings, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        (left, right, comparison, changes, isLatex) => {
          const given = relation(left, comparison, right);
          const show = isLatex ? statementLatex : statementPlain;
          const problem = readProblem(`Solve ${isLatex ? `$${show(given)}$` : show(given)}`, "en");
          fc.pre(problem.meaning.kind === "set");
          const lines: string[] = [];
          let now = given;
          for (const change of changes) {
            const next = attempt(() => change(now));
            if (!next.ok) return;
            now = next.value;
            lines.push(show(now));
          }
          const verdicts = judgeLines(problem, lines).lines.map(({ verdict }) => verdict);
          expect({
            problem: problem.text,
            lines,
            verdicts: verdicts.filter((verdict) => !isCorrect(verdict) && verdict !== "unjudged"),
          }).toEqual({ problem: problem.text, lines, verdicts: [] });
        },
      ),
      { numRuns: 150 },
    );
  });

  test("expressions: never another value", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(polynomial, factors), { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        (parts, isLatex) => {
          const given: Expression = product(...parts);
          const show = isLatex ? latexOf : plainOf;
          const problem = readProblem(`Simplify ${isLatex ? `$${show(given)}$` : show(given)}`, "en");
          fc.pre(problem.meaning.kind === "value");
          const forms = [() => expand(given), () => factor(given)]
            .map((work) => attempt(work))
            .flatMap((form) => (form.ok ? [form.value] : []));
          const lines = forms.map((form) => `= ${show(form)}`);
          const verdicts = judgeLines(problem, lines).lines.map(({ verdict }) => verdict);
          expect({ lines, isBad: verdicts.includes("wrong") }).toEqual({ lines, isBad: false });
        },
      ),
      { numRuns: 100 },
    );
  });

  test("the engine's own solution of every problem follows", () => {
    const lies = [...new Map(attempts.map((each) => [each.problem, each])).values()].flatMap((each) => {
      const problem = problemOf(each);
      if (problem.solution === null) return [];
      const { result } = problem.solution;
      const { lines } = judgeLines({ ...problem, rounding: null }, [result]);
      return lines.every(({ verdict }) => isCorrect(verdict) || verdict === "unjudged")
        ? []
        : [`${each.problem}: ${result}`];
    });
    expect(lies).toEqual([]);
  });
});

describe("whatever is written [TUT-1]", () => {
  const pieces = attempts.flatMap(({ lines, problem }) => [...lines, problem]);
  const scraps = fc
    .array(
      fc.oneof(
        fc.constantFrom(...pieces),
        fc.string({ maxLength: 12 }),
        fc.constantFrom("=", "≈", "\\frac{", "}", "(", "|", "±", "∫", "lim", "^", "_", "[[", "→"),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((all) => all.join(" "));

  test("nothing is thrown, and every line gets a verdict", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...pieces), scraps),
        fc.array(scraps, { maxLength: 3 }),
        fc.constantFrom(...languages),
        (text, lines, language) => {
          expect(judgeLines(readProblem(text, language), lines).lines).toHaveLength(lines.length);
        },
      ),
      { numRuns: 150 },
    );
  });

  test("no text takes long, however often something is repeated in it", () => {
    const problem = readProblem("Solve x^2 - 5x + 6 = 0", "en");
    const parts = [
      "H2",
      "A",
      "(",
      "[",
      "{",
      "x+",
      "1,",
      "\\frac{",
      "∫",
      "lim x→",
      "Ca(OH)2 + ",
      "m/s ",
      "2^",
      "x or ",
      "[[1,2],[3,4]]",
      "(x+1)^9",
      "9^9",
    ];
    for (const part of parts) {
      const text = part.repeat(Math.ceil(400 / part.length));
      const before = performance.now();
      judgeLines(readProblem(text, "en"), [text]);
      judgeLines(problem, [text.slice(0, 500)]);
      expect([part, performance.now() - before < 5000]).toEqual([part, true]);
    }
  });
});
