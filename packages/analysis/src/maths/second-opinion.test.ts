import { ComputeEngine, type Expression } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";
import { isAgreed, opinions as opinionsByChance } from "../testing/generated-opinions.ts";
import { expressionFrom, statementFrom } from "../testing/maths-judge.ts";
import { answerMaths, type MathsTask } from "./answer.ts";

/**
 * What another engine says, which shares nothing with ours: it reads the question and our answer by itself, from LaTeX.
 * Numbers are compared, never forms.
 */
const other = new ComputeEngine();

/** Where the two differ. Whatever comes to agree goes from here, and nothing may come to it. */
const knownDifferences: readonly string[] = [
  // It finds no solution, where (ln 2 - 1)/2 is one.
  "solve 3e^{2x+1}=6",
  // It finds no solution, where 1 is one.
  "solve 4^{x}-2^{x}=2",
  // It finds no solution, where -2 and 2 are two.
  "solve x^2e^{-x}-4e^{-x}=0",
];

const equations = [
  "2x+3=7",
  "\\frac{x}{2}=3",
  "x^2-5x+6=0",
  "2x^2=7",
  "x^2+6x+9=0",
  "3x^2+2x-7=0",
  "x^2+4=0",
  "x^3-6x^2+11x-6=0",
  "x^4-5x^2+4=0",
  "\\frac{1}{x}+\\frac{1}{x+1}=1",
  "\\frac{3}{x-2}=5",
  "\\frac{x}{x-1}=\\frac{1}{x-1}",
  "\\sqrt{x+3}=x-3",
  "\\sqrt{2x+3}=x",
  "x-5\\sqrt{x}+6=0",
  "\\left|x-3\\right|=5",
  "e^{x}=5",
  "3e^{2x+1}=6",
  "2^{x}=8",
  "4^{x}-2^{x}=2",
  "e^{2x}-3e^{x}+2=0",
  "\\ln(x)=2",
  "\\ln(x)+\\ln(x-1)=\\ln(2)",
  "(1-2x^2)e^{-x^2}=0",
  "x^2e^{-x}-4e^{-x}=0",
];

const functions = [
  "x^3-4x+1",
  "\\frac{1}{x^2+1}",
  "\\sqrt{x^2+1}",
  "x^2 \\sin(x)",
  "\\frac{\\sin(x)}{x}",
  "e^{-x^2}",
  "\\ln(x^2+1)",
  "x \\ln(x)",
  "\\tan(x)",
  "\\arctan(x)",
  "\\cos(x)^3",
  "2^{x}",
  "x^{x}",
  "\\frac{x^2-1}{x+3}",
];

const areas = [
  ["x^2", "0", "1"],
  ["3x^2-2x+1", "-1", "2"],
  ["\\frac{1}{x}", "1", "e"],
  ["\\sin(x)", "0", "\\pi"],
  ["x e^{x}", "0", "1"],
  ["\\frac{1}{x^2+1}", "0", "1"],
  ["\\sqrt{x}", "0", "4"],
  ["\\ln(x)", "1", "2"],
  ["x \\cos(x)", "0", "\\pi"],
] as const;

const values = [
  "2+3 \\cdot 4^2",
  "\\frac{3}{4}+\\frac{5}{6}",
  "\\sqrt{50}-\\sqrt{8}",
  "\\sqrt[3]{54}",
  "\\sin(\\frac{\\pi}{3})",
  "\\log_{2}(32)",
  "\\ln(e^{3})",
  "7!",
  "\\left|-3\\right|^{3}",
  "2^{-3}",
];

const forms = ["(x+1)^3", "(2x-3)(x+4)", "x^2-5x+6", "x^3-8", "\\frac{x^2-4}{x-2}", "2x^2+4x+2", "(a+b)^2-(a-b)^2"];

const limits = [
  ["\\frac{\\sin(x)}{x}", "0"],
  ["\\frac{x^2-1}{x-1}", "1"],
  ["\\frac{1-\\cos(x)}{x^2}", "0"],
  ["\\frac{e^{x}-1}{x}", "0"],
] as const;

const points = [0.3, 1.7, 2.6];

type Opinions = { readonly ours: readonly number[]; readonly theirs: readonly number[] };

