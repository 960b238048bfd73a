import type { SummaryOptions } from "@jotter/study-tools/summary";

/** What a page of choices needs to know of the tool without loading it; a test holds it against the tool. [AIX-3] */
export const defaultSummary: SummaryOptions = {
  type: "concise",
  includeKeyPoints: true,
  includeQuestions: false,
  readingLevel: "academic",
  maxLength: 500,
};

export const summaryKinds = ["concise", "detailed", "bullet-points", "mind-map"] as const;
export const levels = ["academic", "general", "simple"] as const;
export const lengths = [60, 120, 180, 300, 500, 1000] as const;
