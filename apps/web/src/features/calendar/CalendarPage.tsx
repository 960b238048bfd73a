import { isDay } from "@jotter/domain/days";
import { event as eventEntity } from "@jotter/domain/event";
import { newEvent } from "@jotter/domain/new-event";
import type { Occurrence } from "@jotter/domain/occurrences";
import { ownTimes } from "@jotter/domain/series-changes";
import { wallTimeAt } from "@jotter/domain/zones";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { carriedFile, putDownCarriedFile } from "../../student/calendar/carried-file.ts";
import { useOccurrences } from "../../student/calendar/use-events.ts";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import { useClasses } from "../../student/grades/use-classes.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useClock } from "../../student/records/use-clock.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { plusIcon } from "../../ui/icons/app.ts";
import { classIcon, filesIcon, nextIcon, previousIcon, syllabusIcon } from "../../ui/icons/calendar.ts";
import { useTexts } from "../../ui/language.tsx";
import { readRecord, recordKeys, writeRecord } from "../../ui/local-records.ts";
import { Mark } from "../../ui/Mark.tsx";
import { toast } from "../../ui/overlays.ts";
import { Page } from "../../ui/Page.tsx";
import { part, usePart } from "../../ui/part.ts";
import { registerShortcuts } from "../../ui/shortcuts.ts";
import { useFileDrop } from "../../ui/use-file-drop.ts";
import { useMatches } from "../../ui/use-matches.ts";
import { CalendarView } from "./CalendarView.tsx";
import styles from "./calendar.module.css";
import { daysOfView, turned, type View, views } from "./calendar-view.ts";
import { type Dates, useDates } from "./dates.ts";
import { EventDialog } from "./EventDialog.tsx";
import { FilesDialog } from "./FilesDialog.tsx";
import { OverdueTray } from "./OverdueTray.tsx";
import { ScopeDialog } from "./ScopeDialog.tsx";
import { firstDay, minuteOf, type Span } from "./span.ts";
import { Upcoming } from "./Upcoming.tsx";
import { useCalendar } from "./use-calendar.ts";

const timetableDialog = part(() => import("./TimetableDialog.tsx"));
const syllabusDialog = part(() => import("./SyllabusDialog.tsx"));

type Opened =
  | { readonly kind: "new"; readonly span: Span; readonly isHourMeant: boolean; readonly type?: "assignment" }
  | { readonly kind: "edit"; readonly occurrence: Occurrence }
  | { readonly kind: "files"; readonly file?: File }
  | { readonly kind: "timetable" }
  | { readonly kind: "syllabus"; readonly file?: File };

/** A calendar is taken in as it is; in anything else dates are looked for. */
function ofFile(file: File | undefined): Opened | null {
  if (!file) return null;
  const isCalendar = /\.(?:ics|ical)$/i.test(file.name) || file.type === "text/calendar";
  return { kind: isCalendar ? "files" : "syllabus", file };
}

