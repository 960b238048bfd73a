import { type ProcessAccount, type StatementLine, statementOf } from "@jotter/essay/process/account";
import type { Format } from "../../../ui/format.ts";
import type { Translate } from "../../../ui/translate.ts";
import { essayModes } from "./comments.ts";

type Words = {
  readonly t: Translate;
  readonly format: Pick<Format, "number">;
  readonly time: (minutes: number) => string;
};

/** What a student hands in with an essay: how it came about, in their language. [ESS-2] */
export function statementText(title: string, account: ProcessAccount, words: Words): string {
  const { t } = words;
  const lines = statementOf(account).map((line) => `- ${lineText(line, words)}`);
  return [t("essay.stated.heading", { title }), "", ...lines, "", t("essay.stated.counted"), ""].join("\n");
}

function lineText(line: StatementLine, { t, format, time }: Words): string {
  const number = format.number;
  switch (line.key) {
    case "typed":
      return t("essay.stated.typed", { words: number(line.words) });
    case "pasted":
    case "quoted":
    case "accepted":
      return t(`essay.stated.${line.key}`, { words: number(line.words), times: number(line.times) });
    case "none-pasted":
      return t("essay.stated.nonePasted");
    case "none-accepted":
      return t("essay.stated.noneAccepted");
    case "model-not-asked":
      return t("essay.stated.notAsked");
    case "model-asked": {
      const mode = essayModes.find((one) => one === line.mode);
      return t("essay.stated.asked", { mode: mode ? t(`essay.mode.${mode}`) : line.mode, times: number(line.times) });
    }
    case "time":
      return t("essay.stated.time", { time: time(line.minutes), sittings: number(line.sittings) });
  }
}
