import type { NextUp } from "@jotter/domain/next-up";
import { reviewOf } from "../../student/next-up/links.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { makeCardsHref } from "../../student/study/make-cards.ts";
import { addressOf } from "../../student/study/taken.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./ready.module.css";

/** A button that opens exactly what an entry of Next up asks for; null where it asks for no cards and no quiz. [DSH-2] */
export function studyActionOf(entry: NextUp, title: string, isFirst: boolean) {
  const href = hrefOf(entry);
  return href && <StudyAction entry={entry} href={href} title={title} isFirst={isFirst} />;
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
