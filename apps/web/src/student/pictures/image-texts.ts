import type { Sending } from "@jotter/replica/device-files";
import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";
import type { NoteImageProblem } from "./note-images.ts";

/** Why a picture did not get into the note. */
export function imageProblemText(problem: NoteImageProblem, t: Translate): string {
  return t(`images.problem.${problem}`);
}

/** What is said under a picture that the server has not got. */
export function sendingText(sending: Sending, t: Translate, format: Format): string {
  if (sending.state === "sending") return t("images.sending", { percent: format.percent(sending.share) });
  if (sending.state === "waiting") return t("images.waiting");
  const { problem } = sending;
  return problem.kind === "quota-exceeded" || problem.kind === "too-large"
    ? t(`images.refused.${problem.kind}`, { limit: format.bytes(problem.limitBytes) })
    : t("images.waiting");
}
