import { addDays } from "@jotter/domain/days";
import { eventTypes } from "@jotter/domain/event";
import { readSyllabus } from "@jotter/domain/syllabus/read-syllabus";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { eventsOrNone } from "../../student/calendar/use-events.ts";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import { pagesOf } from "../../student/documents/document-pages.ts";
import { linesOfPages, type NoText, textOfFile } from "../../student/documents/text-of-file.ts";
import { useClasses } from "../../student/grades/use-classes.ts";
import { DraftBack } from "../../student/records/DraftBack.tsx";
import { useClock } from "../../student/records/use-clock.ts";
import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { coursesOf } from "../../student/session/profile-service.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { uploadIcon } from "../../ui/icons/app.ts";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useFormat, useLanguage, useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { Notice, Problem } from "../../ui/Problem.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { saveSyllabus } from "./save-syllabus.ts";
import styles from "./syllabus.module.css";
import {
  type ClassRow,
  type DateRow,
  dateProblem,
  draftOf,
  newClass,
  noClass,
  type SyllabusDraft,
  type WeightRow,
} from "./syllabus-draft.ts";

type SyllabusDialogProps = {
  /** One that was dropped on the page. */
  readonly file: File | undefined;
  /** A document of the library whose dates are wanted. */
  readonly documentId: string | undefined;
  readonly onClose: () => void;
};

/** What is typed and not saved: the text, and the rows once it is read. */
type Kept = { readonly text: string; readonly rows: SyllabusDraft | null };

type Step = "ready" | "reading" | "saving";

const fileMaximum = 50_000_000;

