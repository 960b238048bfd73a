import type { Deck } from "@jotter/domain/deck";
import { limitsOf } from "@jotter/domain/deck";
import { type CSSProperties, useRef } from "react";
import type { Exam } from "../../student/cards/exams.ts";
import { cardsIn } from "../../student/cards/use-decks.ts";
import { useExamDay } from "../../student/cards/use-exam-day.ts";
import { useExamPlan } from "../../student/cards/use-exam-plan.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useLanguage } from "../../ui/language.tsx";
import { meanRecall } from "./deck-list.ts";
import styles from "./review-edge.module.css";
import { useDeckCards } from "./use-deck-cards.ts";

type ReviewEdgeProps = {
  readonly deckId: string;
  readonly deck: Deck;
  readonly exam: Exam | null;
  readonly clock: Clock;
};

/** A larger deck moves by too little with an answer, and costs too much to reckon after each. */
const mostCards = 2000;

/** At the edge of the screen: what would be known if one stopped now. It moves with every answer. [FLA-3] */
export function ReviewEdge(props: ReviewEdgeProps) {
  const { replica } = useStudent();
  const { deckId } = props;
  const isSmall = useLive(async () => (await cardsIn(replica, deckId)) <= mostCards, [replica, deckId]);
  return isSmall ? <Edge {...props} /> : null;
}

function Edge({ deckId, deck, exam, clock }: ReviewEdgeProps) {
  const { t, format } = useLanguage();
  const dayOf = useExamDay();
  const { cards, rows } = useDeckCards(deckId, deck, clock.now);
  const plan = useExamPlan({ cards: rows, examAt: exam?.at ?? null, ...limitsOf(deck), now: clock.now });
  const known = plan ? plan.onDayIfStop : exam || !cards ? null : (meanRecall(cards) ?? 0);
  // Of a deck of thousands it is reckoned a little later than the first answer is given.
  const share = cards && cards.length > 0 ? known : null;
  const first = useRef<number | null>(null);
  if (share === null) return null;
  first.current ??= share;
  const when = exam ? dayOf(exam, clock).on : "";
  const percent = format.percent(share);
  const says = plan ? t("review.onDay", { percent, when }) : `${t("review.wouldKnow")} ${percent}`;
  return (
    <div
      className={styles.edge}
      role="img"
      aria-label={says}
      style={{ "--at": share, "--sat": first.current } as CSSProperties}
    >
      <span className={styles.needle}>{says}</span>
      {Math.abs(first.current - share) > 0.02 && (
        <span className={styles.sat}>{t("review.satDown", { percent: format.percent(first.current) })}</span>
      )}
      {plan && plan.onDayWithPlan > share + 0.03 && (
        <span className={styles.goal} style={{ "--goal": plan.onDayWithPlan } as CSSProperties}>
          {t("review.withDays", { percent: format.percent(plan.onDayWithPlan) })}
        </span>
      )}
      <i className={styles.ticks} aria-hidden="true" />
    </div>
  );
}
