import { isWork, nextUp } from "@jotter/domain/next-up";
import { withSettled } from "@jotter/domain/settled-work";
import { Link, useLoaderData } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import type { StudyNews } from "../../student/cards/study-news.ts";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import { useGradeBooks } from "../../student/grades/use-grades.ts";
import { openQuickSwitcher } from "../../student/notes/quick-switcher.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useClock } from "../../student/records/use-clock.ts";
import { usePainted } from "../../student/records/use-painted.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useProfile } from "../../student/session/use-profile.ts";
import { buttonClass, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { plusIcon, searchIcon } from "../../ui/icons/app.ts";
import { pageLanguage, useFormat, useTexts } from "../../ui/language.tsx";
import { MarkedText } from "../../ui/Mark.tsx";
import { cardClass, Page } from "../../ui/Page.tsx";
import { part, usePart } from "../../ui/part.ts";
import { isMac } from "../../ui/shortcuts.ts";
import { useArrived } from "../../ui/use-arrived.ts";
import { dueSoon, hasExamSoon, leftOf, noteFacts } from "./agenda.ts";
import styles from "./control-room.module.css";
import { DueSoon } from "./DueSoon.tsx";
import { useRestOfControlRoom } from "./first-control-room.ts";
import { firstName, partOfDay } from "./greeting.ts";
import { HalfHour } from "./HalfHour.tsx";
import { headline } from "./headline.ts";
import { NextUpList } from "./NextUpList.tsx";
import { RecentNotes } from "./RecentNotes.tsx";
import { forgetReadyHeight, readyHeight } from "./ready-place.ts";
import { TodayRuler } from "./TodayRuler.tsx";
import { UnfinishedSignUp } from "./UnfinishedSignUp.tsx";
import { type NoteTexts, type RecentNote, useCalendar, useNoteTexts, useRecentNotes } from "./use-control-room.ts";

const glance = part(() => import("./GradesGlance.tsx"));
/** What cards and quizzes say, with the texts of the rooms behind. */
const study = part(async () => (await Promise.all([import("./Ready.tsx"), pageLanguage()]))[0]);

const firstSteps = part(async () => (await Promise.all([import("./FirstSteps.tsx"), pageLanguage()]))[0]);
/** With so many notes nobody is new here. */
const fewNotes = 3;

const none: readonly RecentNote[] = [];
const unread: NoteTexts = new Map();

/** [DSH-1] [DSH-2] */
export function ControlRoomPage() {
  const t = useTexts();
  const format = useFormat();
  const { account } = useStudent();
  const clock = useClock();
  const first = useArrived(useLoaderData({ from: "/signed-in/controlRoom" }).first);
  const rest = useRestOfControlRoom(first?.rows ?? null);
  const isRestPainted = usePainted(Boolean(rest));
  // What was read on the way here stands first; the records are asked, and followed from then on, when it does.
  const isDue = first !== undefined && (rest === null || isRestPainted);
  const notes = useRecentNotes(isDue) ?? first?.notes;
  const occurrences = useCalendar(clock.today, isDue) ?? rest?.occurrences;
  const profile = useProfile(isDue) ?? rest?.profile;
  const classLabels = useClassLabels(isDue, rest?.classes);
  // Until everything has arrived, nobody knows that there is nothing.
  const isArriving = !useSyncReport().isWhole;
  // The texts of notes and the grades are the most to read: they come when the first screen stands.
  const isPainted = usePainted(occurrences !== undefined && notes !== undefined);
  const isListPainted = usePainted(notes !== undefined);
  const texts = useNoteTexts(notes ?? none, isDue && isPainted) ?? rest?.texts ?? unread;
  const grades = useGradeBooks(isPainted);
  const arrived = usePart(glance, Boolean(grades && occurrences));
  const studied = usePart(study, Boolean(grades && occurrences));
  const [news, setNews] = useState<StudyNews>();
  // Until the calendar is read, what stood here the last time has its place: nothing jumps when it comes.
  const [height] = useState(() => readyHeight(account.id, innerWidth));
  const isExamNear = useMemo(
    () => (occurrences ? hasExamSoon(occurrences, clock) : height !== null),
    [occurrences, clock, height],
  );
  const asksIfReady = isExamNear && news?.exams.length !== 0;
  useEffect(() => {
    if (occurrences && !asksIfReady) forgetReadyHeight(account.id);
  }, [occurrences, asksIfReady, account.id]);
  const { ranked, running } =
    useMemo(() => {
      if (!occurrences) return undefined;
      const { now, zone } = clock;
      const facts = { notes: noteFacts(notes ?? none, texts), study: news?.weights };
      return nextUp({ zone, now, occurrences, grades: grades ?? null, ...facts });
    }, [grades, occurrences, notes, texts, news, clock]) ?? {};
  // What has its grade is not late.
  const settled = useMemo(
    () => occurrences && withSettled(occurrences, grades?.books ?? [], clock.zone),
    [occurrences, grades, clock.zone],
  );
  const due = useMemo(() => settled && dueSoon(settled, clock), [settled, clock]);
  const left = useMemo(() => settled && leftOf(settled, clock), [settled, clock]);

  const hasEvents = occurrences !== undefined && occurrences.length > 0;
  const isKnown = !isArriving && isDue && notes !== undefined && occurrences !== undefined && grades !== undefined;
  const areStepsLeft = isKnown && notes.length <= fewNotes && !(classLabels.size > 0 && hasEvents && notes.length > 0);
  const steps = usePart(firstSteps, areStepsLeft);
  // Until the steps are there, every card says what it can.
  const isNew = areStepsLeft && steps !== null;

  const name = profile?.username || account.name || t("dashboard.student");
  const greeting = t(`dashboard.${partOfDay(new Date(clock.now).getHours())}`, { name: firstName(name) });
  const sentence = left && notes && headline({ left, notes: notes.length, isArriving }, t, format);
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
      {isNew && <steps.FirstSteps classLabels={classLabels} hasEvents={hasEvents} hasNotes={notes.length > 0} />}
      <TodayRuler
        clock={clock}
        occurrences={known(occurrences, isArriving)}
        classLabels={classLabels}
        first={ranked?.find(isWork)}
        isPainted={isListPainted}
      />
      {studied && occurrences && studied.hasBlocks(occurrences) && <studied.RepairCard clock={clock} />}
      {notes && (
        <div className={styles.grid}>
          {!(isNew && ranked?.length === 0) && (
            <NextUpList
              ranked={known(ranked, isArriving)}
              running={running}
              clock={clock}
              classLabels={classLabels}
              occurrences={occurrences ?? []}
              studyActionOf={studied?.studyActionOf}
            />
          )}
          {!(isNew && due?.length === 0) && (
            <DueSoon due={known(due, isArriving)} clock={clock} classLabels={classLabels} />
          )}
          {!(isNew && notes.length === 0) && (
            <RecentNotes
              notes={notes}
              texts={texts}
              classLabels={classLabels}
              isPainted={isPainted}
              isArriving={isArriving}
            />
          )}
          {asksIfReady && !(studied && news) && (
            <div
              className={`${cardClass} ${styles.ready} ${styles.waiting}`}
              style={height === null ? undefined : { minHeight: height }}
              data-ready-place=""
            />
          )}
          {asksIfReady && studied && news && (
            <studied.Ready
              exams={news.exams}
              books={grades?.books}
              clock={clock}
              classLabels={classLabels}
              className={styles.ready}
            />
          )}
          {ranked && occurrences && !asksIfReady && !(isNew && ranked.length === 0) && (
            <HalfHour ranked={ranked} running={running} clock={clock} occurrences={occurrences} latestNote={notes[0]} />
          )}
        </div>
      )}
      {studied && <studied.StudyReckoning clock={clock} onNews={setNews} />}
      {arrived && grades && occurrences && (
        <arrived.GradesGlance
          grades={grades}
          occurrences={occurrences}
          clock={clock}
          isArriving={isArriving}
          isQuiet={isNew}
        />
      )}
    </Page>
  );
}

/** An empty list is no news while things are still on their way here. */
function known<List extends readonly unknown[]>(list: List | undefined, isArriving: boolean): List | undefined {
  return isArriving && list?.length === 0 ? undefined : list;
}

/** The way to everything, and to an empty sheet. */
function Doors() {
  const t = useTexts();
  return (
    <>
      <Pressable
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
      </Pressable>
      <Link to="/editor" className={buttonClass("primary")}>
        <Icon shape={plusIcon} size={18} />
        {t("dashboard.newNote")}
      </Link>
    </>
  );
}

const searchKeys = isMac ? "⌘K" : "Ctrl K";
