import { type CardSource, card } from "@jotter/domain/card";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button, Pressable } from "../../ui/Button.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { DeckPicker, useUsualDeck } from "./DeckPicker.tsx";
import { type CardWords, type DeckChoice, dropCards, keepCards } from "./keep-cards.ts";
import { MistakeRow } from "./MistakeRow.tsx";
import styles from "./mistake-cards.module.css";
import { useTwins } from "./use-twins.ts";

type MistakeCardsProps = {
  readonly quizId: string;
  readonly title: string;
  readonly classId: string | null;
  readonly mistakes: readonly Mistake[];
};

/** What was not known, as a card would ask for it. */
export type Mistake = {
  /** Its place in the quiz. */
  readonly question: number;
  readonly kind: "basic" | "cloze";
  readonly front: string;
  readonly back: string;
  readonly quote: string;
  readonly topic: string | undefined;
  /** What the question stands on: a card made from there may be the same. */
  readonly source: CardSource | null;
};

/** What was not known in a quiz becomes cards: seen first, each may be left out, and kept only once. [QUZ-2] */
export function MistakeCards({ quizId, title, classId, mistakes }: MistakeCardsProps) {
  const t = useTexts();
  const format = useFormat();
  const { replica, now } = useStudent();
  const oneAtATime = useOneAtATime();
  const kept = useLive(() => replica.having(card, "source.id", [quizId]), [replica, quizId]);
  const proposed = { name: title, classId };
  const [chosen, setChosen] = useState<DeckChoice | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const usual = useUsualDeck(title, classId);
  const choice = chosen ?? usual ?? proposed;
  const said = useRef<HTMLParagraphElement>(null);
  const [justKept, setJustKept] = useState<readonly string[]>([]);
  // What was kept from here is done with: it is no double of itself.
  const cards = useMemo(() => {
    const done = new Set((kept ?? []).map(({ data }) => data.source?.question));
    return mistakes.filter(
      ({ question, kind, back }) => !done.has(question) && (kind === "cloze" || back.trim() !== ""),
    );
  }, [mistakes, kept]);
  const { twins, areKnown } = useTwins(cards, choice);
  const fresh = cards.filter(({ question }, place) => !twins.has(place) && !left.has(question));
  // The button that was pressed is gone.
  const isKeptNow = kept?.some(({ id }) => justKept.includes(id)) ?? false;
  useEffect(() => {
    if (isKeptNow) said.current?.focus({ preventScroll: true });
  }, [isKeptNow]);
  if (!kept || cards.length + kept.length === 0) return null;
  const heading = <h3 id="from-mistakes">{t("cards.fromMistakes")}</h3>;
  const [first] = kept;
  const back = kept.filter(({ id }) => justKept.includes(id)).map(({ id }) => id);
  const there = first && (
    <p ref={said} tabIndex={-1} role="status" className={styles.kept}>
      {t("cards.keptThere", { count: kept.length, formatted: format.number(kept.length) })}{" "}
      <PlainLink href={`/cards/${first.data.deckId}`}>{t("cards.openDeck")}</PlainLink>
      {back.length > 0 && (
        <Pressable className={styles.undo} onClick={() => void dropCards(replica, back)}>
          {t("action.undo")}
        </Pressable>
      )}
    </p>
  );
  if (cards.length === 0) {
    return (
      <section className={styles.mistakes} aria-labelledby="from-mistakes">
        {heading}
        {there}
      </section>
    );
  }
  const toggle = (question: number) => {
    const next = new Set(left);
    if (!next.delete(question)) next.add(question);
    setLeft(next);
  };
  const keep = async () => {
    const source = { kind: "quiz" as const, id: quizId, title: title.slice(0, 1000) };
    const words = fresh.map(({ question, kind, front, back, quote, topic }): CardWords => {
      return { kind, front, back, topic, source: { ...source, question, quote: quote.slice(0, 5000) } };
    });
    const { ids } = await keepCards(replica, choice, words, now());
    setJustKept(ids);
  };
  return (
    <section className={styles.mistakes} aria-labelledby="from-mistakes">
      {heading}
      {there}
      <p className={styles.hint}>{t("cards.mistakesHint")}</p>
      <ul>
        {cards.map(({ question, front, back }, place) => (
          <MistakeRow
            key={question}
            front={front}
            back={back}
            twin={twins.get(place)}
            isKept={!left.has(question)}
            onToggle={() => toggle(question)}
          />
        ))}
      </ul>
      <DeckPicker choice={choice} proposed={proposed} onChoose={setChosen} />
      {fresh.length === 0 && <NothingToKeep areThere={twins.size === cards.length} />}
      {fresh.length > 0 && (
        <Button look="primary" wide disabled={!areKnown} onClick={() => oneAtATime(keep)}>
          {t("cards.keep", { count: fresh.length, formatted: format.number(fresh.length) })}
        </Button>
      )}
    </section>
  );
}

/** Why there is no button: the cards are there, where they can be reviewed, or none is chosen. */
function NothingToKeep({ areThere }: { readonly areThere: boolean }) {
  const t = useTexts();
  if (!areThere) return <p className={styles.hint}>{t("cards.mistakesNone")}</p>;
  return (
    <p className={styles.hint}>
      {t("cards.mistakesThere")} <PlainLink href="/cards">{t("review.toDecks")}</PlainLink>
    </p>
  );
}
