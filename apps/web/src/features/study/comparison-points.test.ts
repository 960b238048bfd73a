import type { Comparison } from "@jotter/study-tools/comparison";
import { expect, test } from "vitest";
import { comparisonText, groupsOf, missedFrom, wholeComparison } from "./comparison-points.ts";

const t = ((key: string, values?: Readonly<Record<string, unknown>>) =>
  [key.replace("study.comparison.", ""), ...Object.values(values ?? {})].join(" ")) as never;

const mine = { id: "a", title: "Mine" };
const others = [{ id: "b", title: "Lecture" }];
const as = (name: "free" | "lecture" | "rubric" | "versions") => ({ as: name, mine, others });

const cited = (sourceId: string, from: number, quote: string) => ({
  text: quote,
  citations: [{ sourceId, quote, from, to: from + quote.length }],
  isSupported: true,
});

const output: Comparison = {
  contradictions: [
    {
      about: "amount",
      values: ["20 min", "50 min"],
      citations: [...cited("a", 0, "It takes 20 min").citations, ...cited("b", 0, "It takes 50 min").citations],
    },
  ],
  commonThemes: [cited("a", 10, "spindle")],
  differences: [
    { aspect: "telomere", perDocument: [{ document: 2, ...cited("b", 90, "Telomeres are caps.") }] },
    { aspect: "cohesin", perDocument: [{ document: 1, ...cited("a", 50, "Cohesin holds.") }] },
    {
      aspect: "length",
      perDocument: [
        { document: 1, ...cited("a", 60, "short") },
        { document: 2, ...cited("b", 70, "long") },
      ],
    },
  ],
  complementary: [cited("b", 90, "Telomeres are caps.")],
  synthesis: null,
  furtherStudy: ["Look up telomerase"],
  changed: [{ citations: [...cited("a", 60, "It was short.").citations, ...cited("b", 70, "It was long.").citations] }],
  alone: [
    { ...cited("a", 50, "Cohesin holds."), isMine: true, stands: true },
    { ...cited("b", 90, "Telomeres are caps."), isMine: false, stands: true },
    { ...cited("b", 120, "They shorten."), isMine: false, stands: false },
  ],
  criteria: [
    { ...cited("b", 0, "Names causes"), isMet: true },
    { ...cited("b", 20, "Cites sources"), isMet: false },
  ],
};

const shown = (name: Parameters<typeof as>[0]) =>
  groupsOf(output, as(name), t).map(({ title, points }) => [title, ...points.map(({ text }) => text)]);

test("what does not fit stands first, then what differs, what one says alone, what is added and what is shared [CMP-1]", () => {
  expect(shown("free")).toEqual([
    ["contradicts", "amount 20 min 50 min"],
    ["differs", "length"],
    ["only Mine", "cohesin"],
    ["only Lecture", "telomere"],
    ["adds", "Telomeres are caps."],
    ["common", "It was short.", "spindle"],
    ["further", "Look up telomerase"],
  ]);
});

test("what both say in other words is shared, with both wordings, and so is a short sentence of both [CMP-1]", () => {
  const same = [{ citations: [...cited("a", 5, "It lives.").citations, ...cited("b", 7, "It lives.").citations] }];
  const common = groupsOf({ ...output, same }, as("free"), t).find(({ key }) => key === "common");
  expect(common?.points.map(({ text, quote }) => [text, quote])).toEqual([
    ["It was short.", "It was long."],
    ["spindle", undefined],
    ["It lives.", undefined],
  ]);
});

test("against a lecture: what the notes lack, sentence by sentence, and what only they have [CMP-1]", () => {
  expect(shown("lecture")).toEqual([
    ["contradicts", "amount 20 min 50 min"],
    ["lacks Lecture Mine", "Telomeres are caps."],
    ["only Mine", "Cohesin holds."],
    ["common", "It was short.", "spindle"],
  ]);
});

test("against a rubric: what the draft has no words on before what it speaks of [CMP-1]", () => {
  expect(shown("rubric")).toEqual([
    ["contradicts", "amount 20 min 50 min"],
    ["notMet Mine", "Cites sources"],
    ["met Mine", "Names causes"],
  ]);
});

test("version against version: what was reworded with what it was, what is gone, what is new [CMP-1]", () => {
  expect(shown("versions")).toEqual([
    ["contradicts", "amount 20 min 50 min"],
    ["changed", "It was long."],
    ["gone", "Cohesin holds."],
    ["new", "Telomeres are caps.", "They shorten."],
  ]);
  expect(groupsOf(output, as("versions"), t)[1]?.points[0]?.quote).toBe("It was short.");
});

test("what was missed is what the other says and can be read by itself [CMP-1]", () => {
  expect(missedFrom(output, "b").map(({ text }) => text)).toEqual(["Telomeres are caps."]);
  expect(missedFrom(output, "a")).toEqual([]);
});

test("as a note every point carries the words it stands on, and whose they are [CMP-1] [AIX-7]", () => {
  const text = comparisonText(output, as("free"), t);
  expect(text).toContain(
    "## contradicts\n\n- amount 20 min 50 min\n  > It takes 20 min (Mine)\n  >\n  > It takes 50 min (Lecture)",
  );
  expect(text).toContain("- telomere\n  > Telomeres are caps. (Lecture)");
});

test("a comparison that was kept long ago is still shown [AIX-5]", () => {
  const { changed: _, alone: __, criteria: ___, ...old } = output;
  expect(groupsOf(wholeComparison(old as Comparison), as("versions"), t)).toHaveLength(1);
});
