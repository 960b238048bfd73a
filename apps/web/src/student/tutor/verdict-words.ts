import type { JudgedLine } from "@jotter/tutor/verdict";
import type { Translate } from "../../ui/translate.ts";

/** What is said of a line; line 0 is the problem. */
export function verdictWords({ tell, params }: JudgedLine, t: Translate): string {
  if (params.line === "0") {
    if (tell === "follows" || tell === "sameAs" || tell === "losesSolutions") return t(`tutor.tellProblem.${tell}`);
    if (tell === "gainsSolutions" || tell === "otherSolutions" || tell === "otherValue")
      return t(`tutor.tellProblem.${tell}`);
  }
  return t(`tutor.tell.${tell}`, params);
}