const opinions: Readonly<Record<string, () => Opinions>> = {
  ...named("solve", equations, (latex) => ({
    ours: ordered(solved(latex).map((value) => valueAt(value))),
    theirs: ordered(rootsOf(latex)),
  })),
  ...named("differentiate", functions, (latex) => {
    const ours = ourResult({ kind: "differentiate", expression: expressionFrom(latex), variable: "x" });
    const theirs = other.box(["D", other.parse(latex), "x"]).evaluate().latex;
    return { ours: points.map((x) => valueAt(ours, x)), theirs: points.map((x) => valueAt(theirs, x)) };
  }),
  ...named("integrate", areas, ([latex, from, to]) => {
    const bounds = { from: expressionFrom(from), to: expressionFrom(to) };
    const ours = ourResult({ kind: "integrate", expression: expressionFrom(latex), variable: "x", ...bounds });
    return { ours: [valueAt(ours)], theirs: [valueAt(`\\int_{${from}}^{${to}} ${latex} \\, dx`)] };
  }),
  ...named("evaluate", values, (latex) => ({
    ours: [valueAt(ourResult({ kind: "evaluate", expression: expressionFrom(latex) }))],
    theirs: [valueAt(latex)],
  })),
  ...Object.assign(
    {},
    ...(["simplify", "expand", "factor"] as const).map((kind) =>
      named(kind, forms, (latex) => {
        const ours = ourResult({ kind, expression: expressionFrom(latex) });
        return { ours: points.map((x) => valueAt(ours, x)), theirs: points.map((x) => valueAt(latex, x)) };
      }),
    ),
  ),
  ...named("limit", limits, ([latex, point]) => {
    const task = {
      kind: "limit",
      expression: expressionFrom(latex),
      variable: "x",
      point: expressionFrom(point),
    } as const;
    const theirs = other.box(["Limit", ["Function", other.parse(latex), "x"], other.parse(point)]).N().re;
    return { ours: [valueAt(ourResult(task))], theirs: [theirs] };
  }),
};

describe("our answers and another engine's are the same numbers", () => {
  test.each(Object.keys(opinions).filter((name) => !knownDifferences.includes(name)))("%s", (name) => {
    const { ours, theirs } = opinionsOn(name);
    expect(theirs).toHaveLength(ours.length);
    for (const [place, value] of ours.entries()) expect(theirs[place]).toBeCloseTo(value, 8);
  });

  test("and each difference that is known is still one", () => {
    const agreed = knownDifferences.filter((name) => {
      const { ours, theirs } = opinionsOn(name);
      return (
        ours.length === theirs.length &&
        ours.every((value, place) => Math.abs(value - (theirs[place] ?? Number.NaN)) < 1e-8)
      );
    });
    expect(agreed).toEqual([]);
  });
});

function named<Asked>(kind: string, asked: readonly Asked[], opinion: (asked: Asked) => Opinions) {
  return Object.fromEntries(asked.map((each) => [`${kind} ${String(each)}`, () => opinion(each)]));
}

function opinionsOn(name: string): Opinions {
  const ask = opinions[name];
  if (!ask) throw new Error(`Nobody asks: ${name}`);
  return ask();
}

function ourResult(task: MathsTask): string {
  const answer = answerMaths(task);
  if (!answer.ok) throw new Error(answer.problem.kind);
  return answer.value.result;
}

function solved(latex: string): readonly string[] {
  const result = ourResult({ kind: "solve", statement: statementFrom(latex) });
  return [...result.matchAll(/x = (.+?)(?= \\;\\lor|$)/g)].map(([, value = ""]) => value);
}

function rootsOf(latex: string): readonly number[] {
  // Of one equation it is a list; the other forms are for systems.
  const roots = (other.parse(latex).solve("x") ?? []) as readonly Expression[];
  return roots.map((root) => root.N()).flatMap(({ re, im }) => (Math.abs(im) < 1e-10 ? re : []));
}

function valueAt(latex: string, x?: number): number {
  const read = other.parse(latex);
  return (x === undefined ? read : read.subs({ x, a: 1.3, b: x + 0.4 })).N().re;
}

function ordered(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((one, another) => one - another);
}

test("problems made by chance: every tenth of those whose outcome is committed is agreed upon", () => {
  const differences = [...opinionsByChance(10)].filter((each) => !isAgreed(each));
  expect(differences).toEqual([]);
});
