import type { Language } from "@jotter/domain/settings";
import { useState } from "react";
import { useAskModel } from "../../../student/models/use-ask-model.ts";
import { Button } from "../../../ui/Button.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { Markdown } from "../../../ui/Markdown.tsx";
import desk from "../desk.module.css";
import { askWithModel } from "./ask-tutor.ts";
import { TutorSends } from "./TutorSends.tsx";
import styles from "./tutor.module.css";

type WithModelProps = {
  readonly text: string;
  readonly language: Language;
  /** Something that looks as if it had one answer. */
  readonly isToSolve: boolean;
  readonly contextTokens: number;
  readonly onSolved: (sealed: string) => void;
  readonly onTalk: () => void;
};

/** What a model can do where the engine cannot: solve it unseen, or ask about it. It is pressed for, never done unasked. */
export function WithModel({ text, language, isToSolve, contextTokens, onSolved, onTalk }: WithModelProps) {
  const t = useTexts();
  const { isWorking, failure, ask, stop } = useAskModel("tutor", []);
  const [unsure, setUnsure] = useState<{ readonly text: string; readonly concept: string | null }>();
  const solve = async () => {
    setUnsure(undefined);
    const posed = { text, language, isAlone: false };
    const solved = await ask((toModel) => askWithModel("solve", { posed }, toModel));
    if (solved?.state === "agreed") onSolved(solved.sealed);
    else if (solved) setUnsure({ text, concept: solved.concept });
  };
  return (
    <div className={styles.withModel}>
      <div role="status">
        {isWorking && (
          <p>
            {t("tutorTalk.solving")} <Button onClick={stop}>{t("study.stop")}</Button>
          </p>
        )}
        {failure && !isWorking && <p>{t("tutorTalk.solveFailed", { message: failure })}</p>}
        {unsure?.text === text && (
          <>
            <strong>{t("tutorTalk.unsureTitle")}</strong>
            <p>{t(unsure.concept === null ? "tutorTalk.unsureNone" : "tutorTalk.unsure")}</p>
            {unsure.concept !== null && <Markdown text={unsure.concept} asksBeforeLeaving />}
          </>
        )}
      </div>
      <div className={desk.saysWays}>
        <Button look={isToSolve ? "primary" : "outline"} disabled={isWorking} onClick={() => void solve()}>
          {t("tutorTalk.solve")}
        </Button>
        <Button look={isToSolve ? "outline" : "primary"} disabled={isWorking} onClick={onTalk}>
          {t("tutorTalk.talk")}
        </Button>
        <TutorSends parts={[[t("tutor.problem"), text]]} times={2} contextTokens={contextTokens} />
      </div>
      <p className={styles.quiet}>
        {t("tutorTalk.solveHint")} {t("tutorTalk.talkHint")}
      </p>
    </div>
  );
}
