import { Link } from "@tanstack/react-router";
import { shownNoteTitle } from "../../student/note-title.ts";
import { useStudent } from "../../student/student-context.ts";
import type { SyncReport } from "../../student/sync-report.ts";
import { useSyncReport } from "../../student/sync-report-context.tsx";
import { useProfile } from "../../student/use-profile.ts";
import { buttonClass, keyCapClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import {
  aiToolsIcon,
  calendarIcon,
  docsIcon,
  gradesIcon,
  notesIcon,
  plusIcon,
  textbookIcon,
} from "../../ui/icons/app.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { MarkedText } from "../../ui/Mark.tsx";
import { cardClass, Page } from "../../ui/Page.tsx";
import type { Translate } from "../../ui/translate.ts";
import styles from "./control-room.module.css";
import { partOfDay } from "./greeting.ts";
import { UnfinishedSignUp } from "./UnfinishedSignUp.tsx";
import { type RecentNote, useDashboard } from "./use-dashboard.ts";

export function ControlRoomPage() {
  const t = useTexts();
  const { account, now } = useStudent();
  const profile = useProfile();
  const dashboard = useDashboard();
  const report = useSyncReport();
  const name = profile?.username || account.name || t("dashboard.student");
  const greeting = t(`dashboard.${partOfDay(new Date(now()).getHours())}`, { name });
  return (
    <Page
      title={`${t("area.home")} · ${t("product")}`}
      heading={
        <>
          <span className={styles.greeting}>{greeting}</span>{" "}
          {dashboard && <Headline count={dashboard.count} isArriving={report.kind === "first"} />}
        </>
      }
      actions={
        <Link to="/editor" className={buttonClass("primary")}>
          <Icon shape={plusIcon} size={18} />
          {t("dashboard.newNote")}
        </Link>
      }
    >
      <UnfinishedSignUp />
      <div className={styles.grid}>
        <section className={styles.recent} aria-labelledby="recent">
          <div className={styles.sectionHead}>
            <h2 id="recent">{t("dashboard.recent")}</h2>
            <Link to="/notes">{t("dashboard.allNotes")}</Link>
          </div>
          {dashboard && <RecentNotes notes={dashboard.recent} isArriving={report.kind === "first"} />}
        </section>
        <section className={`${cardClass} ${styles.device}`} aria-labelledby="device">
          <h2 id="device">{t("dashboard.syncTitle")}</h2>
          <p>{syncSentence(report, t)}</p>
          <Ruler waiting={report.count} />
        </section>
        <section className={`${cardClass} ${styles.places}`} aria-labelledby="places">
          <h2 id="places">{t("dashboard.placesTitle")}</h2>
          <ul className={styles.keys}>
            {places.map(({ id, to, icon, marker }) => (
              <li key={id}>
                <Link to={to} className={keyCapClass} data-marker={marker}>
                  <Icon shape={icon} />
                  {t(`area.${id}`)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}

const places = [
  { id: "notes", to: "/notes", icon: notesIcon, marker: "lime" },
  { id: "docs", to: "/docs", icon: docsIcon, marker: "sky" },
  { id: "grades", to: "/grades", icon: gradesIcon, marker: "mint" },
  { id: "calendar", to: "/calendar", icon: calendarIcon, marker: "coral" },
  { id: "aiTools", to: "/ai-tools", icon: aiToolsIcon, marker: "violet" },
  { id: "textbook", to: "/textbook", icon: textbookIcon, marker: "amber" },
] as const;

/** One sentence, one stroke: the number that is true right now. */
function Headline({ count, isArriving }: { readonly count: number; readonly isArriving: boolean }) {
  const t = useTexts();
  const format = useFormat();
  if (isArriving && count === 0) return <span className={styles.sentence}>{t("notes.arriving")}</span>;
  const text =
    count === 0 ? t("dashboard.headlineNone") : t("dashboard.headline", { count, formatted: format.number(count) });
  return (
    <span className={styles.sentence}>
      <MarkedText text={text} />
    </span>
  );
}

function RecentNotes({ notes, isArriving }: { readonly notes: readonly RecentNote[]; readonly isArriving: boolean }) {
  const t = useTexts();
  const format = useFormat();
  const { now } = useStudent();
  if (notes.length === 0) {
    return (
      <EmptyState title={t("dashboard.emptyTitle")} text={isArriving ? t("notes.arriving") : t("dashboard.emptyText")}>
        <Link to="/editor" className={buttonClass("outline")}>
          {t("notes.createFirst")}
        </Link>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.cards}>
      {notes.map((note) => (
        <li key={note.id}>
          <Link to="/editor/$id" params={{ id: note.id }} className={styles.card}>
            <h3>{shownNoteTitle(note.title, t)}</h3>
            <p className={styles.preview}>{note.preview || t("dashboard.emptyNote")}</p>
            <time dateTime={new Date(note.updatedAt).toISOString()}>{format.when(note.updatedAt, now())}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const ticks = Array.from({ length: 41 }, (_, index) => index);

/** The needle stands at the end when everything has arrived, and further back the more is waiting. */
function Ruler({ waiting }: { readonly waiting: number }) {
  const reached = waiting === 0 ? ticks.length : Math.max(4, ticks.length - 1 - waiting);
  return (
    <div className={styles.ruler} aria-hidden="true">
      {ticks.map((tick) => (
        <i key={tick} data-reached={tick < reached} />
      ))}
    </div>
  );
}

function syncSentence({ kind, count }: SyncReport, t: Translate): string {
  switch (kind) {
    case "offline":
      return t("dashboard.syncOffline");
    case "failed":
    case "signed-out":
      return t("dashboard.syncFailed");
    case "blocked":
      return t("dashboard.syncBlocked", { count });
    case "upgrade":
      return t("dashboard.syncUpgrade");
    case "first":
    case "starting":
      return t("dashboard.syncFirst");
    case "waiting":
      return t("dashboard.syncPending", { count });
    case "saved":
      return t("dashboard.syncSaved");
  }
}
