import type { Card, Rating } from "@jotter/domain/card";
import { isTimeToTell } from "@jotter/memory/slipping";
import { useNavigate, useParams } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { type Faces, facesOf } from "../../student/cards/card-faces.ts";
import { useExam } from "../../student/cards/exam.ts";
import { examOfReview } from "../../student/cards/exam-material.ts";
import { allDecks } from "../../student/cards/sitting.ts";
import { spokenWords } from "../../student/cards/spoken-words.ts";
import { useDeck } from "../../student/cards/use-decks.ts";
import { useClock } from "../../student/records/use-clock.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { pageLanguage, useLanguage } from "../../ui/language.tsx";
import { dismissToast, toast } from "../../ui/overlays.ts";
import { Said } from "../../ui/Said.tsx";
import { openShortcutSheet } from "../../ui/shortcuts.ts";
import type { Translate } from "../../ui/translate.ts";
import { AnswerKeys, answerNames, usualAnswer } from "./AnswerKeys.tsx";
import { ReviewedCard } from "./ReviewedCard.tsx";
import { ReviewTop } from "./ReviewTop.tsx";
import styles from "./review.module.css";
import { isTypedRight } from "./typed-right.ts";
import { useCardVoice } from "./use-card-voice.ts";
import { useReview } from "./use-review.ts";
import { useReviewKeys } from "./use-review-keys.ts";
import { useSwipe } from "./use-swipe.ts";

// The first card waits for none of these.
const Menu = lazy(async () => ({ default: (await import("../../ui/kit/Menu.tsx")).Menu }));
const ReviewEdge = lazy(async () => ({ default: (await import("./ReviewEdge.tsx")).ReviewEdge }));
const CardDialog = lazy(async () => {
  const [{ CardDialog }] = await Promise.all([import("./CardDialog.tsx"), pageLanguage()]);
  return { default: CardDialog };
});
const ReviewEnd = lazy(async () => {
  const [{ ReviewEnd }] = await Promise.all([import("./ReviewEnd.tsx"), pageLanguage()]);
  return { default: ReviewEnd };
});

const asideToast = "aside";

