import { lineOf } from "@jotter/markdown/line";
import { inlineText } from "@jotter/markdown/plain-text";
import type { Concept, Concepts } from "@jotter/study-tools/concepts";
import { useMemo, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { Cites } from "./Claims.tsx";
import { LeftOutLine } from "./LeftOutLine.tsx";
import { numbered } from "./passages.ts";
import styles from "./result.module.css";
import { ToolDesk } from "./ToolDesk.tsx";
import { Tray } from "./Tray.tsx";
import type { ToolViewProps } from "./tool-view-props.ts";
import { useResult } from "./use-result.tsx";
import { useTool } from "./use-tool.ts";

const options = {};
const longestBack = 400;

/** What a text defines, each as a card to keep, change or drop. [FLA-1] */
export function CardsView(props: ToolViewProps) {
  const { sources, reader, model } = props;
  const t = useTexts();
  const format = useFormat();
  const [active, setActive] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const state = useTool("concepts", { sources, options, reader, model });
  const result = useResult<Concepts>({
    ...props,
    state,
    options,
    titleOf: (title) => t("study.cards.titleOf", { title }),
    markdownOf: cardsText,
  });
  const { output } = result;
  const { passages, numbersOf } = useMemo(() => numbered(output?.concepts ?? [], sources), [output, sources]);
  const cards = output?.concepts ?? [];
  const count = cards.filter(isWhole).length;
  const change = (at: number, some: Partial<Concept>) =>
    output &&
    result.edit({ ...output, concepts: cards.map((card, index) => (index === at ? { ...card, ...some } : card)) });
  // Where the device finds none, the words that were taken are half of one.
  const taken = sources.length === 1 ? (sources[0]?.text.trim() ?? "") : "";
  const write = () => {
    if (!output) return;
    const definition = cards.length === 0 && taken.length <= longestBack ? taken : "";
    const card: Concept = { term: "", definition, citations: [], isSupported: true };
    result.edit({ ...output, concepts: [...cards, card] });
    setOpen(cards.length);
  };
  const toNote = result.ways.find(({ key }) => key === "note");
  return (
    <ToolDesk
      view={props}
      tool="concepts"
      state={state}
      result={result}
      heading={t("study.cards.heading")}
      askLabel={t("study.cards.ask")}
      needs={t("study.cards.needs")}
      passages={passages}
      active={active}
      tray={
        output &&
        cards.length > 0 && (
          <Tray
            what={t("study.cards.what")}
            count={t("study.cards.count", { count })}
            destination={result.destination}
            ways={[
              { key: "keep", label: t("study.keepIt"), run: result.action.run },
              ...result.ways.filter((way) => way !== toNote),
            ]}
            action={{ label: t("study.note"), run: () => toNote?.run() }}
          />
        )
      }
    >
      {!output && <p className={styles.quiet}>{t("study.deviceWorks")}</p>}
      {output && cards.length === 0 && <p className={styles.quiet}>{t("studyTools.withheld.none-qualify")}</p>}
      <ol className={styles.rows}>
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place while its words are changed.
          <li key={at} className={styles.row} data-dropped={card.isDropped === true}>
            <span className={styles.rowNumber} aria-hidden="true">
              {format.number(at + 1)}
            </span>
            {open === at ? (
              <div className={styles.cardFields}>
                <TextField
                  label={t("study.cards.front")}
                  value={card.term}
                  autoFocus
                  onChange={(event) => change(at, { term: event.currentTarget.value })}
                />
                <TextField
                  label={t("study.cards.back")}
                  value={card.definition}
                  onChange={(event) => change(at, { definition: event.currentTarget.value })}
                />
              </div>
            ) : (
              <div>
                <p className={styles.term}>
                  <InlineMarkdown text={card.term} />
                </p>
                <p>
                  <InlineMarkdown text={card.definition} />
                  <Cites numbers={numbersOf(card)} onPick={setActive} />
                </p>
                {!card.isSupported && <small className={styles.unsupported}>{t("studyTools.unsupported")}</small>}
              </div>
            )}
            <div className={styles.choices}>
              <Button onClick={() => setOpen(open === at ? null : at)}>
                {t(open === at ? "study.done" : "study.edit")}
              </Button>
              <Button
                look="outline"
                aria-label={t(card.isDropped ? "study.cards.takeBack" : "study.cards.drop", {
                  term: inlineText(lineOf(card.term)),
                })}
                onClick={() => change(at, { isDropped: !card.isDropped })}
              >
                {card.isDropped ? "+" : "×"}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {output && (
        <p>
          <Button onClick={write}>{t("study.cards.write")}</Button>
        </p>
      )}
      {state.device && result.shown === "device" && <LeftOutLine leftOut={state.device.result.leftOut} />}
    </ToolDesk>
  );
}

/** One that was begun and left has nothing to ask. */
function isWhole({ term, definition, isDropped }: Concept): boolean {
  return !isDropped && term.trim() !== "" && definition.trim() !== "";
}

/** A line each, `Front :: Back`, as notes know cards. */
function cardsText({ concepts }: Concepts): string {
  const line = (words: string) => words.replace(/\s+/g, " ").trim();
  return concepts
    .filter(isWhole)
    .map(({ term, definition }) => `${line(term)} :: ${line(definition)}`)
    .join("\n\n");
}
