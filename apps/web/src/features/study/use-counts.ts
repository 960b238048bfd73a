import type { Reader } from "@jotter/study-tools/prompt";
import { useEffect, useState } from "react";
import type { ModelAtHand } from "../../student/models/use-model.ts";
import { defaultSummary } from "./summary-choices.ts";
import { termsIn } from "./terms-in.ts";
import type { StudySource } from "./use-sources.ts";
import { useTool } from "./use-tool.ts";

/** What a device has found in a text before anybody asks: what is not known yet is left out. */
export type DeskCounts = {
  readonly words: number | undefined;
  readonly summary: number | undefined;
  readonly cards: number | undefined;
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
  const length = useWords(content);
  return {
    words: summary.device ? summary.size?.words : undefined,
    summary: length,
    cards: concepts.device?.result.output.concepts.length,
    terms: concepts.device && termsIn(concepts.device.result.output.concepts).length,
    questions: questions.device?.result.output.questions.length,
  };
}

/** What counts words is no small thing to load: it comes after what is counted. */
function useWords(text: string | undefined): number | undefined {
  const [counted, setCounted] = useState<{ readonly text: string; readonly words: number }>();
  useEffect(() => {
    if (text === undefined) return;
    void import("@jotter/markdown/count-words").then(({ countWords }) => setCounted({ text, words: countWords(text) }));
  }, [text]);
  return counted?.text === text ? counted?.words : undefined;
}
