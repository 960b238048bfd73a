import type { ToolPageName } from "@jotter/study-tools/pages";
import { type ComponentType, lazy } from "react";
import type { ToolViewProps } from "./tool-view-props.ts";

/** Each view comes when its page is opened. A page without one is not built yet. */
export const toolViews: Partial<Record<ToolPageName, ComponentType<ToolViewProps>>> = {
  "flashcard-generator": lazy(async () => ({ default: (await import("./CardsView.tsx")).CardsView })),
  "quiz-generator": lazy(async () => ({ default: (await import("./QuestionsView.tsx")).QuestionsView })),
  "note-summarizer": lazy(async () => ({ default: (await import("./SummaryView.tsx")).SummaryView })),
  "concept-explainer": lazy(async () => ({ default: (await import("./ExplanationView.tsx")).ExplanationView })),
  "document-comparer": lazy(async () => ({ default: (await import("./ComparisonView.tsx")).ComparisonView })),
};

/** How many texts a tool needs; one where nothing is said. */
export const fewestSources: Partial<Record<ToolPageName, number>> = { "document-comparer": 2 };
