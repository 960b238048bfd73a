import { loadTypesetter } from "@jotter/markdown/formula";
import { describe, expect, test } from "vitest";
import { checkBook } from "./check-book.ts";
import { sampleBook, sampleChapter } from "./testing/sample.ts";
import { isTrue } from "./verified.ts";

const typeset = await loadTypesetter();
const courses = ["Algebra I"];
const json = "sample/two-steps/chapter.json";
const english = "sample/two-steps/en.md";

const found = (changes: Readonly<Record<string, string | null>> = {}) =>
  checkBook(sampleBook(changes), { typeset, courses });
const idsOf = (changes: Readonly<Record<string, string | null>>) =>
  found(changes).flatMap(({ level, file, id }) => (level === "error" ? [`${file} ${id}`] : []));
/** The chapter with something changed deep inside. */
const planted = (change: (chapter: typeof sampleChapter) => void) => {
  const copy = structuredClone(sampleChapter);
  change(copy);
  return { [json]: JSON.stringify(copy) };
};
const rewritten = (from: string | RegExp, to: string) => {
  const text = sampleBook().get(english) ?? "";
  expect(text).toMatch(from);
  return { [english]: text.replace(from, to) };
};
const at = <T>(list: readonly T[], index: number): T => {
  const one = list[index];
  if (one === undefined) throw new Error(`There is no ${index}`);
  return one;
};

const stepOf = (worked: readonly { readonly steps: readonly object[] }[], example: number, step: number) =>
  at(at(worked, example).steps, step);

