import type { ToolPageName } from "@jotter/study-tools/pages";
import { type ComponentType, lazy } from "react";
import { wholeLanguage } from "../../ui/language.tsx";
import type { ToolViewProps } from "./tool-view-props.ts";

/** Each view comes when its page is opened. A page without one is not built yet. */
export const toolViews: Partial<Record<ToolPageName, ComponentType<ToolViewProps>>> = {
  "flashcard-generator": lazy(async () => ({ default: (await import("./CardsView.tsx")).CardsView })),
  "quiz-generator": lazy(async () => ({ default: (await import("./QuestionsView.tsx")).QuestionsView })),
  "note-summarizer": lazy(async () => ({ default: (await import("./SummaryView.tsx")).SummaryView })),
  "concept-explainer": lazy(async () => ({ default: (await import("./ExplanationView.tsx")).ExplanationView })),
  "document-comparer": lazy(async () => ({ default: (await import("./ComparisonView.tsx")).ComparisonView })),
  // The steps of the engine are told as Jotson tells them.
  tutor: lazy(async () => {
    const [{ TutorView }] = await Promise.all([import("./tutor/TutorView.tsx"), wholeLanguage()]);
    return { default: TutorView };
  }),
};

/** How many texts a tool needs; one where nothing is said. The tutor needs a problem, and that may be typed. */
export const fewestSources: Partial<Record<ToolPageName, number>> = { "document-comparer": 2, tutor: 0 };
