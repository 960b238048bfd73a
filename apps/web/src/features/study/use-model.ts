import type { ModelProblem, ModelStatus } from "@jotter/domain/model";
import { useEffect, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";

/** Whether there is a model to ask, and if not, why: nobody is told that one is missing before that is known. */
export type ModelAtHand =
  | { readonly state: "unknown" }
  | { readonly state: "ready"; readonly status: ModelStatus }
  | { readonly state: "none"; readonly problem: ModelProblem };

export function useModel(): ModelAtHand {
  const { ai } = useStudent();
  const [model, setModel] = useState<ModelAtHand>({ state: "unknown" });
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const answer = await (await ai()).status(leaving.signal);
      if (leaving.signal.aborted) return;
      if (!answer.ok) setModel({ state: "none", problem: answer.problem });
      else if (answer.value.problem) setModel({ state: "none", problem: answer.value.problem });
      else setModel({ state: "ready", status: answer.value });
    };
    const ask = () => void read().catch(() => setModel({ state: "none", problem: { kind: "offline" } }));
    ask();
    addEventListener("online", ask);
    return () => {
      leaving.abort();
      removeEventListener("online", ask);
    };
  }, [ai]);
  return model;
}
