import { recallAt } from "@jotter/memory/replay";
import type { Scheduler } from "@jotter/memory/scheduler";
import { useMemo } from "react";
import type { Exam } from "../../student/cards/exams.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useLanguage } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import { RecallRuler } from "../../ui/RecallRuler.tsx";
import styles from "./cards.module.css";
import { meanRecall } from "./deck-list.ts";
import type { DeckCard } from "./use-deck-cards.ts";

type DeckRecallProps = {
  readonly cards: readonly DeckCard[];
  readonly exam: Exam | null;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly marker: string | undefined;
};

/** What would be known of a deck today and on its day, and what that rests on. [FLA-3] */
export function DeckRecall({ cards, exam, clock, scheduler, marker }: DeckRecallProps) {
  const { t, format } = useLanguage();
  const today = meanRecall(cards);
  const asked = cards.filter(({ memory }) => memory.recall !== null).length;
  const day = exam && exam.at > clock.now ? exam : null;
  const stops = useMemo(() => (day ? recallOn(cards, day.at, scheduler) : null), [cards, day, scheduler]);
  if (today === null) {
    return (
      <section className={`${cardClass} ${styles.recall}`}>
        <p className={styles.quiet}>{t("cards.nothingAsked")}</p>
      </section>
    );
  }
  const percent = format.percent(today);
  return (
    <section className={`${cardClass} ${styles.recall}`}>
      <div className={styles.figure}>
        <strong>{percent}</strong>
        <p>
          {t("cards.knownToday")}
          <small>
            {asked < cards.length
              ? t("cards.rests", { cards: format.number(asked), all: format.number(cards.length) })
              : t("cards.restsAll", { all: format.number(cards.length) })}
          </small>
        </p>
      </div>
      <RecallRuler
        says={t("cards.rulerSays", { today: percent })}
        today={{ share: today, value: percent, label: t("cards.today") }}
        stops={stops === null ? undefined : { share: stops, value: format.percent(stops), label: t("cards.stops") }}
        marker={marker}
      />
    </section>
  );
}

/** What would be known at a moment if nothing more is answered: what was never asked is not known. */
function recallOn(cards: readonly DeckCard[], at: number, scheduler: Scheduler): number {
  const known = cards.map(({ memory }) => {
    const shares = memory.states.map((state) => (state ? recallAt(state, at, scheduler) : 0));
    return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  });
  return known.reduce((sum, share) => sum + share, 0) / Math.max(1, known.length);
}
