import type { GradeBooks } from "@jotter/domain/book-keeper";
import type { Category } from "@jotter/domain/course";
import { type Book, type ClassResult, classResult } from "@jotter/domain/grade-book";
import { type WhatIf, withChanges } from "@jotter/domain/grade-goals";
import { categoryOf } from "@jotter/domain/stake";
import type { NumberScale } from "@jotter/domain/table-scale";
import { Link } from "@tanstack/react-router";
import { useMemo, useRef, useState } from "react";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { backIcon, downloadIcon, uploadIcon } from "../../ui/icons/app.ts";
import { gradingIcon, whatIfIcon } from "../../ui/icons/grades.ts";
import { cardsIcon } from "../../ui/icons/study.ts";
import { useFormat, useLanguage, useTexts } from "../../ui/language.tsx";
import { cardClass, Page } from "../../ui/Page.tsx";
import { part, usePart } from "../../ui/part.ts";
import { ClassDocumentsCard } from "./ClassDocuments.tsx";
import { ClassFigures } from "./ClassFigures.tsx";
import styles from "./class-view.module.css";
import { GradeForm } from "./GradeForm.tsx";
import { GradeList } from "./GradeList.tsx";
import { GradingDialog } from "./GradingDialog.tsx";
import { emptyDraft } from "./grade-draft.ts";
import { categoryName, freeName } from "./grade-texts.ts";
import { ImportDoor } from "./ImportDoor.tsx";
import { NeededScore } from "./NeededScore.tsx";
import { cluesOf } from "./score-text.ts";
import { useExport } from "./use-export.ts";
import { type GradeFields, useGradeWrites } from "./use-grade-writes.ts";
import { WhatIfBanner } from "./WhatIfBanner.tsx";
import { WhatIfList } from "./WhatIfList.tsx";
import { nothingChanged, withAdded } from "./what-if.ts";

const trend = part(() => import("./ClassTrend.tsx"));

type ClassViewProps = {
  readonly book: Book;
  readonly result: ClassResult;
  readonly grades: GradeBooks;
  /** An exam that is over: its grade is what the student came to enter. */
  readonly expected?: { readonly name: string; readonly date: string | undefined } | undefined;
};

