import type { Occurrence } from "@jotter/domain/occurrences";
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTexts } from "../../ui/language.tsx";
import { AgendaView } from "./AgendaView.tsx";
import { daysOfView, type View } from "./calendar-view.ts";
import { useDates } from "./dates.ts";
import type { ClassLabels, Hands } from "./EventChip.tsx";
import type { RowHands } from "./EventRow.tsx";
import { MonthView } from "./MonthView.tsx";
import { isOnDay, type Span, wallAt } from "./span.ts";
import { TimeGrid } from "./TimeGrid.tsx";
import { type Place, useDrag } from "./use-drag.ts";
import { useKeyMoves } from "./use-key-moves.ts";
import { useSchoolDays } from "./use-school-days.ts";

export type CalendarViewProps = {
  readonly view: View;
  readonly day: string;
  readonly today: string;
  /** Minutes since this day's midnight. */
  readonly nowMinute: number;
  readonly occurrences: readonly Occurrence[];
  readonly classLabels: ClassLabels;
  /** A phone: a month is marks with a list below. */
  readonly isNarrow: boolean;
  /** Nobody knows yet that there is nothing. */
  readonly isArriving: boolean;
  readonly onDay: (day: string, view?: View) => void;
  readonly onOpen: (occurrence: Occurrence) => void;
  /** Whether an hour of the day was drawn, or only a day. */
  readonly onCreate: (span: Span, isHourMeant: boolean) => void;
  /** Resolves with the records it wrote; with none where the student thought better of it. */
  readonly onMove: (occurrence: Occurrence, to: Span) => Promise<readonly string[]>;
  readonly onRemove: (occurrence: Occurrence) => void;
  readonly onDone: (occurrence: Occurrence, isDone: boolean) => void;
};

type FocusOn = { readonly ids: readonly string[]; readonly start: string };
type Ghost = { readonly key: string; readonly span: Span };

