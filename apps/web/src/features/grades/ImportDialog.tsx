import type { Grade } from "@jotter/domain/grade";
import type { Book } from "@jotter/domain/grade-book";
import { type Columns, guessColumns } from "@jotter/domain/grade-columns";
import { gradesFromTable, type ImportClass, type TableProblem } from "@jotter/domain/grade-csv";
import { readTable, type Table } from "@jotter/domain/table-text";
import { type ColumnKind, columnKinds } from "@jotter/domain/table-words";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { uploadIcon } from "../../ui/icons/app.ts";
import { useFormat, useLanguage, useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { Problem } from "../../ui/Problem.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import type { Translate } from "../../ui/translate.ts";
import { csvLabels } from "./csv-labels.ts";
import fieldStyles from "./fields.module.css";
import { categoryName } from "./grade-words.ts";
import styles from "./import-dialog.module.css";
import { tableText } from "./table-file.ts";
import { useGradeDesk } from "./use-grade-desk.ts";

type ImportDialogProps = {
  readonly books: readonly Book[];
  readonly classId: string | undefined;
  /** One that was dropped on the page. */
  readonly file: File | null;
  readonly onClose: () => void;
};

/** A table becomes grades: what its columns are is guessed and can be corrected, and all of it comes or nothing. [GRD-10] */
export function ImportDialog({ books, classId, file, onClose }: ImportDialogProps) {
  const t = useTexts();
  const format = useFormat();
  const { language } = useLanguage();
  const desk = useGradeDesk();
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [into, setInto] = useState(classId ?? books[0]?.course.id ?? "");
  const [chosen, setChosen] = useState<{ readonly columns: Columns; readonly hasHeader: boolean } | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  const table = useMemo(() => (text.trim() ? readTable(text) : null), [text]);
  const guess = useMemo(
    () => table && guessColumns(table.rows[0] ?? [], table.rows.slice(1), csvLabels(t)),
    [table, t],
  );
  const reading = chosen ?? guess;
  const read = useMemo(() => {
    const classes = books.map((book) => importClass(book, t));
    const target = classes.find(({ id }) => id === into);
    if (!table || !reading || !target) return null;
    return gradesFromTable(table, reading.columns, {
      hasHeader: reading.hasHeader,
      into: target,
      classes,
      category: target.categories[0]?.id ?? "",
      dateOrder: language === "en" ? "month-first" : "day-first",
      today: desk.today,
      now: desk.now(),
      labels: csvLabels(t),
    });
  }, [table, reading, books, into, language, desk.today, desk.now, t]);

  function show(next: string) {
    setText(next);
    setChosen(null);
  }

  async function open(picked: File) {
    const found = await tableText(picked);
    setIsUnreadable(found === null);
    if (found !== null) show(found);
  }

  const openDropped = useRef(open);
  openDropped.current = open;
  useEffect(() => {
    if (file) void openDropped.current(file);
  }, [file]);

  async function importAll(event: FormEvent) {
    event.preventDefault();
    if (!read?.ok || isRunning) return;
    setIsRunning(true);
    const ids = await desk.addGrades(
      read.value.map((grade) => (grade.name ? grade : { ...grade, name: nameless(grade) })),
    );
    onClose();
    toast({
      text: t("grades.csv.done", { count: ids.length, formatted: format.number(ids.length) }),
      action: { label: t("action.undo"), run: () => void desk.removeGrades(ids) },
    });
  }

  /** A table without names: each is called by what it is. */
  function nameless({ classId: id, category }: Grade): string {
    const own = books.find(({ course }) => course.id === id)?.categories.find((each) => each.id === category);
    return categoryName(own ?? { id: category }, t);
  }

  return (
    <Dialog title={t("grades.csv.title")} size="wide" onClose={onClose}>
      <form className={styles.form} onSubmit={importAll}>
        <p className={styles.quiet}>{t("grades.csv.text")}</p>
        <div>
          <Button look="outline" onClick={() => picker.current?.click()}>
            <Icon shape={uploadIcon} size={18} />
            {t("grades.csv.choose")}
          </Button>
          <input
            ref={picker}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            hidden
            aria-label={t("grades.csv.choose")}
            onChange={(event) => {
              const [picked] = event.currentTarget.files ?? [];
              if (picked) void open(picked);
              event.currentTarget.value = ""; // So that the same file can be chosen again.
            }}
          />
        </div>
        {isUnreadable && <Problem text={t("grades.csv.unreadable")} />}
        <TextArea
          label={t("grades.csv.table")}
          value={text}
          rows={4}
          spellCheck={false}
          onChange={(event) => show(event.currentTarget.value)}
        />
        {table && reading && (
          <>
            <Field label={t("grades.csv.into")}>
              {(control) => (
                <select
                  {...control}
                  className={fieldStyles.select}
                  value={into}
                  onChange={(event) => setInto(event.currentTarget.value)}
                >
                  {books.map(({ course }) => (
                    <option key={course.id} value={course.id}>
                      {course.name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <label className={fieldStyles.check}>
              <input
                type="checkbox"
                checked={reading.hasHeader}
                onChange={(event) => setChosen({ ...reading, hasHeader: event.currentTarget.checked })}
              />
              {t("grades.csv.header")}
            </label>
            <Preview
              table={table}
              columns={reading.columns}
              hasHeader={reading.hasHeader}
              onChange={(columns) => setChosen({ ...reading, columns })}
            />
          </>
        )}
        {read && !read.ok && <Problems problems={read.problem} />}
        <div className={styles.actions}>
          <Button onClick={onClose}>{t("action.cancel")}</Button>
          <Button type="submit" look="primary" disabled={!read?.ok || isRunning}>
            {goWords(read?.ok ? read.value.length : 0, isRunning)}
          </Button>
        </div>
      </form>
    </Dialog>
  );

  function goWords(count: number, running: boolean): string {
    if (running) return t("grades.csv.running");
    return count === 0 ? t("grades.csv.import") : t("grades.csv.go", { count, formatted: format.number(count) });
  }
}

const previewRows = 6;

type PreviewProps = {
  readonly table: Table;
  readonly columns: Columns;
  readonly hasHeader: boolean;
  readonly onChange: (columns: Columns) => void;
};

/** The first rows as they were read, and over each column what it is. */
function Preview({ table, columns, hasHeader, onChange }: PreviewProps) {
  const t = useTexts();
  const format = useFormat();
  const rows = table.rows.slice(0, previewRows);
  const width = Math.max(...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_, place) => place);
  const kindAt = (place: number) => columnKinds.find((kind) => columns[kind] === place);

  function choose(place: number, kind: string) {
    const others = Object.entries(columns).filter(([each, at]) => at !== place && each !== kind);
    const known = columnKinds.find((each) => each === kind);
    onChange(Object.fromEntries(known ? [...others, [known, place]] : others));
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of a keyboard.
    <section className={styles.preview} aria-label={t("grades.csv.preview")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {places.map((place) => (
              <th key={place} scope="col">
                <select
                  className={fieldStyles.select}
                  aria-label={t("grades.csv.columnNumber", { number: format.number(place + 1) })}
                  value={kindAt(place) ?? ""}
                  onChange={(event) => choose(place, event.currentTarget.value)}
                >
                  <option value="">{t("grades.csv.ignore")}</option>
                  {columnKinds.map((kind: ColumnKind) => (
                    <option key={kind} value={kind}>
                      {t(`grades.csv.column.${kind}`)}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={table.lines[line]} data-header={hasHeader && line === 0}>
              {places.map((place) => (
                <td key={place} data-ignored={kindAt(place) === undefined}>
                  {row[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const shownProblems = 8;

function Problems({ problems }: { readonly problems: readonly TableProblem[] }) {
  const t = useTexts();
  const format = useFormat();
  const more = problems.length - shownProblems;
  return (
    <div className={styles.problems} role="alert">
      <p>{t("grades.csv.allOrNothing")}</p>
      <ul>
        {problems.slice(0, shownProblems).map((one) => (
          <li key={`${one.line} ${one.problem}`}>{problemText(one, t)}</li>
        ))}
        {more > 0 && <li>{t("grades.csv.moreProblems", { count: more, formatted: format.number(more) })}</li>}
      </ul>
    </div>
  );
}

function problemText({ line, problem, text }: TableProblem, t: Translate): string {
  const kind = problem === "no-scores" ? "noScores" : problem;
  return t(`grades.csv.problem.${kind}`, { line, text });
}

function importClass({ course, categories }: Book, t: Translate): ImportClass {
  return {
    id: course.id,
    name: course.name,
    categories: categories.map((category) => ({ id: category.id, name: categoryName(category, t) })),
  };
}
