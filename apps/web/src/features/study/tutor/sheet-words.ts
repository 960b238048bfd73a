import type { Hint } from "@jotter/tutor/ladder";
import type { ToldHint } from "@jotter/tutor/model/model-ladder";
import type { Reply } from "@jotter/tutor/model/talk";
import type { Solution } from "@jotter/tutor/private-solution";
import { isBad, type JudgedLine } from "@jotter/tutor/verdict";
import type { Translate } from "../../../ui/translate.ts";

/** How many lines stand: those that are judged and not wrong. */
export function holdingLines(lines: readonly JudgedLine[]): number {
  return lines.filter((line) => !isBad(line) && line.verdict !== "unjudged").length;
}

/** What the tutor says in a talk: a model's question, or ours where that told too much. */
export function replyWords(reply: Reply, isTalk: boolean, t: Translate): string {
  if (reply.by === "model") return reply.question;
  if (reply.why === "value") return t("tutorTalk.value");
  return t(isTalk ? "tutorTalk.keptBackSources" : "tutorTalk.keptBack");
}

/** A hint as markdown. */
export function hintWords(hint: Hint | ToldHint, t: Translate): string {
  if ("told" in hint) return hint.told;
  if (hint.rung === "nudge") {
    const { asks } = hint.params;
    return t(`tutor.nudge.${hint.tell}`, {
      ...hint.params,
      ...(asks !== undefined && { asks: t(`tutor.asks.${asks as "equation"}`) }),
    });
  }
  if (hint.rung === "concept") return t(`tutor.concept.${hint.concept}`);
  if (hint.rung === "next-step") {
    if (!hint.step) return t("tutor.noStep");
    const { id, params, after } = hint.step;
    return `${t(`mathSteps.${id}`, params)}\n\n${after === null ? t("tutor.lastStep") : `$$${after}$$`}`;
  }
  if (hint.rung === "twin") {
    if (hint.twin === null) return t("tutor.noTwin");
    const { question, words = `$$${question}$$`, solution } = hint.twin;
    return `${words}\n\n${solutionWords(solution, t)}`;
  }
  return hint.solution ? solutionWords(hint.solution, t) : t("tutor.noStep");
}

function solutionWords({ steps, result }: Solution, t: Translate): string {
  const worked = steps.map(
    ({ id, after, params }, at) => `${at + 1}. ${t(`mathSteps.${id}`, params)}\n\n   $$${after}$$`,
  );
  return [...worked, t("tutor.answerIs", { result: `$${result}$` })].join("\n\n");
}
