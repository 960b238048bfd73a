import type { EssayEstimate, EssayRemark } from "@jotter/domain/essay";
import type { ModelProblem } from "@jotter/domain/model";
import type { Language } from "@jotter/domain/settings";
import type { CoachCriterion } from "@jotter/study-tools/essay-coach";
import { type CoachMode, coachModes } from "@jotter/study-tools/essay-remark";
import { useEffect, useRef, useState } from "react";
import { useStudent } from "../../../student/session/student-context.ts";
import type { EssayMode } from "./comments.ts";
import type { useEssay } from "./use-essay.ts";

type Coached = {
  readonly mode: EssayMode;
  readonly title: string;
  readonly text: string | null;
  readonly criteria: readonly (CoachCriterion & { readonly key: string })[];
  readonly language: Language;
};

type CoachRun =
  | { readonly state: "idle" }
  | { readonly state: "working" }
  | { readonly state: "failed"; readonly problem: ModelProblem }
  /** It answered, and nothing of it was a question on the essay. */
  | { readonly state: "nothing" };

/** A model asked about the essay: what it asks is kept with it, and that it was asked stands in the record. [ESS-1] [ESS-2] */
export function useCoach(essay: ReturnType<typeof useEssay>, { mode, title, text, criteria, language }: Coached) {
  const { ai, now } = useStudent();
  const [run, setRun] = useState<CoachRun>({ state: "idle" });
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const coached: CoachMode | null = coachModes.find((one) => one === mode) ?? null;

  async function ask() {
    if (!coached || text === null) return;
    leaving.current?.abort();
    const leave = new AbortController();
    leaving.current = leave;
    setRun({ state: "working" });
    const { coachQuestion, readCoaching } = await import("@jotter/study-tools/essay-coach");
    const given = { mode: coached, title, text, criteria: coached === "feedback" ? criteria : [] };
    const question = coachQuestion(given, { language, level: null }, () => crypto.randomUUID());
    const answer = await (await ai({ by: "essay", items: [title] })).object(question, leave.signal);
    if (leave.signal.aborted) return;
    if (!answer.ok)
      return setRun(
        answer.problem.kind === "aborted" ? { state: "idle" } : { state: "failed", problem: answer.problem },
      );
    const read = readCoaching(answer.value?.value, given, language);
    if (!read) return setRun({ state: "failed", problem: { kind: "bad-output" } });
    const others = (essay.stored?.remarks ?? []).filter((one) => one.mode !== coached);
    const remarks: EssayRemark[] = read.remarks.map(({ kind, quote, question: asks }) => ({
      ...{ mode: coached, kind, quote: quote.slice(0, 1000), question: asks },
    }));
    const estimates: EssayEstimate[] = read.estimates.map(({ criterion, low, high }) => ({
      ...{ criterion: criteria[criterion - 1]?.key ?? "", low, high },
    }));
    await essay.choose({ remarks: [...others, ...remarks], ...(coached === "feedback" && { estimates }) });
    await essay.log([{ at: now(), asked: coached }]);
    setRun({ state: remarks.length === 0 ? "nothing" : "idle" });
  }
  return {
    run,
    canAsk: coached !== null,
    ask: () => void ask().catch(() => setRun({ state: "failed", problem: { kind: "offline" } })),
    stop: () => {
      leaving.current?.abort();
      setRun({ state: "idle" });
    },
  };
}

export type Coach = ReturnType<typeof useCoach>;
