import { addDays } from "@jotter/domain/days";
import type { Occurrence } from "@jotter/domain/occurrences";
import { useMemo, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./agenda.module.css";
import { useDates } from "./dates.ts";
import type { ClassLabels } from "./EventChip.tsx";
import { EventRow, type RowHands } from "./EventRow.tsx";
import { isOnDay } from "./span.ts";
import type { SchoolDayName } from "./use-school-days.ts";

type AgendaViewProps = {
  readonly from: string;
  readonly to: string;
  readonly today: string;
  readonly occurrences: readonly Occurrence[];
  readonly schoolDay: SchoolDayName;
  readonly classLabels: ClassLabels;
  readonly hands: RowHands;
  /** Nobody knows yet that there is nothing. */
  readonly isArriving: boolean;
};

/** Nobody reads more at once, and a thousand lines would hold up the page. */
const rowsAtOnce = 80;

/** Day after day, with nothing between: what there is to read on a phone. */
export function AgendaView(props: AgendaViewProps) {
  const { from, to, today, occurrences, schoolDay, classLabels, hands, isArriving } = props;
  const t = useTexts();
  const format = useFormat();
  const dates = useDates();
  const [room, setRoom] = useState(rowsAtOnce);
  const { days, more } = useMemo(() => {
    const all: { readonly day: string; readonly on: readonly Occurrence[] }[] = [];
    let rows = 0;
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const on = occurrences.filter((one) => isOnDay(one, day));
      const shown = on.slice(0, Math.max(0, room - rows));
      if (shown.length > 0 || (day === today && on.length === 0)) all.push({ day, on: shown });
      rows += on.length;
    }
    return { days: all, more: Math.max(0, rows - room) };
  }, [from, to, today, occurrences, room]);

  return (
    <div className={styles.agenda}>
      {days.map(({ day, on }) => (
        <section key={day} className={styles.day} aria-label={dates.dayYear(day)}>
          <h3 data-today={day === today}>
            {dates.dayLong(day)}
            <small>{[dates.away(today, day), schoolDay(day)].filter(Boolean).join(" · ")}</small>
          </h3>
          {on.length === 0 && isArriving ? null : on.length === 0 ? (
            <p className={styles.nothing}>{t("calendar.nothingToday")}</p>
          ) : (
            <ul>
              {on.map((one) => (
                <EventRow key={one.key} occurrence={one} day={day} look={lookOf(one, classLabels)} hands={hands} />
              ))}
            </ul>
          )}
        </section>
      ))}
      {more > 0 && (
        <Button look="outline" onClick={() => setRoom(room + rowsAtOnce)}>
          {t("calendar.more", { count: more, formatted: format.number(more) })}
        </Button>
      )}
      {!isArriving && days.every(({ on }) => on.length === 0) && (
        <p className={styles.nothing}>{t("calendar.nothingHere")}</p>
      )}
    </div>
  );
}

export function lookOf({ event }: Occurrence, classLabels: ClassLabels) {
  return event.classId === null ? undefined : classLabels.get(event.classId);
}
