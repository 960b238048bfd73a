import type { Marker } from "@jotter/domain/course";
import type { EventType } from "@jotter/domain/event";
import type { Occurrence } from "@jotter/domain/occurrences";
import { type KeyboardEvent, memo, type PointerEvent } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { assignmentIcon, classIcon, doneIcon, examIcon, otherIcon, studyIcon } from "../../ui/icons/calendar.ts";
import { useTexts } from "../../ui/language.tsx";
import { type Dates, useDates } from "./dates.ts";
import styles from "./event-chip.module.css";
import type { Grab } from "./use-drag.ts";

export const typeIcons = {
  class: classIcon,
  assignment: assignmentIcon,
  exam: examIcon,
  study: studyIcon,
  other: otherIcon,
} as const satisfies Record<EventType, unknown>;

/** How each class is shown, by its id. */
export type ClassLabels = ReadonlyMap<string, { readonly name: string; readonly marker: Marker }>;

/** What can be done with something on the calendar; the same object for the life of a view. */
export type Hands = {
  readonly open: (occurrence: Occurrence) => void;
  readonly grab: (event: PointerEvent, grab: Grab) => void;
  readonly press: (event: KeyboardEvent, occurrence: Occurrence) => void;
};

type EventChipProps = {
  readonly occurrence: Occurrence;
  readonly look: { readonly name: string; readonly marker: Marker } | undefined;
  readonly hands: Hands;
  /** A line in a row of days, or a block of hours, which has room for more words. */
  readonly shape: "bar" | "block";
  /** A block too low for a second line. */
  readonly isLow?: boolean;
  readonly isReachable: boolean;
  readonly isHeld: boolean;
  readonly isCutLeft?: boolean;
  readonly isCutRight?: boolean;
  /** Which edge can be dragged. */
  readonly edge: "right" | "bottom" | null;
};

/** Something on the calendar: in its class's colour, with its words, so that nobody needs the colour. */
export const EventChip = memo(function EventChip(props: EventChipProps) {
  const { occurrence, look, hands, shape, isLow = false, isReachable, isHeld, isCutLeft, isCutRight, edge } = props;
  const t = useTexts();
  const dates = useDates();
  const { event, allDay } = occurrence;
  const isDone = Boolean(event.doneAt);
  return (
    <Pressable
      className={styles.chip}
      data-shape={shape}
      data-type={event.type}
      data-low={isLow}
      data-key={occurrence.key}
      data-marker={look?.marker}
      data-held={isHeld}
      data-done={isDone}
      data-allday={allDay}
      data-cut-left={isCutLeft}
      data-cut-right={isCutRight}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => hands.open(occurrence)}
      onKeyDown={(pressed) => hands.press(pressed, occurrence)}
      onPointerDown={(pointer) => {
        pointer.stopPropagation();
        hands.grab(pointer, { kind: "move", occurrence });
      }}
    >
      <span className={styles.words}>
        <Icon shape={isDone ? doneIcon : typeIcons[event.type]} size={14} filled={isDone} />
        <span className={styles.title}>{event.title}</span>
        {shape === "bar" && !allDay && <span className={styles.time}> {dates.shortTime(occurrence.start)}</span>}
        {shape === "block" && <span className={styles.time}> {dates.hours(occurrence)}</span>}
        {shape === "block" && !isLow && look && look.name !== event.title && (
          <span className={styles.class}> {look.name}</span>
        )}
        {shape === "block" && !isLow && event.location && <span className={styles.class}> {event.location}</span>}
      </span>
      <span className="visually-hidden">{spokenRest(props, t, dates)}</span>
      {edge && (
        <span
          className={styles.edge}
          data-edge={edge}
          onPointerDown={(pointer) => {
            pointer.stopPropagation();
            hands.grab(pointer, { kind: "resize", occurrence });
          }}
        />
      )}
    </Pressable>
  );
});

/** What the eye takes from colour, icon and place. */
function spokenRest({ occurrence, look, shape, isLow }: EventChipProps, t: ReturnType<typeof useTexts>, dates: Dates) {
  const { event, allDay } = occurrence;
  const said = [
    t(`calendar.type.${event.type}`),
    ...(look && (shape === "bar" || isLow) ? [look.name] : []),
    ...(allDay ? [t("calendar.allDay")] : shape === "bar" ? [dates.hours(occurrence)] : []),
    ...(occurrence.seriesId === null ? [] : [t("calendar.repeats")]),
    ...(event.doneAt ? [t("calendar.done")] : []),
  ];
  return `, ${said.join(", ")}`;
}
