import { addDays } from "@jotter/domain/days";
import type { Occurrence } from "@jotter/domain/occurrences";
import { isOfTimetable } from "@jotter/domain/timetable-lesson";
import { studyTime, upcoming } from "@jotter/domain/upcoming";
import { useDeferredValue, useMemo } from "react";
import { useOccurrences } from "../../student/calendar/use-events.ts";
import { useTexts } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import { lookOf } from "./AgendaView.tsx";
import agenda from "./agenda.module.css";
import styles from "./calendar.module.css";
import { useDates } from "./dates.ts";
import type { ClassLabels } from "./EventChip.tsx";
import { EventRow, type RowHands } from "./EventRow.tsx";
import { mostTelling } from "./layout.ts";
import { firstDay } from "./span.ts";

type UpcomingProps = {
  readonly today: string;
  /** Nobody knows yet that there is nothing. */
  readonly isArriving: boolean;
  readonly classLabels: ClassLabels;
  readonly onOpen: (occurrence: Occurrence) => void;
  readonly onDone: (occurrence: Occurrence, isDone: boolean) => void;
};

const daysAhead = 7;
/** A full week has more than anybody reads; the calendar beside it has the rest. */
const mostRows = 12;

/** The next seven days beside the calendar, and how much room they leave. [CAL-2] */
export function Upcoming({ today, isArriving, classLabels, onOpen, onDone }: UpcomingProps) {
  const t = useTexts();
  const dates = useDates();
  const ahead = useDeferredValue(useOccurrences(today, addDays(today, daysAhead)), undefined);
  // What is the same every week stands in the calendar beside it.
  const all = useMemo(
    () => ahead && upcoming(ahead, today, daysAhead).filter(({ event }) => !isOfTimetable(event)),
    [ahead, today],
  );
  const days = useMemo(() => byDay(mostTelling(all ?? [], mostRows), today), [all, today]);
  const hands: RowHands = { open: onOpen, press: () => {}, setDone: onDone };
  return (
    <aside className={`${cardClass} ${styles.upcoming}`} aria-labelledby="upcoming">
      <h2 id="upcoming">{t("calendar.upcoming")}</h2>
      {all && !(isArriving && all.length === 0) && (
        <p className={styles.studyTime}>{t(`calendar.studyTime.${studyTime(all.length)}`)}</p>
      )}
      {all?.length === 0 && !isArriving && <p>{t("calendar.nothingAhead")}</p>}
      {days.map(([day, on]) => (
        <section key={day} aria-label={dates.dayLong(day)}>
          <h3>
            {dates.day(day)} <small>{dates.away(today, day)}</small>
          </h3>
          <ul className={agenda.rows}>
            {on.map((one) => (
              <EventRow
                key={one.key}
                occurrence={one}
                day={day}
                look={lookOf(one, classLabels)}
                hands={hands}
                isCompact
              />
            ))}
          </ul>
        </section>
      ))}
    </aside>
  );
}

function byDay(all: readonly Occurrence[], today: string): readonly (readonly [string, readonly Occurrence[]])[] {
  const days = new Map<string, Occurrence[]>();
  for (const one of all) {
    // What began earlier is still on today.
    const day = firstDay(one) < today ? today : firstDay(one);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days];
}
