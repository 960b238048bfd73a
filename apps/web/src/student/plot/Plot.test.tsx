import { allTexts } from "@jotter/locales/languages";
import type { Plot as PlotSpecification } from "@jotter/study-tools/plot";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { translator } from "../../ui/translate.ts";
import { Plot } from "./Plot.tsx";
import { frameOf, PlotDrawing } from "./PlotDrawing.tsx";
import { numberText, parameterWords, plotWords, readingWords } from "./plot-words.ts";
import { nearestStep, stepOf } from "./steps.ts";

const plotted = (expression: string, more: Partial<PlotSpecification> = {}): PlotSpecification => ({
  x: { from: -5, to: 5 },
  curves: [{ expression }],
  ...more,
});

async function wordsOf(plot: PlotSpecification, at: { x: number; parameter?: number }, language: "en" | "de" = "en") {
  const t = translator(await allTexts(language), language);
  const reading = readingWords(plot, { x: at.x, parameter: at.parameter }, t, language);
  return { ...plotWords(plot, at.parameter, t, language), reading };
}

const drawn = (plot: PlotSpecification, readAt: number | null, width = 420) =>
  renderToStaticMarkup(
    <PlotDrawing
      plot={plot}
      title="plot"
      describedBy="words"
      readAt={readAt}
      parameter={plot.parameter?.value}
      language="de"
      size={{ width, letters: 1 }}
      frame={frameOf(plot, { width, letters: 1 }, "de")}
    />,
  );

describe("a plot says itself in words [EXP-1] [SET-3]", () => {
  test("what it shows, where it is zero, where it turns, and what it is worth at the chosen place", async () => {
    expect(await wordsOf(plotted("x^2 - 4"), { x: 1.5 })).toEqual({
      title: "Plot of x² − 4",
      description: "x runs from −5 to 5. x² − 4 is zero at x = −2 and 2. x² − 4 has a low point at (0, −4).",
      reading: "At x = 1.5: y = −1.75",
    });
  });

  test("where curves meet, if that is what it is about, and not where each is zero [TXT-1]", async () => {
    const about = plotted("2x-1", {
      curves: [
        { expression: "2x-1", label: "left side" },
        { expression: "a*x+3", label: "right side" },
      ],
      parameter: { name: "a", from: -2, to: 4, value: 1 },
      meet: [[0, 1]],
    });
    const parabola = plotted("x^2 - c", { parameter: { name: "c", from: -2, to: 4, value: 4 }, meet: [[0]] });
    const said = async (plot: PlotSpecification, parameter: number) =>
      (await wordsOf(plot, { x: 0, parameter })).description;
    expect(await said(about, 1)).toBe("x runs from −5 to 5. left side and right side cross at (4, 7).");
    expect(await said(about, 2)).toBe("x runs from −5 to 5. left side and right side don’t cross in this range.");
    expect(await said(parabola, 4)).toContain("is zero at x = −2 and 2.");
    const dots = (plot: PlotSpecification) => drawn(plot, null).match(/<circle/g)?.length ?? 0;
    expect([dots(about), dots(parabola), dots(plotted("x"))]).toEqual([1, 2, 0]);
  });

  test("where it has no value, and that it is broken", async () => {
    const { description, reading } = await wordsOf(plotted("1/x"), { x: 0 });
    expect(description).toBe("x runs from −5 to 5. 1/x is broken into 2 pieces. 1/x has no zeros in this range.");
    expect(reading).toBe("At x = 0: y: no value");
  });

  test("in the language and the numbers of the student", async () => {
    const { reading, description } = await wordsOf(plotted("x^2 - 4"), { x: 1.5 }, "de");
    expect([reading, description]).toEqual([
      "Bei x = 1,5: y = −1,75",
      "x läuft von −5 bis 5. x² − 4 ist null bei x = −2 und 2. x² − 4 hat einen Tiefpunkt bei (0 | −4).",
    ]);
    expect([numberText(1234.5, "de"), numberText(2_500_000, "en"), numberText(1e-12, "en")]).toEqual([
      "1.235",
      "2.5M",
      "0",
    ]);
  });

  test("with the letter that is moved", async () => {
    const plot = plotted("a x^2", { parameter: { name: "a", from: -2, to: 2, value: 1 } });
    expect((await wordsOf(plot, { x: 3, parameter: 2 })).reading).toBe("At x = 3: y = 18");
    expect(parameterWords(plot, { value: 1.5, label: undefined }, "de")).toBe("a = 1,5");
    expect(parameterWords(plot, { value: 2, label: "slope a" }, "en")).toBe("slope a = 2");
    expect(parameterWords(plotted("x^2"), { value: undefined, label: undefined }, "en")).toBeNull();
  });
});

describe("a plot is drawn [EXP-1]", () => {
  test("as a picture with a name, ticks and the value that is read", () => {
    const picture = drawn(plotted("x^2 - 4"), 2);
    expect(picture).toMatch(/^<svg [^>]*role="img" aria-label="plot" aria-describedby="words"/);
    expect(picture).toContain(">−4</text>");
    expect(picture.match(/<circle/g)).toHaveLength(1);
    expect(picture.match(/<path/g)).toHaveLength(1);
    expect(drawn(plotted("1/x"), 0)).not.toContain("<circle");
    expect(drawn(plotted("a x", { parameter: { name: "a", from: 0, to: 2, value: 1 } }), null)).not.toContain(
      "<circle",
    );
  });

  test("with numbers a browser can draw, on any width", () => {
    for (const width of [200, 358, 1200]) {
      for (const expression of ["1/x", "e^(x^2)", "tan x", "x^99", "10^9 x", "0"]) {
        const picture = drawn(plotted(expression), 1, width);
        expect(picture, expression).not.toMatch(/NaN|Infinity|\d{6,}\.?\d* /);
      }
    }
  });

  test("a pole is two strokes", () => {
    expect(
      drawn(plotted("1/x"), 1)
        .match(/ d="([^"]*)"/)?.[1]
        ?.match(/M/g),
    ).toHaveLength(2);
  });

  test("its texts come from the language facility [I18-1]", () => {
    expect(() => renderToStaticMarkup(<Plot plot={plotted("x")} />)).toThrow(/LanguageProvider/);
  });

  test("the value moves in steps one can read, and stays in its range", () => {
    expect([stepOf({ from: -5, to: 5 }), stepOf({ from: 0, to: 1 }), stepOf({ from: 0, to: 300 })]).toEqual([
      0.1, 0.01, 1,
    ]);
    const range = { from: -5, to: 5 };
    expect([nearestStep(1.2345, range), nearestStep(99, range), nearestStep(-99, range)]).toEqual([1.2, 5, -5]);
  });
});
