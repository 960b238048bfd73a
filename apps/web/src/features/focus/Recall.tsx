import { card, type Rating } from "@jotter/domain/card";
import { deck } from "@jotter/domain/deck";
import type { Ask } from "@jotter/memory/session";
import type { Replica } from "@jotter/replica/replica";
import { useEffect, useRef, useState } from "react";
import { answered } from "../../student/cards/answered.ts";
import { facesOf } from "../../student/cards/card-faces.ts";
import type { AskedCard, SittingTime } from "../../student/cards/exam-sittings.ts";
import { sittingOfDeck } from "../../student/cards/sitting.ts";
import { PicturedMarkdown } from "../../student/pictures/PicturedMarkdown.tsx";
import { type Clock, useClock } from "../../student/records/use-clock.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import type { Bound } from "./bound.ts";
import styles from "./focus.module.css";

const most = 3;
/** More time than anybody thinks over a card: they went away. */
const longestMs = 60_000;

type Item = { readonly ask: Ask; readonly of: AskedCard; readonly question: string; readonly answer: string };

/** Three cards of what was just worked at; each answer counts as in a review. Nothing where no card is due. [FOC-1] [FLA-2] */
export function Recall({ bound }: { readonly bound: Bound }) {
  const { t, format } = useLanguage();
  const { replica, now } = useStudent();
  const clock = useClock();
  const items = useItems(replica, bound, clock);
  const [at, setAt] = useState({ index: 0, isShown: false, known: 0, since: now() });
  const heading = useRef<HTMLHeadingElement>(null);
  const item = items?.[at.index];
  if (!items || items.length === 0) return null;
  const answer = (rating: Rating) => {
    if (!item) return;
    const moment = now();
    const { change } = answered(item.of, item.ask, rating, moment, Math.min(longestMs, moment - at.since));
    void replica.update(card, item.of.id, { ...change, updatedAt: moment });
    setAt({ index: at.index + 1, isShown: false, known: at.known + (rating > 1 ? 1 : 0), since: moment });
    heading.current?.focus({ preventScroll: true });
  };
  const of = format.number(items.length);
  return (
    <section className={`${cardClass} ${styles.recall}`} aria-labelledby="focus-recall">
      <h2 id="focus-recall" ref={heading} tabIndex={-1}>
        {t("focus.recall")}
      </h2>
      {item ? (
        <>
          <small>{t("focus.round", { round: format.number(at.index + 1), rounds: of })}</small>
          <PicturedMarkdown text={item.question} headingOffset={2} />
          {at.isShown ? (
            <>
              <PicturedMarkdown text={item.answer} headingOffset={2} />
              <div className={styles.answers}>
                <Button onClick={() => answer(1)}>{t("review.again")}</Button>
                <Button look="primary" onClick={() => answer(3)}>
                  {t("review.good")}
                </Button>
              </div>
            </>
          ) : (
            <Button look="primary" onClick={() => setAt({ ...at, isShown: true })}>
              {t("review.show")}
            </Button>
          )}
        </>
      ) : (
        <p>{t("focus.recalled", { known: format.number(at.known), of })}</p>
      )}
    </section>
  );
}

/** Read once: what is answered does not change what is asked. */
function useItems(replica: Replica, bound: Bound, { span: [startsAt, endsAt], now }: Clock) {
  const [items, setItems] = useState<readonly Item[]>();
  const first = useRef({ bound, time: { day: { startsAt, endsAt }, now } });
  useEffect(() => {
    let isLeft = false;
    const { bound, time } = first.current;
    void itemsOf(replica, bound, time).then((found) => !isLeft && setItems(found));
    return () => {
      isLeft = true;
    };
  }, [replica]);
  return items;
}

async function itemsOf(replica: Replica, { materials }: Bound, time: SittingTime): Promise<readonly Item[]> {
  const ids = materials.flatMap(({ kind, id }) => (kind === "deck" ? id : []));
  const items: Item[] = [];
  for (const row of await replica.rows(deck, ids)) {
    const { session, cards } = await sittingOfDeck(replica, row, time);
    for (const ask of session.queue) {
      const of = cards.get(ask.cardId);
      const whole = of && (await replica.get(card, of.id));
      // A covered picture needs the room of a review.
      if (!of || !whole || whole.kind === "image") continue;
      const { question, answer } = facesOf(whole, ask.side);
      items.push({ ask, of, question, answer });
      if (items.length === most) return items;
    }
  }
  return items;
}
