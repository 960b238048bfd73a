import { addDays } from "@jotter/domain/days";
import type { Occurrence } from "@jotter/domain/occurrences";
import { wallTimeAt } from "@jotter/domain/zones";
import { useState } from "react";
import { useOverdue } from "../../student/calendar/use-overdue.ts";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import { Button } from "../../ui/Button.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { onFirstClick } from "../../ui/once.ts";
import { lookOf } from "./AgendaView.tsx";
import agenda from "./agenda.module.css";
import styles from "./calendar.module.css";
import type { ClassLabels } from "./EventChip.tsx";
import { EventRow } from "./EventRow.tsx";
import { putOn } from "./moves.ts";
import type { useCalendar } from "./use-calendar.ts";

type OverdueTrayProps = {
  readonly today: string;
  readonly now: number;
  readonly classLabels: ClassLabels;
  readonly isNarrow: boolean;
  readonly calendar: ReturnType<typeof useCalendar>;
  readonly onOpen: (occurrence: Occurrence) => void;
};

const firstOnes = 3;

/** What should have been done by now, and what to do about it. */
export function OverdueTray({ today, now, classLabels, isNarrow, calendar, onOpen }: OverdueTrayProps) {
  const t = useTexts();
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const overdue = useOverdue(today, now);
  if (!overdue || overdue.length === 0) return null;
  const shown = showsAll ? overdue : overdue.slice(0, isNarrow ? 1 : firstOnes);
  const more = overdue.length - shown.length;
  const hands = {
    open: onOpen,
    press: () => {},
    setDone: (occurrence: Occurrence, isDone: boolean) => void calendar.setDone(occurrence, isDone),
  };
  const moveTo = (occurrence: Occurrence, day: string) =>
    void calendar.move(occurrence, putOn(occurrence, day, wallTimeAt(now, viewerZone())));

  return (
    <section className={styles.tray} aria-labelledby="overdue">
      <h2 id="overdue">{t("calendar.overdue", { count: overdue.length, formatted: format.number(overdue.length) })}</h2>
      <ul className={agenda.rows}>
        {shown.map((one) => (
          <EventRow key={one.key} occurrence={one} look={lookOf(one, classLabels)} hands={hands}>
            <span className={styles.put}>
              <Button onClick={onFirstClick(() => moveTo(one, today))}>{t("calendar.putToday")}</Button>
              <Button onClick={onFirstClick(() => moveTo(one, addDays(today, 1)))}>{t("calendar.putTomorrow")}</Button>
            </span>
          </EventRow>
        ))}
      </ul>
      {more > 0 && (
        <Button look="outline" onClick={() => setShowsAll(true)}>
          {t("calendar.more", { count: more, formatted: format.number(more) })}
        </Button>
      )}
    </section>
  );
}
