import { aboutOf, idOf, type NextUp, shownReasons } from "@jotter/domain/next-up";
import type { Busy } from "@jotter/domain/next-up-situation";
import type { Occurrence } from "@jotter/domain/occurrences";
import type { ReactNode } from "react";
import type { ClassLabels } from "../../student/grades/use-class-labels.ts";
import { entryTitle, reasonText } from "../../student/next-up/entry-texts.ts";
import { dayHref, entryHref } from "../../student/next-up/links.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { runOnceKnown } from "../../ui/shortcuts.ts";
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
  /** What opens exactly what cards and quizzes ask for; absent until that is here. */
  readonly studyActionOf: ((entry: NextUp, title: string, isFirst: boolean) => ReactNode) | undefined;
};

const mostEntries = 4;
const mostReasons = 4;

/** What to do now, and why. [DSH-2] */
export function NextUpList({ ranked, running, clock, classLabels, occurrences, studyActionOf }: NextUpListProps) {
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
            const noteId = entry.kind === "coming" ? about.noteIds[0] : undefined;
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
                    {shownReasons(entry, mostReasons).map((reason) => (
                      <span key={reason.id} data-reason={reason.id}>
                        {reasonText(reason, entry, clock, t, format, words)}
                      </span>
                    ))}
                  </p>
                </div>
                {studyActionOf?.(entry, title, index === 0) ??
                  (noteId && (
                    <PlainLink href={`/editor/${noteId}`} className={styles.itsNote}>
                      {t("dashboard.nextUp.note")}
                    </PlainLink>
                  ))}
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}
