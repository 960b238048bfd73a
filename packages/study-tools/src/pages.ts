/** The ten pages under /ai-tools, by their addresses. Names alone: the rooms link to them without loading a tool. */
export const toolPageNames = [
  "flashcard-generator",
  "quiz-generator",
  "note-summarizer",
  "concept-explainer",
  "document-comparer",
  "tutor",
  "essay-helper",
  "study-planner",
  "focus-mode",
  "lecture-notes",
] as const;
export type ToolPageName = (typeof toolPageNames)[number];
