import type { Deck } from "@jotter/domain/deck";
import { type CSSProperties, useEffect, useMemo, useRef, useState } from "react";
import type { Exam } from "../../student/cards/exam.ts";
import type { AskedCard } from "../../student/cards/exam-sittings.ts";
import { useExamDay } from "../../student/cards/use-exam-day.ts";
import { useExamPlan } from "../../student/cards/use-exam-plan.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useLanguage } from "../../ui/language.tsx";
import { shareIfStopped, startOf } from "./deck-list.ts";
import styles from "./review-edge.module.css";
import { useSittingCards } from "./use-sitting-cards.ts";

type ReviewEdgeProps = {
  readonly deckId: string;
  readonly deck: Deck;
  /** As the sitting has them, with the answers just given. */
  readonly asked: ReadonlyMap<string, AskedCard>;
  /** When the sitting had its first answer; null before it. */
  readonly since: number | null;
  readonly exam: Exam | null;
  readonly clock: Clock;
};

/** Of so many a plan is made at once after each answer; of more when there is a pause. */
const fewCards = 300;
const pauseMs = 1500;

/** At the edge of the screen: what would be known if one stopped now. It moves with every answer. [FLA-3] */
export function ReviewEdge({ deckId, deck, asked, since, exam, clock }: ReviewEdgeProps) {
  const { t, format } = useLanguage();
  const dayOf = useExamDay();
  const { cards, rows } = useSittingCards(deckId, deck, asked, clock.now);
  const planned = useAfterPause(rows, (rows?.length ?? 0) > fewCards);
  const row = useMemo(() => ({ id: deckId, data: deck }), [deckId, deck]);
  const plan = useExamPlan({ deck: row, cards: planned, exam, clock });
  const share = cards ? shareIfStopped(cards, exam ? (plan ?? null) : "none") : null;
  const start = useRef<number | null | undefined>(undefined);
  if (cards && start.current === undefined) start.current = startOf(cards, since, share);
  if (share === null) return null;
  const from = start.current ?? null;
  const when = exam ? dayOf(exam, clock).at : "";
  const percent = format.percent(share);
  const says = plan ? t("review.onDay", { percent, when }) : `${t("review.wouldKnow")} ${percent}`;
  return (
    <div
      className={styles.edge}
      role="img"
      aria-label={says}
      style={{ "--at": share, "--sat": from ?? 0, "--kept": Math.min(from ?? 0, share) } as CSSProperties}
    >
      <span className={styles.needle}>{says}</span>
      {from !== null && Math.abs(from - share) > 0.02 && (
        <span className={styles.sat}>{t("review.satDown", { percent: format.percent(from) })}</span>
      )}
      {plan && plan.onDayWithPlan > share + 0.03 && (
        <span className={styles.goal} style={{ "--goal": plan.onDayWithPlan } as CSSProperties}>
          {t("review.withDays", { percent: format.percent(plan.onDayWithPlan) })}
        </span>
      )}
      <i className={styles.ticks} aria-hidden="true" />
      <i className={styles.line} aria-hidden="true" />
    </div>
  );
}

/** The first at once; later ones, where that is wished, once they have stood for a while. */
function useAfterPause<Value>(value: Value, waits: boolean): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waits ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [value, waits]);
  return waits ? settled : value;
}
