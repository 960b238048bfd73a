import { typesetLine } from "@jotter/tutor/typeset";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useKeptDraft } from "../../../student/records/use-kept-draft.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Tray } from "../Tray.tsx";
import { useKeeping } from "../use-kept.ts";
import { AloneCard } from "./AloneCard.tsx";
import { useTutor } from "./ask-tutor.ts";
import { HintLadder } from "./HintLadder.tsx";
import { mayGoAlone, withLine } from "./sheet.ts";
import type { SheetPart } from "./sheet-part.ts";
import { holdingLines, verdictWords } from "./sheet-words.ts";
import styles from "./tutor.module.css";
import { WorkingLines } from "./WorkingLines.tsx";

/** The working with hints beside it. */
export function FirstSheet({
  id,
  result,
  sheet,
  change,
  posed,
  question,
  onAlone,
}: SheetPart & { readonly onAlone: () => void }) {
  const { t } = useLanguage();
  const { now } = useStudent();
  const navigate = useNavigate();
  const { toNote } = useKeeping();
  const field = useRef<HTMLInputElement>(null);
  const { lines, ladder, language } = sheet;
  const { draft, setDraft } = useKeptDraft(`tutor-line:${id}`, "");
  const isEmpty = lines.length === 0;
  // Whoever has begun a problem writes at once.
  useEffect(() => {
    if (isEmpty) field.current?.focus();
  }, [isEmpty]);
  const told = useTutor("judge", isEmpty ? null : { posed, lines });
  const judged = told.isNow ? (told.answer?.lines ?? []) : [];
  const isSolved = told.isNow && told.answer?.isSolved === true;
  const next = String(lines.length + 1);

  const write = (at: number, text: string) => change((last) => ({ ...last, lines: withLine(last.lines, at, text) }));
  const check = () => {
    field.current?.focus();
    if (draft.trim() === "") return;
    void write(lines.length, draft);
    setDraft("");
  };
  const goAlone = async () => {
    await change((last) => ({ ...last, alone: last.alone ?? { lines: [], begunAt: now(), quizId: null } }));
    onAlone();
  };
  const keepAsNote = async () => {
    const worked = lines.map((line, at) => {
      const words = judged[at] && verdictWords(judged[at], t);
      return `${at + 1}. ${typesetLine(line, language)}${words ? ` (${words})` : ""}`;
    });
    const body = [typesetLine(sheet.problem, language), ...(worked.length > 0 ? [worked.join("\n")] : [])].join("\n\n");
    const noteId = await toNote(body, { title: result.title, classId: result.classId });
    await navigate({ to: "/editor/$id", params: { id: noteId } });
  };
  const mayAlone = question !== null && mayGoAlone(sheet, isSolved);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.paper}>
          <WorkingLines
            lines={lines}
            language={language}
            told={told}
            draft={draft}
            field={field}
            onDraft={setDraft}
            onCheck={check}
            onEdit={(at, text) => void write(at, text)}
          />
          {question !== null && (
            <AloneCard
              question={question}
              alone={sheet.alone}
              isOpen={mayAlone}
              isSolved={isSolved}
              onBegin={() => void goAlone()}
            />
          )}
        </div>
        <HintLadder sheet={sheet} posed={posed} change={change} isSolved={isSolved} />
      </div>
      <Tray
        what={
          isSolved
            ? t("tutor.solved")
            : lines.length === 0
              ? t("tutor.nothingYet")
              : t("tutor.hold", { count: holdingLines(judged), of: lines.length })
        }
        count={ladder.reached === 0 ? t("tutor.noHints") : t("tutor.hintsUsed", { count: ladder.reached })}
        ways={lines.length === 0 ? [] : [{ key: "note", label: t("tutor.toNote"), run: () => void keepAsNote() }]}
        action={
          isSolved && mayAlone && !sheet.alone?.quizId
            ? { label: t("tutor.aloneBegin"), run: () => void goAlone() }
            : { label: t("tutor.check", { line: next }), run: check }
        }
      />
    </>
  );
}
