import type { ModelAtHand } from "../../../student/models/use-model.ts";
import { modelProblemText } from "../../../student/settings/model-problem.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { sparkIcon } from "../../../ui/icons/study.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { WouldBeSent } from "../WouldBeSent.tsx";
import styles from "./essay.module.css";
import type { Coach } from "./use-coach.ts";

type CoachOfferProps = {
  readonly coach: Coach;
  readonly model: ModelAtHand;
  readonly essay: { readonly id: string; readonly title: string; readonly text: string };
};

/** A model's questions on the essay, asked for by name; what it would be given can be seen before. [ESS-1] [AIX-8] */
export function CoachOffer({ coach: { run, ask, stop }, model, essay }: CoachOfferProps) {
  const { t, language } = useLanguage();
  if (model.state !== "ready") return <p className={styles.hint}>{t("essay.needsModel")}</p>;
  const { contextTokens } = model.status;
  const size = { words: 0, tokens: Math.ceil(essay.text.length / 3) };
  return (
    <div className={styles.offer}>
      {run.state === "working" ? (
        <Button look="outline" onClick={stop}>
          {t("study.stop")}
        </Button>
      ) : (
        <Button look="outline" onClick={ask} disabled={essay.text.trim() === "" && essay.title.trim() === ""}>
          <Icon shape={sparkIcon} size={16} />
          {t("essay.coach.ask")}
        </Button>
      )}
      <p className={styles.hint} role="status">
        {run.state === "working"
          ? t("study.modelReads")
          : run.state === "failed"
            ? (modelProblemText(run.problem, t, language) ?? "")
            : t(run.state === "nothing" ? "essay.coach.nothing" : "essay.coach.asksOnly")}
      </p>
      <WouldBeSent tool="essay" sources={[essay]} size={size} contextTokens={contextTokens} />
    </div>
  );
}
