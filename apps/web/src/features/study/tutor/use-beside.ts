import type { JudgedLine } from "@jotter/tutor/verdict";
import { useEffect, useEffectEvent } from "react";
import { useAskModel } from "../../../student/models/use-ask-model.ts";
import type { ModelAtHand } from "../../../student/models/use-model.ts";
import { askWithModel } from "./ask-tutor.ts";
import { upTo } from "./sheet.ts";
import type { SheetPart } from "./sheet-part.ts";

type Judging = Pick<SheetPart, "sheet" | "posed" | "change"> & {
  readonly judged: readonly JudgedLine[];
  readonly model: ModelAtHand;
};

/** Of a problem a model has solved, lines the engine cannot judge are put to it, each once; where it fails they stay open. */
export function useModelVerdicts({ sheet, posed, change, judged, model }: Judging): void {
  const { lines, sealed, modelVerdicts } = sheet;
  const { ask } = useAskModel("tutor", []);
  const isDue =
    sealed !== null &&
    model.state === "ready" &&
    judged.some(
      ({ verdict, tell }, at) =>
        verdict === "unjudged" && tell !== "afterWrong" && modelVerdicts[upTo(lines, at)] === undefined,
    );
  const name = isDue ? lines.join("\n") : null;
  const judge = useEffectEvent(async () => {
    const verdicts = await ask((toModel) => askWithModel("judgeAway", { posed, lines }, toModel));
    if (verdicts === null) return;
    const said = Object.fromEntries(verdicts.map((verdict, at) => [upTo(lines, at), verdict]));
    await change((last) => ({ ...last, modelVerdicts: { ...said, ...last.modelVerdicts } }));
  });
  useEffect(() => {
    if (name !== null) void judge();
  }, [name]);
}

type Slipping = Pick<SheetPart, "sheet" | "change"> & { readonly firstWrong: number | null };

/** The first slip is kept when it is made: once mended, it is what a card is worth. */
export function useFirstSlip({ sheet, change, firstWrong }: Slipping): void {
  const isNew = firstWrong !== null && sheet.slip === null;
  const note = useEffectEvent(() => {
    const at = (firstWrong ?? 1) - 1;
    const line = sheet.lines[at];
    if (line === undefined) return;
    const above = sheet.lines[at - 1] ?? sheet.problem;
    void change((last) => (last.slip ? last : { ...last, slip: { above, line, cardId: null } }));
  });
  useEffect(() => {
    if (isNew) note();
  }, [isNew]);
}
