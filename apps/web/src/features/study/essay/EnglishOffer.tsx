import type { ProofAnswer } from "../../../student/essay/proofread-answers.ts";
import { EnglishChoice } from "../../../student/settings/EnglishChoice.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import styles from "./essay.module.css";
import type { English } from "./use-english.ts";

type EnglishOfferProps = { readonly english: English; readonly by: ProofAnswer["by"] | undefined };

/** Grammar and spelling of English, with what it costs to have them. [ESS-1] */
export function EnglishOffer({ english: { state, share, bring, leave }, by }: EnglishOfferProps) {
  const { t, format } = useLanguage();
  const isUnable = state === "unable" || by === "unable";
  return (
    <div className={styles.offer}>
      {(state === "asked-for" || isUnable) && (
        <Button look="outline" onClick={bring}>
          {t("essay.english.offer")}
        </Button>
      )}
      <p className={styles.hint} role="status">
        {isUnable
          ? t("essay.english.unable")
          : state === "arriving"
            ? t("essay.english.arriving", { percent: format.percent(share) })
            : t(state === "here" ? "essay.english.reads" : "essay.english.fetches")}
      </p>
      {state === "here" && !isUnable && <Button onClick={leave}>{t("essay.english.leave")}</Button>}
      <EnglishChoice />
    </div>
  );
}
