import { addDays } from "@jotter/domain/days";
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { turned, weekOf } from "./calendar-view.ts";
import { useDates } from "./dates.ts";
import { EventChip } from "./EventChip.tsx";
import type { GridProps } from "./grid-props.ts";
import { barsOf, blocksOf } from "./layout.ts";
import { withinDay } from "./MonthView.tsx";
import { dayMinutes, isBar, isOnDay, minuteOf, wallAt } from "./span.ts";
import styles from "./time-grid.module.css";
import { useFocusedDay } from "./use-focused-day.ts";

type TimeGridProps = GridProps & { readonly view: "week" | "day"; readonly nowMinute: number };

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const slotMinutes = 30;
const morning = 7 * 60;

/** Hours under each other, days beside each other, and what lasts all day above them. */
export function TimeGrid(props: TimeGridProps) {
  const { view, day, today, nowMinute, occurrences, classLabels, hands, heldKey, drawn, schoolDay, onDay, onFree } =
    props;
  const { onCreate } = props;
  const t = useTexts();
  const dates = useDates();
  const grid = useRef<HTMLDivElement>(null);
  const focusDay = useFocusedDay(grid, day);
  const days = useMemo(() => (view === "week" ? weekOf(day, dates.weekStart) : [day]), [view, day, dates.weekStart]);
  const bars = useMemo(() => barsOf(occurrences.filter(isBar), days), [occurrences, days]);
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1));
  /** Where the keys are: a free place of the day. */
  const [slot, setSlot] = useState(9 * 60);

  // The morning, or now if that is on the page, is where one begins to read.
  const isNowShown = days.includes(today);
  const first = useRef({ isNowShown, nowMinute });
  useEffect(() => {
    const shown = grid.current;
    if (!shown) return;
    const { isNowShown: isNow, nowMinute: minute } = first.current;
    const target = isNow ? Math.max(0, minute - 90) : morning;
    const height = shown.querySelector<HTMLElement>("[data-hours]")?.offsetHeight ?? 0;
    shown.scrollTop = (target / dayMinutes) * height - 10;
  }, []);

  function walk(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (withinDay(event, "[data-hours], [data-allday-row]")) return;
    const isSlot = event.target instanceof HTMLElement && event.target.dataset.dayStop !== undefined;
    const minutes = isSlot ? { ArrowUp: -slotMinutes, ArrowDown: slotMinutes }[event.key] : undefined;
    if (minutes !== undefined) {
      event.preventDefault();
      setSlot(Math.min(dayMinutes - slotMinutes, Math.max(0, slot + minutes)));
      return;
    }
    const to = {
      ArrowLeft: addDays(day, -1),
      ArrowRight: addDays(day, 1),
      Home: days[0] ?? day,
      End: days.at(-1) ?? day,
      PageUp: turned(view, day, -1),
      PageDown: turned(view, day, 1),
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    focusDay(to);
    onDay(to);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of what has the focus in it.
    <div
      ref={grid}
      className={styles.scroller}
      data-view={view}
      style={{ "--count": days.length } as CSSProperties}
      onKeyDown={walk}
    >
      <div className={styles.head}>
        <div className={styles.corner} />
        {days.map((each) => (
          <Pressable
            key={each}
            className={styles.dayName}
            aria-current={each === today ? "date" : undefined}
            onClick={() => onDay(each, "day")}
          >
            <span>{dates.weekday(each)}</span>
            <b>{dates.dayNumber(each)}</b>
            <span className="visually-hidden">{dates.dayLong(each)}</span>
            {schoolDay(each) !== undefined && <small>{schoolDay(each)}</small>}
          </Pressable>
        ))}
        <div className={styles.corner} data-row="all-day">
          {t("calendar.allDay")}
        </div>
        {days.map((each, column) => (
          <div
            key={each}
            className={styles.allDay}
            style={{ "--lanes": lanes } as CSSProperties}
            data-day={each}
            data-allday-row
            data-drawn={drawn?.allDay === true && isOnDay(drawn, each)}
            onPointerDown={onFree}
          >
            {bars
              .filter((bar) => bar.column === column)
              .map(({ item, days: long, lane, isCutLeft, isCutRight }) => (
                <div
                  key={item.key}
                  className={styles.bar}
                  style={{ "--lane": lane, "--days": long } as CSSProperties}
                  data-held={item.key === heldKey}
                >
                  <EventChip
                    occurrence={item}
                    look={item.event.classId === null ? undefined : classLabels.get(item.event.classId)}
                    hands={hands}
                    shape="bar"
                    isReachable={isOnDay(item, day)}
                    isHeld={item.key === heldKey}
                    isCutLeft={isCutLeft}
                    isCutRight={isCutRight}
                    edge={item.allDay && !isCutRight ? "right" : null}
                  />
                </div>
              ))}
          </div>
        ))}
      </div>
      <div className={styles.body}>
        <div className={styles.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} style={{ "--at": hour * 60 } as CSSProperties}>
              {hour > 0 && dates.hour(hour)}
            </span>
          ))}
        </div>
        {days.map((each) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
          <div
            key={each}
            role="group"
            className={styles.column}
            data-day={each}
            data-hours
            data-today={each === today}
            aria-label={dates.dayLong(each)}
            onPointerDown={onFree}
          >
            <Pressable
              className={styles.slot}
              style={{ "--from": slot, "--to": slot + 60 } as CSSProperties}
              data-day-stop={each}
              tabIndex={each === day ? 0 : -1}
              onClick={() => onCreate({ start: wallAt(each, slot), end: wallAt(each, slot + 60), allDay: false })}
            >
              {t("calendar.newAt", { day: dates.day(each), time: dates.time(wallAt(each, slot)) })}
            </Pressable>
            {blocksOf(
              occurrences.filter((one) => !isBar(one) && isOnDay(one, each)),
              each,
            ).map(({ item, from, to, column, columns, wide }) => (
              <div
                key={item.key}
                className={styles.block}
                data-held={item.key === heldKey}
                style={
                  {
                    "--from": from,
                    "--to": to,
                    "--column": column,
                    "--columns": columns,
                    "--wide": wide,
                  } as CSSProperties
                }
              >
                <EventChip
                  occurrence={item}
                  look={item.event.classId === null ? undefined : classLabels.get(item.event.classId)}
                  hands={hands}
                  shape="block"
                  isLow={to - from < 45}
                  isReachable={each === day}
                  isHeld={item.key === heldKey}
                  edge={item.end.slice(0, 10) === each || item.end.endsWith("T00:00") ? "bottom" : null}
                />
              </div>
            ))}
            {drawn && !drawn.allDay && isOnDay(drawn, each) && (
              <div
                className={styles.drawn}
                style={
                  {
                    "--from": minuteOf(drawn.start),
                    "--to": drawn.end.slice(0, 10) > each ? dayMinutes : minuteOf(drawn.end),
                  } as CSSProperties
                }
              >
                {dates.hours(drawn)}
              </div>
            )}
            {each === today && (
              <div className={styles.now} style={{ "--at": nowMinute } as CSSProperties}>
                <span>{dates.time(wallAt(each, nowMinute))}</span>
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
