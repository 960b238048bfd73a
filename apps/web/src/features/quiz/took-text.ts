import type { Translate } from "../../ui/translate.ts";
import { clockText } from "./clock-text.ts";

/** Seconds below a minute, else minutes as a clock shows them. */
export function tookText(ms: number, t: Translate): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60
    ? t("quiz.result.tookSeconds", { count: seconds })
    : t("quiz.result.took", { time: clockText(ms) });
}
