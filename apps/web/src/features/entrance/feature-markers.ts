import type { TypedSentence } from "@jotter/content/entrance/entrance-content";

/** The pens in the order of the splash: one for each feature. */
export const markerOf = {
  aiTools: "lime",
  notebook: "coral",
  textbook: "sky",
  assistant: "violet",
  grades: "mint",
  schedule: "amber",
} as const satisfies Readonly<Record<TypedSentence["id"], string>>;
