import { Link } from "@tanstack/react-router";
import { examDayWords } from "../../student/cards/exam-day-words.ts";
import type { MarkCard } from "../../student/marks/use-mark-cards.ts";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { Icon } from "../../ui/Icon.tsx";
import { cardIcon } from "../../ui/icons/selection.ts";
import { useLanguage } from "../../ui/language.tsx";
import styles from "./marks.module.css";

type MarkFateProps = {
  readonly mark: StoredMark;
  readonly card: MarkCard | undefined;
  readonly clock: Pick<Clock, "now" | "today">;
};

/** What became of a mark: the card it is, and how well that would be known. Else when it was commented on. */
export function MarkFate({ mark, card, clock: { now, today } }: MarkFateProps) {
  const { t, format, language } = useLanguage();
  if (!card) return mark.comment ? <small className={styles.fate}>{format.when(mark.updatedAt, now)}</small> : null;
  const { known, day } = card;
  const on = day && examDayWords(day, today, t, format, language).at;
  const percent = known === null ? "" : format.percent(known);
  return (
    <small className={styles.fate}>
      <Icon shape={cardIcon} size={16} />
      <span>
        <Link to="/cards/$deck" params={{ deck: card.deckId }}>
          {t("reader.cardIn", { deck: card.deck })}
        </Link>
        {known !== null && " "}
        {known !== null && (
          <strong>{on ? t("reader.knownOn", { percent, on }) : t("reader.knownNow", { percent })}</strong>
        )}
      </span>
    </small>
  );
}
