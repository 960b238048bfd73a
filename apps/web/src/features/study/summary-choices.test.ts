import { readingLevels, SummaryOptions, summaryTypes } from "@jotter/study-tools/summary";
import { expect, test } from "vitest";
import { defaultSummary, lengths, levels, summaryKinds } from "./summary-choices.ts";

test("a page of choices begins with the specified ones and offers all there are [AIX-3] [SUM-1]", () => {
  expect(defaultSummary).toEqual(SummaryOptions.parse({}));
  expect(summaryKinds).toEqual(summaryTypes);
  expect(levels).toEqual(readingLevels);
  for (const maxLength of lengths) expect(SummaryOptions.parse({ maxLength }).maxLength).toBe(maxLength);
  expect(lengths).toContain(defaultSummary.maxLength);
});
