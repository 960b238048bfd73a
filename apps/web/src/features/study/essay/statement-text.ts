import { type ProcessAccount, type StatementLine, statementOf } from "@jotter/essay/process/account";
import type { Format } from "../../../ui/format.ts";
import type { Translate } from "../../../ui/translate.ts";
import { essayModes } from "./comments.ts";

type Words = {
  readonly t: Translate;
  readonly format: Pick<Format, "number">;
  readonly time: (minutes: number) => string;
};

/** What a student hands in with an essay of so many words: how it came about, in their language. [ESS-2] */
export function statementText(title: string, size: number, account: ProcessAccount, words: Words): string {
  const { t } = words;
  const lines = statementOf(account, size).map((line) => `- ${lineText(line, words)}`);
  return [t("essay.stated.heading", { title }), "", ...lines, "", t("essay.stated.counted"), ""].join("\n");
}

function lineText(line: StatementLine, { t, format, time }: Words): string {
  const counted = (key: "words" | "times" | "sittings", count: number) =>
    t(`essay.stated.${key}`, { count, formatted: format.number(count) });
  switch (line.key) {
    case "size":
    case "typed":
      return t(`essay.stated.${line.key}`, { words: counted("words", line.words) });
    case "pasted":
    case "quoted":
    case "accepted":
      return t(`essay.stated.${line.key}`, {
        words: counted("words", line.words),
        times: counted("times", line.times),
      });
    case "none-pasted":
      return t("essay.stated.nonePasted");
    case "none-accepted":
      return t("essay.stated.noneAccepted");
    case "model-not-asked":
      return t("essay.stated.notAsked");
    case "model-asked": {
      const mode = essayModes.find((one) => one === line.mode);
      const name = mode ? t(`essay.mode.${mode}`) : line.mode;
      return t("essay.stated.asked", { mode: name, times: counted("times", line.times) });
    }
    case "time":
      return t("essay.stated.time", {
        time: line.minutes === 0 ? t("essay.stated.moment") : time(line.minutes),
        sittings: counted("sittings", line.sittings),
      });
  }
}
