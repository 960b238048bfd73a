import { expect, test } from "vitest";
import type { SourcedQuote } from "../../../student/essay/quote-answers.ts";
import { movedQuotes } from "./moved-quotes.ts";
import { remarksOnQuotes } from "./quote-comments.ts";

const source = { place: { kind: "note", id: "n" }, words: "a single\ngreen light" } as const;
const quoteIn = (text: string, more: Partial<SourcedQuote>): SourcedQuote => {
  const [at, end] = [text.indexOf("“"), text.indexOf("”") + 1];
  return { at, length: end - at, text: text.slice(at + 1, end - 1), verdict: "same", differences: [], source, ...more };
};

test("a quotation that differs is told by the words that do, and with those of its source [ESS-2]", () => {
  const text = "He sees “a small green light” there.";
  const differences = [{ at: text.indexOf("small"), length: 5 }];
  const [remark] = remarksOnQuotes(text, [quoteIn(text, { verdict: "changed", differences })]);
  expect(remark).toMatchObject({ kind: "quote-changed", values: { word: "small", source: "a single green light" } });
});

test("where words are missing and none is wrong, that is said instead [ESS-2]", () => {
  const text = "He sees “a green light” there.";
  const { at, length } = quoteIn(text, {});
  const [remark] = remarksOnQuotes(text, [quoteIn(text, { verdict: "changed", differences: [{ at, length }] })]);
  expect(remark?.kind).toBe("quote-cut");
});

test("one that stands nowhere is asked about only where no source is named behind it [ESS-2]", () => {
  const kinds = (text: string) =>
    remarksOnQuotes(text, [quoteIn(text, { verdict: "not-in-source", source: null })]).map(({ kind }) => kind);
  expect(kinds("He says “so we beat on”.")).toEqual(["quote-unsourced"]);
  expect(kinds("He says “so we beat on” (Fitzgerald 180).")).toEqual([]);
  expect(kinds("He says “so we beat on”.[^1]")).toEqual([]);
  const text = "He says “a single green light”.";
  expect(remarksOnQuotes(text, [quoteIn(text, {})])).toEqual([]);
});

test("what is typed around a quotation moves it, and what is typed in it waits to be checked again [ESS-2]", () => {
  const text = "He sees “a small light”.";
  const quotes = [quoteIn(text, { verdict: "changed", differences: [{ at: 11, length: 5 }] })];
  const [moved] = movedQuotes(quotes, text, `Well, ${text}`);
  expect([moved?.at, moved?.differences]).toEqual([14, [{ at: 17, length: 5 }]]);
  expect(movedQuotes(quotes, text, text.replace("small", "smaller"))).toEqual([]);
});
