import type { GradeBooks } from "@jotter/domain/book-keeper";
import { type ClassResult, overall, type StoredCourse } from "@jotter/domain/grade-book";
import type { WhatIf } from "@jotter/domain/grade-goals";
import { scaleOfClass, shownPercent } from "@jotter/domain/grade-scale";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { whatIfIcon } from "../../ui/icons/grades.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { noFigure } from "./grade-texts.ts";
import styles from "./what-if.module.css";
import { isChanged } from "./what-if.ts";

type WhatIfBannerProps = {
  readonly changes: WhatIf;
  readonly before: ClassResult;
  readonly after: ClassResult;
  readonly grades: GradeBooks;
  readonly course: StoredCourse;
  readonly onReset: () => void;
  readonly onLeave: () => void;
};

/** Says what mode this is as long as it lasts, and what it would mean. [GRD-8] */
export function WhatIfBanner({ changes, before, after, grades, course, onReset, onLeave }: WhatIfBannerProps) {
  const t = useTexts();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened it is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const scale = scaleOfClass(course);
  const percent = (value: number | null) =>
    value === null ? noFigure : format.exactPercent(shownPercent(value, 2, scale));
  const gpa = (value: number | null) => (value === null ? noFigure : format.gradePoints(value));
  const then = overall(
    grades.books.flatMap((book) => {
      const result = book.course.id === course.id ? after : grades.results.get(book.course.id);
      return result ? [{ course: book.course, result }] : [];
    }),
  );
  return (
    <section className={styles.banner} aria-labelledby="what-if">
      <div className={styles.words}>
        <h2 id="what-if" ref={heading} tabIndex={-1}>
          <Icon shape={whatIfIcon} />
          {t("grades.whatIfTitle")}
        </h2>
        <p>{t("grades.whatIfText")}</p>
      </div>
      <dl className={styles.changes} aria-live="polite">
        <div>
          <dt>{t("grades.thisClass")}</dt>
          <dd>{`${percent(before.weighted)} → ${percent(after.weighted)}`}</dd>
        </div>
        <div>
          <dt>{t("grades.overallGpa")}</dt>
          <dd>{`${gpa(grades.overall.gpa)} → ${gpa(then.gpa)}`}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {isChanged(changes) && <Button onClick={onReset}>{t("grades.whatIfReset")}</Button>}
        <Button look="primary" onClick={onLeave}>
          {t("grades.whatIfLeave")}
        </Button>
      </div>
    </section>
  );
}
