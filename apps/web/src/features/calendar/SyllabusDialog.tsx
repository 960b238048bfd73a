import { addDays } from "@jotter/domain/days";
import { readSyllabus, type Syllabus } from "@jotter/domain/syllabus/read-syllabus";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { eventsOrNone } from "../../student/calendar/use-events.ts";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import { pagesOf } from "../../student/documents/document-pages.ts";
import { linesOfPages, type NoText, textOfFile } from "../../student/documents/text-of-file.ts";
import { DraftBack } from "../../student/records/DraftBack.tsx";
import { useClock } from "../../student/records/use-clock.ts";
import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { coursesOf } from "../../student/session/profile-service.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { uploadIcon } from "../../ui/icons/app.ts";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { useFormat, useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { Notice, Problem } from "../../ui/Problem.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { AskSyllabusModel } from "./AskSyllabusModel.tsx";
import { SyllabusRows } from "./SyllabusRows.tsx";
import { saveSyllabus } from "./save-syllabus.ts";
import styles from "./syllabus.module.css";
import {
  dateProblem,
  draftOf,
  newClass,
  noClass,
  type SyllabusDraft,
  type WeightRow,
  withMore,
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

  async function draftFrom(found: Syllabus): Promise<SyllabusDraft> {
    const days = found.dates.flatMap(({ day, last }) => (last === null ? [day] : [day, last])).sort();
    const [first] = days;
    const events = first ? await eventsOrNone(replica, addDays(first, -1), addDays(days.at(-1) ?? first, 1)) : [];
    return draftOf(found, { classes: await coursesOf(replica), events, today });
  }

  async function propose(read: string) {
    const found = readSyllabus(read, today, language);
    const rows = isEmpty(found) ? null : await draftFrom(found);
    setStep("ready");
    setProblem(rows ? null : t("calendar.syllabus.nothing"));
    kept.setDraft({ text: read, rows });
  }

  /** What a model found beside it; how many rows came new. */
  async function take(found: Syllabus): Promise<number> {
    if (isEmpty(found)) return 0;
    const more = await draftFrom(found);
    const before = rows ?? { classes: [], weights: [], dates: [] };
    const next = withMore(before, more);
    setProblem(null);
    kept.setDraft((last) => ({ ...last, rows: next }));
    return next.dates.length - before.dates.length + (next.weights.length - before.weights.length);
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

  const model = text.trim() !== "" && <AskSyllabusModel text={text} today={today} onFound={take} />;
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
              {problem !== null && model}
            </>
          )}
        </form>
      ) : (
        <form ref={form} className={styles.form} onSubmit={(event) => void accept(event, rows)} noValidate>
          {kept.isBack && <DraftBack onStartOver={kept.startOver} />}
          <SyllabusRows draft={rows} isAsked={isAsked} onChange={change} />
          {model}
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

function isEmpty({ dates, weights, classes }: Syllabus): boolean {
  return dates.length + weights.length + classes.length === 0;
}

function hasSomething({ classes, weights, dates }: SyllabusDraft): boolean {
  const isNew = classes.some(({ choice, name }) => choice === newClass && name.trim() !== "");
  const isTaken = ({ isTaken, ofClass }: WeightRow) => isTaken && classes[ofClass]?.choice !== noClass;
  return isNew || weights.some(isTaken) || dates.some((row) => row.isTaken);
}
