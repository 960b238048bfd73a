import type { StudyResult } from "@jotter/domain/study-result";
import { typesetLine } from "@jotter/tutor/typeset";
import { useState } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { Desk } from "../Desk.tsx";
import type { ToolViewProps } from "../tool-view-props.ts";
import { AloneSheet } from "./AloneSheet.tsx";
import { useTutor } from "./ask-tutor.ts";
import { FirstSheet } from "./FirstSheet.tsx";
import { PosedProblem } from "./PosedProblem.tsx";
import { SheetBy } from "./SheetBy.tsx";
import { TalkSheet } from "./TalkSheet.tsx";
import styles from "./tutor.module.css";
import { useSheet } from "./use-sheet.ts";

type SheetViewProps = { readonly view: ToolViewProps; readonly id: string; readonly result: StudyResult };

/** A problem that was begun: its working, its hints, and the one alone after it. */
export function SheetView({ view, id, result }: SheetViewProps) {
  const { t } = useLanguage();
  const { sheet, change } = useSheet(id, result);
  const [isAlone, setIsAlone] = useState(sheet.alone !== null && sheet.alone.quizId === null);
  const { problem: text, language } = sheet;
  const { answer: read } = useTutor("read", { text, language });
  const isByModel = sheet.sealed !== null;
  const posed = { text, language, isAlone, sealed: sheet.sealed };
  const { answer: question = null } = useTutor("alone", { posed: { ...posed, isAlone: false } }, 300);
  if (sheet.isTalk) return <TalkSheet view={view} id={id} result={result} sheet={sheet} change={change} />;
  const label = result.classId ? view.classLabels.get(result.classId) : undefined;
  const shared = { id, result, sheet, change, posed, question };
  const asks = read?.isFormula ? t(`tutor.asks.${read.asks}`) : undefined;
  return (
    <Desk
      heading={result.sources[0]?.title || t("tutor.heading")}
      take={null}
      provenance={<SheetBy words={t(isByModel ? "tutorTalk.byModel" : "tutor.byEngine")} isModel={isByModel} />}
    >
      <div className={styles.sheet} data-marker={label?.marker}>
        <PosedProblem
          label={label?.name}
          asks={isAlone && read ? (question?.isFormula ? t(`tutor.asks.${read.asks}`) : undefined) : asks}
          shown={isAlone ? (question?.question ?? null) : (read?.shown ?? typesetLine(text, language))}
        />
        {isAlone && sheet.alone ? (
          <AloneSheet
            {...shared}
            alone={sheet.alone}
            asks={read ? t(`tutor.asks.${read.asks}`) : ""}
            onBack={() => setIsAlone(false)}
          />
        ) : (
          <FirstSheet {...shared} model={view.model} onAlone={() => setIsAlone(true)} />
        )}
      </div>
    </Desk>
  );
}
