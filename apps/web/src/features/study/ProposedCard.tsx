import { gapCount } from "@jotter/markdown/cloze";
import { lineOf } from "@jotter/markdown/line";
import { readableText } from "@jotter/markdown/readable-formula";
import type { Concept } from "@jotter/study-tools/concepts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { checkIcon, closeIcon, restoreIcon } from "../../ui/icons/app.ts";
import { Segments } from "../../ui/kit/Segments.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { Cites } from "./Claims.tsx";
import { cardKindOf, type ProposedKind, proposedKinds } from "./card-kinds.ts";
import styles from "./result.module.css";

type ProposedCardProps = {
  readonly card: Concept;
  readonly place: number;
  readonly numbers: readonly number[];
  /** The front of a card the deck has already, which this one repeats. */
  readonly twin: string | undefined;
  readonly onKeepAnyway: () => void;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onChange: (some: Partial<Concept>) => void;
  readonly onPick: (number: number) => void;
};

/** A card that is proposed: kept unless it is dropped, with one key each to keep, edit and drop it. [FLA-1] */
export function ProposedCard(props: ProposedCardProps) {
  const { card, place, numbers, twin, onKeepAnyway, isOpen, onOpen, onChange, onPick } = props;
  const t = useTexts();
  const format = useFormat();
  const { term, definition, isDropped = false, isUnsure = false } = card;
  // What nobody has decided on yet is not struck out as if it were wrong.
  const isOff = isUnsure && isDropped;
  const kind = cardKindOf(card);
  const name = readableText(lineOf(term));
  const chooseKind = (next: ProposedKind) => {
    // A sentence of its own answer, with the term as its gap, where a plain card becomes a cloze.
    if (next === "cloze" && kind !== "cloze" && gapCount(term) === 0) {
      const at = definition.toLowerCase().indexOf(name.toLowerCase());
      const sentence =
        at >= 0 && name !== ""
          ? `${definition.slice(0, at)}==${definition.slice(at, at + name.length)}==${definition.slice(at + name.length)}`
          : `==${name}==: ${definition}`;
      onChange({ card: next, term: sentence, definition: "" });
    } else onChange({ card: next });
  };
  return (
    <li
      className={styles.row}
      data-dropped={(isDropped && !isOff) || twin !== undefined}
      data-off={isOff}
      data-card={place}
      data-open={isOpen}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows go from card to card; one key keeps, edits or drops it.
      tabIndex={0}
      aria-label={name}
    >
      <span className={styles.rowNumber} aria-hidden="true">
        {format.number(place + 1)}
      </span>
      {isOpen ? (
        <div className={styles.cardFields}>
          <Segments
            label={t("cards.kindLabel")}
            value={kind}
            options={proposedKinds.map((value) => ({ value, label: t(`cards.kind.${value}`) }))}
            onChoose={chooseKind}
          />
          <TextArea
            label={t(kind === "cloze" ? "cards.clozeText" : "study.cards.front")}
            hint={kind === "cloze" ? t("cards.clozeHint") : undefined}
            value={term}
            rows={2}
            autoFocus
            onChange={(event) => onChange({ term: event.currentTarget.value })}
          />
          <TextArea
            label={t(kind === "cloze" ? "cards.clozeExtra" : "study.cards.back")}
            value={definition}
            rows={2}
            onChange={(event) => onChange({ definition: event.currentTarget.value })}
          />
        </div>
      ) : (
        <div>
          <p className={styles.term}>
            {/* Of a cloze all of it: whoever keeps it wants to see what it will ask for. */}
            <InlineMarkdown text={term} />
            {definition === "" && <Cites numbers={numbers} onPick={onPick} />}
          </p>
          {definition !== "" && (
            <p>
              <InlineMarkdown text={definition} />
              <Cites numbers={numbers} onPick={onPick} />
            </p>
          )}
          {kind !== "basic" && <small className={styles.quiet}>{t(`cards.kind.${kind}`)}</small>}
          {isOff && <small className={styles.quiet}>{t("study.cards.unsure")}</small>}
          {!card.isSupported && <small className={styles.unsupported}>{t("studyTools.unsupported")}</small>}
        </div>
      )}
      <div className={styles.choices}>
        {twin !== undefined && !isDropped && (
          <>
            <small className={styles.twin}>{t("cards.has", { front: readableText(lineOf(twin)) })}</small>
            <Button onClick={onKeepAnyway}>{t("cards.keepAnyway")}</Button>
          </>
        )}
        <Button
          aria-keyshortcuts="e"
          aria-label={`${t(isOpen ? "study.done" : "study.edit")}: ${name}`}
          onClick={onOpen}
        >
          {isOpen && <Icon shape={checkIcon} size={16} />}
          {t(isOpen ? "study.done" : "study.edit")}
        </Button>
        {isOff ? (
          <Button aria-keyshortcuts="k" onClick={() => onChange({ isDropped: false })}>
            {t("study.cards.keepOne")}
          </Button>
        ) : (
          <IconButton
            aria-keyshortcuts={isDropped ? "k" : "d"}
            aria-label={t(isDropped ? "study.cards.takeBack" : "study.cards.drop", { term: name })}
            onClick={() => onChange({ isDropped: !isDropped })}
          >
            <Icon shape={isDropped ? restoreIcon : closeIcon} size={18} />
          </IconButton>
        )}
      </div>
    </li>
  );
}
