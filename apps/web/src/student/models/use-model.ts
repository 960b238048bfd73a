import type { ModelProblem, ModelStatus } from "@jotter/domain/model";
import { useEffect, useState } from "react";
import { readRecord, recordKeys, removeRecord, writeRecord } from "../../ui/local-records.ts";
import { useStudent } from "../session/student-context.ts";

/** Whether there is a model to ask, and if not, why: nobody is told that one is missing before that is known. */
export type ModelAtHand =
  | { readonly state: "unknown" }
  | { readonly state: "ready"; readonly status: ModelStatus }
  | {
      readonly state: "none";
      readonly problem: ModelProblem;
      /** Only the way to it is missing: one was there when the server could last be asked. */
      readonly isExpected: boolean;
    };

export function useModel(): ModelAtHand {
  const { ai } = useStudent();
  const [model, setModel] = useState<ModelAtHand>({ state: "unknown" });
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const answer = await (await ai()).status(leaving.signal);
      if (leaving.signal.aborted) return;
      const problem = answer.ok ? answer.value.problem : answer.problem;
      if (problem) setModel(without(problem));
      else if (answer.ok) {
        writeRecord(recordKeys.model, "there");
        setModel({ state: "ready", status: answer.value });
      }
    };
    const ask = () => void read().catch(() => setModel(without({ kind: "offline" })));
    ask();
    addEventListener("online", ask);
    return () => {
      leaving.abort();
      removeEventListener("online", ask);
    };
  }, [ai]);
  return model;
}

function without(problem: ModelProblem): ModelAtHand {
  const isExpected = isOutOfReach(problem) && readRecord(recordKeys.model) === "there";
  if (!isOutOfReach(problem) && problem.kind !== "device-only") removeRecord(recordKeys.model);
  return { state: "none", problem, isExpected };
}

/** Nobody can be asked now; that says nothing of whether there is a model. */
export function isOutOfReach({ kind }: Pick<ModelProblem, "kind">): boolean {
  return kind === "offline" || kind === "network";
}
