import type { Quiz } from "@jotter/domain/quiz";
import { ExamRuler, RestsOn } from "../../student/cards/ExamFigures.tsx";
import { useExamDay } from "../../student/cards/use-exam-day.ts";
import { useKnownBefore, useStudyNews } from "../../student/cards/use-readiness.ts";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import { useClock } from "../../student/records/use-clock.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./result.module.css";

/** What would be known of the next exam this quiz counts for, and how the quiz has moved it. [DSH-4] */
export function ExamAfter({ id, quiz }: { readonly id: string; readonly quiz: Quiz }) {
  const t = useTexts();
  const format = useFormat();
  const clock = useClock();
  const dayOf = useExamDay();
  const classLabels = useClassLabels(true);
  const near = useStudyNews(clock)?.exams.find(({ quizIds }) => quizIds.includes(id));
  const before = useKnownBefore({ id, finishedAt: quiz.finishedAt }, near, clock);
  if (!near?.readiness) return null;
  const { exam } = near;
  const marker = exam.classId ? classLabels.get(exam.classId)?.marker : undefined;
  return (
    <section aria-labelledby="quiz-exam" className={styles.after}>
      <h3 id="quiz-exam">
        {exam.title} <small>{dayOf(exam, clock).on}</small>
      </h3>
      <ExamRuler of={near} clock={clock} marker={marker} />
      {before !== null && (
        <p className={styles.quiet}>{t("quiz.result.before", { percent: format.percent(before) })}</p>
      )}
      <RestsOn of={near} />
    </section>
  );
}