/** One card at a time, full screen: the question, the answer, four keys. [FLA-2] */
export function ReviewPage() {
  const { t } = useLanguage();
  const { deck: which } = useParams({ from: "/signed-in/cards/$deck/review" });
  const { now } = useStudent();
  const navigate = useNavigate();
  const clock = useClock();
  const ofExam = examOfReview(which);
  const review = useReview(which, clock);
  const deck = useDeck(which, review.isFree);
  const exam = useExam(ofExam ?? deck?.examId);
  const { session, done, ask, waits, card: stored, current } = review;
  const latest = useRef(review);
  latest.current = review;
  // Of the card that is asked: whatever takes it away, the next one is neither turned nor typed.
  const shownKey = ask && `${ask.cardId} ${ask.side} ${done.length}`;
  const [shownFor, setShownFor] = useState<string | null>(null);
  const isShown = shownKey !== null && shownFor === shownKey;
  const [typing, setTyping] = useState({ key: shownKey, words: "" });
  const typed = typing.key === shownKey ? typing.words : "";
  const [isInField, setIsInField] = useState(false);
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const show = useRef<HTMLButtonElement>(null);
  const own = deck?.name || (ofExam && exam?.title) || t("review.title");
  const name = which === allDecks ? t("review.everything") : own;
  const back = which === allDecks || ofExam ? ("/cards" as const) : ("/cards/$deck" as const);
  const leave = () => void navigate(back === "/cards" ? { to: back } : { to: back, params: { deck: which } });

  const faces = useMemo(() => (stored && ask ? facesOf(stored, ask.side) : null), [stored, ask]);
  const day = exam && exam.at > clock.now ? exam : null;
  const voice = useCardVoice(`${shownKey} ${isShown}`);

  // Whoever typed something else did not know it: that is what Space says then.
  const isWrong =
    stored?.kind === "typed" && typed.trim() !== "" && faces !== null && !isTypedRight(typed, faces.typed);
  // A field that goes with its card does not say that it was left.
  const isWriting = isInField && !isShown && stored?.kind === "typed";
  const usual: Rating = isWrong ? 1 : usualAnswer;

  const turn = () => setShownFor(shownKey);
  const answer = (rating: Rating) => {
    if (!isShown || !current || !ask) return;
    const reviews = [...current.reviews, { at: now(), side: ask.side, rating }];
    if (isTimeToTell(reviews)) {
      const { id } = current;
      toast({
        text: t("review.slipping"),
        action: { label: t("cards.suspend"), run: () => void latest.current.leave(id, { suspendedAt: now() }) },
      });
    }
    review.answer(rating);
  };
  const turnBack = () => {
    setShownFor(null);
    setTyping({ key: null, words: "" });
  };
  const undo = () => {
    const undone = review.undo();
    if (!undone) return;
    turnBack();
    // What is brought back needs no second way back.
    if (undone === "aside") dismissToast(asideToast);
  };
  const putAside = (change: Partial<Card>, said: "cards.suspended" | "cards.buried") => {
    if (!current) return;
    const { id } = current;
    turnBack();
    void review.leave(id, change);
    toast({
      text: t(said),
      action: { label: t("action.undo"), run: () => void latest.current.bringBack(id) },
      replaces: asideToast,
    });
  };
  const suspend = () => putAside({ suspendedAt: now() }, "cards.suspended");
  const bury = () => putAside({ buriedUntil: clock.span[1] }, "cards.buried");
  const flag = () => stored && current && void review.change(current.id, { isFlagged: !stored.isFlagged });
  const said = useMemo(
    () => (faces ? saidOf(faces, isShown, isWrong ? typed : "", t) : ""),
    [faces, isShown, isWrong, typed, t],
  );
  const swipe = useSwipe({
    onLeft: () => answer(1),
    onRight: () => answer(usualAnswer),
    // Beside the field of a typed card a finger only leaves it.
    onTap: () => faces && stored?.kind !== "typed" && turn(),
    isOn: isShown,
  });

  const isOver = ask === null || waits !== null;
  const read = () => {
    if (voice?.isReading) voice.stop();
    else if (faces) void voice?.read(isShown ? faces.answer : faces.question);
  };
  useReviewKeys({
    isAsked: !isOver,
    isShown,
    usual,
    turn,
    answer,
    undo,
    edit: () => setIsEditing(true),
    suspend,
    bury,
    flag,
    read,
    leave,
  });
  const isThere = faces !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every card that is asked, once it can be turned.
  useEffect(() => {
    // The field of a typed card has it already.
    if (!(document.activeElement instanceof HTMLInputElement)) show.current?.focus({ preventScroll: true });
  }, [shownKey, isThere]);

  if ((!session && !ask) || review.isArriving) return <div className={styles.review} data-immersive aria-busy="true" />;
  return (
    <div className={styles.review} data-immersive={isOver ? undefined : ""}>
      <title>{`${t("review.title")} · ${name} · ${t("product")}`}</title>
      <ReviewTop
        name={name}
        done={done.map(({ rating }) => rating)}
        left={review.left.answers}
        minutesLeft={review.left.minutes}
        isOver={isOver}
        menuAt={menuAt}
        onMenu={setMenuAt}
        canUndo={review.canUndo}
        onUndo={undo}
        onLeave={leave}
      />
      {!isOver && <Said words={said} />}
      {!isOver && <Said words={stored?.isFlagged ? t("cards.filter.flagged") : ""} />}
      {isOver ? (
        <Suspense>
          <ReviewEnd review={review} which={which} clock={clock} onLeave={leave} />
        </Suspense>
      ) : (
        <>
          <ReviewedCard
            key={shownKey}
            card={stored}
            side={ask.side}
            faces={faces}
            isShown={isShown}
            typed={typed}
            onField={setIsInField}
            onType={(words) => setTyping({ key: shownKey, words })}
            onTurn={turn}
            swipe={swipe}
          />
          {isShown && current ? (
            <AnswerKeys
              asked={current}
              side={ask.side}
              exam={day}
              usual={usual}
              clock={clock}
              now={now}
              onAnswer={answer}
            />
          ) : (
            <div className={styles.turn} data-under-thumb="keys" data-takes-focus="">
              <Button ref={show} look="primary" onClick={turn} disabled={!faces}>
                {t("review.show")}
              </Button>
            </div>
          )}
          <p className={styles.hints} aria-hidden="true">
            {(isWriting ? fieldHints(t) : hints(t, isShown, usual)).map(([key, label]) => (
              <span key={key}>
                <kbd>{key}</kbd> {label}
              </span>
            ))}
          </p>
        </>
      )}
      {deck && !isOver && (
        <Suspense>
          <ReviewEdge
            deckId={which}
            deck={deck}
            asked={review.cards}
            since={done[0]?.at ?? null}
            exam={day}
            clock={clock}
          />
        </Suspense>
      )}
      {menuAt && stored && (
        <Suspense>
          <Menu
            anchor={menuAt}
            label={t("cards.more")}
            items={[
              {
                key: "edit",
                label: t("cards.editCard"),
                leadsOn: true,
                run: () => {
                  setMenuAt(null);
                  setIsEditing(true);
                },
              },
              { key: "flag", label: t(stored.isFlagged ? "cards.unflag" : "cards.flag"), run: flag },
              { key: "bury", label: t("cards.bury"), run: bury },
              { key: "suspend", label: t("cards.suspend"), run: suspend },
              ...(voice
                ? [
                    {
                      key: "read",
                      label: t(voice.isReading ? "review.stopReading" : "readability.readAloud"),
                      run: read,
                    },
                  ]
                : []),
              { key: "keys", label: t("review.keys"), run: openShortcutSheet },
            ]}
            onClose={() => setMenuAt(null)}
          />
        </Suspense>
      )}
      {isEditing && stored && current && (
        <Suspense>
          <CardDialog
            deckId={stored.deckId}
            stored={{ id: current.id, data: stored }}
            onClose={() => setIsEditing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What is told of the side in sight, and before a right answer what was typed instead. */
function saidOf({ question, answer }: Faces, isShown: boolean, typed: string, t: Translate): string {
  if (!isShown) return `${t("review.question")}: ${spokenWords(question)}`;
  const own = typed === "" ? "" : `${t("review.yourAnswer")}: ${typed}. `;
  return `${own}${t("review.answer")}: ${spokenWords(answer)}`;
}

/** What is pressed in a field is written there. */
function fieldHints(t: Translate): readonly (readonly [string, string])[] {
  return [
    [t("review.enterKey"), t("review.check")],
    [t("review.escapeKey"), t("review.leaveField")],
  ];
}

function hints(t: Translate, isShown: boolean, usual: Rating): readonly (readonly [string, string])[] {
  return [
    [t("review.spaceKey"), t(isShown ? `review.${answerNames[usual]}` : "review.show")],
    ["Z", t("review.undo")],
    ["E", t("cards.editCard")],
    ["S", t("cards.suspend")],
  ];
}
