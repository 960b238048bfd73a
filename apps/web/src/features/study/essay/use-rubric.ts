import { type CriterionId, type RubricId, readRubric, rubricIds, rubrics } from "@jotter/essay/rubric/rubrics";
import { useMemo } from "react";
import { useTexts } from "../../../ui/language.tsx";
import type { useEssay } from "./use-essay.ts";

export type ShownCriterion = {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  readonly most: number;
  readonly estimate: { readonly low: number; readonly high: number } | null;
};

/** By which rubric this essay is read: one of ours, or the lines a teacher handed out. [ESS-1] */
export function useRubric({ stored, choose }: Pick<ReturnType<typeof useEssay>, "stored" | "choose">) {
  const t = useTexts();
  const id: RubricId | "own" =
    stored?.rubric === "own" ? "own" : (rubricIds.find((one) => one === stored?.rubric) ?? "school");
  const ownLines = stored?.ownRubric ?? "";
  const estimates = stored?.estimates;
  const criteria = useMemo((): readonly ShownCriterion[] => {
    const estimateOf = (key: string) => estimates?.find((one) => one.criterion === key) ?? null;
    if (id === "own") {
      return readRubric(ownLines).map(({ name, most }) => {
        const key = `own ${name}`.slice(0, 200);
        return { key, name, about: "", most, estimate: estimateOf(key) };
      });
    }
    return Object.entries(rubrics[id]).map(([key, most]) => {
      const name = t(`essay.rubric.criteria.${key as CriterionId}`);
      return { key, name, about: t(`essay.rubric.about.${key as CriterionId}`), most, estimate: estimateOf(key) };
    });
  }, [id, ownLines, estimates, t]);
  return {
    id,
    ownLines,
    criteria,
    // What was estimated by another rubric says nothing of this one.
    choose: (next: string) => void choose({ rubric: next, estimates: [] }),
    writeOwn: (lines: string) => lines !== ownLines && void choose({ ownRubric: lines, estimates: [] }),
  };
}

export type ChosenRubric = ReturnType<typeof useRubric>;
