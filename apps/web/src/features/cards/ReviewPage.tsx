import { type Card, card, type Rating, ratings } from "@jotter/domain/card";
import { recallAt } from "@jotter/memory/replay";
import { isTimeToTell } from "@jotter/memory/slipping";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import { examOfReview } from "../../student/cards/exam-material.ts";
import { useExam } from "../../student/cards/exams.ts";
import { useDeck } from "../../student/cards/use-decks.ts";
import { useClock } from "../../student/records/use-clock.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, IconButton, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, dotsIcon, restoreIcon } from "../../ui/icons/app.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { Menu } from "../../ui/kit/Menu.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { openShortcutSheet, registerShortcuts } from "../../ui/shortcuts.ts";
import type { Translate } from "../../ui/translate.ts";
import { CardDialog } from "./CardDialog.tsx";
import { CardFace, facesOf } from "./CardFace.tsx";
import { HiddenPicture } from "./HiddenPicture.tsx";
import { ReviewEdge } from "./ReviewEdge.tsx";
import { ReviewEnd } from "./ReviewEnd.tsx";
import { whenWords } from "./return-words.ts";
import styles from "./review.module.css";
import { allDecks, outlooks } from "./review-deck.ts";
import { typedDifference } from "./typed-difference.ts";
import { useReview } from "./use-review.ts";
import { useSwipe } from "./use-swipe.ts";

const names = { 1: "again", 2: "hard", 3: "good", 4: "easy" } as const satisfies Record<Rating, string>;
const usual: Rating = 3;
/** What is left is told by how long the others took. */
const usualMs = 12_000;

