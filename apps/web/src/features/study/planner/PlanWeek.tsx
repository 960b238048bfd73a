import { addDays, daysBetween } from "@jotter/domain/days";
import type { Occurrence } from "@jotter/domain/occurrences";
import type { KnownBlock, PlanBlock } from "@jotter/domain/plan/plan-block";
import type { Rhythm } from "@jotter/domain/plan/rhythm";
import { wallTimeAt } from "@jotter/domain/zones";
import type { CSSProperties, KeyboardEvent } from "react";
import { IconButton, Pressable } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { nextIcon, previousIcon } from "../../../ui/icons/calendar.ts";
import { useTexts } from "../../../ui/language.tsx";
import type { PlanWords } from "./plan-words.ts";
import styles from "./planner.module.css";
import { type Held, placedAt, stepMinutes, useBlockDrag } from "./use-block-drag.ts";
import { type DaySpan, drawn, hoursShown, keptFreeOn, minuteOf, onDay, together } from "./week-hours.ts";

type PlanWeekProps = {
  readonly blocks: readonly PlanBlock[];
  readonly words: PlanWords;
  readonly from: string;
  readonly today: string;
  readonly now: number;
  readonly zone: string;
  readonly occurrences: readonly Occurrence[];
  readonly rhythm: Rhythm;
  readonly markerOf: (workId: string) => string | undefined;
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onMove: (block: PlanBlock, to: Pick<KnownBlock, "start" | "end">) => void;
  readonly onDrop: (block: PlanBlock) => void;
  readonly onTurn: (weeks: number) => void;
};

const weekDays = 7;
/** What is read of the calendar. */
const daysAhead = 28;

