import type { IcsFile } from "@jotter/domain/ics-read";
import type { Write } from "@jotter/domain/series-changes";
import { useEffect, useRef, useState } from "react";
import { useEventActions, type Written } from "../../student/calendar/event-actions.ts";
import { useClasses } from "../../student/grades/use-classes.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { downloadIcon, uploadIcon } from "../../ui/icons/app.ts";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { Progress } from "../../ui/kit/Progress.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { Notice, Problem } from "../../ui/Problem.tsx";
import { useDates } from "./dates.ts";
import styles from "./event-dialog.module.css";
import { FeedsPart } from "./FeedsPart.tsx";
import { icsMaximum, icsOf, planImport, readIcsFile } from "./ics-files.ts";

type FilesDialogProps = {
  /** One that was dropped on the page. */
  readonly file: File | undefined;
  /** What the calendar shows now. */
  readonly range: { readonly from: string; readonly to: string; readonly name: string };
  readonly onClose: () => void;
};

type Step =
  | { readonly kind: "choose" }
  | { readonly kind: "reading" }
  | { readonly kind: "preview"; readonly file: IcsFile; readonly writes: readonly Write[] }
  | { readonly kind: "writing"; readonly done: number; readonly total: number }
  | { readonly kind: "problem"; readonly text: string };

const shownEvents = 5;
const shownSkipped = 50;

