import { plainWords } from "@jotter/note-index/snippet";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { calendarDaysBetween } from "../../ui/format.ts";
import { Icon } from "../../ui/Icon.tsx";
import { historyIcon, unfoldIcon } from "../../ui/icons/app.ts";
import { Loader } from "../../ui/Loader.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { MessagePage } from "../../ui/MessagePage.tsx";
import { confirmed, toast } from "../../ui/overlays.ts";
import { Problem } from "../../ui/Problem.tsx";
import type { DiffBlock, DiffPiece } from "./history/note-diff.ts";
import { useDiff } from "./history/use-diff.ts";
import { useNoteHistory } from "./history/use-note-history.ts";
import { type NoteVersion, tellingLine } from "./history/versions.ts";
import styles from "./note-history.module.css";

/** What a note said before, what has changed since, and the way back. [NOT-4] */
export function NoteHistoryPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const id = useParams({ strict: false }).id ?? "";
  const asked = useSearch({ strict: false }).version;
  const { current, versions, lostTitles, isFetching, problem, retry, restore } = useNoteHistory(id);

  if (current === undefined) return <Loader title={t("loader.history")} />;
  if (current === null) {
    return (
      <MessagePage title={t("notes.notFoundTitle")} text={t("notes.notFoundText")}>
        <Link to="/notes" className={buttonClass("primary")}>
          {t("notes.toNotes")}
        </Link>
      </MessagePage>
    );
  }

  const chosen = versions.find(({ rev }) => rev === asked) ?? versions[0];
  const title = shownNoteTitle(current.title, t);

  async function restoreVersion(version: Pick<NoteVersion, "title" | "body">) {
    const sure = await confirmed({
      title: t("history.confirmTitle"),
      text: t("history.confirmText"),
      confirm: t("history.confirm"),
      cancel: t("action.cancel"),
    });
    const undo = sure && (await restore(version));
    if (!undo) return;
    await navigate({ to: "/editor/$id", params: { id } });
    toast({ text: t("history.restored"), action: { label: t("action.undo"), run: () => void undo() } });
  }

  return (
    <article className={styles.page}>
      <title>{`${t("history.title")} · ${title} · ${t("product")}`}</title>
      <BackLink href={`/editor/${id}`}>{t("history.back")}</BackLink>
      <header className={styles.head}>
        <h1 tabIndex={-1}>
          <Mark>{t("history.title")}</Mark>
        </h1>
        <p className={styles.note}>{title}</p>
        <p className={styles.lead}>{t("history.lead")}</p>
      </header>
      {problem?.kind === "offline" && (
        <EmptyState
          title={t(versions.length > 0 ? "history.offlineSome" : "history.offlineTitle")}
          text={t("history.offlineText")}
        >
          <Button look="outline" onClick={retry}>
            {t("action.retry")}
          </Button>
        </EmptyState>
      )}
      {problem && problem.kind !== "offline" && (
        <div className={styles.failed}>
          <Problem text={t("history.failed")} />
          <Button look="outline" onClick={retry}>
            {t("action.retry")}
          </Button>
        </div>
      )}
      {isFetching && versions.length === 0 && <p role="status">{t("history.fetching")}</p>}
      {!isFetching && !problem && versions.length === 0 && (
        <EmptyState title={t("history.emptyTitle")} text={t("history.emptyText")} />
      )}
      {chosen && (
        <div className={styles.columns}>
          <VersionList versions={versions} chosen={chosen} current={current} noteId={id} />
          <VersionView version={chosen} current={current} onRestore={() => void restoreVersion(chosen)} />
        </div>
      )}
      {lostTitles.length > 0 && (
        <section className={styles.lost} aria-labelledby="lost-titles">
          <h2 id="lost-titles">{t("history.lostTitle")}</h2>
          <p>{t("history.lostText")}</p>
          {lostTitles.map((lost) => (
            <Button key={lost} onClick={() => void restoreVersion({ title: lost, body: current.body })}>
              {t("history.lostUse", { title: lost })}
            </Button>
          ))}
        </section>
      )}
    </article>
  );
}

type VersionListProps = {
  readonly versions: readonly NoteVersion[];
  readonly chosen: NoteVersion;
  readonly current: { readonly body: string };
  readonly noteId: string;
};

