import type { Comparison } from "@jotter/study-tools/comparison";
import { expect, test } from "vitest";
import { comparisonText, groupsOf, missedFrom } from "./comparison-points.ts";

const t = ((key: string, values?: Readonly<Record<string, unknown>>) =>
  [key.replace("study.comparison.", ""), ...Object.values(values ?? {})].join(" ")) as never;

const texts = [
  { id: "a", title: "Mine" },
  { id: "b", title: "Lecture" },
];

const cited = (sourceId: string, from: number, quote: string) => ({
  text: quote,
  citations: [{ sourceId, quote, from, to: from + quote.length }],
  isSupported: true,
});

const output: Comparison = {
  contradictions: [
    {
      about: "amount",
      values: ["20", "50"],
      citations: [...cited("a", 0, "20 min").citations, ...cited("b", 0, "50 min").citations],
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
  complementary: [cited("b", 90, "Telomeres are caps."), cited("b", 120, "They shorten.")],
  synthesis: null,
  furtherStudy: ["Look up telomerase"],
};

test("what does not fit stands first, then what differs, what one says alone, what is added and what is shared [CMP-1]", () => {
  const groups = groupsOf(output, texts, t);
  expect(groups.map(({ title, points }) => [title, points.map(({ text }) => text)])).toEqual([
    ["contradicts", ["amount 20 50"]],
    ["differs", ["length"]],
    ["only Mine", ["cohesin"]],
    ["only Lecture", ["telomere"]],
    ["adds", ["Telomeres are caps.", "They shorten."]],
    ["common", ["spindle"]],
    ["further", ["Look up telomerase"]],
  ]);
});

test("what was missed is each sentence of the other text once [CMP-1]", () => {
  expect(missedFrom(output, "b").map(({ text }) => text)).toEqual(["Telomeres are caps.", "They shorten."]);
  expect(missedFrom(output, "a").map(({ text }) => text)).toEqual(["Cohesin holds."]);
});

test("as a note every point carries the words it stands on [CMP-1] [AIX-7]", () => {
  const text = comparisonText(output, texts, t);
  expect(text).toContain("## contradicts\n\n- amount 20 50\n  > 20 min\n  > 50 min");
  expect(text).toContain("- telomere\n  > Telomeres are caps.");
});
