import { readFileSync } from "node:fs";
import type { Language } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { type DateSaid, datesSaidIn } from "./dates-said.ts";

/** A sentence as a teacher says it. Without a kind nothing is to be done, and nothing comes. */
type SaidCase = {
  readonly language: Language;
  /** The day it is said on. */
  readonly said: string;
  readonly text: string;
  readonly kind?: string;
  /** Any of them is right: "next Friday". */
  readonly days?: readonly string[];
  readonly time?: string;
};

const cases = readFileSync(new URL("./testing/said.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as SaidCase);

/** By the sentence: what is made of it and is wrong. One that is right now must go from here. */
const knownMisses = JSON.parse(
  readFileSync(new URL("./testing/said-misses.json", import.meta.url), "utf8"),
) as Readonly<Record<string, string>>;

function judged({ language, said, text, kind, days, time }: SaidCase): string {
  const found = datesSaidIn(text, language, said);
  const read = found.map((one) => [one.type, one.day ?? "no day", one.time ?? ""].join(" ").trim());
  const isMeant = (one: DateSaid) =>
    one.type === kind && days?.includes(one.day ?? "") && (one.time ?? undefined) === time;
  const isRight = found.length === (kind === undefined ? 0 : 1) && found.every(isMeant);
  return isRight ? "" : read.join("; ") || "nothing";
}

describe("what teachers say, written down by somebody who has not seen the rules [LEC-1]", () => {
  test.each(cases.map((one) => [one.language, one.text, one] as const))("%s: %s", (_, text, one) => {
    expect(judged(one)).toBe(knownMisses[text] ?? "");
  });

  test("what is known to be missed is a case", () => {
    expect(Object.keys(knownMisses).filter((miss) => !cases.some(({ text }) => text === miss))).toEqual([]);
  });
});