/** One class, opened: what it stands at, its grades, and what is still possible. */
export function ClassView({ book, result, grades, expected }: ClassViewProps) {
  const t = useTexts();
  const format = useFormat();
  const desk = useGradeWrites();
  const exportBooks = useExport();
  const { isWhole } = useSyncReport();
  const drawn = usePart(trend);
  const { course } = book;
  const nameField = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<"grading" | "import" | null>(null);
  const [lastAdded, setLastAdded] = useState("");
  // Only ever here: leaving the page or the mode forgets it. [GRD-8]
  const [changes, setChanges] = useState<WhatIf | null>(null);
  const shown = useMemo(() => (changes ? withChanges(book, changes) : book), [book, changes]);
  const { language } = useLanguage();
  const clues = useMemo(() => cluesOf(book, language), [book, language]);
  const shownResult = useMemo(() => (changes ? classResult(shown) : result), [shown, changes, result]);

  const blank = emptyDraft(shown.categories[0]?.id ?? "", desk.today);
  const first = expected
    ? {
        ...blank,
        name: expected.name,
        date: expected.date ?? blank.date,
        category: categoryOf("exam", expected.name, shown.categories)?.id ?? blank.category,
      }
    : blank;

  function nameless(category: Category | undefined): string {
    const word = category ? categoryName(category, t) : t("grades.name");
    const names = new Set([...shown.grades.map(({ name }) => name), lastAdded]);
    return freeName(word, shown.grades.filter((grade) => grade.category === category?.id).length, names, format);
  }

  function add(fields: GradeFields, scale: NumberScale | undefined) {
    setLastAdded(fields.name);
    if (!changes) {
      void desk.addGrade(course.id, fields);
      if (scale) void desk.rememberScale(course, scale);
      return;
    }
    const stamps = { createdAt: desk.now(), updatedAt: desk.now() };
    // A zero that is played with is meant.
    const imagined = { ...fields, ...stamps, realZero: true, id: desk.freshId(), classId: course.id };
    setChanges(withAdded(changes, imagined));
  }

  return (
    <div className={styles.room} data-what-if={changes !== null}>
      <Link to="/grades" search={{}} className={styles.back}>
        <Icon shape={backIcon} size={18} />
        {t("grades.allClasses")}
      </Link>
      <Page
        title={`${course.name} · ${t("grades.title")} · ${t("product")}`}
        heading={
          <span className={styles.heading} data-marker={course.marker}>
            {course.name}
          </span>
        }
        actions={
          !changes && (
            <>
              <Link to="/grades/$class/study" params={{ class: course.id }} className={buttonClass("quiet")}>
                <Icon shape={cardsIcon} size={18} />
                {t("ready.studyClass")}
              </Link>
              <Button onClick={() => setChanges(nothingChanged)}>
                <Icon shape={whatIfIcon} size={18} />
                {t("grades.whatIf")}
              </Button>
              <Button onClick={() => setDialog("grading")}>
                <Icon shape={gradingIcon} size={18} />
                {t("grades.grading")}
              </Button>
            </>
          )
        }
      >
        {changes && (
          <WhatIfBanner
            changes={changes}
            before={result}
            after={shownResult}
            grades={grades}
            course={course}
            onReset={() => setChanges(nothingChanged)}
            onLeave={() => setChanges(null)}
          />
        )}
        {shown.grades.length > 0 && <ClassFigures book={shown} result={shownResult} />}
        <div className={styles.columns}>
          <section className={`${cardClass} ${styles.grades}`} aria-labelledby="class-grades">
            <div className={styles.sectionHead}>
              <h2 id="class-grades">{t(changes ? "grades.whatIfGrades" : "grades.grades")}</h2>
              {!changes && (
                <div className={styles.small}>
                  <Button onClick={() => setDialog("import")}>
                    <Icon shape={uploadIcon} size={16} />
                    {t("grades.csv.import")}
                  </Button>
                  {book.grades.length > 0 && (
                    <Button onClick={() => exportBooks([book])}>
                      <Icon shape={downloadIcon} size={16} />
                      {t("grades.csv.export")}
                    </Button>
                  )}
                </div>
              )}
            </div>
            <GradeForm
              key={String(changes !== null)}
              label={t(changes ? "grades.addImagined" : "grades.addGrade")}
              keptAs={`${changes ? "imagined" : "new"}:${course.id}`}
              first={first}
              categories={shown.categories}
              clues={clues}
              nameless={nameless}
              nameRef={nameField}
              isScoreNext={expected !== undefined}
              onSave={add}
            />
            <p className="visually-hidden" role="status">
              {lastAdded && t("grades.added", { name: lastAdded })}
            </p>
            {book.grades.length === 0 && !changes && isWhole && (
              <EmptyState title={t("grades.noGradesTitle")} text={t("grades.noGradesText")} />
            )}
            {changes ? (
              <WhatIfList book={book} shown={shown} clues={clues} changes={changes} onChange={setChanges} />
            ) : (
              <GradeList book={book} result={result} desk={desk} onGone={() => nameField.current?.focus()} />
            )}
          </section>
          <div className={styles.side}>
            <NeededScore book={shown} result={shownResult} clues={clues} />
            {drawn && <drawn.ClassTrend book={shown} />}
            {!changes && <ClassDocumentsCard classId={course.id} />}
          </div>
        </div>
        {dialog === "grading" && <GradingDialog book={book} onClose={() => setDialog(null)} />}
        {!changes && (
          <ImportDoor
            books={grades.books}
            weights={grades.weights}
            classId={course.id}
            isOpen={dialog === "import"}
            onOpen={() => setDialog("import")}
            onClose={() => setDialog(null)}
          />
        )}
      </Page>
    </div>
  );
}
