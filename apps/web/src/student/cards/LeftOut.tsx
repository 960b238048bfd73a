import { limitsOf } from "@jotter/domain/deck";
import type { Shortfall } from "@jotter/memory/shortfall";
import { useEffect, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import type { Clock } from "../records/use-clock.ts";
import { useStudent } from "../session/student-context.ts";
import type { Exam } from "./exam.ts";
import styles from "./exam-figures.module.css";
import { materialOf, reckonedCard } from "./exam-material.ts";
import { examsWithin } from "./exams.ts";
import { limitWords } from "./limit-words.ts";
import { raiseLimits } from "./raise-limits.ts";
import { fallenShort } from "./reckoning.ts";
import { type StoredDeck, useDecks } from "./use-decks.ts";

type LeftOutProps = {
  readonly exam: Exam;
  /** Of one deck alone, where it is that deck that is told about. */
  readonly deck?: StoredDeck;
  /** How many the plan leaves out: with another number it is reckoned again. */
  readonly news: number;
  readonly clock: Clock;
};

/** "With 10 new cards a day, 14 will not be seen before the exam", and the press that lets them in. [FLA-3] */
export function LeftOut({ exam, deck, news, clock }: LeftOutProps) {
  const { t, format, language } = useLanguage();
  const { replica, now } = useStudent();
  const oneAtATime = useOneAtATime();
  const all = useDecks(deck === undefined);
  const found = useShortfall({ exam, decks: deck ? [deck] : all, news, clock });
  if (!found) return null;
  const { shortfall, deckIds } = found;
  const words = limitWords(shortfall, { t, format, language });
  const raise = async () => {
    const lower = await raiseLimits(replica, shortfall, deckIds, now);
    toast({ text: t("ready.raised"), action: { label: t("action.undo"), run: () => void lower() } });
  };
  return (
    <div className={styles.leftOut}>
      <p>{words.says}</p>
      <Button look="outline" onClick={() => oneAtATime(raise)}>
        {words.raise}
      </Button>
    </div>
  );
}

type Found = { readonly shortfall: Shortfall; readonly deckIds: readonly string[] };
type ShortFor = Pick<LeftOutProps, "exam" | "news" | "clock"> & { readonly decks: readonly StoredDeck[] | undefined };

function useShortfall({ exam, decks, news, clock: { now, today, span } }: ShortFor): Found | null {
  const { replica } = useStudent();
  const [found, setFound] = useState<Found | null>(null);
  const limits = JSON.stringify(decks?.map(({ id, data }) => [id, data.examId, limitsOf(data)]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the limits and the number.
  useEffect(() => {
    if (!decks) return;
    let isLeft = false;
    const reckon = async () => {
      const exams = await examsWithin(replica, today, exam.day, now);
      const { cards, review: _, isBound, ...material } = await materialOf(replica, exam, { decks, exams });
      const shortfall = await fallenShort({
        ...{
          cards: cards.map(reckonedCard),
          ...material,
          areMinutesKept: !isBound,
          now,
          examAt: exam.at,
          lastLook: exam.lastLook,
        },
        day: { startsAt: span[0], endsAt: span[1] },
      });
      if (!isLeft) setFound(shortfall && { shortfall, deckIds: [...material.limits.keys()] });
    };
    void reckon();
    return () => {
      isLeft = true;
    };
  }, [replica, exam.id, exam.at, limits, news]);
  return found;
}
