import type { Language } from "@jotter/domain/settings";
import { type RefObject, useState } from "react";
import { verdictWords } from "../../../student/tutor/verdict-words.ts";
import { Button } from "../../../ui/Button.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { LineField } from "./LineField.tsx";
import { mostLines } from "./sheet.ts";
import styles from "./tutor.module.css";
import type { Standing } from "./tutor-answers.ts";
import { WrittenLine } from "./WrittenLine.tsx";

type WorkingLinesProps = {
  readonly lines: readonly string[];
  readonly language: Language;
  /** What is said of them; null while nothing is to be said. */
  readonly told: {
    readonly answer: Standing | undefined;
    readonly isNow: boolean;
    readonly hasFailed: boolean;
    readonly retry: () => void;
  } | null;
  readonly draft: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isClosed?: boolean;
  readonly onDraft: (text: string) => void;
  readonly onCheck: () => void;
  readonly onEdit: (at: number, text: string) => void;
};

/** The student's lines on paper, each with what is said of it, and room for the next. */
export function WorkingLines(props: WorkingLinesProps) {
  const { lines, language, told, draft, field, isClosed = false, onDraft, onCheck, onEdit } = props;
  const t = useTexts();
  const [editing, setEditing] = useState<number | null>(null);
  const [touched, setTouched] = useState<number | null>(null);
  const standing = told?.isNow ? told.answer : undefined;
  const next = String(lines.length + 1);
  const firstWrong = standing?.firstWrong ?? null;
  const end = () => {
    setEditing(null);
    field.current?.focus();
  };
  const spoken = standing?.lines[touched ?? lines.length - 1];
  return (
    <section className={styles.working} aria-label={t("tutor.working")}>
      <ol>
        {lines.map((line, at) => (
          <WrittenLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the sheet.
            key={at}
            number={at + 1}
            line={line}
            language={language}
            judged={standing?.lines[at]}
            isFirstWrong={firstWrong === at + 1}
            isWaiting={told !== null && !standing && !told.hasFailed}
            isEditing={editing === at}
            isClosed={isClosed}
            onBegin={() => setEditing(at)}
            onEnd={end}
            onSave={(text) => {
              setTouched(text.trim() === "" ? null : at);
              end();
              onEdit(at, text);
            }}
          />
        ))}
        {!isClosed && lines.length < mostLines && (
          <li className={styles.line}>
            <span className={styles.number} aria-hidden="true">
              {next}
            </span>
            <LineField
              ref={field}
              label={t("tutor.line", { line: next })}
              placeholder={
                firstWrong !== null
                  ? t("tutor.writeOrMend", { line: String(firstWrong) })
                  : t(lines.length === 0 ? "tutor.writeFirst" : "tutor.write")
              }
              text={draft}
              language={language}
              onText={onDraft}
              onEnter={() => {
                setTouched(null);
                onCheck();
              }}
              onEscape={() => field.current?.blur()}
            />
          </li>
        )}
      </ol>
      {told?.hasFailed && (
        <p className={styles.quiet}>
          {t("tutor.failed")} <Button onClick={told.retry}>{t("tutor.again")}</Button>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {spoken &&
          t("tutor.spoken", {
            line: t("tutor.line", { line: String((touched ?? lines.length - 1) + 1) }),
            verdict: t(`tutor.verdict.${spoken.verdict}`),
            words: verdictWords(spoken, t),
            end: standing?.isSolved ? t("tutor.solved") : "",
          })}
      </p>
    </section>
  );
}
