import { aboutOf, idOf, type NextUp } from "@jotter/domain/next-up";
import type { Busy } from "@jotter/domain/next-up-situation";
import type { Occurrence } from "@jotter/domain/occurrences";
import type { ClassLabels } from "../../student/grades/use-class-labels.ts";
import { entryTitle, reasonText } from "../../student/next-up/entry-texts.ts";
import { dayHref, entryHref, makeCardsHref, reviewOf } from "../../student/next-up/links.ts";
import { spokenTimesFor, type Words } from "../../student/next-up/spoken-times.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { addressOf } from "../../student/study/taken.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { runOnceKnown } from "../../ui/shortcuts.ts";
import type { Translate } from "../../ui/translate.ts";
import { Card, Nothing } from "./Card.tsx";
import { ClassName } from "./ClassName.tsx";
import styles from "./control-room.module.css";

type NextUpListProps = {
  /** undefined while the calendar is read, or still on its way here. */
  readonly ranked: readonly NextUp[] | undefined;
  /** The lesson or exam that goes on right now. */
  readonly running: Busy | undefined;
  readonly clock: Clock;
  readonly classLabels: ClassLabels;
  readonly occurrences: readonly Occurrence[];
};

const mostEntries = 4;
const mostReasons = 4;

/** What to do now, and why. [DSH-2] */
export function NextUpList({ ranked, running, clock, classLabels, occurrences }: NextUpListProps) {
  const { t, format, language } = useLanguage();
  const words = spokenTimesFor(language);
  const now = running && { title: running.title, time: format.time(running.to) };
  return (
    <Card id="next-up" title={t("dashboard.nextUp.title")} text={t("dashboard.nextUp.text")} className={styles.nextUp}>
      {now && ranked && (
        <p className={styles.running}>
          {t(ranked.length > 0 ? "dashboard.nextUp.after" : "dashboard.nextUp.during", now)}
        </p>
      )}
      {ranked?.length === 0 && !now && (
        <Nothing
          text={t("dashboard.nextUp.empty")}
          href={dayHref(clock.today)}
          action={t("dashboard.nextUp.add")}
          afterwards={() => runOnceKnown(t("shortcuts.newAssignment"))}
        />
      )}
      {!ranked && <div className={styles.waiting} />}
      {ranked && ranked.length > 0 && (
        <ol className={styles.ranked} aria-label={t("dashboard.nextUp.list")}>
          {ranked.slice(0, mostEntries).map((entry, index) => {
            const about = aboutOf(entry);
            const title = entryTitle(entry, t, format);
            const action = actionOf(entry, t, words);
            return (
              <li key={idOf(entry)}>
                <span className={styles.place} aria-hidden="true">
                  {format.number(index + 1)}
                </span>
                <div>
                  <h3>
                    <PlainLink href={entryHref(entry, occurrences)}>{title}</PlainLink>
                  </h3>
                  <p className={styles.reasons}>
                    <ClassName classId={about.classId} classLabels={classLabels} />
                    {entry.reasons.slice(0, mostReasons).map((reason) => (
                      <span key={reason.id} data-reason={reason.id}>
                        {reasonText(reason, entry, clock, t, format, words)}
                      </span>
                    ))}
                  </p>
                </div>
                {action && (
                  <PlainLink
                    href={action.href}
                    className={action.isButton ? buttonClass(index === 0 ? "primary" : "quiet") : styles.itsNote}
                    aria-label={action.isButton ? `${action.label}: ${title}` : undefined}
                  >
                    {action.label}
                  </PlainLink>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}

/** What opens exactly that: a review, the mistakes, the making of cards, else its note. */
function actionOf(entry: NextUp, t: Translate, words: Words) {
  const review = reviewOf(entry);
  if (review) return { href: review.href, label: words.duration(Math.max(1, review.minutes)), isButton: true };
  if (entry.kind === "mistakes") {
    return { href: `/quiz/${entry.quiz.quizId}`, label: t("dashboard.nextUp.tryAgain"), isButton: true };
  }
  if (entry.kind !== "coming") return null;
  const { noteIds } = entry.coming;
  if (entry.reasons.some(({ id }) => id === "notBegun")) {
    const href = makeCardsHref(addressOf(noteIds.map((id) => ({ kind: "note", id }))));
    return { href, label: t("dashboard.nextUp.makeCards"), isButton: true };
  }
  return noteIds[0] ? { href: `/editor/${noteIds[0]}`, label: t("dashboard.nextUp.note"), isButton: false } : null;
}
