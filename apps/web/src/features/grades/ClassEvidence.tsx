import type { Book } from "@jotter/domain/grade-book";
import { useCallback, useState } from "react";
import { useFocusSessions } from "../../student/focus/use-focus-sessions.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { useSteps } from "../../ui/use-steps.ts";
import styles from "./class-study.module.css";
import { type EvidenceSources, evidenceOf, evidenceSteps } from "./evidence.ts";
import { saveEvidence } from "./save-evidence.ts";
import type { useClassStudy } from "./use-class-study.ts";

type ClassEvidenceProps = {
  readonly book: Book;
  readonly study: NonNullable<ReturnType<typeof useClassStudy>>;
  readonly clock: Pick<Clock, "zone" | "today">;
};

const noSessions: EvidenceSources["sessions"] = [];
/** So many cards are counted before the page is drawn. */
const fewCards = 300;

/** What the figures of a class rest on, and all of it as a table. [DSH-4] */
export function ClassEvidence({ book, study, clock: { zone, today } }: ClassEvidenceProps) {
  const { t, format, language } = useLanguage();
  const { replica } = useStudent();
  const [isSaving, setIsSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { cardRows, quizzes } = study;
  const { course, grades } = book;
  const sessions = useFocusSessions(0) ?? noSessions;
  const steps = useCallback(
    () => evidenceSteps({ cards: cardRows, quizzes, grades, sessions, classId: course.id, zone }),
    [cardRows, quizzes, grades, sessions, course.id, zone],
  );
  const entries = useSteps(steps, cardRows.length <= fewCards);
  if (!entries || entries.length === 0) return null;
  const { answers, quizzes: taken, grades: marked } = evidenceOf(entries);
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  const what = [
    ...(answers > 0 ? [t("ready.evidence.answers", counted(answers))] : []),
    ...(taken > 0 ? [t("ready.quizzes", counted(taken))] : []),
    ...(marked > 0 ? [t("ready.grades", counted(marked))] : []),
  ];
  const save = async () => {
    setIsSaving(true);
    const sources: EvidenceSources = { cards: cardRows, quizzes, grades, sessions, classId: course.id, zone };
    const isSaved = await saveEvidence(entries, sources, { replica, t, format, courseName: course.name, today }).then(
      () => true,
      () => false,
    );
    setHasFailed(!isSaved);
    setIsSaving(false);
  };
  return (
    <footer className={styles.evidence}>
      {what.length > 0 && (
        <p className={styles.quiet}>
          {t("ready.evidence.rests", { what: new Intl.ListFormat(language).format(what) })} {t("ready.evidence.gone")}
        </p>
      )}
      <Button look="outline" disabled={isSaving} onClick={() => void save()}>
        {t("ready.evidence.save")}
      </Button>
      {hasFailed && <Problem text={t("ready.evidence.saveFailed")} />}
    </footer>
  );
}