/** One card at a time, full screen: the question, the answer, four keys. [FLA-2] */
export function ReviewPage() {
  const { t, format, language } = useLanguage();
  const { deck: which } = useParams({ from: "/signed-in/cards/$deck/review" });
  const { now, replica } = useStudent();
  const navigate = useNavigate();
  const clock = useClock();
  const deck = useDeck(which);
  const ofExam = examOfReview(which);
  const exam = useExam(ofExam ?? deck?.examId);
  const review = useReview(which, clock);
  const { session, done, ask, waits, card: stored, current } = review;
  const [isShown, setIsShown] = useState(false);
  const [typed, setTyped] = useState("");
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const show = useRef<HTMLButtonElement>(null);
  const own = deck?.name || (ofExam && exam?.title) || t("review.title");
  const name = which === allDecks ? t("review.everything") : own;
  const back = which === allDecks || ofExam ? ("/cards" as const) : ("/cards/$deck" as const);
  const leave = () => void navigate(back === "/cards" ? { to: back } : { to: back, params: { deck: which } });

  const faces = useMemo(() => (stored && ask ? facesOf(stored, ask.side) : null), [stored, ask]);
  const outlook = useMemo(() => {
    if (!isShown || !current || !ask) return null;
    const at = now();
    return { at, after: outlooks(current, ask, at) };
  }, [isShown, current, ask, now]);
  const day = exam && exam.at > clock.now ? exam : null;
  const dayName = day ? new Intl.DateTimeFormat(language, { weekday: "short" }).format(day.at) : "";
  const isTyped = stored?.kind === "typed";
  const left = session ? session.queue.length + session.held.length + session.steps.length : 0;
  const takes = done.length > 2 ? (now() - review.began) / done.length : usualMs;

  const turn = () => setIsShown(true);
  const answer = (rating: Rating) => {
    if (!isShown || !current || !ask) return;
    const reviews = [...current.reviews, { at: now(), side: ask.side, rating }];
    if (isTimeToTell(reviews)) {
      const { id } = current;
      toast({
        text: t("review.slipping"),
        action: { label: t("cards.suspend"), run: () => void replica.update(card, id, { suspendedAt: now() }) },
      });
    }
    setIsShown(false);
    setTyped("");
    review.answer(rating);
  };
  const undo = () => {
    if (!review.undo()) return;
    setIsShown(false);
    setTyped("");
  };
  const putAside = (change: Partial<Card>, said: "cards.suspended" | "cards.buried") => {
    if (!current) return;
    const { id } = current;
    setIsShown(false);
    void review.leave(id, change);
    const bringBack = { suspendedAt: null, buriedUntil: null };
    toast({
      text: t(said),
      action: { label: t("action.undo"), run: () => void replica.update(card, id, { ...bringBack, updatedAt: now() }) },
    });
  };
  const suspend = () => putAside({ suspendedAt: now() }, "cards.suspended");
  const bury = () => putAside({ buriedUntil: clock.span[1] }, "cards.buried");
  const flag = () => stored && current && void review.change(current.id, { isFlagged: !stored.isFlagged });
  const swipe = useSwipe({ onLeft: () => answer(1), onRight: () => answer(usual), isOn: isShown });

  // The keys do what the buttons do: whichever stand there.
  const acts = { turn, answer, undo, suspend, bury, flag, edit: () => setIsEditing(true), leave, isShown };
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(
    () =>
      registerShortcuts([
        {
          keys: " ",
          label: t("review.show"),
          run: () => (latest.current.isShown ? latest.current.answer(usual) : latest.current.turn()),
        },
        ...ratings.map((rating) => ({
          keys: String(rating),
          label: t(`review.${names[rating]}`),
          run: () => latest.current.answer(rating),
        })),
        { keys: "z", label: t("review.undo"), run: () => latest.current.undo() },
        { keys: "e", label: t("cards.editCard"), run: () => latest.current.edit() },
        { keys: "s", label: t("cards.suspend"), run: () => latest.current.suspend() },
        { keys: "b", label: t("cards.bury"), run: () => latest.current.bury() },
        { keys: "f", label: t("cards.flag"), run: () => latest.current.flag() },
      ]),
    [t],
  );
  useEffect(() => {
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open], [popover]:popover-open"))
        latest.current.leave();
    };
    addEventListener("keydown", leaveByKey);
    return () => removeEventListener("keydown", leaveByKey);
  }, []);
  const shownKey = ask && `${ask.cardId} ${ask.side} ${done.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every card that is asked.
  useEffect(() => show.current?.focus({ preventScroll: true }), [shownKey]);

  if (!session) return <div className={styles.review} data-immersive aria-busy="true" />;
  const isOver = ask === null || waits !== null;
  return (
    <div className={styles.review} data-immersive={isOver ? undefined : ""}>
      <title>{`${t("review.title")} · ${name} · ${t("product")}`}</title>
      <header className={styles.top}>
        <IconButton aria-label={t("review.leave")} onClick={leave}>
          <Icon shape={closeIcon} size={20} />
        </IconButton>
        <h1 tabIndex={-1}>{name}</h1>
        <div className={styles.progress}>
          <Ticks done={done.map(({ rating }) => rating)} left={left} />
          <span>
            {t("review.progress", { done: format.number(done.length), all: format.number(done.length + left) })}
          </span>
        </div>
        <span className={styles.left}>
          {left > 0 && t("review.left", { count: Math.max(1, Math.round((left * takes) / 60_000)) })}
        </span>
        <IconButton aria-label={t("review.undo")} disabled={done.length === 0} onClick={undo}>
          <Icon shape={restoreIcon} size={20} />
        </IconButton>
        <IconButton
          aria-label={t("cards.more")}
          aria-haspopup="menu"
          aria-expanded={menuAt !== null}
          disabled={isOver}
          onClick={(event) => setMenuAt(menuAt ? null : event.currentTarget)}
        >
          <Icon shape={dotsIcon} size={20} />
        </IconButton>
      </header>
      {isOver ? (
        <ReviewEnd review={review} which={which} clock={clock} onLeave={leave} />
      ) : (
        <>
          <article className={styles.card} {...swipe} key={shownKey} aria-label={t("review.question")}>
            <div className={styles.from}>
              <span>{[stored?.source?.title, stored?.topic].filter(Boolean).join(", ")}</span>
              {stored?.source?.kind === "note" && isShown && (
                <PlainLink href={`/editor/${stored.source.id}`}>{t("review.openLine")}</PlainLink>
              )}
            </div>
            {faces && faces.question !== "" && <CardFace text={faces.question} is="question" />}
            {stored?.kind === "image" && ask && <HiddenPicture card={stored} side={ask.side} isShown={isShown} />}
            {isTyped && !isShown && (
              <form
                className={styles.typing}
                onSubmit={(event) => {
                  event.preventDefault();
                  turn();
                }}
              >
                <Input
                  aria-label={t("review.type")}
                  placeholder={t("review.type")}
                  value={typed}
                  autoFocus
                  autoComplete="off"
                  onChange={(event) => setTyped(event.currentTarget.value)}
                />
                <Button look="outline" type="submit">
                  {t("review.check")}
                </Button>
              </form>
            )}
            {isShown && faces && (
              <div className={styles.answer} aria-live="polite">
                {isTyped && typed.trim() !== "" && <TypedAnswer typed={typed} meant={faces.typed} />}
                {faces.answer.trim() !== "" && <CardFace text={faces.answer} is="answer" />}
                {stored?.source?.quote && <blockquote>{stored.source.quote}</blockquote>}
              </div>
            )}
          </article>
          {isShown && outlook && current ? (
            <div className={styles.keys}>
              {ratings.map((rating) => (
                <Pressable
                  key={rating}
                  className={styles.key}
                  data-rating={rating}
                  data-usual={rating === usual}
                  aria-keyshortcuts={String(rating)}
                  onClick={() => answer(rating)}
                >
                  <kbd>{rating}</kbd>
                  <span>
                    <strong>{t(`review.${names[rating]}`)}</strong>
                    <b>{whenWords(outlook.after[rating].due, { ...clock, now: outlook.at }, t, language)}</b>
                    {day && (
                      <small>
                        {t("review.onDay", {
                          percent: format.percent(recallAt(outlook.after[rating], day.at, current.scheduler)),
                          day: dayName,
                        })}
                      </small>
                    )}
                  </span>
                </Pressable>
              ))}
            </div>
          ) : (
            <div className={styles.turn}>
              <Button ref={show} look="primary" onClick={turn} disabled={!faces}>
                {t("review.show")}
              </Button>
            </div>
          )}
          <p className={styles.hints} aria-hidden="true">
            {hints(t, isShown).map(([key, label]) => (
              <span key={key}>
                <kbd>{key}</kbd> {label}
              </span>
            ))}
          </p>
        </>
      )}
      {deck && <ReviewEdge deckId={which} deck={deck} exam={day} clock={clock} />}
      {menuAt && stored && (
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
            { key: "keys", label: t("review.keys"), run: openShortcutSheet },
          ]}
          onClose={() => setMenuAt(null)}
        />
      )}
      {isEditing && stored && current && (
        <CardDialog
          deckId={stored.deckId}
          stored={{ id: current.id, data: stored }}
          onClose={() => setIsEditing(false)}
        />
      )}
    </div>
  );
}

function hints(t: Translate, isShown: boolean): readonly (readonly [string, string])[] {
  return [
    [t("review.spaceKey"), t(isShown ? "review.good" : "review.show")],
    ["Z", t("review.undo")],
    ["E", t("cards.editCard")],
    ["S", t("cards.suspend")],
  ];
}

const mostTicks = 40;

/** One for each card, in the colour of its answer; of many the last and the next. */
function Ticks({ done, left }: { readonly done: readonly Rating[]; readonly left: number }) {
  const from = Math.max(0, Math.min(done.length - mostTicks / 2, done.length + left - mostTicks));
  const after = Math.min(left, mostTicks - (done.length - from));
  return (
    <span className={styles.ticks} aria-hidden="true">
      {done.slice(from).map((rating, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place.
        <i key={from + at} data-rating={rating} />
      ))}
      {Array.from({ length: after }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place.
        <i key={done.length + at} data-now={at === 0} />
      ))}
    </span>
  );
}

/** What was typed, letter by letter: what is too much is struck, what is missing is shown. */
function TypedAnswer({ typed, meant }: { readonly typed: string; readonly meant: string }) {
  const { t } = useLanguage();
  const pieces = typedDifference(typed, meant);
  return (
    <p className={styles.typed}>
      <small>{pieces.every(({ kind }) => kind === "same") ? t("review.right") : t("review.yourAnswer")}</small>
      {pieces.map(({ kind, text }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line.
        if (kind === "extra") return <del key={at}>{text}</del>;
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line.
        return kind === "missing" ? <ins key={at}>{text}</ins> : <span key={at}>{text}</span>;
      })}
    </p>
  );
}
