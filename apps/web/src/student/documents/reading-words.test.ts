import { allTexts, languageCodes } from "@jotter/locales/languages";
import { expect, test } from "vitest";
import { formatFor } from "../../ui/format.ts";
import { translator } from "../../ui/translate.ts";
import { readingLimits, readingProblem } from "./reading-words.ts";

const reasons = "empty encrypted broken too-large unknown-kind wrong-kind bomb too-slow missing cancelled".split(" ");

test.each(languageCodes)("why a document was not read has a sentence of its own (%s) [DOC-4]", async (code) => {
  const t = translator(await allTexts(code), code);
  const say = (state: "read" | "failed" | "waiting", reason?: string) =>
    readingProblem({ state, ...(reason && { reason }) }, t, formatFor(code));
  const said = [
    ...reasons.map((reason) => say("failed", reason)),
    ...["pages", "size", "time", "broken"].map((cut) => say("read", cut)),
    say("failed", "of a later version"),
  ];
  expect(new Set(said).size).toBe(said.length);
  for (const sentence of said) expect(sentence).toMatch(/^[^{}]{6,}[.。]$/);
  expect([say("read"), say("waiting"), say("read", "of a later version")]).toEqual([null, null, null]);
});

test.each(languageCodes)("how much of a file is read is told before (%s) [DOC-4]", async (code) => {
  const words = readingLimits(translator(await allTexts(code), code), formatFor(code));
  expect(words).toMatch(/^[^{}]{20,}[.。]$/);
  for (const figure of [/50[^\d.,]/, /2[.,\s\u00a0\u202f]?000/]) expect(words).toMatch(figure);
  // Two round numbers, and nothing of how it is done.
  expect([...words.matchAll(/\d/g)].flat().toSorted().join("")).toBe("000025");
});
