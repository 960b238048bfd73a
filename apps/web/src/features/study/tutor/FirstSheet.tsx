import { typesetLine } from "@jotter/tutor/typeset";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { ModelAtHand } from "../../../student/models/use-model.ts";
import { Plot } from "../../../student/plot/Plot.tsx";
import { useKeptDraft } from "../../../student/records/use-kept-draft.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { verdictWords } from "../../../student/tutor/verdict-words.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Tray } from "../Tray.tsx";
import { useKeeping } from "../use-kept.ts";
import { AloneCard } from "./AloneCard.tsx";
import { askWithModel, useTutor } from "./ask-tutor.ts";
import { ExplainBack } from "./ExplainBack.tsx";
import { HintLadder } from "./HintLadder.tsx";
import { SlipCard } from "./SlipCard.tsx";
import { mayGoAlone, upTo, withLine } from "./sheet.ts";
import type { SheetPart } from "./sheet-part.ts";
import { holdingLines } from "./sheet-words.ts";
import { Talk } from "./Talk.tsx";
import styles from "./tutor.module.css";
import { useFirstSlip, useModelVerdicts } from "./use-beside.ts";
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
  model,
}: SheetPart & { readonly onAlone: () => void; readonly model: ModelAtHand }) {
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
  const byModel = lines.map((_, at) => sheet.modelVerdicts[upTo(lines, at)] ?? null);
  const told = useTutor("judge", isEmpty ? null : { posed, lines, byModel });
  const judged = told.isNow ? (told.answer?.lines ?? []) : [];
  const isSolved = told.isNow && told.answer?.isSolved === true;
  const next = String(lines.length + 1);
  const [open, setOpen] = useState<"explain" | "slip" | null>(null);
  // It shows where the solution lies.
  const isKnown = isSolved || ladder.isSeen;
  const { answer: plot } = useTutor("plot", isKnown ? { posed } : null);
  useModelVerdicts({ sheet, posed, change, judged, model });
  useFirstSlip({ sheet, change, firstWrong: told.isNow ? (told.answer?.firstWrong ?? null) : null });

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
          {open === "slip" && sheet.slip && (
            <SlipCard result={result} sheet={sheet} change={change} posed={posed} slip={sheet.slip} />
          )}
          {open === "explain" && (
            <ExplainBack id={id} result={result} sheet={sheet} change={change} posed={posed} model={model} />
          )}
          {isKnown && plot && (
            <section className={styles.after} aria-labelledby="tutor-plot">
              <h2 id="tutor-plot">{t("tutorTalk.plot")}</h2>
              <Plot plot={plot} />
            </section>
          )}
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
        <div className={styles.aside}>
          <HintLadder sheet={sheet} posed={posed} change={change} isSolved={isSolved} />
          {model.state === "ready" && !isSolved && (
            <section className={styles.after} aria-labelledby="tutor-ask">
              <h2 id="tutor-ask">{t("tutorTalk.asksTitle")}</h2>
              <p className={styles.quiet}>{t("tutorTalk.asksHint")}</p>
              <Talk
                id={id}
                sheet={sheet}
                change={change}
                label={t("tutorTalk.asksTitle")}
                items={[]}
                sends={[
                  [t("tutor.problem"), sheet.problem],
                  [t("tutorTalk.solution"), t("tutorTalk.solutionSent")],
                  [t("tutor.working"), lines.join("\n")],
                ]}
                contextTokens={model.status.contextTokens}
                answer={(turns, ask) => askWithModel("talk", { posed, lines, turns }, ask)}
              />
            </section>
          )}
        </div>
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
        ways={[
          ...(isKnown
            ? [
                {
                  key: "explain",
                  label: t("tutorTalk.explain"),
                  isOn: open === "explain",
                  run: () => setOpen(open === "explain" ? null : "explain"),
                },
              ]
            : []),
          ...(sheet.slip
            ? [
                {
                  key: "slip",
                  label: t("tutorTalk.slip"),
                  isOn: open === "slip",
                  run: () => setOpen(open === "slip" ? null : "slip"),
                },
              ]
            : []),
          ...(lines.length === 0 ? [] : [{ key: "note", label: t("tutor.toNote"), run: () => void keepAsNote() }]),
        ]}
        action={
          isSolved && mayAlone && !sheet.alone?.quizId
            ? { label: t("tutor.aloneBegin"), run: () => void goAlone() }
            : { label: t("tutor.check", { line: next }), run: check }
        }
      />
    </>
  );
}