/** A term in one drop: what a syllabus proposes, to be ticked and mended. Nothing is saved until it is accepted. [PLN-2] */
export function SyllabusDialog({ file, documentId, onClose }: SyllabusDialogProps) {
  const { t, language } = useLanguage();
  const format = useFormat();
  const { replica, now } = useStudent();
  const { today } = useClock();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptDraft<Kept>("syllabus", { text: "", rows: null });
  const { text, rows } = kept.draft;
  const [step, setStep] = useState<Step>("ready");
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const giveUp = useRef(new AbortController());

  async function propose(read: string) {
    const found = readSyllabus(read, today, language);
    const days = found.dates.flatMap(({ day, last }) => (last === null ? [day] : [day, last])).sort();
    const [first] = days;
    const events = first ? await eventsOrNone(replica, addDays(first, -1), addDays(days.at(-1) ?? first, 1)) : [];
    const isEmpty = found.dates.length + found.weights.length + found.classes.length === 0;
    setStep("ready");
    setProblem(isEmpty ? t("calendar.syllabus.nothing") : null);
    kept.setDraft({
      text: read,
      rows: isEmpty ? null : draftOf(found, { classes: await coursesOf(replica), events, today }),
    });
  }

  async function readFile(chosen: File) {
    kept.setDraft({ text: "", rows: null });
    setStep("reading");
    setProblem(null);
    const tooLarge = chosen.size > fileMaximum;
    const answer = tooLarge ? null : await textOfFile(chosen, language, giveUp.current.signal);
    if (giveUp.current.signal.aborted) return;
    if (answer?.ok) return propose(answer.value);
    setStep("ready");
    setProblem(answer ? t(`calendar.syllabus.problem.${problemTexts[answer.problem]}`) : tooLargeText());
  }
  const tooLargeText = () => t("calendar.fileProblem.tooLarge", { limit: format.bytes(fileMaximum) });

  async function readDocument(id: string) {
    kept.setDraft({ text: "", rows: null });
    setStep("reading");
    const words = linesOfPages((await pagesOf(replica, id)).texts);
    if (/\p{L}/u.test(words)) return propose(words);
    setStep("ready");
    setProblem(t("calendar.syllabus.problem.noWords"));
  }

  // What was dropped or chosen elsewhere is read as soon as there is somewhere to show it, once.
  const taken = useRef<File | string>(undefined);
  useEffect(() => {
    const given = file ?? documentId;
    if (given === undefined || given === taken.current) return;
    taken.current = given;
    void (typeof given === "string" ? readDocument(given) : readFile(given));
  });
  useEffect(() => {
    giveUp.current = new AbortController();
    const { current } = giveUp;
    return () => current.abort();
  }, []);

  // The rows are what one came for: reading begins at the first of them.
  const hasRows = rows !== null;
  useEffect(() => {
    if (hasRows) form.current?.querySelector<HTMLElement>("select, input")?.focus();
  }, [hasRows]);

  function change(part: Partial<SyllabusDraft>) {
    kept.setDraft((last) => (last.rows ? { ...last, rows: { ...last.rows, ...part } } : last));
  }

  async function accept(event: FormEvent, draft: SyllabusDraft) {
    event.preventDefault();
    setIsAsked(true);
    const faulty = draft.dates.findIndex((row) => row.isTaken && dateProblem(row) !== null);
    if (faulty >= 0) {
      form.current?.querySelector<HTMLElement>(`[data-date="${faulty}"]`)?.focus();
      return;
    }
    setStep("saving");
    try {
      const { dates, undo } = await saveSyllabus(replica, draft, viewerZone(), now);
      kept.forget();
      dialog.current?.close();
      toast({
        text: t("calendar.syllabus.saved", { count: dates, formatted: format.number(dates) }),
        action: { label: t("action.undo"), run: () => void undo() },
        replaces: "calendar",
      });
    } catch {
      // One transaction: whatever stopped it, nothing of it is here.
      setStep("ready");
      setProblem(t("calendar.syllabus.failed"));
    }
  }

  const isNothingTaken = rows !== null && !hasSomething(rows);
  return (
    <Dialog
      ref={dialog}
      title={t("calendar.syllabus.open")}
      size="wide"
      hasCross
      isHeld={step === "saving"}
      onClose={onClose}
    >
      <FileInput
        ref={input}
        accept=".pdf,.docx,.txt,.md,.html,image/*"
        aria-label={t("calendar.pickFile")}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) void readFile(chosen);
          event.currentTarget.value = ""; // So that the same file can be chosen again.
        }}
      />
      {problem !== null && <Problem text={problem} />}
      {rows === null ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void propose(text);
          }}
        >
          <p className={styles.quiet}>{t("calendar.syllabus.intro")}</p>
          {step === "reading" ? (
            <div role="status">
              <Notice text={t("calendar.reading")} />
            </div>
          ) : (
            <>
              <Button look="outline" onClick={() => input.current?.click()}>
                <Icon shape={uploadIcon} size={18} />
                {t("calendar.pickFile")}
              </Button>
              <TextArea
                label={t("calendar.syllabus.paste")}
                rows={8}
                data-autofocus
                value={text}
                onChange={(event) => {
                  const typed = event.currentTarget.value;
                  kept.setDraft({ text: typed, rows: null });
                }}
              />
              <div className={styles.actions}>
                <Button look="primary" type="submit" disabled={text.trim() === ""}>
                  {t("calendar.syllabus.read")}
                </Button>
              </div>
            </>
          )}
        </form>
      ) : (
        <form ref={form} className={styles.form} onSubmit={(event) => void accept(event, rows)} noValidate>
          {kept.isBack && <DraftBack onStartOver={kept.startOver} />}
          <Classes rows={rows.classes} onChange={(classes) => change({ classes })} />
          {rows.weights.length > 0 && <Weights draft={rows} onChange={(weights) => change({ weights })} />}
          {rows.dates.length > 0 && (
            <DatesList rows={rows.dates} isAsked={isAsked} onChange={(dates) => change({ dates })} />
          )}
          <div className={styles.actions}>
            <Button
              onClick={() => {
                setProblem(null);
                kept.setDraft({ text: "", rows: null });
              }}
            >
              {t("calendar.syllabus.again")}
            </Button>
            <Button look="primary" type="submit" disabled={isNothingTaken || step === "saving"}>
              {t("calendar.syllabus.save")}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

const problemTexts: Readonly<Record<NoText, "unreadable" | "noWords" | "unreachable">> = {
  unreadable: "unreadable",
  "no-words": "noWords",
  unreachable: "unreachable",
};

function hasSomething({ classes, weights, dates }: SyllabusDraft): boolean {
  const isNew = classes.some(({ choice, name }) => choice === newClass && name.trim() !== "");
  const isTaken = ({ isTaken, ofClass }: WeightRow) => isTaken && classes[ofClass]?.choice !== noClass;
  return isNew || weights.some(isTaken) || dates.some((row) => row.isTaken);
}

function changedAt<Row>(rows: readonly Row[], place: number, part: Partial<Row>): readonly Row[] {
  return rows.map((row, at) => (at === place ? { ...row, ...part } : row));
}

function Classes(props: {
  readonly rows: readonly ClassRow[];
  readonly onChange: (rows: readonly ClassRow[]) => void;
}) {
  const { rows, onChange } = props;
  const t = useTexts();
  const { classes = [] } = useClasses();
  return (
    <section className={styles.part} aria-label={t("calendar.syllabus.classes")}>
      <h3>{t("calendar.syllabus.classes")}</h3>
      <ul className={styles.rows}>
        {rows.map(({ choice, name, teacher, room, line }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are never added, moved or taken away.
          <li key={place} className={styles.row}>
            <div className={styles.fields}>
              <Select
                className={styles.choice}
                aria-label={line === "" ? t("calendar.syllabus.whichClass") : t("calendar.syllabus.forClass", { name })}
                value={choice}
                onChange={(event) => onChange(changedAt(rows, place, { choice: event.currentTarget.value }))}
              >
                <option value={noClass}>{t("calendar.noClass")}</option>
                <option value={newClass}>{t("calendar.syllabus.newClass")}</option>
                {classes.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </Select>
              {choice === newClass && (
                <Input
                  className={styles.wide}
                  aria-label={t("calendar.syllabus.className")}
                  value={name}
                  maxLength={100}
                  onChange={(event) => onChange(changedAt(rows, place, { name: event.currentTarget.value }))}
                />
              )}
              {(teacher || room) && <span>{[teacher, room].filter(Boolean).join(" · ")}</span>}
            </div>
            <SourceLine line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Weights(props: { readonly draft: SyllabusDraft; readonly onChange: (rows: readonly WeightRow[]) => void }) {
  const { draft, onChange } = props;
  const { classes, weights: rows } = draft;
  const t = useTexts();
  const { classes: own = [] } = useClasses();
  const isReplaced = classes.some(({ choice }) => (own.find(({ id }) => id === choice)?.categories?.length ?? 0) > 0);
  return (
    <section className={styles.part} aria-label={t("calendar.syllabus.weights")}>
      <h3>{t("calendar.syllabus.weights")}</h3>
      {isReplaced && <Notice text={t("calendar.syllabus.hasWeights")} />}
      <ul className={styles.rows}>
        {rows.map(({ isTaken, name, percent, line }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are never added, moved or taken away.
          <li key={place} className={styles.row}>
            <div className={styles.fields}>
              <Checkbox
                aria-label={t("calendar.syllabus.take", { what: name })}
                checked={isTaken}
                onChange={() => onChange(changedAt(rows, place, { isTaken: !isTaken }))}
              />
              <Input
                className={styles.wide}
                aria-label={t("calendar.title")}
                value={name}
                maxLength={200}
                onChange={(event) => onChange(changedAt(rows, place, { name: event.currentTarget.value }))}
              />
              <span className={styles.percent}>
                <Input
                  aria-label={t("calendar.syllabus.percentOf", { what: name })}
                  inputMode="decimal"
                  value={percent}
                  maxLength={6}
                  onChange={(event) => onChange(changedAt(rows, place, { percent: event.currentTarget.value }))}
                />
                <span aria-hidden="true">%</span>
              </span>
            </div>
            <SourceLine line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DatesList(props: {
  readonly rows: readonly DateRow[];
  /** Whoever wants to save is told what to mend. */
  readonly isAsked: boolean;
  readonly onChange: (rows: readonly DateRow[]) => void;
}) {
  const { rows, isAsked, onChange } = props;
  const t = useTexts();
  return (
    <section className={styles.part} aria-label={t("calendar.syllabus.dates")}>
      <h3>{t("calendar.syllabus.dates")}</h3>
      <ul className={styles.rows}>
        {rows.map((row, place) => {
          const { isTaken, title, type, day, last, time, topics, line, isDoubtful, isThere } = row;
          const set = (part: Partial<DateRow>) => onChange(changedAt(rows, place, part));
          const fault = isTaken && isAsked ? dateProblem(row) : null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are never added, moved or taken away.
            <li key={place} className={styles.row} data-there={isThere && !isTaken}>
              <div className={styles.fields}>
                <Checkbox
                  aria-label={t("calendar.syllabus.take", { what: title })}
                  checked={isTaken}
                  onChange={() => set({ isTaken: !isTaken })}
                />
                <Input
                  className={styles.wide}
                  data-date={place}
                  aria-label={t("calendar.title")}
                  aria-invalid={fault === "title"}
                  value={title}
                  maxLength={1000}
                  onChange={(event) => set({ title: event.currentTarget.value })}
                />
                <Select
                  className={styles.choice}
                  aria-label={t("calendar.syllabus.typeOf", { what: title })}
                  value={type}
                  onChange={(event) => set({ type: typeIn(event.currentTarget.value) })}
                >
                  {eventTypes.map((one) => (
                    <option key={one} value={one}>
                      {t(`calendar.type.${one}`)}
                    </option>
                  ))}
                </Select>
                <Input
                  className={styles.when}
                  type="date"
                  aria-label={t("calendar.dayOf", { what: title })}
                  value={day}
                  onChange={(event) => set({ day: event.currentTarget.value })}
                />
                {last === "" ? (
                  <Input
                    className={styles.when}
                    type="time"
                    aria-label={t("calendar.timeOf", { what: title })}
                    value={time}
                    onChange={(event) => set({ time: event.currentTarget.value, endTime: "" })}
                  />
                ) : (
                  <>
                    <span>{t("calendar.syllabus.lastDay")}</span>
                    <Input
                      className={styles.when}
                      type="date"
                      aria-label={t("calendar.syllabus.lastDayOf", { what: title })}
                      value={last}
                      onChange={(event) => set({ last: event.currentTarget.value })}
                    />
                  </>
                )}
                {type === "exam" && (
                  <Input
                    className={styles.wide}
                    aria-label={t("calendar.syllabus.topicsOf", { what: title })}
                    placeholder={t("calendar.topics")}
                    value={topics}
                    maxLength={2000}
                    onChange={(event) => set({ topics: event.currentTarget.value })}
                  />
                )}
              </div>
              {isThere && <p className={styles.hint}>{t("calendar.syllabus.there")}</p>}
              {isDoubtful && <p className={styles.hint}>{t("calendar.syllabus.doubt")}</p>}
              {fault && <Problem text={t(`calendar.syllabus.mend.${fault}`)} />}
              <SourceLine line={line} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function typeIn(value: string): DateRow["type"] {
  return eventTypes.find((one) => one === value) ?? "other";
}

/** The proof of a proposal: what stands on the paper. */
function SourceLine({ line }: { readonly line: string }) {
  const t = useTexts();
  if (line === "") return null;
  return (
    <p className={styles.source}>
      <span>{t("calendar.syllabus.source")}: </span>
      <q>{line.replace(/\s+/gu, " ")}</q>
    </p>
  );
}
