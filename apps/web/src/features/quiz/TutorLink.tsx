import type { Quiz } from "@jotter/domain/quiz";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import styles from "../../student/quiz/quiz.module.css";
import { sourceOf } from "../../student/quiz/sources.ts";
import { addressOf } from "../../student/study/taken.ts";
import { tutorHref } from "../../student/study/tutor-link.ts";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";

type TutorLinkProps = { readonly quiz: Quiz; readonly question: StudyQuestion; readonly number: string };

/** To the tutor, with a missed problem and the text it came from. [TUT-1] */
export function TutorLink({ quiz, question, number }: TutorLinkProps) {
  const t = useTexts();
  const source = sourceOf(quiz, question);
  const from = source && source.kind !== "text" ? addressOf([source]) : undefined;
  return (
    <PlainLink className={styles.quietWay} href={tutorHref(question.prompt, from)}>
      {t("quiz.result.tutor", { number })}
    </PlainLink>
  );
}
