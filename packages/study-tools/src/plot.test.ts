import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod/mini";
import { curveName, landmarksOf, Plot, plotFrom, samplesOf, ticksOf, valueAt, variableOf } from "./plot.ts";

const plotted = (expression: string, more: Partial<Plot> = {}): Plot => ({
  x: { from: -5, to: 5 },
  curves: [{ expression }],
  ...more,
});
const isPlot = (value: unknown) => z.safeParse(Plot, value).success;
const ends = (plot: Plot) =>
  samplesOf(plot).curves[0]?.map((stretch) => [stretch[0]?.x, stretch.at(-1)?.x].map((x) => Number(x?.toFixed(6)) + 0));

describe("a plot is a specification that is checked [EXP-1]", () => {
  test("curves of one variable, plain or in LaTeX, with a letter that can be moved", () => {
    expect(isPlot(plotted("x^2 - 4"))).toBe(true);
    expect(isPlot(plotted("\\frac{1}{1+e^{-x}}"))).toBe(true);
    expect(isPlot(plotted("y = 2x + 1"))).toBe(true);
    expect(isPlot(plotted("f(t) = \\sin t"))).toBe(true);
    expect(isPlot(plotted("a x^2", { parameter: { name: "a", from: -2, to: 2, value: 1 } }))).toBe(true);
    expect(variableOf(plotted("a t^2", { parameter: { name: "a", from: -2, to: 2, value: 1 } }))).toBe("t");
  });

  test.each([
    ["two variables", plotted("x + z")],
    ["curves of different variables", { ...plotted("x"), curves: [{ expression: "x" }, { expression: "t" }] }],
    ["a parameter that is not there", plotted("a x")],
    ["what does not parse", plotted("x^^2")],
    ["code", plotted("alert(1)")],
    ["code in brackets", plotted("(() => fetch('/'))()")],
    ["a relation", plotted("x^2 = 4")],
    ["no value anywhere", plotted("sqrt(-1 - x^2)")],
    ["no curve", { ...plotted("x"), curves: [] }],
    ["four curves", { ...plotted("x"), curves: Array(4).fill({ expression: "x" }) }],
    ["a curve that is there twice", { ...plotted("x"), curves: Array(2).fill({ expression: "x" }) }],
    ["an empty range", plotted("x", { x: { from: 1, to: 1 } })],
    ["a range turned round", plotted("x", { x: { from: 5, to: -5 } })],
    ["a range without end", { ...plotted("x"), x: { from: 0, to: Number.POSITIVE_INFINITY } }],
    ["a value outside its range", plotted("a x", { parameter: { name: "a", from: 0, to: 1, value: 2 } })],
    ["a name that is no letter", plotted("a x", { parameter: { name: "__proto__", from: 0, to: 1, value: 1 } })],
    ["an integral", plotted("\\int_0^x t dt")],
    ["an expression without end", plotted(`x${"+x".repeat(200)}`)],
  ])("%s is no plot", (_, plot) => {
    expect(isPlot(plot)).toBe(false);
  });

  test("its curves have names that can be said", () => {
    expect(curveName(plotted("\\frac{x}{2}"), 0)).toBe("x/2");
    expect(curveName({ ...plotted("x"), curves: [{ expression: "x", label: "speed" }] }, 0)).toBe("speed");
  });
});

