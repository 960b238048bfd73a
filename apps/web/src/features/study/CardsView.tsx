import { gapCount } from "@jotter/markdown/cloze";
import type { Concept, Concepts } from "@jotter/study-tools/concepts";
import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { DeckPicker, useUsualDeck } from "../../student/cards/DeckPicker.tsx";
import { type DeckChoice, dropCards, keepCards } from "../../student/cards/keep-cards.ts";
import { useTwins } from "../../student/cards/use-twins.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { Said } from "../../ui/Said.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { cardKindOf } from "./card-kinds.ts";
import { cardsOf } from "./card-of-concept.ts";
import { DeviceReads } from "./DeviceReads.tsx";
import { halvesOf } from "./halves-of.ts";
import { ProposedCard } from "./ProposedCard.tsx";
import { numbered } from "./passages.ts";
import styles from "./result.module.css";
import { ToolDesk } from "./ToolDesk.tsx";
import { Tray } from "./Tray.tsx";
import type { ToolViewProps } from "./tool-view-props.ts";
import { useResult } from "./use-result.tsx";
import { useTool } from "./use-tool.ts";

const options = {};
const longestBack = 400;
/** More than fit on a screen. */
const firstDrawn = 10;

/** What a text defines, each as a card to keep, change or drop. Nothing is a card before Keep. [FLA-1] */
export function CardsView(props: ToolViewProps) {
  const { sources, reader, model } = props;
  const t = useTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const { replica, now } = useStudent();
  const [active, setActive] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [chosen, setChosen] = useState<DeckChoice | null>(null);
  const list = useRef<HTMLOListElement>(null);
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
  // Many cards drawn at once keep the page from answering: the rest is drawn in the pauses.
  const drawn = Math.max(firstDrawn, useDeferredValue(cards.length));
  const source = sources[0];
  const proposed = { name: source?.title ?? t("study.cards.what"), classId: source?.classId ?? null };
  const usual = useUsualDeck(proposed.name, proposed.classId);
  const choice = chosen ?? usual ?? proposed;
  const words = useMemo(() => cardsOf(output?.concepts ?? [], sources), [output, sources]);
  const { twins } = useTwins(words, choice);
  const [anyway, setAnyway] = useState<ReadonlySet<number>>(new Set());
  const isTwin = (at: number) => twins.has(at) && !anyway.has(at);
  const whole = words.filter((_, at) => isWhole(cards[at]) && !isTwin(at));
  const leftOut = cards.filter((card, at) => isWhole(card) && isTwin(at)).length;
  const change = (at: number, some: Partial<Concept>) =>
    output &&
    result.edit({ ...output, concepts: cards.map((card, index) => (index === at ? { ...card, ...some } : card)) });
  // Where the device finds none, the words that were taken are half of one.
  const taken = sources.length === 1 ? (source?.text.trim() ?? "") : "";
  const write = () => {
    if (!output) return;
    const half = cards.length === 0 && taken.length <= longestBack ? halvesOf(taken) : { term: "", definition: "" };
    const card: Concept = { ...half, citations: [], isSupported: true };
    result.begin({ ...output, concepts: [...cards, card] });
    setOpen(cards.length);
  };
  // What the device was not sure of is shown when asked for, and kept only by hand. [AIX-6]
  const known = new Set(cards.map(({ term }) => term));
  const unsure =
    result.shown === "device" ? (state.device?.result.unsure ?? []).filter(({ term }) => !known.has(term)) : [];
  const addUnsure = () =>
    output &&
    result.begin({
      ...output,
      concepts: [...cards, ...unsure.map((one) => ({ ...one, isSupported: true, isDropped: true, isUnsure: true }))],
    });
  // Who took a passage to make a card of finds one begun, whatever the device makes of it. [NOT-7]
  const isPassage = source?.taken.kind === "text" && taken !== "" && taken.length <= longestBack;
  const isBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (isBegun.current || !isPassage || result.isReopened) return;
    isBegun.current = true;
    if (cards.length > 0 || !output) return;
    if (unsure.length === 0) return write();
    result.begin({ ...output, concepts: unsure.map((one) => ({ ...one, isSupported: true })) });
  });
  const isMade = output !== undefined;
  useEffect(() => {
    if (isMade) begin();
  }, [isMade]);
  const oneAtATime = useOneAtATime();
  const keep = async () => {
    const { deckId, ids } = await keepCards(replica, choice, whole, now());
    setChosen({ id: deckId });
    const name = "id" in choice ? "" : choice.name;
    toast({
      text: t(name ? "cards.kept" : "cards.keptThere", {
        count: ids.length,
        formatted: format.number(ids.length),
        name,
      }),
      action: { label: t("action.undo"), run: () => void dropCards(replica, ids) },
    });
    await navigate({ to: "/cards/$deck", params: { deck: deckId } });
  };
  /** One key each: keep, edit, drop; the arrows go from card to card. */
  const keys = (event: KeyboardEvent<HTMLOListElement>) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null;
    const at = Number(row?.dataset.card);
    const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (!row || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (to !== undefined) list.current?.querySelector<HTMLElement>(`[data-card="${to}"]`)?.focus();
    else if (event.key === "k") change(at, { isDropped: false });
    else if (event.key === "d") change(at, { isDropped: true });
    else if (event.key === "e") setOpen(open === at ? null : at);
    else return;
    event.preventDefault();
  };
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
        whole.length > 0 && (
          <Tray
            what={t("study.cards.what")}
            count={
              leftOut > 0 ? t("cards.leftOut", { count: leftOut }) : t("study.cards.count", { count: whole.length })
            }
            destination={<DeckPicker choice={choice} proposed={proposed} onChoose={setChosen} />}
            ways={result.ways}
            action={{
              label: t("cards.keep", { count: whole.length, formatted: format.number(whole.length) }),
              run: () => oneAtATime(keep),
            }}
          />
        )
      }
    >
      {!output && <DeviceReads reading={state.reading} />}
      {output && cards.length === 0 && <p className={styles.quiet}>{t("studyTools.withheld.none-qualify")}</p>}
      <ol className={styles.rows} ref={list} onKeyDown={keys}>
        {cards.slice(0, drawn).map((card, at) => (
          <ProposedCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place while its words are changed.
            key={at}
            card={card}
            place={at}
            numbers={numbersOf(card)}
            twin={isTwin(at) ? twins.get(at) : undefined}
            onKeepAnyway={() => setAnyway(new Set([...anyway, at]))}
            isOpen={open === at}
            onOpen={() => setOpen(open === at ? null : at)}
            onChange={(some) => change(at, some)}
            onPick={setActive}
          />
        ))}
      </ol>
      {cards.length > 0 && (
        <p className={styles.keys} aria-hidden="true">
          {[
            ["↓", t("study.cards.move")],
            ["K", t("study.cards.keepOne")],
            ["E", t("study.edit")],
            ["D", t("study.cards.dropOne")],
          ].map(([key, label]) => (
            <span key={key}>
              <kbd>{key}</kbd> {label}
            </span>
          ))}
        </p>
      )}
      <Said words={output ? t("study.cards.count", { count: whole.length }) : ""} />
      {output && (
        <p>
          <Button onClick={write}>{t("study.cards.write")}</Button>
        </p>
      )}
      {output && unsure.length > 0 && (
        <p>
          <Button onClick={addUnsure}>{t("cards.showUnsure", { count: unsure.length })}</Button>
        </p>
      )}
    </ToolDesk>
  );
}

/** One that was begun and left has nothing to ask. */
function isWhole(one: Concept | undefined): boolean {
  if (!one) return false;
  const { term, definition, isDropped } = one;
  if (isDropped || term.trim() === "") return false;
  return cardKindOf(one) === "cloze" ? gapCount(term) > 0 : definition.trim() !== "";
}

/** A line each, `Front :: Back`, as notes know cards; a sentence with gaps stands as it is. */
function cardsText({ concepts }: Concepts): string {
  const line = (words: string) => words.replace(/\s+/g, " ").trim();
  return concepts
    .filter(isWhole)
    .map((one) => (cardKindOf(one) === "cloze" ? line(one.term) : `${line(one.term)} :: ${line(one.definition)}`))
    .join("\n\n");
}
