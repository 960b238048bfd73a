import { type Block, type DayPlan, dayPlan, minuteOn, type Slot, shortestDrawn } from "@jotter/domain/day-plan";
import type { NextUp } from "@jotter/domain/next-up";
import type { Occurrence } from "@jotter/domain/occurrences";
import { wallTimeAt } from "@jotter/domain/zones";
import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import type { ClassLabels } from "../../student/grades/use-class-labels.ts";
import { dayHref, eventHref } from "../../student/next-up/links.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { Pressable } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { onFirstClick } from "../../ui/once.ts";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./today-ruler.module.css";
import { useStudyBlock } from "./use-study-block.ts";

type RulerProps = {
  readonly clock: Clock;
  readonly occurrences: readonly Occurrence[] | undefined;
  readonly classLabels: ClassLabels;
  /** What a free slot is offered for. */
  readonly first: NextUp | undefined;
  /** What is written through Intl waits for the first screen: a page's first formatter costs a browser 26 ms. */
  readonly isPainted: boolean;
};

/** More than this above each other is a pile: the rest is told as a number. */
const mostLanes = 3;

/** The day as a ruler: what is over, what is on, what is to come, and where there is room for more. [DSH-1] */
export function TodayRuler({ clock, occurrences, classLabels, first, isPainted }: RulerProps) {
  const { t, format, language } = useLanguage();
  const words = spokenTimesFor(language);
  const { now, today, zone } = clock;
  const wall = wallTimeAt(now, zone);
  const plan = useMemo(() => dayPlan(occurrences ?? [], today, wall), [occurrences, today, wall]);
  const minute = minuteOn(wall, today);
  const scroller = useRef<HTMLDivElement>(null);
  const lanes = Math.min(plan.lanes, mostLanes);
  const shown = plan.blocks.filter(({ lane }) => lane < lanes);
  const hidden = plan.blocks.length - shown.length;
  const isEmpty = plan.blocks.length === 0 && plan.allDay.length === 0;

  // On a phone the ruler is wider than the screen: it begins at now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the time moves on, the student has scrolled elsewhere.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const share = (minute - plan.from) / (plan.to - plan.from);
    box.scrollLeft = Math.max(0, share * box.scrollWidth - box.clientWidth * 0.3);
  }, [plan.from, plan.to]);

  const hours = Array.from({ length: (plan.to - plan.from) / 60 + 1 }, (_, index) => plan.from / 60 + index);
  return (
    <section className={styles.ruler} aria-labelledby="today">
      <div className={styles.head}>
        <h2 id="today">{t("dashboard.today")}</h2>
        <time dateTime={today}>{isPainted && words.day(now)}</time>
        {plan.freeMinutes > 0 && !isEmpty && (
          <span className={styles.pill}>{t("dashboard.free", { duration: words.duration(plan.freeMinutes) })}</span>
        )}
        {plan.allDay.map((occurrence) => (
          <PlainLink
            key={occurrence.key}
            href={eventHref(occurrence)}
            className={styles.allDay}
            data-marker={markerOf(occurrence, classLabels)}
          >
            <i aria-hidden="true" />
            {occurrence.event.title}
          </PlainLink>
        ))}
        {hidden > 0 && (
          <PlainLink href={dayHref(today)} className={styles.allDay}>
            {t("dashboard.more", { count: hidden, formatted: format.number(hidden) })}
          </PlainLink>
        )}
        {occurrences && isEmpty && <p>{t("dashboard.nothingToday")}</p>}
        {occurrences && isEmpty ? (
          <PlainLink href={dayHref(today)} className={styles.door}>
            {t("dashboard.planDay")}
          </PlainLink>
        ) : (
          <PlainLink href="/calendar" className={styles.door}>
            {t("dashboard.openCalendar")}
          </PlainLink>
        )}
      </div>
      <div ref={scroller} className={styles.scroll} data-empty={isEmpty}>
        <div className={styles.track} style={{ "--lanes": lanes } as CSSProperties}>
          {!isEmpty && (
            <ul aria-label={t("dashboard.hours")}>
              {stops(shown, plan.free).map((stop) =>
                "item" in stop ? (
                  <BlockView key={stop.item.key} block={stop} plan={plan} classLabels={classLabels} />
                ) : (
                  <FreeView key={`free-${stop.to}`} slot={stop} plan={plan} today={today} first={first} />
                ),
              )}
            </ul>
          )}
          {isEmpty && minute < plan.to && (
            <div
              className={styles.blank}
              style={placed({ from: Math.max(plan.from, minute), to: plan.to }, plan)}
              aria-hidden="true"
            />
          )}
          {minute >= plan.from && minute <= plan.to && (
            <div className={styles.needle} style={{ left: `${at(minute, plan)}%` }} aria-hidden="true">
              <span>{isPainted && words.clock(minute)}</span>
            </div>
          )}
          <div className={styles.hours} aria-hidden="true">
            {hours.map((hour) => (
              <span key={hour} style={{ left: `${at(hour * 60, plan)}%` }}>
                {isPainted && words.hour(hour % 24)}
              </span>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

type Stop = Block<Occurrence> | Slot;

/** In the order of the day, for those who go through it by keyboard or hear it. */
function stops(blocks: readonly Block<Occurrence>[], free: readonly Slot[]): readonly Stop[] {
  return [...blocks, ...free].toSorted((one, other) => one.from - other.from);
}

function BlockView({
  block,
  plan,
  classLabels,
}: {
  block: Block<Occurrence>;
  plan: DayPlan<Occurrence>;
  classLabels: ClassLabels;
}) {
  const { t, format, language } = useLanguage();
  const words = spokenTimesFor(language);
  const { event, startsAt, endsAt } = block.item;
  const span = `${format.time(startsAt)}–${format.time(endsAt)}`;
  const course = classLabels.get(event.classId ?? "")?.name;
  const more =
    event.type === "assignment"
      ? t("dashboard.dueAt", { time: format.time(endsAt) })
      : event.location || (course !== event.title && course) || span;
  const length = words.duration(block.to - block.from);
  return (
    <li
      className={styles.block}
      data-state={block.state}
      data-marker={markerOf(block.item, classLabels)}
      style={{ ...placed(drawn(block, plan), plan), "--lane": block.lane } as CSSProperties}
    >
      <PlainLink href={eventHref(block.item)} title={`${event.title}, ${span}`}>
        <b>{event.title}</b> <small>{more}</small>{" "}
        <span className="visually-hidden">
          {[more === span ? "" : span, length, block.state === "past" ? t("dashboard.over") : ""]
            .concat(block.state === "current" ? t("dashboard.now") : [])
            .filter(Boolean)
            .join(", ")}
        </span>
      </PlainLink>
    </li>
  );
}

type FreeViewProps = {
  readonly slot: Slot;
  readonly plan: DayPlan<Occurrence>;
  readonly today: string;
  readonly first: NextUp | undefined;
};

function FreeView({ slot, plan, today, first }: FreeViewProps) {
  const { t, language } = useLanguage();
  const words = spokenTimesFor(language);
  const block = useStudyBlock();
  const span = t("dashboard.slotSpan", { from: words.clock(slot.from), to: words.clock(slot.to) });
  // What is drawn longer than it is reaches into the free time: that begins beside it.
  const before = plan.blocks.filter(({ lane, from }) => lane === 0 && from < slot.from);
  const beside = Math.max(slot.from, ...before.map((one) => drawn(one, plan).to));
  const from = Math.max(slot.from, Math.min(beside, slot.to - pressedMinutes));
  return (
    <li className={styles.free} style={placed({ from, to: slot.to }, plan)}>
      <Pressable title={span} onClick={onFirstClick(() => void block({ day: today, ...slot, entry: first }))}>
        <b>{t("dashboard.slot")}</b> <small>{t("dashboard.slotPlan")}</small>{" "}
        <span className="visually-hidden">{span}</span>
      </Pressable>
    </li>
  );
}

function markerOf({ event }: Occurrence, classLabels: ClassLabels): string | undefined {
  return classLabels.get(event.classId ?? "")?.marker ?? (event.type === "assignment" ? "coral" : undefined);
}

/** A free slot stays wide enough to be pressed. */
const pressedMinutes = 20;

/** An hour, where that is free beside what is shorter: then its name can be read. */
const readableMinutes = 60;

/** As long as its name wants, never into the next one of its lane, nor beyond the end of the ruler. */
function drawn(block: Block<Occurrence>, { blocks, to: end }: DayPlan<Occurrence>): Slot {
  const { from, to, lane } = block;
  const later = blocks.filter((other) => other.lane === lane && other.from > from).map((other) => other.from);
  const room = Math.min(end, ...later);
  const until = Math.min(end, Math.max(to, from + shortestDrawn, Math.min(from + readableMinutes, room)));
  return { from: Math.min(from, until - shortestDrawn), to: until };
}

function at(minute: number, { from, to }: Slot): number {
  return ((minute - from) / (to - from)) * 100;
}

function placed(slot: Slot, plan: Slot): CSSProperties {
  return { left: `${at(slot.from, plan)}%`, width: `${at(slot.to, plan) - at(slot.from, plan)}%` };
}