describe("what is drawn", () => {
  test("one stretch where a curve is whole, however steep", () => {
    for (const whole of ["x^2 - 4", "x^9", "e^(3x)", "|x|", "sin(20x)"])
      expect(ends(plotted(whole)), whole).toEqual([[-5, 5]]);
  });

  test("a pole and a leap break it, and a stretch ends where the values do", () => {
    expect(ends(plotted("1/x"))).toEqual([
      [-5, 0],
      [0, 5],
    ]);
    expect(ends(plotted("1/(x-0.333)"))).toEqual([
      [-5, 0.333],
      [0.333, 5],
    ]);
    expect(ends(plotted("tan x", { x: { from: 0, to: 3 } }))).toEqual([
      [0, 1.570796],
      [1.570796, 3],
    ]);
    expect(ends(plotted("|x-0.01|/(x-0.01)"))).toEqual([
      [-5, 0.01],
      [0.01, 5],
    ]);
    expect(ends(plotted("sqrt(x-1)"))).toEqual([[1, 5]]);
    expect(ends(plotted("ln(x)"))).toEqual([[0, 5]]);
    expect(ends(plotted("sqrt(x^2-4)"))).toEqual([
      [-5, -2],
      [2, 5],
    ]);
  });

  test("wherever the pole is, and however steep what is added to it, it breaks the curve there and nowhere else", () => {
    const shapes = ["1/(x-P)", "-1/(x-P)", "|x-P|/(x-P)", "1/(x-P)^3"];
    fc.assert(
      fc.property(
        fc.constantFrom(...shapes),
        fc.integer({ min: -4000, max: 4000 }).map((mille) => mille / 1000),
        fc.integer({ min: -9, max: 9 }),
        (shape, pole, slope) => {
          const found = ends(
            plotted(`${shape.replace("P", `(${pole})`).replace("P", `(${pole})`)}+${slope}*x`, {
              y: { from: -4, to: 4 },
            }),
          );
          expect(found).toHaveLength(2);
          expect(found?.[0]?.[1]).toBeCloseTo(pole, 3);
        },
      ),
    );
  });

  test("the range of y shows the curve: a pole does not press it flat, a constant has air", () => {
    const height = (expression: string) => samplesOf(plotted(expression)).y;
    expect(height("1/x").to).toBeLessThan(10);
    expect(height("1/x").from).toBeGreaterThan(-10);
    expect(height("x^3")).toEqual({ from: -140, to: 140 });
    expect(height("x^2")).toEqual({ from: 0, to: 26.5 });
    expect(height("3")).toEqual({ from: 2, to: 4 });
    expect(samplesOf(plotted("x", { y: { from: 0, to: 2 } })).y).toEqual({ from: 0, to: 2 });
  });

  test("the axis keeps still while the parameter is moved, the curve does not", () => {
    const plot = plotted("a x^2", { parameter: { name: "a", from: -2, to: 2, value: 1 } });
    expect(samplesOf(plot, 2).y).toEqual(samplesOf(plot, -2).y);
    expect([valueAt(plot, 0, 3), valueAt(plot, 0, 3, 2), valueAt(plot, 0, 3, -1)]).toEqual([9, 18, -9]);
  });

  test("its landmarks: zeros, also where it only touches, and where it turns", () => {
    const rounded = ({ zeros, lows, highs }: ReturnType<typeof landmarksOf>) => {
      const plain = (value: number) => Number(value.toFixed(4)) + 0;
      return [
        zeros.map(plain),
        lows.map(({ x, y }) => [plain(x), plain(y)]),
        highs.map(({ x, y }) => [plain(x), plain(y)]),
      ];
    };
    expect(rounded(landmarksOf(plotted("x^2 - 4"), 0))).toEqual([[-2, 2], [[0, -4]], []]);
    expect(rounded(landmarksOf(plotted("(x-0.3)^2"), 0))).toEqual([[0.3], [[0.3, 0]], []]);
    expect(rounded(landmarksOf(plotted("x^3 - 3x"), 0))).toEqual([[-1.7321, 0, 1.7321], [[1, -2]], [[-1, 2]]]);
    expect(rounded(landmarksOf(plotted("1/x"), 0))).toEqual([[], [], []]);
  });

  test("ticks are round numbers within the range", () => {
    expect(ticksOf({ from: -5, to: 5 })).toEqual([-4, -2, 0, 2, 4]);
    expect(ticksOf({ from: 0, to: 0.35 })).toEqual([0, 0.1, 0.2, 0.3]);
    expect(ticksOf({ from: 3, to: 3 })).toEqual([]);
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.double({ min: 1e-5, max: 1e6, noNaN: true }),
        (from, width) => {
          const ticks = ticksOf({ from, to: from + width });
          expect(ticks.length).toBeLessThan(15);
          for (const [at, tick] of ticks.entries()) expect(tick).toBeGreaterThan(ticks[at - 1] ?? -1e9);
        },
      ),
    );
  });
});

