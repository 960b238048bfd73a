import { type Rating, ratings } from "@jotter/domain/card";
import { recallAt } from "@jotter/memory/replay";
import { useEffect, useMemo, useRef } from "react";
import type { Exam } from "../../student/cards/exam.ts";
import type { AskedCard } from "../../student/cards/exam-sittings.ts";
import { useExamDay } from "../../student/cards/use-exam-day.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { Pressable } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { whenWords } from "./return-words.ts";
import styles from "./review.module.css";
import { outlooks } from "./review-deck.ts";

export const answerNames = { 1: "again", 2: "hard", 3: "good", 4: "easy" } as const satisfies Record<Rating, string>;
export const usualAnswer: Rating = 3;

type AnswerKeysProps = {
  readonly asked: AskedCard;
  readonly side: number;
  /** The exam it is learned for, if one is to come. */
  readonly exam: Exam | null;
  /** The one that Space gives. */
  readonly usual: Rating;
  readonly clock: Clock;
  readonly now: () => number;
  readonly onAnswer: (rating: Rating) => void;
};

/** Four answers, each with when the card returns and what would be known of it on the day. [FLA-2] [FLA-3] */
export function AnswerKeys({ asked, side, exam, usual, clock, now, onAnswer }: AnswerKeysProps) {
  const { t, format, language } = useLanguage();
  const dayOf = useExamDay();
  const keys = useRef<HTMLDivElement>(null);
  // The button that showed the answer is gone: whoever goes by keyboard or ear goes on here. None of the four has the
  // focus, or an Enter held too long would answer.
  useEffect(() => keys.current?.focus({ preventScroll: true }), []);
  const lastLook = exam?.lastLook ?? null;
  const { at, after } = useMemo(() => {
    const moment = now();
    return { at: moment, after: outlooks(asked, side, moment, lastLook) };
  }, [asked, side, now, lastLook]);
  const whenSaid = ({ returns, isLastLook }: (typeof after)[Rating]) => {
    const when = whenWords(returns, { ...clock, now: at }, t, language);
    return isLastLook ? t("review.lastLook", { when }) : when;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid everywhere.
    <div
      ref={keys}
      role="group"
      aria-label={t("review.rate")}
      tabIndex={-1}
      className={styles.keys}
      data-under-thumb="keys"
    >
      {ratings.map((rating) => (
        <Pressable
          key={rating}
          className={styles.key}
          data-rating={rating}
          data-usual={rating === usual}
          aria-keyshortcuts={String(rating)}
          onClick={() => onAnswer(rating)}
        >
          <kbd>{rating}</kbd>
          <span>
            <strong>{t(`review.${answerNames[rating]}`)}</strong>
            <b>{whenSaid(after[rating])}</b>
            {exam && !after[rating].isMissed && (
              <small>
                {t("review.onDay", {
                  percent: format.percent(recallAt(after[rating], exam.at, asked.scheduler)),
                  when: dayOf(exam, clock).at,
                })}
              </small>
            )}
          </span>
        </Pressable>
      ))}
    </div>
  );
}
