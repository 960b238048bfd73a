import type { QuizScore } from "@jotter/domain/quiz";
import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";

type Words = { readonly t: Translate; readonly format: Pick<Format, "number"> };

/** A result as every list has it: "5 of 8 right", and as long as something waits for a verdict "5 right, 1 to judge". [QUZ-1] */
export function scoreWords({ known, of, waiting }: QuizScore, { t, format }: Words, isShort = false): string {
  if (waiting > 0) {
    return t("quiz.knownAndWaiting", { known: format.number(known), waiting: format.number(waiting) });
  }
  return t(isShort ? "quiz.result.topicKnown" : "quiz.knownOf", {
    known: format.number(known),
    of: format.number(of),
  });
}