const pieces = fc.constantFrom(
  ...[
    "x",
    "t",
    "a",
    "2",
    "0",
    "1e9",
    "9^9^9",
    "-",
    "+",
    "/",
    "^",
    "(",
    ")",
    "sin ",
    "ln",
    "tan",
    "sqrt(",
    "|",
    "!",
    "=",
  ],
  ...["\\frac{1}{x}", "\\sqrt{", "}", "e", "i", "π", "∞", "y=", "f(x)=", "$", "__proto__", "constructor", " "],
);
const anything = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(pieces, { maxLength: 14 }).map((all) => all.join("")),
);

describe("whatever stands there", () => {
  test("nothing throws, and what is drawn is finite and in order", () => {
    fc.assert(
      fc.property(anything, anything, fc.double(), fc.double(), (expression, text, value, count) => {
        const plot = plotted(expression, { parameter: { name: "a", from: -1, to: 1, value: 0 } });
        isPlot(plot);
        const { y, curves } = samplesOf(plot, value, Math.min(count, 60));
        expect(Number.isFinite(y.from) && Number.isFinite(y.to) && y.from < y.to).toBe(true);
        const points = curves.flat(2);
        for (const [at, point] of points.entries()) {
          expect(Number.isFinite(point.x) && Number.isFinite(point.y)).toBe(true);
          expect(point.x).toBeGreaterThan(points[at - 1]?.x ?? -6);
        }
        landmarksOf(plot, 0, value);
        for (const found of [plotFrom(text), plotFrom(text, true)]) if (found) expect(isPlot(found)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

describe("a formula in a text becomes a plot", () => {
  const found = (text: string, isAsked = false) => {
    const plot = plotFrom(text, isAsked);
    return plot && [plot.curves[0]?.expression, plot.x.from, plot.x.to];
  };

  test.each([
    ["The parabola $y = x^2 - 4$ opens upward.", ["x^2 - 4", -5, 5]],
    ["We look at f(x) = sin x on the whole line.", ["sin x", -5, 5]],
    ["It is $$f(x) = \\frac{1}{x}$$.", ["\\frac{1}{x}", -5, 5]],
    ["Die Gerade y = 2x + 1 schneidet die Achse.", ["2x + 1", -5, 5]],
    ["y = x^2 - 100.", ["x^2 - 100", -20, 20]],
    ["函数 y = 3x - 2，它是直线。", ["3x - 2", -5, 5]],
    ["The logarithm is $f(x) = \\ln x$.", ["\\ln x", 0, 5]],
    ["The height is h(t) = 20t - 5t^2 in metres", ["20t - 5t^2", -5, 5]],
  ])("%s", (text, wanted) => {
    expect(found(text)).toEqual(wanted);
  });

  test("a letter beside the variable can be moved", () => {
    expect(plotFrom("the family $y = a x^2$")?.parameter).toEqual({ name: "a", from: -3, to: 3, value: 1 });
  });

  test.each([
    "Energy is $E = m c^2$.",
    "The line $y = mx + b$ has a slope.",
    "We write $x^2$ for the square.",
    "y = the yield of a bond",
    "At $y = 3$ it stops.",
    "Solve x^2 - 4 = 0.",
    "",
  ])("and nothing else does: %s", (text) => {
    expect(found(text)).toBeNull();
  });

  test("what is asked about may stand without its left side, and a word is no formula", () => {
    expect(found("x^2 - 4", true)).toEqual(["x^2 - 4", -5, 5]);
    expect(found("$\\sin x$", true)).toEqual(["\\sin x", -5, 5]);
    for (const word of ["noon", "mmm", "x", "osmosis", "a", "pH", "3 + 4", "natural selection"])
      expect(found(word, true), word).toBeNull();
  });
});
