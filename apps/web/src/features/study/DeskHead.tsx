import { aboutOf, idOf, isWork, type NextUp } from "@jotter/domain/next-up";
import type { StudyFacts } from "@jotter/domain/next-up-study";
import type { Occurrence } from "@jotter/domain/occurrences";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { focusOn } from "../../student/focus/focus-href.ts";
import type { ClassLabels } from "../../student/grades/use-class-labels.ts";
import { entryTitle, reasonText } from "../../student/next-up/entry-texts.ts";
import { entryHref, reviewOf } from "../../student/next-up/links.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { useNextUp } from "../../student/next-up/use-next-up.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { type Clock, useClock } from "../../student/records/use-clock.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { addressOf, type Taken } from "../../student/study/taken.ts";
import { buttonClass, Pressable } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { MarkedText } from "../../ui/Mark.tsx";
import { cardClass } from "../../ui/Page.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { ClassStudyLink } from "./ClassStudyLink.tsx";
import { DeskNow } from "./DeskNow.tsx";
import { useDeskHeadline } from "./desk-headline.ts";
import { keepDeskPlace } from "./desk-place.ts";
import { FocusLink } from "./FocusLink.tsx";
import styles from "./study-desk.module.css";

type DeskHeadProps = {
  readonly classLabels: ClassLabels;
  /** Where the page's heading is: what is next stands there, too. */
  readonly heading: HTMLElement | null;
  /** What keeps its place until it is known. */
  readonly waiting: ReactNode;
};

/** What to study now and why. It reckons with everything there is, so it comes after what can be made of a text. */
export function DeskHead({ classLabels, heading, waiting }: DeskHeadProps) {
  const { t, format, language } = useLanguage();
  const clock = useClock();
  const next = useNextUp(clock, true);
  const { isWhole } = useSyncReport();
  const headlineOf = useDeskHeadline(clock);
  const [exam, ...others] = next?.news?.exams ?? [];
  const isOf = (entry: NextUp) => entry.kind === "coming" && entry.coming.study?.examId === exam?.exam.id;
  const work = (next?.ranked ?? []).filter(isWork);
  const first = exam ? work.find(isOf) : work[0];
  const rest = work.filter((entry) => entry !== first);
  const { account } = useStudent();
  const top = useRef<HTMLDivElement>(null);
  // With every change: what stands last is what is kept.
  useEffect(() => {
    const end = top.current?.nextElementSibling;
    if (!heading || !top.current || !end) return;
    const head = end.getBoundingClientRect().bottom - top.current.getBoundingClientRect().top;
    keepDeskPlace(account.id, innerWidth, { heading: (heading.closest("h1") ?? heading).clientHeight, head });
  });
  if (!next || !(first || exam || isWhole)) return waiting;
  const headline = exam
    ? headlineOf(exam)
    : first
      ? t("study.headlineNext", { title: entryTitle(first, t, format) })
      : t("study.headline");
  const reasons =
    first?.reasons.map((reason) => reasonText(reason, first, clock, t, format, spokenTimesFor(language))) ?? [];
  return (
    <>
      {heading && createPortal(<MarkedText key={headline} text={headline} />, heading)}
      <div className={styles.now} ref={top}>
        {exam ? (
          <DeskNow of={exam} clock={clock} classLabels={classLabels} reasons={reasons} others={others} />
        ) : (
          <Now entry={first} clock={clock} classLabels={classLabels} occurrences={next.occurrences} />
        )}
        {rest.length > 0 && (
          <After entries={rest.slice(0, 3)} clock={clock} classLabels={classLabels} occurrences={next.occurrences} />
        )}
      </div>
      {next.news && <DecksLine facts={next.news.facts} />}
    </>
  );
}