export function CalendarPage() {
  const t = useTexts();
  const dates = useDates();
  const navigate = useNavigate();
  const { replica, now } = useStudent();
  const { classes } = useClasses();
  const isNarrow = useMatches("(max-width: 760px)");
  const isRoomBeside = useMatches("(min-width: 1181px)");
  const { today, zone, now: instant } = useClock();
  const minute = minuteOf(wallTimeAt(instant, zone));
  const search = useSearch({ from: "/signed-in/calendar" });
  const view = search.view ?? rememberedView() ?? (isNarrow ? "agenda" : "month");
  // The agenda is such a list itself.
  const isWide = isRoomBeside && view !== "agenda";
  const day = search.day !== undefined && isDay(search.day) ? search.day : today;
  const { from, to } = daysOfView(view, day, dates.weekStart);
  // The frame of a page is drawn at once; what is on it may take a few turns more.
  const occurrences = useDeferredValue(useOccurrences(from, to), undefined);
  const count = useLive(() => replica.count(eventEntity, { by: "start" }), [replica]);
  // Until everything has arrived, nobody knows that there is nothing.
  const isArriving = !useSyncReport().isWhole;
  const isDrawn = useDrawn(occurrences !== undefined);
  const calendar = useCalendar();
  const [opened, setOpened] = useState<Opened | null>(() => ofFile(carriedFile()));
  useEffect(putDownCarriedFile, []);
  // An event that is being written is not put away for a file.
  const isOver = useFileDrop(([file]) => {
    const dropped = ofFile(file);
    setOpened((now) => (dropped && (now === null || now.kind === "files" || now.kind === "syllabus") ? dropped : now));
  });
  const syllabus = usePart(syllabusDialog, opened?.kind === "syllabus" || search.syllabus !== undefined, () => {
    setOpened(null);
    toast({ text: t("failure.tooSlow") });
  });
  const timetable = usePart(timetableDialog, opened?.kind === "timetable", () => {
    setOpened(null);
    toast({ text: t("failure.tooSlow") });
  });
  const remove = useRemoval(calendar.remove, occurrences, opened);
  const classLabels = useMemo(() => new Map(classes?.map((one) => [one.id, one])), [classes]);

  const show = useCallback(
    (change: { readonly view?: View; readonly day?: string | undefined }, isStep = false) => {
      if (change.view) writeRecord(recordKeys.calendarView, change.view);
      void navigate({
        to: "/calendar",
        search: (last: { view?: View | undefined; day?: string | undefined }) => ({ ...last, ...change }),
        replace: isStep,
        resetScroll: false,
      });
    },
    [navigate],
  );
  // A step of the arrow keys is no page to go back to.
  const goTo = useCallback(
    (nextDay: string, nextView?: View) => show({ day: nextDay, ...(nextView && { view: nextView }) }, !nextView),
    [show],
  );

  const create = useCallback((span: Span, isHourMeant: boolean) => setOpened({ kind: "new", span, isHourMeant }), []);
  const newHere = useRef((_type?: "assignment") => {});
  newHere.current = (type) => {
    setOpened({ kind: "new", span: nextHour(day, today, minute), isHourMeant: false, ...(type && { type }) });
  };
  useEffect(() => {
    const go = (nextView: View) => () => show({ view: nextView });
    return registerShortcuts([
      { keys: "n", label: t("calendar.newEvent"), run: () => newHere.current() },
      { keys: "h", label: t("shortcuts.newAssignment"), run: () => newHere.current("assignment") },
      { keys: "t", label: t("calendar.toToday"), run: () => show({ day: undefined }) },
      ...views.map((one) => ({ keys: viewKeys[one], label: t(`calendar.view.${one}`), run: go(one) })),
    ]);
  }, [t, show]);

  return (
    <Page
      title={`${t("calendar.heading")} · ${t("product")}`}
      heading={<Mark>{t("calendar.heading")}</Mark>}
      actions={
        <>
          <div className={styles.files}>
            <Button look="outline" onClick={() => setOpened({ kind: "files" })}>
              <Icon shape={filesIcon} size={18} />
              <span className={styles.filesWords}>{t("calendar.files")}</span>
            </Button>
            <Button look="outline" onClick={() => setOpened({ kind: "timetable" })}>
              <Icon shape={classIcon} size={18} />
              <span className={styles.filesWords}>{t("timetable.open")}</span>
            </Button>
            <Button look="outline" onClick={() => setOpened({ kind: "syllabus" })}>
              <Icon shape={syllabusIcon} size={18} />
              <span className={styles.filesWords}>{t("calendar.syllabus.open")}</span>
            </Button>
          </div>
          <Button look="primary" onClick={() => newHere.current()} aria-keyshortcuts="n">
            <Icon shape={plusIcon} size={18} />
            {t("calendar.newEvent")}
          </Button>
        </>
      }
    >
      <div className={styles.bar}>
        <div className={styles.turn}>
          <IconButton aria-label={t(`calendar.previous.${view}`)} onClick={() => show({ day: turned(view, day, -1) })}>
            <Icon shape={previousIcon} size={18} />
          </IconButton>
          <Link
            to="/calendar"
            search={{ ...search, day: undefined }}
            className={styles.today}
            aria-current={day === today ? "date" : undefined}
            resetScroll={false}
          >
            {t("calendar.today")}
          </Link>
          <IconButton aria-label={t(`calendar.next.${view}`)} onClick={() => show({ day: turned(view, day, 1) })}>
            <Icon shape={nextIcon} size={18} />
          </IconButton>
          <h2 className={styles.period} aria-live="polite">
            {periodOf(view, day, from, to, dates)}
          </h2>
        </div>
        <nav className={styles.views} aria-label={t("calendar.views")}>
          {views.map((one) => (
            <Link
              key={one}
              to="/calendar"
              search={{ ...search, view: one }}
              aria-current={one === view ? "page" : undefined}
              resetScroll={false}
              onClick={() => writeRecord(recordKeys.calendarView, one)}
            >
              {t(`calendar.view.${one}`)}
            </Link>
          ))}
        </nav>
      </div>

      <OverdueTray
        today={today}
        now={instant}
        classLabels={classLabels}
        isNarrow={isNarrow}
        calendar={calendar}
        onOpen={(occurrence) => setOpened({ kind: "edit", occurrence })}
      />

      {count === 0 && !isArriving && (
        <EmptyState title={t("calendar.emptyTitle")} text={t("calendar.emptyText")}>
          <Button look="outline" onClick={() => newHere.current()}>
            {t("calendar.createFirst")}
          </Button>
          <Button look="outline" onClick={() => setOpened({ kind: "timetable" })}>
            {t("timetable.open")}
          </Button>
          <Button look="outline" onClick={() => setOpened({ kind: "syllabus" })}>
            {t("calendar.syllabus.open")}
          </Button>
        </EmptyState>
      )}

      <div className={styles.desk} data-wide={isWide}>
        <CalendarView
          view={view}
          day={day}
          today={today}
          nowMinute={minute}
          occurrences={occurrences ?? none}
          classLabels={classLabels}
          isNarrow={isNarrow}
          onDay={goTo}
          onOpen={(occurrence) => setOpened({ kind: "edit", occurrence })}
          onCreate={create}
          onMove={calendar.move}
          onRemove={(occurrence) => void remove(occurrence)}
          onDone={(occurrence, isDone) => void calendar.setDone(occurrence, isDone)}
          isArriving={isArriving}
        />
        {isWide && isDrawn && (
          <Upcoming
            today={today}
            isArriving={isArriving}
            classLabels={classLabels}
            onOpen={(occurrence) => setOpened({ kind: "edit", occurrence })}
            onDone={(occurrence, isDone) => void calendar.setDone(occurrence, isDone)}
          />
        )}
      </div>

      {opened?.kind === "new" && (
        <EventDialog
          event={newEvent(now(), {
            type: opened.type ?? "other",
            start: opened.span.start,
            end: opened.span.end,
            zone: opened.span.allDay ? null : viewerZone(),
          })}
          keptAs="new"
          times={opened.span}
          isNew
          isHourMeant={opened.isHourMeant}
          classes={classes ?? []}
          onSave={async (event, deckIds) => {
            await calendar.create(event, deckIds);
            return true;
          }}
          onDelete={() => Promise.resolve(false)}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.kind === "edit" && (
        <EventDialog
          event={{ ...opened.occurrence.event, ...ownTimes(opened.occurrence) }}
          id={opened.occurrence.seriesId === null ? opened.occurrence.event.id : undefined}
          keptAs={opened.occurrence.key}
          times={ownTimes(opened.occurrence)}
          isNew={false}
          classes={classes ?? []}
          onSave={(event, deckIds) => calendar.save(opened.occurrence, event, deckIds)}
          onDelete={() => remove(opened.occurrence)}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.kind === "files" && (
        <FilesDialog
          file={opened.file}
          range={{ from, to, name: periodOf(view, day, from, to, dates) }}
          onClose={() => setOpened(null)}
        />
      )}
      {timetable && opened?.kind === "timetable" && (
        <timetable.TimetableDialog today={today} onClose={() => setOpened(null)} />
      )}
      {syllabus && (opened?.kind === "syllabus" || search.syllabus !== undefined) && (
        <syllabus.SyllabusDialog
          file={opened?.kind === "syllabus" ? opened.file : undefined}
          documentId={search.syllabus}
          onClose={() => {
            setOpened(null);
            if (search.syllabus !== undefined) void navigate({ to: "/calendar", search: {}, replace: true });
          }}
        />
      )}
      {calendar.question && <ScopeDialog question={calendar.question} onClose={calendar.closeQuestion} />}
      {isOver && (
        <div className={styles.drop} role="status">
          <p>{t("calendar.dropNow")}</p>
        </div>
      )}
    </Page>
  );
}

/** What stands beside the calendar comes a moment after it: never both in one go. */
function useDrawn(isKnown: boolean): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (!isKnown) return;
    const waiting = setTimeout(() => setIsDrawn(true), 100);
    return () => clearTimeout(waiting);
  }, [isKnown]);
  return isDrawn;
}

