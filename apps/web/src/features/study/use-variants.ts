import type { Reader } from "@jotter/study-tools/prompt";
import type { ToolResult } from "@jotter/study-tools/run-tool";
import type { Summary, SummaryOptions } from "@jotter/study-tools/summary";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ModelAtHand } from "../../student/models/use-model.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useTexts } from "../../ui/language.tsx";
import { startRun } from "./tool-runs.ts";
import type { StudySource } from "./use-sources.ts";

type Variants = ReadonlyMap<SummaryOptions["type"], ToolResult<Summary>>;
const none: Variants = new Map();

type Given = {
  readonly sources: readonly StudySource[];
  readonly options: SummaryOptions;
  readonly reader: Reader;
  readonly model: ModelAtHand;
};

/** All four kinds of summary by a model at the same time, each as it is ready; one that fails is left out. [AIX-3] */
export function useVariants({ sources, options, reader, model }: Given) {
  const { ai, now } = useStudent();
  const t = useTexts();
  const [made, setMade] = useState<Variants>(none);
  const [isWorking, setIsWorking] = useState(false);
  const leave = useRef(() => {});
  const { type: _, ...others } = options;
  const work = JSON.stringify([sources.map(({ id, text }) => [id, text]), others, reader]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sources or choices, other summaries.
  useEffect(() => {
    setMade(none);
    return () => leave.current();
  }, [work]);
  const descriptions = useMemo(
    () => ({
      concise: t("studyTools.variant.concise"),
      detailed: t("studyTools.variant.detailed"),
      "bullet-points": t("studyTools.variant.bullet-points"),
      "mind-map": t("studyTools.variant.mind-map"),
    }),
    [t],
  );

  /** `askOne` tells why where none of them came. */
  function start(askOne: () => void): void {
    leave.current();
    if (model.state !== "ready") return;
    const leaving = new AbortController();
    let count = 0;
    setIsWorking(true);
    const stop = startRun(
      {
        tool: "summary",
        texts: sources.map(({ id, title, text }) => ({ id, title, text })),
        options: others,
        reader,
        now: now(),
        contextTokens: model.status.contextTokens,
        variants: descriptions,
      },
      {
        onEvent: () => undefined,
        onVariant: (variant) => {
          count++;
          setMade((last) => new Map([...last, [variant.output.type, variant]]));
        },
        onEnd: () => {
          setIsWorking(false);
          if (count === 0) askOne();
        },
        ask: async (question) => {
          const answer = await (await ai({ by: "summary", items: sources.map(({ title }) => title) })).object(
            question,
            leaving.signal,
          );
          return answer.ok ? { ok: true, value: answer.value?.value } : answer;
        },
      },
    );
    leave.current = () => {
      leaving.abort();
      stop();
      setIsWorking(false);
    };
  }

  return { made, isWorking, start, stop: () => leave.current() };
}
