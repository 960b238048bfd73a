import { comparison } from "./comparison.ts";
import { concepts } from "./concepts.ts";
import { explanation } from "./explanation.ts";
import { outline } from "./outline.ts";
import type { ToolPageName } from "./pages.ts";
import { questions } from "./questions.ts";
import { summary } from "./summary.ts";
import type { ToolId } from "./tool.ts";

/** Every tool once. */
export const tools = { summary, concepts, questions, outline, comparison, explanation } as const satisfies Readonly<
  Record<ToolId, { readonly id: ToolId }>
>;

/** The pages under /ai-tools that are made of them; the first tool of a page is what it opens with. */
export const toolPages = [
  { path: "flashcard-generator", tools: ["concepts"] },
  { path: "note-summarizer", tools: ["summary", "concepts", "outline"] },
  { path: "quiz-generator", tools: ["questions"] },
  { path: "document-comparer", tools: ["comparison"] },
  { path: "concept-explainer", tools: ["explanation"] },
] as const satisfies readonly { readonly path: ToolPageName; readonly tools: readonly ToolId[] }[];
