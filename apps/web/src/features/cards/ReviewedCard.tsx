import type { Card } from "@jotter/domain/card";
import { lineAsRead } from "@jotter/markdown/line";
import { lazy, Suspense, useState } from "react";
import type { Faces } from "../../student/cards/card-faces.ts";
import { Button } from "../../ui/Button.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { pageLanguage, useLanguage } from "../../ui/language.tsx";
import { CardFace } from "./CardFace.tsx";
import styles from "./review.module.css";
import { markedAsTyped } from "./typed-difference.ts";
import { useSourceTitle } from "./use-source-title.ts";
import type { useSwipe } from "./use-swipe.ts";

const HiddenPicture = lazy(async () => ({ default: (await import("./HiddenPicture.tsx")).HiddenPicture }));
const PassageDialog = lazy(async () => {
  const [{ PassageDialog }] = await Promise.all([import("../../student/study/PassageDialog.tsx"), pageLanguage()]);
  return { default: PassageDialog };
});

type ReviewedCardProps = {
  readonly card: Card | null | undefined;
  readonly side: number;
  readonly faces: Faces | null;
  readonly isShown: boolean;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Whether the keys are letters now. */
  readonly onField: (isIn: boolean) => void;
  readonly onTurn: () => void;
  readonly swipe: ReturnType<typeof useSwipe>;
};

/** The card that is asked: its question, and under a fold its answer with what it was made from. [FLA-2] */
export function ReviewedCard({ card, side, faces, isShown, typed, swipe, ...acts }: ReviewedCardProps) {
  const { onType, onField, onTurn } = acts;
  const { t } = useLanguage();
  const isTyped = card?.kind === "typed";
  const [isPassageOpen, setIsPassageOpen] = useState(false);
  const source = card?.source;
  const title = useSourceTitle(source);
  // A line that is the card itself says nothing more.
  const quote = source?.isLine ? undefined : source?.quote;
  return (
    <>
      <article className={styles.card} {...swipe.card} aria-label={t("review.question")}>
        {swipe.towards && (
          <span className={styles.swiped} data-towards={swipe.towards} data-is-far={swipe.isFar} aria-hidden="true">
            {t(swipe.towards === "left" ? "review.again" : "review.good")}
          </span>
        )}
        <div className={styles.from}>
          <span>
            {card?.isFlagged && <em className={styles.flagged}>{t("cards.filter.flagged")}</em>}
            {[source?.kind === "quiz" && t("cards.fromMistakes"), title, card?.topic].filter(Boolean).join(", ")}
          </span>
          {(source?.kind === "note" || source?.kind === "document") && isShown && (
            <Button aria-haspopup="dialog" onClick={() => setIsPassageOpen(true)}>
              {t("review.openLine")}
            </Button>
          )}
        </div>
        {faces && faces.question !== "" && <CardFace text={faces.question} is="question" />}
        {card?.kind === "image" && (
          <Suspense>
            <HiddenPicture card={card} side={side} isShown={isShown} />
          </Suspense>
        )}
        {isTyped && !isShown && (
          <form
            className={styles.typing}
            onSubmit={(event) => {
              event.preventDefault();
              onTurn();
            }}
          >
            <Input
              aria-label={t("review.type")}
              placeholder={t("review.type")}
              value={typed}
              autoFocus
              autoComplete="off"
              onFocus={() => onField(true)}
              onBlur={() => onField(false)}
              onChange={(event) => onType(event.currentTarget.value)}
            />
            <Button look="outline" type="submit">
              {t("review.check")}
            </Button>
          </form>
        )}
        {isShown && faces && (
          <div className={styles.answer}>
            {isTyped && typed.trim() !== "" && <TypedAnswer typed={typed} meant={faces.typed} />}
            {faces.answer.trim() !== "" && <CardFace text={faces.answer} is="answer" />}
            {quote && (
              <blockquote>
                <InlineMarkdown text={lineAsRead(quote)} />
              </blockquote>
            )}
          </div>
        )}
      </article>
      {isPassageOpen && source && (
        <Suspense>
          <PassageDialog
            source={{ kind: source.kind, id: source.id, title: source.title ?? "", page: source.page }}
            citation={{ quote: source.quote ?? "" }}
            onClose={() => setIsPassageOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What was typed, as it was typed: what is wrong is struck, a gap marks where something is missing. */
function TypedAnswer({ typed, meant }: { readonly typed: string; readonly meant: string }) {
  const { t } = useLanguage();
  const pieces = markedAsTyped(typed, meant);
  return (
    <p className={styles.typed}>
      <small>{pieces.every(({ kind }) => kind === "same") ? t("review.right") : t("review.yourAnswer")}</small>
      {pieces.map(({ kind, text }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line.
        if (kind === "extra") return <del key={at}>{text}</del>;
        if (kind === "missing")
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line.
          return <i key={at} className={styles.gap} role="img" aria-label={t("review.missing")} />;
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line.
        return <span key={at}>{text}</span>;
      })}
    </p>
  );
}
