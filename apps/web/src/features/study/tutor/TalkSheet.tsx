import type { StudyResult } from "@jotter/domain/study-result";
import { useMemo, useState } from "react";
import { useTexts } from "../../../ui/language.tsx";
import { Cites } from "../Claims.tsx";
import { Desk } from "../Desk.tsx";
import { numbered } from "../passages.ts";
import type { ToolViewProps } from "../tool-view-props.ts";
import { askWithModel } from "./ask-tutor.ts";
import { PosedProblem } from "./PosedProblem.tsx";
import { ProblemSources } from "./ProblemSources.tsx";
import { SheetBy } from "./SheetBy.tsx";
import { Talk } from "./Talk.tsx";
import styles from "./tutor.module.css";
import type { useSheet } from "./use-sheet.ts";

type TalkSheetProps = ReturnType<typeof useSheet> & {
  readonly view: ToolViewProps;
  readonly id: string;
  readonly result: StudyResult;
};

/** Where nothing can be worked out: a model asks, over the student's own texts, and each question shows its passage. */
export function TalkSheet({ view, id, result, sheet, change }: TalkSheetProps) {
  const t = useTexts();
  const { sources, classLabels, model, reader } = view;
  const contextTokens = model.state === "ready" ? model.status.contextTokens : 8000;
  const [active, setActive] = useState<number | null>(null);
  const replies = useMemo(() => sheet.talk.flatMap((turn) => (turn.by === "tutor" ? [turn.reply] : [])), [sheet.talk]);
  const { passages, numbersOf } = useMemo(() => numbered(replies, sources), [replies, sources]);
  const label = result.classId ? classLabels.get(result.classId) : undefined;
  return (
    <Desk
      heading={t("tutorTalk.talkHeading")}
      take={
        <ProblemSources
          sources={sources}
          classLabels={classLabels}
          passages={passages}
          active={active}
          onChange={view.onAnew}
        />
      }
      provenance={<SheetBy words={t("tutorTalk.talkBy")} isModel />}
    >
      <div className={styles.sheet} data-marker={label?.marker}>
        <PosedProblem label={label?.name} asks={undefined} shown={sheet.problem} />
        <p>{t("tutorTalk.talkOpening")}</p>
        {sources.length === 0 && <p className={styles.quiet}>{t("tutorTalk.talkNoSources")}</p>}
        {model.state === "none" && <p className={styles.quiet}>{t("tutorTalk.needsModel")}</p>}
        <Talk
          id={id}
          sheet={sheet}
          change={change}
          label={t("tutorTalk.talkHeading")}
          items={sources.map(({ title }) => title)}
          sends={[[t("tutor.problem"), sheet.problem], ...sources.map(({ title, text }) => [title, text] as const)]}
          contextTokens={contextTokens}
          answer={(turns, ask) =>
            askWithModel(
              "talkOver",
              {
                topic: sheet.problem,
                texts: sources.map(({ id: name, title, text }) => ({ id: name, title, text })),
                turns,
                reader,
                contextTokens,
              },
              ask,
            )
          }
          cites={(reply) => <Cites numbers={numbersOf(reply)} onPick={setActive} />}
        />
      </div>
    </Desk>
  );
}
