import type { ReactNode } from "react";
import { WithPlan } from "../../student/cards/ExamFigures.tsx";
import type { Exam } from "../../student/cards/exam.ts";
import { mostMinutes } from "../../student/cards/most-minutes.ts";
import type { PlanAnswer } from "../../student/cards/plan-answers.ts";
import type { useDeckKnown } from "../../student/cards/use-deck-known.ts";
import { useExamDay } from "../../student/cards/use-exam-day.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useLanguage } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import { RecallRuler } from "../../ui/RecallRuler.tsx";
import styles from "./deck-figures.module.css";
import { meanRecall, restsOf } from "./deck-list.ts";
import type { DeckCard } from "./use-reckoned-cards.ts";

type DeckRecallProps = {
  readonly cards: readonly DeckCard[];
  readonly exam: Exam | null;
  readonly plan: PlanAnswer["plan"] | undefined;
  /** Without a plan, what is known where quizzes say something, too. */
  readonly known: ReturnType<typeof useDeckKnown>;
  readonly marker: string | undefined;
  readonly clock: Clock;
  /** What stands below the figures. */
  readonly children?: ReactNode;
};

/** What would be known of a deck today and on its day, and what that rests on. [FLA-3] */
export function DeckRecall({ cards, exam, plan, known, marker, clock, children }: DeckRecallProps) {
  const { t, format } = useLanguage();
  const dayOf = useExamDay();
  const today = plan ? plan.knownToday : (known?.share ?? meanRecall(cards));
  const { areQuestions, asked, all } = restsOf(cards);
  if (asked === 0) {
    return (
      <section className={`${cardClass} ${styles.recall}`}>
        <p className={styles.quiet}>
          {t("cards.nothingAsked")}{" "}
          {exam && plan && <WithPlan exam={exam} planned={plan.onDayWithPlan} begins={begunBy(plan)} clock={clock} />}
        </p>
        {children}
      </section>
    );
  }
  const now = format.percent(today ?? 0);
  const counts = { asked: format.number(asked), cards: format.number(asked), all: format.number(all) };
  const rests =
    asked < all
      ? t(areQuestions ? "cards.restsQuestions" : "cards.rests", counts)
      : t(areQuestions ? "cards.restsAllQuestions" : "cards.restsAll", counts);
  const mistakes = (plan ?? known)?.mistakes ?? 0;
  const isOnItsWay = plan === undefined && exam !== null && exam.at > clock.now;
  const day = exam && plan ? dayOf(exam, clock) : null;
  const when = day?.at ?? "";
  const minutes = plan ? mostMinutes(plan.days.map((one) => one.minutes)) : 0;
  const [stops, onDay] = [plan?.onDayIfStop ?? 0, plan?.onDayWithPlan ?? 0];
  const says = { today: now, stops: format.percent(stops), onDay: format.percent(onDay), when };
  return (
    <section className={`${cardClass} ${styles.recall}`}>
      <div className={styles.figure}>
        <strong className={styles.percent}>{plan ? format.percent(onDay) : now}</strong>
        <p className={styles.figureText}>
          {day?.isToday ? t("cards.onExam") : plan ? t("cards.onDay", { when }) : t("cards.knownToday")}
          {day && (
            <small className={styles.figureNote}>
              {minutes > 0
                ? t(day.isToday ? "cards.withMinutesToday" : "cards.withMinutes", {
                    ...{ count: minutes, formatted: format.number(minutes), today: now },
                  })
                : t("review.onDay", { percent: now, when: day.now })}
            </small>
          )}
          {isOnItsWay && (
            <small className={`${styles.figureNote} ${styles.kept}`} aria-hidden="true">
              {t("cards.withMinutes", { count: 10, formatted: format.number(10), today: now })}
            </small>
          )}
          <small className={styles.figureNote}>
            {rests}
            {mistakes > 0 && ` ${t("ready.mistakes", { count: mistakes, formatted: format.number(mistakes) })}`}
          </small>
        </p>
      </div>
      <RecallRuler
        says={plan ? t("cards.rulerSaysDay", says) : t("cards.rulerSays", says)}
        today={{ share: today ?? 0, value: now, label: day?.now ?? t("cards.today") }}
        stops={plan ? { share: stops, value: format.percent(stops), label: t("cards.stops") } : undefined}
        onDay={plan ? { share: onDay, value: format.percent(onDay), label: when } : undefined}
        marker={marker}
      />
      {children}
    </section>
  );
}

/** How many cards a plan asks. */
function begunBy({ days }: Pick<NonNullable<PlanAnswer["plan"]>, "days">): number {
  return new Set(days.flatMap(({ asks }) => asks.map(({ cardId }) => cardId))).size;
}