/** The way to all decks, and how much waits there. */
function DecksLine({ facts: { exams, decks } }: { readonly facts: StudyFacts }) {
  const { t, format, language } = useLanguage();
  const all = [...exams, ...decks];
  const [count, minutes] = [sumOf(all.map(({ cards }) => cards)), sumOf(all.map((one) => one.minutes))];
  return (
    <p className={styles.decks}>
      <Link to="/ai-tools/study-planner">{t("study.planWeek")}</Link>
      <Link to="/cards">{t("ready.allDecks")}</Link>
      {count > 0 && <span>{t("ready.waiting", { count, formatted: format.number(count) })}</span>}
      {minutes > 0 && <span>{t("ready.inAll", { time: spokenTimesFor(language).duration(minutes) })}</span>}
    </p>
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

type EntryProps = {
  readonly clock: Clock;
  readonly classLabels: ClassLabels;
  readonly occurrences: readonly Occurrence[];
};

function Now({ entry, clock, classLabels, occurrences }: EntryProps & { readonly entry: NextUp | undefined }) {
  const { t, format, language } = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  if (!entry) {
    return (
      <section className={`${cardClass} ${styles.card}`} aria-label={t("study.now")}>
        <p>{t("study.nothingWaits")}</p>
      </section>
    );
  }
  const words = spokenTimesFor(language);
  const review = reviewOf(entry);
  const from = addressOf(aboutOf(entry).noteIds.map((id): Taken => ({ kind: "note", id })));
  const [main, ...reasons] = entry.reasons.map((reason) => ({
    id: reason.id,
    text: reasonText(reason, entry, clock, t, format, words),
  }));
  return (
    <section className={`${cardClass} ${styles.card}`} aria-label={t("study.now")}>
      <div className={styles.head}>
        <ClassStudyLink classId={aboutOf(entry).classId} classLabels={classLabels} />
        {main && <span className={styles.pill}>{main.text}</span>}
        {reasons.length > 0 && (
          <Pressable className={styles.why} aria-expanded={isAsked} onClick={() => setIsAsked(!isAsked)}>
            {t(isAsked ? "study.hideWhy" : "study.whyFirst")}
          </Pressable>
        )}
      </div>
      <h2>{entryTitle(entry, t, format)}</h2>
      {isAsked && (
        <ul className={styles.reasons}>
          {reasons.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {review && (
          <PlainLink href={review.href} className={buttonClass("primary")}>
            {t("ready.review", { count: review.cards, formatted: format.number(review.cards) })}
          </PlainLink>
        )}
        {from && (
          <Link
            to="/ai-tools/$tool"
            params={{ tool: "note-summarizer" }}
            search={{ from }}
            className={buttonClass(review ? "quiet" : "primary")}
          >
            {t("study.itsNotes")}
          </Link>
        )}
        <PlainLink href={entryHref(entry, occurrences)} className={buttonClass(from || review ? "quiet" : "primary")}>
          {t("study.openIt")}
        </PlainLink>
        <FocusLink on={focusOn(entry)} title={entryTitle(entry, t, format)} />
      </div>
    </section>
  );
}

function After({ entries, clock, classLabels, occurrences }: EntryProps & { readonly entries: readonly NextUp[] }) {
  const { t, format, language } = useLanguage();
  const words = spokenTimesFor(language);
  return (
    <section className={`${cardClass} ${styles.card}`} aria-labelledby="study-after">
      <h2 id="study-after">{t("study.after")}</h2>
      <ul className={styles.after}>
        {entries.map((entry) => (
          <li key={idOf(entry)}>
            <div>
              <PlainLink href={reviewOf(entry)?.href ?? entryHref(entry, occurrences)}>
                {entryTitle(entry, t, format)}
              </PlainLink>
              <ClassStudyLink classId={aboutOf(entry).classId} classLabels={classLabels} />
            </div>
            <span className={styles.when}>
              {reviewOf(entry)
                ? words.duration(Math.max(1, reviewOf(entry)?.minutes ?? 0))
                : entry.reasons[0] && reasonText(entry.reasons[0], entry, clock, t, format, words)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
