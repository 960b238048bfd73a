import { deck } from "@jotter/domain/deck";
import type { Replica } from "@jotter/replica/replica";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type CardRow, examOfReview, listedCards } from "../../student/cards/exam-material.ts";
import { allDecks } from "../../student/cards/sitting.ts";
import { useMemoryCare } from "../../student/cards/use-memory-care.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { MarkedText } from "../../ui/Mark.tsx";
import { sidesToCome } from "./going.ts";
import styles from "./review.module.css";
import type { Review } from "./use-review.ts";

type ReviewEndProps = {
  readonly review: Review;
  readonly which: string;
  readonly clock: Clock;
  readonly onLeave: () => void;
};

const dayMs = 86_400_000;
const mostTold = 9999;

/** What was done, what comes tomorrow, and a card that returns in a few minutes. */
export function ReviewEnd({ review, which, clock, onLeave }: ReviewEndProps) {
  const { t, format } = useLanguage();
  const { replica, now } = useStudent();
  const { done, session, waits, spentMs } = review;
  useMemoryCare();
  const until = clock.span[1];
  const [, look] = useState(0);
  const isSeveral = which === allDecks || examOfReview(which) !== null;
  const tomorrow = useLive(async () => {
    const ids = await decksOf(replica, which, review);
    const counts = await Promise.all(
      ids.map(async (id) => {
        const wanted = {
          by: "due",
          within: { field: "deckId", id },
          from: until,
          before: until + dayMs,
          most: mostTold,
        };
        const comes = ({ data }: CardRow) => data.suspendedAt == null && (data.buriedUntil ?? 0) < wanted.before;
        return (await listedCards(replica, wanted, comes)).filter(comes).length;
      }),
    );
    return counts.reduce((sum, one) => sum + one, 0);
  }, [replica, which, until, done.length]);
  // The card that is waited for comes by itself.
  useEffect(() => {
    if (waits === null) return;
    const timer = setInterval(() => look((count) => count + 1), 10_000);
    return () => clearInterval(timer);
  }, [waits]);
  const { waiting = 0, unseen = 0 } = session ?? {};
  const isLimit = waiting + unseen > 0;
  const isNothing = done.length === 0 && waits === null && !isLimit;
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  const toCome = sidesToCome({ cards: review.cards, past: done });
  const minutes = Math.max(1, Math.round(spentMs / 60_000));
  return (
    <section className={styles.end} aria-live="polite">
      <h2 id="review-is-over">
        {done.length > 0 ? (
          <MarkedText text={t(waits === null ? "review.doneTitle" : "review.almostTitle")} />
        ) : (
          t(waits !== null ? "review.soonTitle" : isLimit ? "review.limitTitle" : "review.nothingTitle")
        )}
      </h2>
      {done.length > 0 && (
        <p id="review-was">{t("review.doneText", { ...counted(done.length), minutes: format.number(minutes) })}</p>
      )}
      {isNothing && <p>{t("review.nothingText")}</p>}
      {waits !== null && (
        <p className={styles.wait}>
          {t("review.waitStep", { minutes: format.number(Math.max(1, Math.ceil((waits - now()) / 60_000))) })}
          <Button look="outline" onClick={review.askNow}>
            {t("review.waitNow")}
          </Button>
        </p>
      )}
      {waiting > 0 && <p>{t("review.waiting", counted(waiting))}</p>}
      {unseen > 0 && <p>{t("review.unseenLeft", counted(unseen))}</p>}
      {isLimit && (
        <Button look="outline" onClick={review.goOn}>
          {t("review.goOn")}
        </Button>
      )}
      {tomorrow !== undefined && tomorrow > 0 && <p>{t("review.doneTomorrow", counted(tomorrow))}</p>}
      {toCome > 0 && <p>{t("review.laterSides", counted(toCome))}</p>}
      <div className={styles.ways}>
        {isNothing && (
          <Link to="/ai-tools/$tool" params={{ tool: "flashcard-generator" }} className={buttonClass("outline")}>
            {t("cards.fromNote")}
          </Link>
        )}
        {/* It has the focus: who hears the page hears first what came of the review. */}
        <Button look="primary" autoFocus aria-describedby="review-is-over review-was" onClick={onLeave}>
          {t(isSeveral ? "review.toDecks" : "review.toDeck")}
        </Button>
        <Link to="/ai-tools" className={buttonClass("outline")}>
          {t("cards.toDesk")}
        </Link>
      </div>
    </section>
  );
}

/** The decks that a review is of: what comes back of them tomorrow need not have been asked today. */
async function decksOf(replica: Replica, which: string, { cards }: Review): Promise<readonly string[]> {
  if (which === allDecks) return (await replica.list(deck, { by: "name" })).map(({ id }) => id);
  if (examOfReview(which) === null) return [which];
  return [...new Set([...cards.values()].map(({ deckId }) => deckId))];
}