/** What had the focus goes away with a deletion, and with it the place of whoever uses the keys: it is its day then. */
function useRemoval(remove: (occurrence: Occurrence) => Promise<boolean>, drawn: unknown, opened: unknown) {
  const left = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when these are drawn again.
  useEffect(() => {
    if (left.current === null || document.activeElement !== document.body) return;
    const day = document.querySelector<HTMLElement>(`[data-day-stop="${left.current}"]`);
    left.current = null;
    (day ?? document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
  }, [drawn, opened]);
  return async (occurrence: Occurrence) => {
    const went = await remove(occurrence);
    if (went) left.current = firstDay(occurrence);
    return went;
  };
}

const none: readonly Occurrence[] = [];
const viewKeys = { month: "m", week: "w", day: "d", agenda: "a" } as const;

function rememberedView(): View | undefined {
  return views.find((view) => view === readRecord(recordKeys.calendarView));
}

/** Where a new event begins if nobody says so: the next full hour of today, the morning of any other day. */
function nextHour(day: string, today: string, minute: number): Span {
  const hour = day === today ? Math.min(23, Math.floor(minute / 60) + 1) : 9;
  const at = (hours: number, minutes: number) =>
    `${day}T${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
  return { start: at(hour, 0), end: hour === 23 ? at(23, 59) : at(hour + 1, 0), allDay: false };
}

function periodOf(view: View, day: string, from: string, to: string, dates: Dates): string {
  if (view === "month") return dates.month(day);
  return view === "day" ? dates.dayYear(day) : dates.range(from, to);
}
