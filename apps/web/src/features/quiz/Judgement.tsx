import type { QuizAnswer } from "@jotter/domain/quiz";
import styles from "../../student/quiz/quiz.module.css";
import { useTexts } from "../../ui/language.tsx";

/** What a model said of an answer, as its words and not as ours; or that the student has decided. [QUZ-2] */
export function Judgement({ answer: { judged, isOverruled } }: { readonly answer: QuizAnswer }) {
  const t = useTexts();
  if (!judged && !isOverruled) return null;
  return (
    <p className={styles.judgement}>
      {judged && (
        <>
          {judged.why} <q>{judged.quote}</q>{" "}
        </>
      )}
      <small>
        {[isOverruled ? t("quiz.judge.own") : "", judged ? t("quiz.judge.by", { model: judged.by }) : ""]
          .filter((one) => one !== "")
          .join(" ")}
      </small>
    </p>
  );
}
