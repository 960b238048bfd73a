import { addDays } from "@jotter/domain/days";
import type { Occurrence } from "@jotter/domain/occurrences";
import { type CSSProperties, type KeyboardEvent, useMemo, useRef } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { turned, weekOf, weeksOfMonth } from "./calendar-view.ts";
import { useDates } from "./dates.ts";
import { EventChip } from "./EventChip.tsx";
import type { GridProps } from "./grid-props.ts";
import { barsOf, placeOf, withRoom } from "./layout.ts";
import styles from "./month.module.css";
import { isOnDay } from "./span.ts";
import { useFocusedDay } from "./use-focused-day.ts";

const room = 4;

/** Weeks under each other. Each day is one stop: arrows go from day to day, Tab goes on to what is on it. */
export function MonthView(props: GridProps) {
  const { day, occurrences, isNarrow, onDay } = props;
  const dates = useDates();
  const grid = useRef<HTMLDivElement>(null);
  const focusDay = useFocusedDay(grid, day);
  const weeks = useMemo(() => weeksOfMonth(day, dates.weekStart), [day, dates.weekStart]);

  function go(to: string) {
    focusDay(to);
    onDay(to);
  }

  function walk(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const week = weekOf(day, dates.weekStart);
    const to = {
      ArrowLeft: addDays(day, -1),
      ArrowRight: addDays(day, 1),
      ArrowUp: addDays(day, -7),
      ArrowDown: addDays(day, 7),
      Home: week[0] ?? day,
      End: week.at(-1) ?? day,
      PageUp: turned("month", day, -1),
      PageDown: turned("month", day, 1),
    }[event.key];
    if (to === undefined || withinDay(event, "[data-day]")) return;
    event.preventDefault();
    go(to);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table could not have its weeks laid out as a grid with bars over them.
    <div
      ref={grid}
      role="grid"
      className={styles.month}
      data-narrow={isNarrow}
      aria-label={dates.month(day)}
      onKeyDown={walk}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its days are. */}
      <div role="row" className={styles.weekdays}>
        {weeks[0]?.map((each) => (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          // biome-ignore lint/a11y/useFocusableInteractive: it is read with the cells below it.
          <div key={each} role="columnheader" aria-label={dates.weekdayLong(each)}>
            {isNarrow ? dates.weekdayNarrow(each) : dates.weekday(each)}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <Week key={week[0]} {...props} week={week} occurrences={occurrences} />
      ))}
    </div>
  );
}

/** Up and down go through what is on the day first; true if they did. */
export function withinDay(event: KeyboardEvent, cellSelector: string): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement) || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return false;
  const stops = [...(target.closest(cellSelector)?.querySelectorAll<HTMLElement>("[data-day-stop], [data-key]") ?? [])];
  const at = stops.indexOf(target);
  const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
  // From the day itself the arrows lead to other days.
  if (at <= 0 || !next) return false;
  event.preventDefault();
  next.focus();
  return true;
}

type WeekProps = GridProps & { readonly week: readonly string[] };

function Week(props: WeekProps) {
  const { week, occurrences, day, today, classLabels, hands, heldKey, drawn, isNarrow, schoolDay, onDay, onFree } =
    props;
  const t = useTexts();
  const format = useFormat();
  const dates = useDates();
  const bars = useMemo(() => barsOf(occurrences, week, placeOf), [occurrences, week]);
  const { shown, more } = useMemo(() => withRoom(bars, 7, room), [bars]);
  const month = day.slice(0, 7);

  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    // biome-ignore lint/a11y/useFocusableInteractive: its days are.
    <div role="row" className={styles.week}>
      {week.map((each, column) => {
        const on = bars.filter((bar) => bar.column <= column && column < bar.column + bar.days);
        const isHere = each === day;
        const named = schoolDay(each);
        const count = t("calendar.eventCount", { count: on.length, formatted: format.number(on.length) });
        return (
          // biome-ignore lint/a11y/useSemanticElements: see the grid.
          // biome-ignore lint/a11y/useFocusableInteractive: the day in it has the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: with keys there is "n".
          <div
            key={each}
            role="gridcell"
            className={styles.day}
            data-day={each}
            data-out={!each.startsWith(month)}
            data-past={each < today}
            data-drawn={drawn !== null && isOnDay(drawn, each)}
            aria-selected={isHere}
            onPointerDown={(pointer) => onFree(pointer)}
            onClick={isNarrow ? () => onDay(each) : undefined}
          >
            <Pressable
              className={styles.number}
              data-day-stop={each}
              tabIndex={isHere ? 0 : -1}
              aria-current={each === today ? "date" : undefined}
              onPointerDown={(pointer) => pointer.stopPropagation()}
              onClick={(click) => {
                click.stopPropagation();
                onDay(each, isNarrow ? undefined : "day");
              }}
            >
              {dates.dayNumber(each)}
              {each.endsWith("-01") && !isNarrow && <span className={styles.monthName}>{dates.monthName(each)}</span>}
              <span className="visually-hidden">{` ${[dates.dayLong(each), named, count].filter(Boolean).join(", ")}`}</span>
            </Pressable>
            {!isNarrow && (column === 0 || named !== schoolDay(addDays(each, -1))) && (
              <small className={styles.named} aria-hidden="true">
                {named}
              </small>
            )}
            {isNarrow ? (
              <Dots on={on.map(({ item }) => item)} classLabels={classLabels} />
            ) : (
              shown
                .filter((bar) => bar.column === column)
                .map(({ item, days, lane, isCutLeft, isCutRight }) => (
                  <div
                    key={item.key}
                    className={styles.bar}
                    style={{ "--lane": lane, "--days": days } as CSSProperties}
                    data-held={item.key === heldKey}
                  >
                    <EventChip
                      occurrence={item}
                      look={item.event.classId === null ? undefined : classLabels.get(item.event.classId)}
                      hands={hands}
                      shape="bar"
                      isReachable={isHere || (day > each && isOnDay(item, day) && week.includes(day))}
                      isHeld={item.key === heldKey}
                      isCutLeft={isCutLeft}
                      isCutRight={isCutRight}
                      edge={item.allDay && !isCutRight ? "right" : null}
                    />
                  </div>
                ))
            )}
            {!isNarrow && (more[column] ?? 0) > 0 && (
              <Pressable
                className={styles.more}
                tabIndex={isHere ? 0 : -1}
                onPointerDown={(pointer) => pointer.stopPropagation()}
                onClick={(click) => {
                  click.stopPropagation();
                  onDay(each, "day");
                }}
              >
                {t("calendar.more", { count: more[column] ?? 0, formatted: format.number(more[column] ?? 0) })}
              </Pressable>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** On a phone a day has room for three marks; its list stands below the month. */
function Dots({
  on,
  classLabels,
}: {
  readonly on: readonly Occurrence[];
  readonly classLabels: GridProps["classLabels"];
}) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {on.slice(0, 3).map(({ key, event }) => (
        <i
          key={key}
          data-type={event.type}
          data-marker={event.classId === null ? undefined : classLabels.get(event.classId)?.marker}
        />
      ))}
    </span>
  );
}
