import type { Score } from "@jotter/domain/grade";
import type { Book, ClassResult, StoredGrade } from "@jotter/domain/grade-book";
import { percentOf, shownPercent } from "@jotter/domain/grade-scale";
import type { NumberScale } from "@jotter/domain/table-scale";
import { useMemo, useRef, useState } from "react";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { trashIcon } from "../../ui/icons/app.ts";
import { editGradeIcon } from "../../ui/icons/grades.ts";
import { useFormat, useLanguage, useTexts } from "../../ui/language.tsx";
import { confirmed, toast } from "../../ui/overlays.ts";
import { changedIn } from "./changed-in.ts";
import { GradeForm } from "./GradeForm.tsx";
import { draftOf, fieldsOf, isIdleZero } from "./grade-draft.ts";
import styles from "./grade-list.module.css";
import { categoryName, noFigure, scoreWords } from "./grade-texts.ts";
import { latestFirst } from "./latest-first.ts";
import { cluesOf } from "./score-text.ts";
import type { GradeFields, GradeWrites } from "./use-grade-writes.ts";

/** So many rows are drawn at once. */
const atOnce = 100;

type GradeListProps = {
  readonly book: Book;
  readonly result: ClassResult;
  readonly desk: GradeWrites;
  /** Where the caret goes when the row it was in is gone. */
  readonly onGone: () => void;
};

export function GradeList({ book, result, desk, onGone }: GradeListProps) {
  const t = useTexts();
  const format = useFormat();
  const [limit, setLimit] = useState(atOnce);
  const [editing, setEditing] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const dropped = new Set(result.dropped);
  const grades = latestFirst(book.grades);

  function stopEditing(id: string) {
    setEditing(null);
    // Its button is drawn again in the place of the form.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-edit="${id}"]`)?.focus());
  }

  async function remove(grade: StoredGrade) {
    const isMeant = await confirmed({
      title: t("grades.deleteQuestion"),
      text: grade.name,
      confirm: t("action.delete"),
      cancel: t("action.cancel"),
    });
    if (!isMeant) return;
    await desk.removeGrades([grade.id]);
    // Another row that is being edited stays open.
    setEditing((open) => (open === grade.id ? null : open));
    onGone();
    toast({
      text: t("grades.deleted", { name: grade.name }),
      action: { label: t("action.undo"), run: () => void desk.restoreGrade(grade.id) },
    });
  }

  return (
    <>
      <ul ref={list} className={styles.list} aria-label={t("grades.list", { name: book.course.name })}>
        {grades.slice(0, limit).map((grade) =>
          grade.id === editing ? (
            <li key={grade.id} className={styles.editing}>
              <EditedGrade
                grade={grade}
                book={book}
                onCancel={() => stopEditing(grade.id)}
                onSave={(change, scale) => {
                  if (Object.keys(change).length > 0) void desk.changeGrade(grade.id, change);
                  if (scale) void desk.rememberScale(book.course, scale);
                  stopEditing(grade.id);
                }}
              />
            </li>
          ) : (
            <GradeRow
              key={grade.id}
              grade={grade}
              category={categoryName(book.categories.find(({ id }) => id === grade.category) ?? { id: "" }, t)}
              isDropped={dropped.has(grade.id)}
              today={desk.today}
              onEdit={() => setEditing(grade.id)}
              onDelete={() => void remove(grade)}
            />
          ),
        )}
      </ul>
      {grades.length > limit && (
        <Button onClick={() => setLimit(limit + atOnce)}>
          {t("grades.showMore", { count: grades.length - limit, formatted: format.number(grades.length - limit) })}
        </Button>
      )}
    </>
  );
}

type GradeRowProps = {
  readonly grade: StoredGrade;
  readonly category: string;
  /** By the class's rule, not by the student's word. */
  readonly isDropped: boolean;
  readonly today: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

function GradeRow({ grade, category, isDropped, today, onEdit, onDelete }: GradeRowProps) {
  const t = useTexts();
  const format = useFormat();
  const { name, state, score, date } = grade;
  const isCounting = !isDropped && (state === "graded" || state === "missing") && !isIdleZero(grade);
  return (
    <li className={styles.row} data-counts={isCounting}>
      <span className={styles.name}>{name}</span>
      <span className={styles.meta}>
        <span>{category}</span>
        {date && <time dateTime={date}>{format.calendarDay(date, today)}</time>}
        {isDropped && <b className={styles.tag}>{t("grades.tag.droppedByRule")}</b>}
        {state !== "graded" && <b className={styles.tag}>{t(`grades.tag.${state}`)}</b>}
        {grade.extraCredit && <b className={styles.tag}>{t("grades.tag.extraCredit")}</b>}
        {isIdleZero(grade) && <b className={styles.tag}>{t("grades.tag.zero")}</b>}
      </span>
      <ScoreFigure score={score} isAwaited={state === "ungraded"} />
      <span className={styles.actions}>
        <IconButton data-edit={grade.id} aria-label={t("grades.edit", { name })} onClick={onEdit}>
          <Icon shape={editGradeIcon} />
        </IconButton>
        <IconButton aria-label={t("grades.delete", { name })} onClick={onDelete}>
          <Icon shape={trashIcon} />
        </IconButton>
      </span>
    </li>
  );
}

/** A score as it stands in every list of grades. */
export function ScoreFigure({ score, isAwaited }: { readonly score: Score | null; readonly isAwaited: boolean }) {
  const format = useFormat();
  if (!score) return <span className={styles.score}>{noFigure}</span>;
  if (isAwaited) {
    const possible = score.as === "points" ? format.number(score.possible) : noFigure;
    return <span className={styles.score}>{`${noFigure}/${possible}`}</span>;
  }
  return (
    <span className={styles.score}>
      <b>{scoreWords(score, format)}</b>
      {score.as === "points" && <span>{format.exactPercent(shownPercent(percentOf(score)))}</span>}
    </span>
  );
}

type EditedGradeProps = {
  readonly grade: StoredGrade;
  readonly book: Book;
  readonly onSave: (change: Partial<GradeFields>, scale: NumberScale | undefined) => void;
  readonly onCancel: () => void;
};

function EditedGrade({ grade, book, onSave, onCancel }: EditedGradeProps) {
  const t = useTexts();
  const format = useFormat();
  const { language } = useLanguage();
  const clues = useMemo(() => cluesOf(book, language, grade.id), [book, language, grade.id]);
  const [first] = useState(() => draftOf(grade, format.decimalPoint(), clues.said ?? undefined));
  return (
    <GradeForm
      label={t("grades.edit", { name: grade.name })}
      keptAs={grade.id}
      first={first}
      categories={book.categories}
      clues={clues}
      nameless={() => grade.name}
      nameRef={takeFocus}
      onSave={(fields, scale) => onSave(changedIn(fieldsOf(first, grade.name, clues), fields), scale)}
      onCancel={onCancel}
    />
  );
}

function takeFocus(field: HTMLInputElement | null) {
  field?.focus();
}
