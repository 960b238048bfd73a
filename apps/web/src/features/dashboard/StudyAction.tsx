import type { NextUp } from "@jotter/domain/next-up";
import { focusHref, focusOn } from "../../student/focus/focus-href.ts";
import { reviewOf } from "../../student/next-up/links.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { makeCardsHref } from "../../student/study/make-cards.ts";
import { addressOf } from "../../student/study/taken.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./ready.module.css";

/** A button that opens exactly what an entry of Next up asks for: its cards, its quiz, or time for it. [DSH-2] [FOC-1] */
export function studyActionOf(entry: NextUp, title: string, isFirst: boolean) {
  const href = hrefOf(entry);
  if (href === null) return isTask(entry) ? <FocusAction entry={entry} title={title} isFirst={isFirst} /> : null;
  return <StudyAction entry={entry} href={href} title={title} isFirst={isFirst} />;
}

function isTask(entry: NextUp): boolean {
  return entry.kind === "coming" && entry.coming.kind !== "exam";
}

type FocusActionProps = Pick<StudyActionProps, "entry" | "title" | "isFirst">;

/** It opens what belongs to the task, its note among it. */
function FocusAction({ entry, title, isFirst }: FocusActionProps) {
  const { t } = useLanguage();
  return (
    <PlainLink
      href={focusHref(focusOn(entry))}
      className={`${buttonClass(isFirst ? "primary" : "quiet")} ${styles.action}`}
      aria-label={t("focus.bindTo", { title })}
    >
      {t("focus.title")}
    </PlainLink>
  );
}

function hrefOf(entry: NextUp): string | null {
  const review = reviewOf(entry);
  if (review) return review.href;
  if (entry.kind === "mistakes") return `/quiz/${entry.quiz.quizId}`;
  if (entry.kind !== "coming" || !entry.reasons.some(({ id }) => id === "notBegun")) return null;
  return makeCardsHref(addressOf(entry.coming.noteIds.map((id) => ({ kind: "note", id }))));
}

type StudyActionProps = {
  readonly entry: NextUp;
  readonly href: string;
  readonly title: string;
  readonly isFirst: boolean;
};

function StudyAction({ entry, href, title, isFirst }: StudyActionProps) {
  const { t, language } = useLanguage();
  const review = reviewOf(entry);
  const label = review
    ? spokenTimesFor(language).duration(Math.max(1, review.minutes))
    : t(entry.kind === "mistakes" ? "dashboard.nextUp.tryAgain" : "dashboard.nextUp.makeCards");
  return (
    <PlainLink
      href={href}
      className={`${buttonClass(isFirst ? "primary" : "quiet")} ${styles.action}`}
      aria-label={`${label}: ${title}`}
    >
      {label}
    </PlainLink>
  );
}
