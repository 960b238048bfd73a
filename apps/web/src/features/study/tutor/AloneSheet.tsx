import { quiz as quizEntity } from "@jotter/domain/quiz";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useKeptDraft } from "../../../student/records/use-kept-draft.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { Button, buttonClass } from "../../../ui/Button.tsx";
import { useTexts } from "../../../ui/language.tsx";
import type { Translate } from "../../../ui/translate.ts";
import { Tray } from "../Tray.tsx";
import { askTutor, useTutor } from "./ask-tutor.ts";
import { type Alone, withLine } from "./sheet.ts";
import type { SheetPart } from "./sheet-part.ts";
import { holdingLines } from "./sheet-words.ts";
import styles from "./tutor.module.css";
import type { Standing } from "./tutor-answers.ts";
import { WorkingLines } from "./WorkingLines.tsx";

/** Who leaves it open overnight was not at it all night. */
const longestMs = 3_600_000;

type AloneSheetProps = SheetPart & {
  readonly alone: Alone;
  /** What is asked, in words. */
  readonly asks: string;
  readonly onBack: () => void;
};

/** One more of the same form: no hints, no verdicts until it is handed in. What comes of it is evidence. */
export function AloneSheet({ id, result, change, posed, sheet, alone, asks, onBack }: AloneSheetProps) {
  const t = useTexts();
  const { replica, now } = useStudent();
  const field = useRef<HTMLInputElement>(null);
  const { draft, setDraft } = useKeptDraft(`tutor-alone:${id}`, "");
  const [isHandingIn, setIsHandingIn] = useState(false);
  const { lines, quizId } = alone;
  const isDone = quizId !== null;
  const told = useTutor("judge", isDone ? { posed, lines } : null);

  const write = (at: number, text: string) =>
    change((last) =>
      last.alone ? { ...last, alone: { ...last.alone, lines: withLine(last.alone.lines, at, text) } } : last,
    );
  const add = () => {
    field.current?.focus();
    if (draft.trim() === "") return;
    void write(lines.length, draft);
    setDraft("");
  };
  const handIn = async () => {
    if (isHandingIn || isDone) return;
    setIsHandingIn(true);
    const all = draft.trim() === "" ? lines : withLine(lines, lines.length, draft);
    const ms = Math.min(longestMs, Math.max(0, now() - alone.begunAt));
    const topic = result.sources[0]?.title ?? null;
    const attempted = { lines: all, at: now(), ms, topic, classId: result.classId };
    const made = await askTutor("handIn", { posed, asks, title: result.title, attempted }).catch(() => null);
    if (made) {
      const newId = await replica.create(quizEntity, made);
      await change((last) => (last.alone ? { ...last, alone: { ...last.alone, lines: all, quizId: newId } } : last));
      setDraft("");
    }
    setIsHandingIn(false);
  };
  const standing = told.isNow ? told.answer : undefined;
  return (
    <>
      <div className={styles.paper}>
        <p className={styles.quiet}>{t("tutor.aloneReady")}</p>
        <WorkingLines
          lines={lines}
          language={sheet.language}
          told={isDone ? told : null}
          draft={draft}
          field={field}
          isClosed={isDone}
          onDraft={setDraft}
          onCheck={add}
          onEdit={(at, text) => void write(at, text)}
        />
        <div role="status" className={styles.outcome}>
          {standing && <strong>{outcomeOf(standing, t)}</strong>}
        </div>
        <div className={styles.confirm}>
          {quizId !== null && (
            <Link to="/quiz/$id" params={{ id: quizId }} className={buttonClass("outline")}>
              {t("tutor.aloneResult")}
            </Link>
          )}
          <Button onClick={onBack}>{t("tutor.aloneBack")}</Button>
        </div>
      </div>
      {!isDone && (
        <Tray
          what={t("tutor.aloneTitle")}
          count={t("tutor.noHints")}
          ways={[{ key: "add", label: t("tutor.aloneAdd", { line: String(lines.length + 1) }), run: add }]}
          action={{ label: t("tutor.aloneHandIn"), run: () => void handIn() }}
        />
      )}
    </>
  );
}

function outcomeOf({ lines, firstWrong, isSolved }: Standing, t: Translate): string {
  if (isSolved) return t("tutor.aloneRight");
  if (firstWrong !== null) return t("tutor.aloneWrong", { line: String(firstWrong) });
  return t(lines.length > 0 && holdingLines(lines) === 0 ? "tutor.aloneUnclear" : "tutor.aloneOpen");
}
