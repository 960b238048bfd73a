import { countWords } from "@jotter/markdown/count-words";
import type { Reader } from "@jotter/study-tools/prompt";
import { useMemo } from "react";
import { defaultSummary } from "./summary-choices.ts";
import type { ModelAtHand } from "./use-model.ts";
import type { StudySource } from "./use-sources.ts";
import { useTool } from "./use-tool.ts";

/** What a device has found in a text before anybody asks: what is not known yet is left out. */
export type DeskCounts = {
  readonly words: number | undefined;
  readonly summary: number | undefined;
  readonly terms: number | undefined;
  readonly questions: number | undefined;
};

const noOptions = {};
/** As the page of questions opens. */
const questionOptions = { count: 5, difficulty: "medium" };
const nobody: ModelAtHand = { state: "unknown" };

export function useCounts(sources: readonly StudySource[] | undefined, reader: Reader): DeskCounts {
  const given = { sources, reader, model: nobody };
  const summary = useTool("summary", { ...given, options: defaultSummary });
  const concepts = useTool("concepts", { ...given, options: noOptions });
  const questions = useTool("questions", { ...given, options: questionOptions });
  const content = summary.device?.result.output.content;
  const length = useMemo(() => (content === undefined ? undefined : countWords(content)), [content]);
  return {
    words: summary.device ? summary.size?.words : undefined,
    summary: length,
    terms: concepts.device?.result.output.concepts.length,
    questions: questions.device?.result.output.questions.length,
  };
}
