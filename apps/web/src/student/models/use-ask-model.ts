import type { ModelProblem } from "@jotter/domain/model";
import type { Result } from "@jotter/domain/result";
import type { Ask } from "@jotter/study-tools/ask";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { useStudent } from "../session/student-context.ts";
import { modelProblemText } from "../settings/model-problem.ts";

/**
 * One piece of work with a model at a time: whether it runs, why it failed, and the way to stop it. Leaving stops it.
 * `by` and `items` are what is noted of it.
 */
export function useAskModel(by: string, items: readonly string[]) {
  const { ai } = useStudent();
  const { t, language } = useLanguage();
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const names = JSON.stringify(items);
  const ask = useCallback(
    async <Value>(work: (toModel: Ask) => Promise<Result<Value, ModelProblem>>): Promise<Value | null> => {
      leaving.current?.abort();
      const own = new AbortController();
      leaving.current = own;
      setIsWorking(true);
      setFailure(null);
      const toModel: Ask = async (question) => {
        const port = await ai({ by, items: JSON.parse(names) });
        const answer = await port.object(question, own.signal);
        return answer.ok ? { ok: true, value: answer.value?.value } : answer;
      };
      const lost = { ok: false, problem: { kind: "offline" } } as const;
      const done = await work(toModel).catch(() => lost);
      if (leaving.current !== own || own.signal.aborted) return null;
      setIsWorking(false);
      if (done.ok) return done.value;
      setFailure(modelProblemText(done.problem, t, language));
      return null;
    },
    [ai, by, names, t, language],
  );
  const stop = () => {
    leaving.current?.abort();
    setIsWorking(false);
  };
  return { isWorking, failure, ask, stop };
}