function VersionList({ versions, chosen, current, noteId }: VersionListProps) {
  const t = useTexts();
  const format = useFormat();
  const dayName = useDayName();
  const wordsOf = (version: NoteVersion) => {
    const later = versions[versions.indexOf(version) - 1] ?? current;
    return plainWords(tellingLine(version.body, later.body)).trim();
  };
  const days = new Map<string, NoteVersion[]>();
  for (const version of versions) {
    const day = version.at === null ? "" : dayName(version.at);
    days.set(day, [...(days.get(day) ?? []), version]);
  }
  return (
    <nav className={styles.versions} aria-label={t("history.listLabel")}>
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          {day && <h2>{day}</h2>}
          <ul>
            {ofDay.map((version) => (
              <li key={version.rev}>
                <Link
                  to="/editor/$id/history"
                  params={{ id: noteId }}
                  search={{ version: version.rev }}
                  replace
                  resetScroll={false}
                  className={styles.version}
                  aria-current={version === chosen ? "true" : undefined}
                >
                  <strong>{version.at === null ? t("history.lastSent") : format.time(version.at)}</strong>
                  <span>{wordsOf(version)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

type VersionViewProps = {
  readonly version: NoteVersion;
  readonly current: { readonly title: string; readonly body: string };
  readonly onRestore: () => void;
};

function VersionView({ version, current, onRestore }: VersionViewProps) {
  const t = useTexts();
  const format = useFormat();
  const dayName = useDayName();
  const blocks = useDiff(version.body, current.body);
  const when =
    version.at === null
      ? t("history.lastSent")
      : t("history.moment", { day: dayName(version.at), time: format.time(version.at) });
  return (
    <section className={styles.view} aria-label={t("history.compared")}>
      <div className={styles.viewHead}>
        <div>
          <h2>{when}</h2>
          <p className={styles.legend}>
            {t("history.compared")} <del>{t("history.removedSince")}</del> <ins>{t("history.addedSince")}</ins>
          </p>
        </div>
        <Button look="primary" onClick={onRestore}>
          <Icon shape={historyIcon} size={18} />
          {t("history.restore")}
        </Button>
      </div>
      {version.title !== current.title && (
        <p className={styles.titleThen}>{t("history.titleThen", { title: shownNoteTitle(version.title, t) })}</p>
      )}
      {blocks ? <Diff blocks={blocks} /> : <p role="status">{t("history.comparing")}</p>}
    </section>
  );
}

function Diff({ blocks }: { readonly blocks: readonly DiffBlock[] }) {
  const t = useTexts();
  const format = useFormat();
  // Blocks have no names of their own, and never change places: a new comparison is a new list.
  let at = 0;
  return (
    <div className={styles.diff}>
      {blocks.map((block) => {
        at++;
        if (block.kind === "same") return <p key={at}>{block.text}</p>;
        if (block.kind === "folded") {
          return (
            <details key={at}>
              <summary>
                <Icon shape={unfoldIcon} size={16} />
                {t("history.untouched", { count: block.paragraphs, formatted: format.number(block.paragraphs) })}
              </summary>
              <p>{block.text}</p>
            </details>
          );
        }
        return (
          <p key={at} className={styles.changed}>
            {shownPieces(block.pieces).map(({ change, text }) => {
              at++;
              if (change === "same") return text;
              const Change = change === "added" ? "ins" : "del";
              return (
                <Change key={at}>
                  <span className="visually-hidden">
                    {`(${t(change === "added" ? "history.addedSince" : "history.removedSince")}) `}
                  </span>
                  {text}
                </Change>
              );
            })}
          </p>
        );
      })}
    </div>
  );
}

/** A paragraph that came or went did so with the empty lines around it; those would be shown as a spot of colour. */
function shownPieces(pieces: readonly DiffPiece[]): readonly DiffPiece[] {
  const [only, another] = pieces;
  return only && !another ? [{ ...only, text: only.text.replace(/^\s*\n|\n\s*$/g, "") }] : pieces;
}

function useDayName(): (moment: number) => string {
  const t = useTexts();
  const format = useFormat();
  const { now } = useStudent();
  return (moment) => {
    const daysAgo = calendarDaysBetween(moment, now());
    return daysAgo === 0 ? t("history.today") : daysAgo === 1 ? t("history.yesterday") : format.day(moment);
  };
}
