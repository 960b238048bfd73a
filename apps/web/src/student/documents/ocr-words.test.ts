import { allTexts, languageCodes } from "@jotter/locales/languages";
import { expect, test } from "vitest";
import { formatFor } from "../../ui/format.ts";
import { translator } from "../../ui/translate.ts";
import { seeingProblem, seeingShare, seeingWords } from "./ocr-words.ts";

const now = { documentId: "doc", page: 11, share: 0.5, left: 3 };
const coming = { ...now, arriving: { bytes: 7_500_000, of: 30_000_000 } };

test.each(languageCodes)("what comes, what is read and what is amiss is said (%s) [DOC-3]", async (code) => {
  const t = translator(await allTexts(code), code);
  const said = [
    seeingWords(now, t, formatFor(code)),
    seeingWords({ ...now, left: 1 }, t, formatFor(code)),
    seeingWords(coming, t, formatFor(code)),
    ...(["unreachable", "unable", "no-bytes"] as const).map((problem) => seeingProblem(problem, t)),
  ];
  expect(new Set(said).size).toBe(said.length);
  for (const words of said) expect(words).toMatch(/^[^{}]{6,}$/);
  expect(said[0]).toContain("12");
  expect(said[2]).toMatch(/7[.,]\d.*2[89]/);
});

test("a bar fills by what comes first and by the page afterwards", () => {
  expect([seeingShare(now), seeingShare(coming)]).toEqual([0.5, 0.25]);
  expect(seeingShare({ ...now, arriving: { bytes: 5, of: 5 } })).toBe(0.5);
});
