import type { ModelProblem } from "@jotter/domain/model";
import { readRecord, recordKeys } from "../../ui/local-records.ts";
import type { Student } from "../session/student-context.ts";

/** Asked once, when it is first wanted: most words that are selected are only copied. */
export function modelThere(ai: Student["ai"]): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  return () => {
    asked ??= isThere(ai).catch(() => wasThere());
    return asked;
  };
}

async function isThere(ai: Student["ai"]): Promise<boolean> {
  const status = await (await ai()).status(AbortSignal.timeout(mostWaitMs));
  const problem: ModelProblem | null = status.ok ? status.value.problem : status.problem;
  if (problem === null) return true;
  return (problem.kind === "offline" || problem.kind === "network") && wasThere();
}

const mostWaitMs = 5000;

/** Only the way to it is missing: whoever presses is told that. */
function wasThere(): boolean {
  return readRecord(recordKeys.model) === "there";
}
