import { nextUp, standingOf } from "@jotter/domain/next-up";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { openQuickSwitcher } from "../../student/quick-switcher.ts";
import { useStudent } from "../../student/student-context.ts";
import { useSyncReport } from "../../student/sync-report-context.tsx";
import { useGradeBooks } from "../../student/use-grades.ts";
import { usePainted } from "../../student/use-painted.ts";
import { useProfile } from "../../student/use-profile.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { plusIcon, searchIcon } from "../../ui/icons/app.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { MarkedText } from "../../ui/Mark.tsx";
import { Page } from "../../ui/Page.tsx";
import { isMac } from "../../ui/shortcuts.ts";
import styles from "./control-room.module.css";
import { DueSoon } from "./DueSoon.tsx";
import { comingFrom, dueSoon, leftOf, unfinishedIn } from "./desk.ts";
import { partOfDay } from "./greeting.ts";
import { HalfHour } from "./HalfHour.tsx";
import { headline } from "./headline.ts";
import { NextUpList } from "./NextUpList.tsx";
import { RecentNotes } from "./RecentNotes.tsx";
import { TodayRuler } from "./TodayRuler.tsx";
import { UnfinishedSignUp } from "./UnfinishedSignUp.tsx";
import { useCalendar, useClock, useRecentNotes } from "./use-desk.ts";
import { useLooks } from "./use-looks.ts";

const GradesGlance = lazy(async () => ({ default: (await import("./GradesGlance.tsx")).GradesGlance }));

export function ControlRoomPage() {
  const t = useTexts();
  const format = useFormat();
  const { account } = useStudent();
  const profile = useProfile();
  const clock = useClock();
  const occurrences = useCalendar(clock.today);
  const notes = useRecentNotes();
  const looks = useLooks();
  const isArriving = useSyncReport().kind === "first";
  const isPainted = usePainted(occurrences !== undefined && notes !== undefined);
  const left = useMemo(() => occurrences && leftOf(occurrences, clock.now, clock.span), [occurrences, clock]);

  const name = profile?.username || account.name || t("dashboard.student");
  const greeting = t(`dashboard.${partOfDay(new Date(clock.now).getHours())}`, { name });
  const sentence = left && notes && headline({ left, notes: notes.count, isArriving }, t, format);
  return (
    <Page
      title={`${t("area.home")} · ${t("product")}`}
      heading={
        <>
          <span className={styles.greeting}>{greeting}</span>{" "}
          <span className={styles.sentence}>{sentence && <MarkedText key={sentence} text={sentence} />}</span>
        </>
      }
      actions={<Doors />}
    >
      <UnfinishedSignUp />
      <TodayRuler clock={clock} occurrences={occurrences} looks={looks} />
      {isPainted && occurrences && notes ? (
        <Desk clock={clock} occurrences={occurrences} notes={notes.recent} looks={looks}>
          <RecentNotes notes={notes.recent} looks={looks} isArriving={isArriving} isPainted />
        </Desk>
      ) : (
        <div className={styles.grid}>
          {notes && <RecentNotes notes={notes.recent} looks={looks} isArriving={isArriving} isPainted={false} />}
        </div>
      )}
    </Page>
  );
}

/** The way to everything, and to an empty sheet. */
function Doors() {
  const t = useTexts();
  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openQuickSwitcher}
      >
        <Icon shape={searchIcon} size={18} />
        <span>{t("dashboard.search")}</span>
        <span className={styles.searchKeys} aria-hidden="true">
          {searchKeys}
        </span>
      </button>
      <Link to="/editor" className={buttonClass("primary")}>
        <Icon shape={plusIcon} size={18} />
        {t("dashboard.newNote")}
      </Link>
    </>
  );
}

const searchKeys = isMac ? "⌘K" : "Ctrl K";

type DeskProps = {
  readonly clock: ReturnType<typeof useClock>;
  readonly occurrences: NonNullable<ReturnType<typeof useCalendar>>;
  readonly notes: NonNullable<ReturnType<typeof useRecentNotes>>["recent"];
  readonly looks: ReturnType<typeof useLooks>;
  readonly children: ReactNode;
};

/** What needs the grades: they are read once the first screen stands. */
function Desk({ clock, occurrences, notes, looks, children }: DeskProps) {
  const grades = useGradeBooks();
  const ranked = useMemo(() => {
    if (!grades) return undefined;
    const standings = [...grades.results.values()].flatMap(({ courseId, weighted }) =>
      weighted === null ? [] : standingOf(courseId, weighted),
    );
    return nextUp({ coming: comingFrom(occurrences), standings, unfinished: unfinishedIn(notes) }, clock.now);
  }, [grades, occurrences, notes, clock.now]);
  const due = useMemo(() => dueSoon(occurrences, clock.now, clock.span), [occurrences, clock]);
  return (
    <>
      <div className={styles.grid}>
        <NextUpList ranked={ranked} clock={clock} looks={looks} occurrences={occurrences} />
        <DueSoon due={due} clock={clock} looks={looks} />
        {children}
        <HalfHour ranked={ranked} clock={clock} occurrences={occurrences} latestNote={notes[0]} />
      </div>
      <Suspense>{grades && <GradesGlance grades={grades} occurrences={occurrences} clock={clock} />}</Suspense>
    </>
  );
}
