import type { ModelProblem } from "@jotter/domain/model";
import type { Texts } from "@jotter/locales/en";
import type { Translate } from "../../ui/translate.ts";

/** What a student reads when a language model gave no answer. Null where they stopped it themselves. [AIX-2] */
export function modelProblemText(problem: ModelProblem, t: Translate, language: string): string | null {
  if (problem.kind === "aborted") return null;
  if (problem.kind === "unavailable") return t("ai.problem.unavailable", { detail: problem.detail });
  if (problem.kind !== "limit") return t(`ai.problem.${problem.kind}`);
  const minutes = new Intl.NumberFormat(language, { style: "unit", unit: "minute", unitDisplay: "long" });
  return t("ai.problem.limit", { wait: minutes.format(Math.ceil(problem.retryAfterMs / 60_000)) });
}

/** The same with what failed before it: "Summarization failed: ..." [AIX-2] */
export function toolFailureText(tool: keyof Texts["ai"]["failed"], message: string, t: Translate): string {
  return t(`ai.failed.${tool}`, { message });
}

/** The same as the assistant says it. The sentence goes on after the message, which so loses its full stop. [CHT-5] */
export function apologyText(message: string, t: Translate): string {
  return t("ai.apology", { message: message.replace(/[.。]$/, "") });
}