/** What is on the calendar, in one of four ways, and everything that hands can do with it. */
export function CalendarView(props: CalendarViewProps) {
  const { view, day, today, nowMinute, occurrences, classLabels, isNarrow, isArriving, onDay, onCreate } = props;
  const t = useTexts();
  const dates = useDates();
  const schoolDay = useSchoolDays();
  const [said, setSaid] = useState("");
  /** Where something was put, until its record says so too. */
  const [settling, setSettling] = useState<Ghost | null>(null);
  /** What the keys have moved: under its new name it gets the focus back. */
  const [focusOn, setFocusOn] = useState<FocusOn | null>(null);
  const whole = useRef<HTMLDivElement>(null);

  async function drop(occurrence: Occurrence, span: Span, isByKeys: boolean) {
    setSettling({ key: occurrence.key, span });
    const ids = await props.onMove(occurrence, span);
    if (ids.length === 0) return setSettling(null);
    if (isByKeys) setFocusOn({ ids, start: span.start });
    setSaid(t("calendar.movedTo", { when: dates.span(span) }));
    // Should its record be elsewhere than it was put, the record is right.
    setTimeout(() => setSettling(null), 600);
  }

  const drag = useDrag({
    onDrop: (grab, span) => {
      if (grab.kind === "create") onCreate(span, !span.allDay);
      else if (
        span.start !== grab.occurrence.start ||
        span.end !== grab.occurrence.end ||
        span.allDay !== grab.occurrence.allDay
      )
        void drop(grab.occurrence, span, false);
    },
    onTap: (place) => onCreate(spanAt(place), place.minute !== null),
  });
  const keys = useKeyMoves({
    onMove: (occurrence, span) => void drop(occurrence, span, true),
    onStep: (span) => setSaid(dates.span(span)),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: new records are what it waits for.
  useEffect(() => setSettling(null), [occurrences]);

  const ghost: Ghost | null =
    drag.held && drag.held.grab.kind !== "create"
      ? { key: drag.held.grab.occurrence.key, span: drag.held.span }
      : keys.held
        ? { key: keys.held.occurrence.key, span: keys.held.span }
        : settling;
  const drawn = drag.held?.grab.kind === "create" ? drag.held.span : null;
  const shown = useMemo(
    () =>
      ghost
        ? occurrences.map((one) => (one.key === ghost.key ? { ...one, ...timesOf(ghost.span) } : one))
        : occurrences,
    [occurrences, ghost],
  );

  // What the keys move goes from one day to another, and takes the focus along.
  useLayoutEffect(() => {
    // The record, not where it is drawn until the record is there: that one goes away again.
    const key = keys.held?.occurrence.key ?? keyOf(occurrences, focusOn);
    if (!key) return;
    if (!keys.held) setFocusOn(null);
    const element = whole.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (element && element !== document.activeElement) element.focus();
  }, [occurrences, keys.held, focusOn]);

  const latest = useRef({ ...props, drag, keys, settling });
  latest.current = { ...props, drag, keys, settling };
  const hands = useMemo<Hands & RowHands>(() => {
    // While it is moved, what is drawn stands elsewhere: it is the stored one that is worked on.
    const stored = (one: Occurrence) => latest.current.occurrences.find(({ key }) => key === one.key) ?? one;
    /** It may have been put there a moment ago, and its record not know yet. Of a series that record is to come. */
    const inPlace = (one: Occurrence): Occurrence | null => {
      const put = latest.current.settling;
      if (put?.key !== one.key) return stored(one);
      return one.seriesId === null ? { ...stored(one), ...timesOf(put.span) } : null;
    };
    return {
      open: (occurrence) => latest.current.onOpen(stored(occurrence)),
      grab: (event, grab) => {
        if (grab.kind === "create") return latest.current.drag.begin(event, grab);
        const occurrence = inPlace(grab.occurrence);
        if (occurrence) latest.current.drag.begin(event, { ...grab, occurrence });
      },
      press: (event: KeyboardEvent, occurrence) => {
        const there = inPlace(occurrence);
        if (!there || latest.current.keys.press(event, there)) return;
        if (event.key !== "Delete" && event.key !== "Backspace") return;
        event.preventDefault();
        latest.current.onRemove(stored(occurrence));
      },
      setDone: (occurrence, isDone) => latest.current.onDone(stored(occurrence), isDone),
    };
  }, []);

  const grid = {
    day,
    today,
    occurrences: shown,
    classLabels,
    isNarrow,
    hands,
    heldKey: ghost?.key ?? null,
    drawn,
    schoolDay,
    onDay,
    onFree: (event: React.PointerEvent) => {
      // On a phone a touch of a month chooses the day.
      if (!(isNarrow && view === "month")) drag.begin(event, { kind: "create" });
    },
    onCreate: (span: Span) => onCreate(span, true),
  };
  const { from, to } = daysOfView(view, day, dates.weekStart);

  return (
    <div ref={whole}>
      {view === "month" && <MonthView {...grid} />}
      {(view === "week" || view === "day") && <TimeGrid key={view} {...grid} view={view} nowMinute={nowMinute} />}
      {view === "agenda" && (
        <AgendaView
          from={from}
          to={to}
          today={today}
          occurrences={shown}
          schoolDay={schoolDay}
          classLabels={classLabels}
          hands={hands}
          isArriving={isArriving}
        />
      )}
      {view === "month" && isNarrow && (
        <div style={{ marginTop: "var(--space-card)" }}>
          <AgendaView
            from={day}
            to={day}
            today={today}
            occurrences={shown.filter((one) => isOnDay(one, day))}
            schoolDay={schoolDay}
            classLabels={classLabels}
            hands={hands}
            isArriving={isArriving}
          />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

function timesOf({ start, end, allDay }: Span): Span {
  return { start, end, allDay };
}

function keyOf(occurrences: readonly Occurrence[], wanted: FocusOn | null): string | undefined {
  if (!wanted) return undefined;
  return occurrences.find(({ event, start }) => wanted.ids.includes(event.id) && start === wanted.start)?.key;
}

/** A click makes an hour where it fell; on a whole day, one in the morning. */
function spanAt({ day, minute, isAllDay }: Place): Span {
  if (isAllDay) return { start: day, end: day, allDay: true };
  const from = minute === null ? 9 * 60 : Math.floor(minute / 30) * 30;
  return { start: wallAt(day, from), end: wallAt(day, from + 60), allDay: false };
}
