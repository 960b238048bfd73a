import { card } from "@jotter/domain/card";
import { useMemo, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { DeckPicker, useUsualDeck } from "./DeckPicker.tsx";
import { type DeckChoice, dropCards, keepCards } from "./keep-cards.ts";
import { useTwins } from "./use-twins.ts";

type MistakeCardsProps = {
  readonly quizId: string;
  readonly title: string;
  readonly classId: string | null;
  readonly mistakes: readonly { readonly front: string; readonly back: string; readonly quote: string }[];
};

/** What was not known in a quiz becomes cards, in one press and only once; what the deck has already is left out. [QUZ-2] */
export function MistakeCards({ quizId, title, classId, mistakes }: MistakeCardsProps) {
  const t = useTexts();
  const format = useFormat();
  const { replica, now } = useStudent();
  const oneAtATime = useOneAtATime();
  const kept = useLive(() => replica.having(card, "source.id", [quizId]), [replica, quizId]);
  const proposed = { name: title, classId };
  const [chosen, setChosen] = useState<DeckChoice | null>(null);
  const usual = useUsualDeck(title, classId);
  const choice = chosen ?? usual ?? proposed;
  const fronts = useMemo(
    () => mistakes.flatMap((one) => (one.back.trim() === "" ? [] : [{ ...one, kind: "basic" as const }])),
    [mistakes],
  );
  const twins = useTwins(fronts, choice);
  const fresh = fronts.filter((_, place) => !twins.has(place));
  if (!kept || fronts.length === 0) return null;
  const [first] = kept;
  if (first) {
    return (
      <p>
        {t("cards.keptThere", { count: kept.length, formatted: format.number(kept.length) })}{" "}
        <PlainLink href={`/cards/${first.data.deckId}`}>{t("cards.openDeck")}</PlainLink>
      </p>
    );
  }
  const keep = async () => {
    const { ids } = await keepCards(
      replica,
      choice,
      fresh.map(({ kind, front, back, quote }) => ({
        ...{ kind, front, back },
        source: { kind: "quiz" as const, id: quizId, title: title.slice(0, 1000), quote: quote.slice(0, 5000) },
      })),
      now(),
    );
    toast({
      text: t("cards.keptThere", { count: ids.length, formatted: format.number(ids.length) }),
      action: { label: t("action.undo"), run: () => void dropCards(replica, ids) },
    });
  };
  return (
    <>
      <DeckPicker choice={choice} proposed={proposed} onChoose={setChosen} />
      {twins.size > 0 && <p>{t("cards.leftOut", { count: twins.size })}</p>}
      {fresh.length > 0 && (
        <Button look="primary" wide onClick={() => oneAtATime(keep)}>
          {t("cards.keep", { count: fresh.length, formatted: format.number(fresh.length) })}
        </Button>
      )}
    </>
  );
}
