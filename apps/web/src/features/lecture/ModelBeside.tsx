import type { Lecture } from "@jotter/domain/lecture";
import { modelProblemText } from "../../student/settings/model-problem.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { sparkIcon } from "../../ui/icons/study.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Problem } from "../../ui/Problem.tsx";
import styles from "./lecture.module.css";
import type { useModelNotes } from "./use-model-notes.ts";

type ModelBesideProps = {
  readonly byModel: Lecture["byModel"];
  readonly model: ReturnType<typeof useModelNotes>;
  readonly shown: "device" | "model";
  readonly onShow: (which: "device" | "model") => void;
};

/** One quiet way to what a model makes of the transcript, and back to the device's. [LEC-1] [AIX-6] */
export function ModelBeside({ byModel, model: { run, canAsk, ask, stop }, shown, onShow }: ModelBesideProps) {
  const { t, language } = useLanguage();
  if (run.state === "working") {
    return (
      <>
        <span role="status" className={styles.made}>
          <Icon shape={sparkIcon} size={16} />
          {run.of > 1 ? t("study.modelPart", { part: run.part, of: run.of }) : t("study.modelReads")}
        </span>
        <Button onClick={stop}>{t("study.stop")}</Button>
      </>
    );
  }
  return (
    <>
      {run.state === "failed" && <Problem text={modelProblemText(run.problem, t, language) ?? ""} />}
      {byModel && (
        <Button look="outline" onClick={() => onShow(shown === "model" ? "device" : "model")}>
          {t(shown === "model" ? "lecture.showDevice" : "lecture.showModel")}
        </Button>
      )}
      {canAsk && (!byModel || shown === "model") && (
        <Button look="quiet" onClick={ask}>
          <Icon shape={sparkIcon} size={16} />
          {t(byModel ? "lecture.askAgain" : "lecture.askModel")}
        </Button>
      )}
    </>
  );
}
