import { Link, useLoaderData, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { usePainted } from "../../student/records/use-painted.ts";
import { useSelection } from "../../student/records/use-selection.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { plusIcon } from "../../ui/icons/app.ts";
import { caretDownIcon } from "../../ui/icons/entrance.ts";
import { Loader } from "../../ui/Loader.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { Page } from "../../ui/Page.tsx";
import { part, usePart } from "../../ui/part.ts";
import { useArrived } from "../../ui/use-arrived.ts";
import { NoteList } from "./NoteList.tsx";
import { isFiltered } from "./note-view.ts";
import styles from "./notes.module.css";
import { useKeptPlace } from "./use-kept-place.ts";
import { useNoteListing } from "./use-notes.ts";

export function NotesPage() {
  const t = useTexts();
  const view = useSearch({ from: "/signed-in/notes" });
  const firstRows = useArrived(useLoaderData({ from: "/signed-in/notes" }).firstNotes);
  const isPainted = usePainted(firstRows !== undefined);
  const { rows, length, all, written } = useNoteListing(view, firstRows, isPainted);
  useKeptPlace(rows !== undefined);
  const selection = useSelection();
  const report = useSyncReport();
  const desk = usePart(extras, isPainted);
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  // Of everything, not of what is shown: filters that nothing passes are another thing than an empty desk.
  const isEmpty = (all ?? (isFiltered(view) ? undefined : rows))?.length === 0;
  const isNoneFound = !isEmpty && rows?.length === 0 && (view.tag === undefined || written !== undefined);
  const { end } = selection;
  useEffect(() => {
    if (isEmpty) end();
  }, [isEmpty, end]);

  return (
    <div className={styles.notes} data-selecting={selection.ids !== null}>
      <Page
        title={`${t("notes.title")} · ${t("product")}`}
        heading={<Mark>{t("notes.title")}</Mark>}
        actions={
          <div className={styles.create}>
            <Link to="/editor" className={buttonClass("primary")}>
              <Icon shape={plusIcon} size={18} />
              {t("notes.newNote")}
            </Link>
            <Button
              look="primary"
              aria-label={t("notes.fromTemplate")}
              aria-haspopup="menu"
              aria-expanded={menuAt !== null}
              onClick={(event) => setMenuAt(menuAt ? null : event.currentTarget)}
            >
              <Icon shape={caretDownIcon} size={16} />
            </Button>
          </div>
        }
      >
        {menuAt && desk && <desk.TemplateMenu anchor={menuAt} onClose={() => setMenuAt(null)} />}
        <div className={styles.tools} data-empty={isEmpty}>
          {desk && <desk.NotesToolbar view={view} all={all} written={written} selection={selection} />}
        </div>
        {isEmpty && !report.isWhole && <Loader title={t("notes.arriving")} size="small" />}
        {isEmpty && report.isWhole && (
          <EmptyState title={t("notes.emptyTitle")} text={t("notes.emptyText")}>
            <Link to="/editor" className={buttonClass("outline")}>
              {t("notes.createFirst")}
            </Link>
          </EmptyState>
        )}
        {!view.q && <Count count={rows && all ? rows.length : undefined} isHidden={isEmpty} />}
        {isNoneFound && !view.q && (
          <EmptyState title={t("notes.noneFits")} text={t("notes.noneFitsText")}>
            <Link to="/notes" search={{}} className={buttonClass("outline")}>
              {t("notes.clearFilters")}
            </Link>
          </EmptyState>
        )}
        {view.q && !isEmpty ? (
          desk && (
            <desk.SearchedNotes
              view={{ ...view, q: view.q }}
              all={all}
              written={written}
              selection={selection}
              desk={desk}
            />
          )
        ) : (
          <NoteList
            rows={rows}
            length={length}
            label={t(listLabels[view.sort ?? "updated"])}
            isPainted={isPainted}
            selection={selection}
            desk={desk}
            time={view.sort === "created" ? "createdAt" : "updatedAt"}
          />
        )}
      </Page>
    </div>
  );
}

/** What the list needs once it stands: filters, menus, search. Fetched then, and not before. */
const extras = part(() => import("./list-extras.ts"));

function Count({ count, isHidden }: { readonly count: number | undefined; readonly isHidden: boolean }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <p className={styles.count} role="status" hidden={isHidden}>
      {count !== undefined && t("notes.count", { count, formatted: format.number(count) })}
    </p>
  );
}

const listLabels = {
  updated: "notes.listLabel",
  created: "notes.listByCreated",
  title: "notes.listByTitle",
} as const;