/** A calendar file in and out. Nothing is written before its student has seen what will come. [CAL-5] */
export function FilesDialog({ file, range, onClose }: FilesDialogProps) {
  const t = useTexts();
  const format = useFormat();
  const dates = useDates();
  const { replica, now } = useStudent();
  const actions = useEventActions();
  const { classes } = useClasses();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<Step>({ kind: "choose" });

  async function read(chosen: File) {
    const refuse = (text: string) => setStep({ kind: "problem", text });
    if (chosen.size > icsMaximum) {
      return refuse(t("calendar.fileProblem.tooLarge", { limit: format.bytes(icsMaximum) }));
    }
    setStep({ kind: "reading" });
    const at = now();
    const answer = await readIcsFile(chosen, at);
    if (!answer.ok) {
      const { line, problem } = answer.problem;
      if (problem === "not-a-calendar") return refuse(t("calendar.fileProblem.notIcs"));
      return refuse(
        problem === "too-large" || problem === "too-many"
          ? t("calendar.fileProblem.tooLarge", { limit: format.bytes(icsMaximum) })
          : t("calendar.fileProblem.broken", { line: format.number(line) }),
      );
    }
    if (answer.value.events.length + answer.value.skipped.length === 0) return refuse(t("calendar.fileProblem.empty"));
    const writes = await planImport(replica, answer.value, classes ?? [], at);
    setStep({ kind: "preview", file: answer.value, writes });
  }

  // What was dropped is read as soon as there is somewhere to show it, once.
  const taken = useRef<File>(undefined);
  useEffect(() => {
    if (!file || file === taken.current || step.kind === "writing") return;
    taken.current = file;
    void read(file);
  });

  async function bringIn({ file: { events }, writes }: Extract<Step, { kind: "preview" }>) {
    setStep({ kind: "writing", done: 0, total: writes.length });
    let written: Written;
    try {
      written = await actions.write(writes, (done) => setStep({ kind: "writing", done, total: writes.length }));
    } catch {
      // One transaction: whatever stopped it, nothing of it is here.
      setStep({ kind: "problem", text: t("calendar.fileProblem.failed") });
      return;
    }
    dialog.current?.close();
    toast({
      text: t("calendar.imported", { count: events.length, formatted: format.number(events.length) }),
      action: { label: t("action.undo"), run: () => void written.undo() },
      replaces: "calendar",
    });
  }

  async function takeOut(part: { readonly from: string; readonly to: string } | null) {
    const ics = await icsOf(replica, part, t("calendar.heading"));
    if (ics === null) return setStep({ kind: "problem", text: t("calendar.nothingToExport") });
    const url = URL.createObjectURL(new Blob([ics], { type: "text/calendar" }));
    const link = document.createElement("a");
    Object.assign(link, { href: url, download: `${t("calendar.fileName")}.ics` });
    link.click();
    // The browser has taken the file over by then; some do so only a moment after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }

  const updates = step.kind === "preview" ? step.writes.filter(({ kind }) => kind === "update").length : 0;
  return (
    <Dialog ref={dialog} title={t("calendar.files")} hasCross isHeld={step.kind === "writing"} onClose={onClose}>
      <div className={styles.form}>
        <FileInput
          ref={input}
          accept=".ics,.ical,text/calendar"
          aria-label={t("calendar.pickFile")}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            if (chosen) void read(chosen);
            event.currentTarget.value = ""; // So that the same file can be chosen again.
          }}
        />

        {step.kind === "preview" ? (
          <>
            <h3>
              {step.file.events.length === 0
                ? t("calendar.fileProblem.empty")
                : step.writes.length === 0
                  ? t("calendar.nothingNew")
                  : t("calendar.willCome", {
                      count: step.file.events.length,
                      formatted: format.number(step.file.events.length),
                    })}
            </h3>
            {updates > 0 && <p>{t("calendar.willUpdate", { count: updates, formatted: format.number(updates) })}</p>}
            <ul className={styles.preview} aria-label={t("calendar.firstOnes")}>
              {step.file.events.slice(0, shownEvents).map(({ event }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a file may say things twice.
                <li key={index}>
                  <strong>{event.title}</strong>
                  <span>{dates.span({ ...event, allDay: event.start.length === 10 })}</span>
                </li>
              ))}
            </ul>
            {step.file.skipped.length > 0 && (
              <div className={styles.skipped}>
                <p>
                  {t("calendar.skipped", {
                    count: step.file.skipped.length,
                    formatted: format.number(step.file.skipped.length),
                  })}
                </p>
                <ul>
                  {step.file.skipped.slice(0, shownSkipped).map(({ line, title, reason }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a line may say things twice.
                    <li key={index}>
                      {t("calendar.skippedAt", {
                        line: format.number(line),
                        title: title || "–",
                        reason: t(`calendar.skipReason.${reason}`),
                      })}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <div className={styles.actions}>
              <span className={styles.gap} />
              <Button onClick={() => setStep({ kind: "choose" })}>{t("action.cancel")}</Button>
              {step.writes.length > 0 && (
                <Button look="primary" onClick={() => void bringIn(step)}>
                  {t("calendar.importNow")}
                </Button>
              )}
            </div>
          </>
        ) : step.kind === "writing" ? (
          <ImportProgress done={step.done} total={step.total} />
        ) : (
          <>
            <section className={styles.part}>
              <h3>{t("calendar.importTitle")}</h3>
              <p>{t("calendar.importText")}</p>
              {step.kind === "problem" && <Problem text={step.text} />}
              {step.kind === "reading" ? (
                <Notice text={t("calendar.reading")} />
              ) : (
                <Button look="primary" onClick={() => input.current?.click()}>
                  <Icon shape={uploadIcon} size={18} />
                  {t("calendar.pickFile")}
                </Button>
              )}
            </section>
            <section className={styles.part}>
              <h3>{t("calendar.exportTitle")}</h3>
              <p>{t("calendar.exportText")}</p>
              <div className={styles.choices}>
                <Button look="outline" onClick={() => void takeOut(null)}>
                  <Icon shape={downloadIcon} size={18} />
                  {t("calendar.exportAll")}
                </Button>
                <Button look="outline" onClick={() => void takeOut(range)}>
                  <Icon shape={downloadIcon} size={18} />
                  {t("calendar.exportRange", { range: range.name })}
                </Button>
              </div>
            </section>
            <FeedsPart />
          </>
        )}
      </div>
    </Dialog>
  );
}

function ImportProgress({ done, total }: { readonly done: number; readonly total: number }) {
  const t = useTexts();
  const format = useFormat();
  const words = t("calendar.importing", { done: format.number(done), total: format.number(total) });
  return (
    <div className={styles.part}>
      <p role="status">{words}</p>
      <Progress value={done} max={total} aria-label={words} />
    </div>
  );
}
