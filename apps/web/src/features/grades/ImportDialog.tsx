import type { Category } from "@jotter/domain/course";
import type { Book } from "@jotter/domain/grade-book";
import { type Columns, guessColumns } from "@jotter/domain/grade-columns";
import type { TableProblem } from "@jotter/domain/grade-csv";
import type { DateOrder } from "@jotter/domain/table-cells";
import type { NumberScale } from "@jotter/domain/table-scale";
import { readTable } from "@jotter/domain/table-text";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { uploadIcon } from "../../ui/icons/app.ts";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { useFormat, useLanguage, useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { Problem } from "../../ui/Problem.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import type { Translate } from "../../ui/translate.ts";
import { csvLabels } from "./csv-labels.ts";
import { dateOrderFor } from "./date-order.ts";
import { IntoField, NewClasses } from "./ImportClasses.tsx";
import { ImportColumns } from "./ImportColumns.tsx";
import { ImportLanding } from "./ImportLanding.tsx";
import { DateOrderField } from "./ImportReading.tsx";
import styles from "./import-dialog.module.css";
import { aNewClass, planOf } from "./import-plan.ts";
import { ScaleField } from "./ScaleField.tsx";
import { tableText } from "./table-file.ts";
import { useGradeWrites } from "./use-grade-writes.ts";

type ImportDialogProps = {
  readonly books: readonly Book[];
  /** Of classes that the table brings along. */
  readonly weights: readonly Category[] | undefined;
  readonly classId: string | undefined;
  /** One that was dropped on the page. */
  readonly file: File | null;
  readonly onClose: () => void;
};

/** What the student says of a table beside what it tells itself. */
type Chosen = {
  readonly reading?: { readonly columns: Columns; readonly hasHeader: boolean };
  readonly scale?: NumberScale | null;
  readonly dateOrder?: DateOrder;
  readonly refused?: ReadonlySet<string>;
  readonly addsDoubles?: boolean;
  readonly zerosCount?: boolean;
};

const nobody: ReadonlySet<string> = new Set();

/**
 * A table becomes grades: what it means is guessed, shown as it would land, and can be corrected; all of it comes or
 * nothing. [GRD-10]
 */
export function ImportDialog({ books, weights, classId, file, onClose }: ImportDialogProps) {
  const t = useTexts();
  const format = useFormat();
  const { language } = useLanguage();
  const desk = useGradeWrites();
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [fileProblem, setFileProblem] = useState<"unreadable" | "empty" | null>(null);
  const [into, setInto] = useState(classId ?? books[0]?.course.id ?? aNewClass);
  const [newClassName, setNewClassName] = useState("");
  const [chosen, setChosen] = useState<Chosen>({});
  const [isRunning, setIsRunning] = useState(false);
  // The same for as long as the dialog is open: the plan would be made again with every moment.
  const [now] = useState(desk.now);

  const table = useMemo(() => (text.trim() ? readTable(text) : null), [text]);
  const guess = useMemo(
    () => table && guessColumns(table.rows[0] ?? [], table.rows.slice(1), csvLabels(t)),
    [table, t],
  );
  const reading = chosen.reading ?? guess;
  const { scale, dateOrder, refused = nobody, addsDoubles = false, zerosCount = true } = chosen;
  const plan = useMemo(() => {
    if (!table || !reading) return null;
    const asked = {
      ...reading,
      books,
      weights,
      into,
      newClassName,
      refused,
      zerosCount,
      ...(scale === undefined ? {} : { scale }),
      dateOrder: dateOrder ?? dateOrderFor(language, navigator.language),
      language,
      today: desk.today,
      now,
      labels: csvLabels(t),
    };
    return planOf(table, asked, t);
  }, [
    table,
    reading,
    books,
    weights,
    into,
    newClassName,
    refused,
    zerosCount,
    scale,
    dateOrder,
    language,
    desk.today,
    now,
    t,
  ]);
  const isReadable = plan !== null && plan.problems.length === 0;
  const wanted =
    isReadable && !plan.lacksName ? plan.grades.filter((_, place) => addsDoubles || !plan.doubles.has(place)) : [];

  function show(next: string) {
    setText(next);
    setFileProblem(null);
    setChosen({});
  }

  async function open(picked: File) {
    const found = await tableText(picked);
    show(found ?? "");
    if (found === null) setFileProblem("unreadable");
    else if (found.replace(/^\uFEFF/u, "").trim() === "") setFileProblem("empty");
  }

  const openDropped = useRef(open);
  openDropped.current = open;
  useEffect(() => {
    if (file) void openDropped.current(file);
  }, [file]);

  async function importAll(event: FormEvent) {
    event.preventDefault();
    if (!plan || wanted.length === 0 || isRunning) return;
    setIsRunning(true);
    const used = new Set(wanted.map((grade) => grade.classId));
    const there = new Set(books.map(({ course }) => course.id));
    const found = plan.reading.scale;
    const added = await desk.addGrades(
      wanted,
      plan.classes.filter(({ id }) => used.has(id) && !there.has(id)),
      plan.reading.hasBareNumbers && found && found.as !== "percent" ? found : undefined,
    );
    onClose();
    toast({
      text: t("grades.csv.done", { count: added.grades.length, formatted: format.number(added.grades.length) }),
      action: { label: t("action.undo"), run: () => void desk.takeBack(added) },
    });
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
          <FileInput
            ref={picker}
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            aria-label={t("grades.csv.choose")}
            onChange={(event) => {
              const [picked] = event.currentTarget.files ?? [];
              if (picked) void open(picked);
              event.currentTarget.value = ""; // So that the same file can be chosen again.
            }}
          />
        </div>
        {fileProblem && <Problem text={t(`grades.csv.${fileProblem}`)} />}
        <TextArea
          label={t("grades.csv.table")}
          value={text}
          rows={4}
          spellCheck={false}
          onChange={(event) => show(event.currentTarget.value)}
        />
        {table && reading && plan && (
          <>
            {plan.asksForClass && (
              <IntoField
                books={books}
                into={into}
                newClassName={newClassName}
                lacksName={plan.lacksName}
                onChange={setInto}
                onName={setNewClassName}
              />
            )}
            <Checkbox
              checked={reading.hasHeader}
              onChange={(event) =>
                setChosen({ ...chosen, reading: { ...reading, hasHeader: event.currentTarget.checked } })
              }
            >
              {t("grades.csv.header")}
            </Checkbox>
            <ImportColumns
              table={table}
              columns={reading.columns}
              hasHeader={reading.hasHeader}
              isPercent={plan.reading.scale?.as === "percent"}
              onChange={(columns, kind) => {
                const { scale: _, ...others } = chosen;
                // Whoever says "percent" has answered what the numbers are.
                const said = kind === "percent" ? { scale: { as: "percent" } as const } : {};
                setChosen({ ...others, ...said, reading: { ...reading, columns } });
              }}
            />
            {plan.reading.hasBareNumbers && (
              <ScaleField
                label={t("grades.csv.scale.label")}
                askHint={t("grades.csv.scale.askText")}
                scale={plan.reading.scale}
                onChange={(next) => setChosen({ ...chosen, scale: next })}
              />
            )}
            {plan.reading.isDateOrderOpen && (
              <DateOrderField
                dates={table.rows.map((row) => row[reading.columns.date ?? -1] ?? "")}
                reading={plan.reading}
                today={desk.today}
                onChange={(next) => setChosen({ ...chosen, dateOrder: next })}
              />
            )}
            {plan.newClasses.length > 0 && (
              <NewClasses
                newClasses={plan.newClasses}
                refused={refused}
                onChange={(next) => setChosen({ ...chosen, refused: next })}
              />
            )}
            {isReadable && plan.grades.length > 0 && (
              <ImportLanding
                plan={plan}
                today={desk.today}
                addsDoubles={addsDoubles}
                onAddDoubles={(next) => setChosen({ ...chosen, addsDoubles: next })}
                zerosCount={zerosCount}
                onZerosCount={(next) => setChosen({ ...chosen, zerosCount: next })}
              />
            )}
          </>
        )}
        {plan && plan.problems.length > 0 && <Problems problems={plan.problems} />}
        <div className={styles.actions}>
          <Button onClick={onClose}>{t("action.cancel")}</Button>
          <Button type="submit" look="primary" disabled={wanted.length === 0 || isRunning}>
            {goWords(wanted.length, isRunning)}
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
