import type { GradeBooks } from "@jotter/domain/book-keeper";
import type { Book, Overall } from "@jotter/domain/grade-book";
import { shownPercent } from "@jotter/domain/grade-scale";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { downloadIcon, uploadIcon } from "../../ui/icons/app.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { cardClass, Page } from "../../ui/Page.tsx";
import { part, usePart } from "../../ui/part.ts";
import { ClassCards } from "./ClassCards.tsx";
import { GlobalWeights } from "./GlobalWeights.tsx";
import { GpaTarget } from "./GpaTarget.tsx";
import { noFigure } from "./grade-texts.ts";
import { ImportDoor } from "./ImportDoor.tsx";
import { NewSubject } from "./NewSubject.tsx";
import styles from "./overview.module.css";
import { useExport } from "./use-export.ts";

const trend = part(() => import("./OverallTrend.tsx"));

export function GradesOverview({ grades }: { readonly grades: GradeBooks }) {
  const t = useTexts();
  const { books } = grades;
  const exportBooks = useExport();
  const [isImporting, setIsImporting] = useState(false);
  const hasGrades = books.some((book) => book.grades.length > 0);
  return (
    <Page
      title={`${t("grades.title")} · ${t("product")}`}
      heading={<Mark>{t("grades.title")}</Mark>}
      actions={
        <>
          <Button onClick={() => setIsImporting(true)}>
            <Icon shape={uploadIcon} size={18} />
            {t("grades.csv.import")}
          </Button>
          {hasGrades && (
            <Button onClick={() => exportBooks(books)}>
              <Icon shape={downloadIcon} size={18} />
              {t("grades.csv.export")}
            </Button>
          )}
        </>
      }
    >
      {hasGrades && <Summary grades={grades} />}
      <div className={styles.columns} data-empty={books.length === 0}>
        <NewSubject />
        <ClassCards grades={grades} />
        {grades.overall.gpa !== null && (
          <div className={styles.goal}>
            <GpaTarget books={books} gpa={grades.overall.gpa} />
          </div>
        )}
        <GlobalWeights weights={grades.weights} />
      </div>
      <ImportDoor
        books={books}
        weights={grades.weights}
        classId={undefined}
        isOpen={isImporting}
        onOpen={() => setIsImporting(true)}
        onClose={() => setIsImporting(false)}
      />
    </Page>
  );
}

function Summary({ grades }: { readonly grades: GradeBooks }) {
  const t = useTexts();
  const format = useFormat();
  const { overall, books } = grades;
  const drawn = usePart(trend);
  const facts = [
    [
      t("grades.overallAverage"),
      overall.average === null ? noFigure : format.exactPercent(shownPercent(overall.average)),
    ],
    [t("grades.overallLetter"), overall.letter ?? noFigure],
    [
      t("grades.classesWithGrades"),
      t("grades.ofAll", { some: format.number(overall.classes), all: format.number(books.length) }),
    ],
  ];
  return (
    <section className={`${cardClass} ${styles.summary}`} aria-labelledby="grades-overall">
      <h2 id="grades-overall" className="visually-hidden">
        {t("grades.overall")}
      </h2>
      <div className={styles.numerals}>
        <Numeral label={t("grades.gpaScale")} points={overall.gpa} />
        {hasWeightedGpa(grades) && <Numeral label={t("grades.weightedGpa")} points={overall.weightedGpa} isSecond />}
      </div>
      <div className={styles.trend} data-expected={hasTrend(books)}>
        {drawn && <drawn.OverallTrend books={books} />}
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type NumeralProps = { readonly label: string; readonly points: Overall["gpa"]; readonly isSecond?: boolean };

function Numeral({ label, points, isSecond = false }: NumeralProps) {
  const format = useFormat();
  return (
    <p className={isSecond ? styles.secondNumeral : styles.numeral}>
      <b>{points === null ? noFigure : format.gradePoints(points)}</b> <span>{label}</span>
    </p>
  );
}

/** Whether there will be a line: its place is kept while it is worked out. */
function hasTrend(books: readonly Book[]): boolean {
  const days = new Set<string>();
  for (const { grades } of books) {
    for (const { date } of grades) {
      if (date) days.add(date);
      if (days.size > 1) return true;
    }
  }
  return false;
}

/** A second figure that says the same as the first would only be a question. [GRD-9] */
function hasWeightedGpa({ books }: GradeBooks): boolean {
  return books.some(({ course }) => course.level !== "standard" || course.credits !== undefined);
}
