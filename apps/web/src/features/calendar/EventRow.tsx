import type { Marker } from "@jotter/domain/course";
import type { Occurrence } from "@jotter/domain/occurrences";
import { type KeyboardEvent, memo, type ReactNode, useEffect, useState } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { placeIcon, repeatsIcon } from "../../ui/icons/calendar.ts";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./agenda.module.css";
import { useDates } from "./dates.ts";
import { typeIcons } from "./EventChip.tsx";
import { firstDay, lastDay } from "./span.ts";

export type RowHands = {
  readonly open: (occurrence: Occurrence) => void;
  readonly press: (event: KeyboardEvent, occurrence: Occurrence) => void;
  readonly setDone: (occurrence: Occurrence, isDone: boolean) => void;
};

type EventRowProps = {
  readonly occurrence: Occurrence;
  /** The day it is listed under; without one the row says its day itself. */
  readonly day?: string;
  readonly look: { readonly name: string; readonly marker: Marker } | undefined;
  readonly hands: RowHands;
  /** Beside the calendar, where there is room for little. */
  readonly isCompact?: boolean;
  readonly children?: ReactNode;
};

/** Something on the calendar as a line of a list. What can be done has a box to tick. */
export const EventRow = memo(function EventRow({ occurrence, day, look, hands, isCompact, children }: EventRowProps) {
  const t = useTexts();
  const dates = useDates();
  const { event, allDay } = occurrence;
  // The box answers at once; the record a moment later.
  const [ticked, setTicked] = useState<boolean | null>(null);
  const isDone = ticked ?? Boolean(event.doneAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: from then on the record says it.
  useEffect(() => setTicked(null), [event.doneAt]);
  const isTask = event.type === "assignment" || event.type === "study";
  const isLong = firstDay(occurrence) !== lastDay(occurrence);
  // Of an assignment the end is what counts: it is due then.
  const isDue = event.type === "assignment";
  const told = isDue ? { ...occurrence, start: occurrence.end } : occurrence;
  const when = !day || isLong ? dates.span(told) : allDay ? t("calendar.allDay") : dates.hours(told);
  return (
    <li className={styles.row} data-marker={look?.marker} data-done={isDone}>
      {isTask ? (
        <Checkbox
          className={styles.check}
          aria-label={t("calendar.doneLabel", { title: event.title })}
          checked={isDone}
          onChange={(change) => {
            setTicked(change.currentTarget.checked);
            hands.setDone(occurrence, change.currentTarget.checked);
          }}
        />
      ) : (
        <span className={styles.icon}>
          <Icon shape={typeIcons[event.type]} size={17} />
        </span>
      )}
      <Pressable
        className={styles.face}
        data-key={occurrence.key}
        onClick={() => hands.open(occurrence)}
        onKeyDown={(pressed) => hands.press(pressed, occurrence)}
      >
        <span className={styles.title}>{event.title}</span>
        <span className={styles.facts}>
          <span>{isDue && (!allDay || !day || isLong) ? t("calendar.dueAt", { time: when }) : when}</span>
          {look && <span className={styles.class}>{look.name}</span>}
          <span className={isCompact ? "visually-hidden" : undefined}>{t(`calendar.type.${event.type}`)}</span>
          {event.location && !isCompact && (
            <span>
              <Icon shape={placeIcon} size={13} /> {event.location}
            </span>
          )}
          {occurrence.seriesId !== null && !isCompact && (
            <span>
              <Icon shape={repeatsIcon} size={12} />
              <span className="visually-hidden">{t("calendar.repeats")}</span>
            </span>
          )}
        </span>
      </Pressable>
      {children}
    </li>
  );
});
