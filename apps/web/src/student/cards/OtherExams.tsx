import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import type { ClassLabels } from "../grades/use-class-labels.ts";
import { reviewHref } from "../next-up/links.ts";
import { spokenTimesFor } from "../next-up/spoken-times.ts";
import type { Clock } from "../records/use-clock.ts";
import { ExamRuler, RestsOn } from "./ExamFigures.tsx";
import styles from "./other-exams.module.css";
import type { ExamReadiness } from "./study-news.ts";

type OtherExamsProps = {
  readonly exams: readonly ExamReadiness[];
  readonly clock: Clock;
  readonly classLabels: Pick<ClassLabels, "get">;
};

/** The exams after the nearest: of each what would be known now and what that rests on, or that nobody can know. [DSH-4] */
export function OtherExams({ exams, clock, classLabels }: OtherExamsProps) {
  const { t } = useLanguage();
  if (exams.length === 0) return null;
  return (
    <ul className={styles.others} aria-label={t("ready.others")}>
      {exams.map((one) => {
        const { classId } = one.exam;
        const marker = classId ? classLabels.get(classId)?.marker : undefined;
        return <OtherExam key={one.exam.id} of={one} clock={clock} marker={marker} />;
      })}
    </ul>
  );
}

type OtherExamProps = { readonly of: ExamReadiness; readonly clock: Clock; readonly marker: string | undefined };

function OtherExam({ of, clock, marker }: OtherExamProps) {
  const { t, format, language } = useLanguage();
  const words = spokenTimesFor(language);
  const { exam, review, today, readiness } = of;
  return (
    <li>
      <PlainLink href={today.cards > 0 ? reviewHref(review) : `/calendar?view=day&day=${exam.day}`}>
        {exam.title}
      </PlainLink>
      <span className={styles.day}>{words.day(exam.at)}</span>
      {readiness ? (
        <>
          <span className={styles.row}>
            <ExamRuler of={of} clock={clock} marker={marker} size="row" />
          </span>
          <b className={styles.known}>{format.percent(readiness.knownToday)}</b>
        </>
      ) : (
        <span className={styles.unknown}>{t("ready.nothing")}</span>
      )}
      <span className={styles.minutes}>{today.minutes > 0 && words.duration(today.minutes)}</span>
      <RestsOn of={of} />
    </li>
  );
}