/** Days and minutes a key moves a block by. */
const steps: Readonly<Record<string, readonly [days: number, minutes: number]>> = {
  ArrowUp: [0, -stepMinutes],
  ArrowDown: [0, stepMinutes],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Seven days from today: what is there already in outline, what is proposed filled, what stays free hatched. */
export function PlanWeek(props: PlanWeekProps) {
  const { blocks, words, from, today, now, zone, occurrences, rhythm, markerOf, openId, onOpen, onMove, onTurn } =
    props;
  const t = useTexts();
  const days = Array.from({ length: weekDays }, (_, at) => addDays(from, at));
  const { held, begin } = useBlockDrag(onMove);
  const busy = occurrences.filter(
    ({ event, allDay }) => !allDay && event.type !== "assignment" && event.material === undefined,
  );
  const wall = wallTimeAt(now, zone);
  const columns = days.map((day) => ({
    day,
    whole: occurrences.filter(({ event, allDay, start, end }) => isNamedOn(event.type, allDay, start, end, day)),
    busy: together(
      busy.flatMap((one) => {
        const span = onDay(one, day);
        return span ? { title: one.event.title, span } : [];
      }),
    ),
    free: keptFreeOn(rhythm, day),
    blocks: drawnOn(day, blocks, held),
  }));
  // A morning of lessons needs no room of its own: what is planned does.
  const visits = busy.filter(({ event }) => event.type !== "class");
  const { first, last } = hoursShown(
    columns.flatMap(({ day, free, blocks }) => [
      ...visits.flatMap((one) => onDay(one, day) ?? []),
      ...free,
      ...blocks.map(({ span }) => span),
    ]),
  );
  const isShown = ({ span }: { readonly span: DaySpan }) => span.to > first * 60 && span.from < last * 60;
  const hours = Array.from({ length: last - first }, (_, at) => first + at);
  const at = ({ from: begins, to }: DaySpan) =>
    ({ "--from": Math.max(0, begins - first * 60), "--to": Math.min(last * 60, to) - first * 60 }) as CSSProperties;

  function press(event: KeyboardEvent, block: PlanBlock) {
    const day = block.start.slice(0, 10);
    const [days, minutes] = steps[event.key] ?? [0, 0];
    if (days !== 0 || minutes !== 0) {
      event.preventDefault();
      const place = placedAt(block, addDays(day, days), minutes);
      onMove(block, place);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      props.onDrop(block);
    }
  }

  return (
    <section className={styles.week} aria-label={t("planner.week")} aria-describedby="plan-keys">
      <p id="plan-keys" className="visually-hidden">
        {t("planner.keys")}
      </p>
      <div className={styles.weekHead}>
        <div className={styles.turn}>
          <IconButton aria-label={t("planner.earlier")} disabled={from <= today} onClick={() => onTurn(-1)}>
            <Icon shape={previousIcon} size={16} />
          </IconButton>
          <IconButton
            aria-label={t("planner.later")}
            disabled={daysBetween(today, from) + weekDays >= daysAhead}
            onClick={() => onTurn(1)}
          >
            <Icon shape={nextIcon} size={16} />
          </IconButton>
        </div>
        {days.map((day) => (
          <h2 key={day} data-today={day === today}>
            {words.weekday(day)} <b>{words.dayNumber(day)}</b>
          </h2>
        ))}
        <div />
        {columns.map(({ day, whole }) => (
          <div key={day} className={styles.whole}>
            {whole.map(({ key, event }) => (
              <span key={key} data-marker={markerOf(event.id)} data-type={event.type}>
                {event.title}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.weekBody} style={{ "--hours": hours.length } as CSSProperties}>
        <div className={styles.hours} aria-hidden="true">
          {hours.slice(1).map((hour) => (
            <span key={hour} style={{ "--from": (hour - first) * 60 } as CSSProperties}>
              {words.hour(hour)}
            </span>
          ))}
        </div>
        {columns.map((column) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
          <div
            key={column.day}
            role="group"
            className={styles.day}
            data-plan-day={column.day}
            data-minutes={hours.length * 60}
            data-today={column.day === today}
            aria-label={words.dayLong(column.day)}
          >
            {column.free.map((span) => (
              <div key={span.from} className={styles.free} style={at(span)}>
                {t("planner.keptFree")}
              </div>
            ))}
            {column.busy.filter(isShown).map(({ title, span }) => (
              <div key={span.from} className={styles.busy} style={at(span)}>
                {title}
              </div>
            ))}
            {column.blocks.map(({ one, span }) => (
              <Pressable
                key={one.id}
                className={styles.block}
                style={at(span)}
                data-marker={markerOf(one.workId)}
                data-held={held?.id === one.id}
                data-low={span.to - span.from < 40}
                data-locked={one.isLocked}
                aria-pressed={one.id === openId}
                onPointerDown={(event) => begin(event, one)}
                onKeyDown={(event) => press(event, one)}
                onClick={() => onOpen(one.id === openId ? null : one.id)}
              >
                <strong>{words.titleOf(one.workId)}</strong>
                <small>{words.what(one)}</small>
                <span className="visually-hidden">{words.when(one)}</span>
              </Pressable>
            ))}
            {column.day === wall.slice(0, 10) && minuteOf(wall) >= first * 60 && minuteOf(wall) <= last * 60 && (
              <div className={styles.now} style={at({ from: minuteOf(wall), to: minuteOf(wall) })} />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/** What is held in the hand is drawn where it is held. */
function drawnOn(day: string, blocks: readonly PlanBlock[], held: Held | null) {
  const own = blocks.flatMap((one) => {
    const span = one.id === held?.id ? null : onDay(one, day);
    return span ? [{ one, span }] : [];
  });
  const spans = drawn(own.map(({ span }) => span));
  const one = blocks.find(({ id }) => id === held?.id);
  const span = held && onDay(held, day);
  return [
    ...own.map(({ one }, at) => ({ one, span: spans[at] ?? { from: 0, to: 0 } })),
    ...(one && span ? [{ one, span }] : []),
  ];
}

/** What the day is for: exams, what is to be handed in, and what lasts all of it. */
function isNamedOn(type: string, isAllDay: boolean, start: string, end: string, day: string): boolean {
  if (type === "assignment") return end.startsWith(day);
  if (type === "exam") return start.startsWith(day);
  return isAllDay && start.slice(0, 10) <= day && end.slice(0, 10) >= day;
}
