import type { GradeBooks } from "@jotter/domain/book-keeper";
import type { Book, ClassResult } from "@jotter/domain/grade-book";
import { scaleOfClass, shownPercent } from "@jotter/domain/grade-scale";
import { Link } from "@tanstack/react-router";
import { memo, useState } from "react";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { GradeBar } from "./GradeBar.tsx";
import styles from "./overview.module.css";

/** So many cards are drawn at once; a student has ten classes, a test has a thousand. */
const atOnce = 60;
/** From here on looking for a class by eye takes longer than typing. */
const manyClasses = 20;

export function ClassCards({ grades }: { readonly grades: GradeBooks }) {
  const t = useTexts();
  const format = useFormat();
  const { books, results } = grades;
  const report = useSyncReport();
  const [limit, setLimit] = useState(atOnce);
  const [wanted, setWanted] = useState("");
  const words = wanted.trim().toLocaleLowerCase();
  const found = words ? books.filter(({ course }) => course.name.toLocaleLowerCase().includes(words)) : books;

  // Before the first sync nobody knows.
  if (books.length === 0 && !report.isWhole) {
    return <Loader title={t("loader.grades")} size="small" />;
  }
  if (books.length === 0) {
    return (
      <section className={styles.classes} aria-label={t("grades.classes")}>
        <EmptyState title={t("grades.noClassesTitle")} text={t("grades.noClassesText")}>
          <Link to="/settings" hash="classes" className={buttonClass("outline")}>
            {t("grades.toProfile")}
          </Link>
        </EmptyState>
      </section>
    );
  }
  return (
    <section className={styles.classes} aria-labelledby="grades-classes">
      <h2 id="grades-classes">{t("grades.classes")}</h2>
      {books.length > manyClasses && (
        <TextField
          label={t("grades.findClass")}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      <ul className={styles.cards}>
        {found.slice(0, limit).map((book) => (
          <ClassCard key={book.course.id} book={book} result={results.get(book.course.id)} />
        ))}
      </ul>
      {words && found.length === 0 && <p className={styles.quiet}>{t("grades.noneFound", { words: wanted.trim() })}</p>}
      {found.length > limit && (
        <Button onClick={() => setLimit(limit + atOnce)}>
          {t("grades.showMore", { count: found.length - limit, formatted: format.number(found.length - limit) })}
        </Button>
      )}
    </section>
  );
}

type ClassCardProps = { readonly book: Book; readonly result: ClassResult | undefined };

const ClassCard = memo(function ClassCard({ book, result }: ClassCardProps) {
  const t = useTexts();
  const format = useFormat();
  const { course } = book;
  const count = book.grades.length;
  return (
    <li>
      <Link
        to="/grades"
        search={{ class: course.id }}
        id={`class-${course.id}`}
        className={styles.card}
        data-marker={course.marker}
      >
        <h3>{course.name}</h3>
        {result?.weighted != null ? (
          <>
            <span className={styles.letter}>{result.letter}</span>
            <span className={styles.percent}>
              {format.exactPercent(shownPercent(result.weighted, 2, scaleOfClass(book.course)))}
            </span>
            <GradeBar percent={result.weighted} />
            <span className={styles.meta}>
              {result.simple !== null && (
                <span>
                  {t("grades.simpleIs", {
                    percent: format.exactPercent(shownPercent(result.simple, 2, scaleOfClass(book.course))),
                  })}
                </span>
              )}
              {result.gpa !== null && <span>{`${t("grades.gpa")} ${format.gradePoints(result.gpa)}`}</span>}
              <span>{t("grades.count", { count, formatted: format.number(count) })}</span>
            </span>
          </>
        ) : (
          <span className={styles.meta}>
            {count === 0
              ? t("grades.noGradesAdded")
              : t("grades.nothingCounts", { count, formatted: format.number(count) })}
          </span>
        )}
      </Link>
    </li>
  );
});