describe("what is wrong with a chapter is found before a student finds it [TXT-1]", () => {
  test("a chapter that is all right has no errors, and a chapter still to be written only warns", () => {
    expect(found().map(({ level, id }) => `${level} ${id}`)).toEqual([
      "warning unknownChapter",
      "warning deadLink",
      "warning deadLink",
    ]);
  });

  test.each([
    [
      "a wrong step",
      planted(({ worked }) => Object.assign(stepOf(worked, 0, 0), { tex: "2x=26", line: "2x=26" })),
      `${json} stepWrong`,
    ],
    [
      "a step whose formula says something else",
      planted(({ worked }) => Object.assign(stepOf(worked, 0, 0), { tex: "2x=15" })),
      `${json} texDiffers`,
    ],
    [
      "a last step that solves nothing",
      planted(({ worked }) => Object.assign(stepOf(worked, 0, 1), { tex: "2x=14", line: "2x=14" })),
      `${json} notSolved`,
    ],
    [
      "a sum that is not true",
      planted(({ worked }) => Object.assign(stepOf(worked, 1, 0), { holds: ["4*2 = 9"] })),
      `${json} notHolding`,
    ],
    [
      "a sum that nothing verifies",
      planted(({ worked }) => Reflect.deleteProperty(stepOf(worked, 1, 0), "holds")),
      `${json} unverified`,
    ],
    [
      "an answer to a step that nothing comes to",
      planted(({ worked }) => Object.assign(stepOf(worked, 1, 1), { answer: "12" })),
      `${json} answerUnverified`,
    ],
    ["a wrong answer", planted(({ checks }) => Object.assign(at(checks, 0), { answer: "8" })), `${english} byDiffers`],
    [
      "a right option that is none",
      planted(({ checks }) => Object.assign(at(checks, 1), { right: [0, 7] })),
      `${english} checkRight`,
    ],
    ["a dead link in the text", rewritten("sample/expressions", "sample/nowhere"), `${english} deadLink`],
    [
      "a dead link to a neighbor",
      planted((chapter) => Object.assign(chapter, { next: ["sample/nowhere"] })),
      `${json} deadLink`,
    ],
    [
      "a link out of the book",
      rewritten("/textbook/sample/expressions", "https://example.org"),
      `${english} foreignLink`,
    ],
    ["a formula that cannot be typeset", rewritten("$2x+6=20$", "$\\frac{2x$"), `${english} notTypeset`],
    ["a rule's formula that is not there", rewritten("{both}", "{other}"), `${english} noFormula`],
    [
      "an exercise the engine cannot read",
      planted((chapter) => Object.assign(chapter, { practice: ["Tell me more"] })),
      `${json} practiceUnread`,
    ],
    ["two strokes", rewritten("two amounts", "==two== amounts"), `${english} strokes`],
    ["a stroke elsewhere", rewritten("It holds for every", "It ==holds== for every"), `${english} strokeElsewhere`],
    ["a step too few in the text", rewritten("2. Halve both sides.\n", ""), `${english} stepsDiffer`],
    ["a check too few in the text", rewritten(/### A value[\s\S]*$/, ""), `${english} checksDiffer`],
    ["a curve without a name", rewritten("- curve 2: right side\n", ""), `${english} noFigureLine`],
    ["a chapter far too long", rewritten("## mixed", `${"Words. ".repeat(1500)}\n## mixed`), `${english} size`],
    [
      "a class that no school has",
      { "sample/subject.json": JSON.stringify({ marker: "violet", courses: ["Potions"], chapters: ["two-steps"] }) },
      "sample/subject.json unknownCourse",
    ],
    ["a file that is not there", { [english]: null }, `${english} lacking`],
    ["a file that is no JSON", { [json]: "{" }, `${json} noJson`],
  ])("%s is an error", (_, changes, expected) => {
    expect(idsOf(changes)).toContain(expected);
  });

  test("a chapter that is not written in a language is called something in it", () => {
    const without = planted(({ names }) => Reflect.deleteProperty(names, "fr"));
    expect(idsOf(without)).toEqual([`${json} noNames`]);
    expect(idsOf({ ...without, "sample/two-steps/fr.md": sampleBook().get(english) ?? "" })).toEqual([]);
  });

  test("a translation has the same parts and the same formulas, and its answers are marked in its own language", () => {
    const text = sampleBook().get(english) ?? "";
    const german = "sample/two-steps/de.md";
    const other = (from: string, to: string) => idsOf({ [german]: text.replace(from, to) });
    expect(other("Sample", "Beispiel")).toEqual([]);
    expect(other("- **Inverse**: what undoes another step, as taking away undoes adding.\n", "")).toContain(
      `${german} structureDiffers`,
    );
    expect(other("$2x+6=20$", "$2x+6=30$")).toContain(`${german} formulasDiffer`);
    expect(other("- dividing both sides by 4\n", "")).toContain(`${german} checkShape`);
  });

  test("what a diagram draws stays inside its canvas, and its labels apart", () => {
    const part = (id: string, x: number) => ({ id, at: [x, 40], shapes: [{ shape: "circle", cx: x, cy: 80, r: 20 }] });
    const drawn = (second: number, d = "M 10 10 L 20 20 Z") => {
      const parts = [part("one", 60), part("two", second), { id: "way", shapes: [{ shape: "path", d }] }];
      const text = (sampleBook().get(english) ?? "").replace(
        /- x: x\n[\s\S]*?\n\n/,
        "- one: **Nucleus**. It holds the DNA.\n- two: **Membrane**. It keeps things apart.\n\n",
      );
      return idsOf({
        ...planted((chapter) =>
          Object.assign(chapter, { figure: { kind: "diagram", width: 400, height: 200, parts } }),
        ),
        [english]: text,
      });
    };
    expect(drawn(300)).toEqual([]);
    expect(drawn(90)).toEqual([`${english} labelsMeet`]);
    expect(drawn(390)).toEqual([`${json} outside`]);
    expect(drawn(300, "m 10 10 l 5 5")).toEqual([`${json} pathUnread`]);
    expect(drawn(300, "M 10 10 L 900 20")).toEqual([`${json} outside`]);
  });
});

describe("statements are held against the engine [TXT-1]", () => {
  test.each([
    ["3+2*4 = 11", true],
    ["3+2*4 = 12", false],
    ["1.2*9.81 ~ 11.8", true],
    ["1.2*9.81 ~ 11.7", false],
    ["(x+2)^2 = x^2+4x+4", true],
    ["(x+2)^2 = x^2+4", false],
    ["602*10^21 ~ 6.02*10^23", true],
    ["0.03 < 0.05", true],
    ["0.06 < 0.05", false],
    ["2+2 = 1+3 = 4", true],
    ["2+2 = 1+4 = 4", false],
    ["the sum", null],
  ])("%s: %s", (statement, verdict) => {
    expect(isTrue(statement)).toBe(verdict);
  });
});
