import { type Rating, ratings } from "@jotter/domain/card";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { registerShortcuts } from "../../ui/shortcuts.ts";
import { answerNames } from "./AnswerKeys.tsx";

type ReviewActs = {
  /** A card is in sight: without one no key does anything to it. */
  readonly isAsked: boolean;
  readonly isShown: boolean;
  /** The answer that Space gives. */
  readonly usual: Rating;
  readonly turn: () => void;
  readonly answer: (rating: Rating) => void;
  readonly undo: () => void;
  readonly edit: () => void;
  readonly suspend: () => void;
  readonly bury: () => void;
  readonly flag: () => void;
  readonly read: () => void;
  readonly leave: () => void;
};

/** The keys do what the buttons do: whichever stand there; where none do, Space presses what has the focus. [FLA-2] */
export function useReviewKeys(acts: ReviewActs): void {
  const { t } = useLanguage();
  const latest = useRef(acts);
  latest.current = acts;
  const { isAsked } = acts;
  // Known when the card is drawn: the quickest finger is not ahead of them.
  useLayoutEffect(
    () => registerShortcuts([{ keys: "z", label: t("review.undo"), run: () => latest.current.undo() }]),
    [t],
  );
  useLayoutEffect(() => {
    if (!isAsked) return;
    return registerShortcuts([
      {
        keys: " ",
        label: t("review.show"),
        run: () => (latest.current.isShown ? latest.current.answer(latest.current.usual) : latest.current.turn()),
      },
      ...ratings.map((rating) => ({
        keys: String(rating),
        label: t(`review.${answerNames[rating]}`),
        run: () => latest.current.answer(rating),
      })),
      { keys: "e", label: t("cards.editCard"), run: () => latest.current.edit() },
      { keys: "s", label: t("cards.suspend"), run: () => latest.current.suspend() },
      { keys: "b", label: t("cards.bury"), run: () => latest.current.bury() },
      { keys: "f", label: t("cards.flag"), run: () => latest.current.flag() },
      { keys: "r", label: t("readability.readAloud"), run: () => latest.current.read() },
    ]);
  }, [t, isAsked]);
  useEffect(() => {
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      if (document.querySelector("dialog[open], [popover]:popover-open")) return;
      // Out of the field first: there the other keys are letters.
      if (event.target instanceof HTMLInputElement) event.target.blur();
      else latest.current.leave();
    };
    addEventListener("keydown", leaveByKey);
    return () => removeEventListener("keydown", leaveByKey);
  }, []);
}
