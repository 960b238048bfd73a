import { type ChangeEvent, useMemo, useRef } from "react";
import { type PageHit, usePageSearch } from "../../student/documents/document-search.ts";
import { type DocumentRow, useDocuments } from "../../student/documents/use-documents.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useSelection } from "../../student/records/use-selection.ts";
import { Pressable } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { Page } from "../../ui/Page.tsx";
import { useFileDrop } from "../../ui/use-file-drop.ts";
import { useMatches } from "../../ui/use-matches.ts";
import { DocumentList } from "./DocumentList.tsx";
import styles from "./documents.module.css";
import { Intake } from "./Intake.tsx";
import { LibraryToolbar } from "./LibraryToolbar.tsx";
import { type LibraryView, listed, readOn, searchedIn } from "./library-view.ts";
import { Notices } from "./Notices.tsx";
import { PageHits } from "./PageHits.tsx";
import { Quota } from "./Quota.tsx";
import { ReadOn } from "./ReadOn.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { UploadTotal } from "./UploadTotal.tsx";
import { useCare } from "./use-care.ts";
import { useIntake } from "./use-intake.ts";
import { useMarks } from "./use-marks.ts";

/** Every document that has the words, of more than anybody has. */
const mostHits = 100;
const none: readonly DocumentRow[] = [];
const noHits: readonly PageHit[] = [];

export function Library({ view }: { readonly view: LibraryView }) {
  const { t, language } = useLanguage();
  const all = useDocuments();
  const { isWhole } = useSyncReport();
  const intake = useIntake();
  const marks = useMarks();
  const selection = useSelection();
  const listing = useCare(all?.filter(isOnItsWay).length);
  const isOver = useFileDrop((files) => void intake.take(files));
  const folderInput = useRef<HTMLInputElement>(null);
  const collator = useMemo(() => new Intl.Collator(language, { numeric: true }), [language]);
  const rows = useMemo(() => all && listed(all, view, collator), [all, view, collator]);
  const begun = useMemo(() => all && readOn(all), [all]);
  const within = useMemo(() => searchedIn(all ?? [], view), [all, view]);
  const search = usePageSearch(view.q ?? "", mostHits, within);
  const { hits = noHits, isWhole: isSearched } = search;
  const found = view.q === undefined ? undefined : { ...search, shown: hits.length };
  // Nothing can be dropped by a finger.
  const isTouched = useMatches("(pointer: coarse)");
  const isPlain = view.q === undefined && selection.ids === null;
  // On a phone it would push the search off the first screen.
  const isPhone = useMatches("(max-width: 760px)");
  const readingOn = isPlain && begun && <ReadOn row={begun} marks={marks} documents={all ?? []} />;

  function takeFolder(event: ChangeEvent<HTMLInputElement>) {
    void intake.take([...(event.currentTarget.files ?? [])]);
    event.currentTarget.value = ""; // So that the same file can be chosen again.
  }

  return (
    <div className={styles.library}>
      <Page
        title={`${t("documents.title")} · ${t("product")}`}
        heading={<Mark>{t("documents.title")}</Mark>}
        actions={<Intake intake={intake} />}
      >
        <FileInput
          ref={(field) => {
            folderInput.current = field;
            // React has no name for it.
            if (field) field.webkitdirectory = true;
          }}
          aria-label={t("documents.uploadFolderLabel")}
          onChange={takeFolder}
        />
        <UploadTotal rows={all ?? none} intake={intake} />
        <Notices intake={intake} />
        {!isPhone && readingOn}
        {all && rows && (
          <LibraryToolbar
            view={view}
            all={all}
            shown={rows.length}
            found={found}
            collator={collator}
            selection={selection}
          />
        )}
        {isPhone && readingOn}
        {rows && rows.length > 0 && hits.length > 0 && <p className={styles.hint}>{t("library.titlesFound")}</p>}
        {!all || (all.length === 0 && !isWhole) ? (
          <Loader title={all ? t("documents.arriving") : t("loader.docs")} size="small" />
        ) : all.length === 0 ? (
          <EmptyState
            title={t("documents.emptyTitle")}
            text={t(isTouched ? "documents.emptyTextTouch" : "documents.emptyText")}
          />
        ) : rows?.length === 0 ? (
          hits.length === 0 &&
          isSearched && (
            <EmptyState
              title={t("documents.nothingFound")}
              text={t(view.q === undefined ? "documents.nothingFoundText" : "library.nothingFoundText")}
            />
          )
        ) : (
          <DocumentList rows={rows ?? []} counts={marks.counts} selection={selection} />
        )}
        {selection.ids === null && <PageHits hits={hits} typed={view.q ?? ""} isLooking={!isSearched} />}
        {selection.ids && <SelectionBar rows={rows ?? []} selection={selection} />}
        <p className={styles.hint}>
          {!isTouched && t("documents.dropHere")}
          <Pressable className={styles.plain ?? ""} onClick={() => folderInput.current?.click()}>
            {t("documents.uploadFolder")}
          </Pressable>
        </p>
        {all && <Quota listing={listing} />}
      </Page>
      {isOver && (
        <div className={styles.drop} role="status">
          <p>{t("documents.dropNow")}</p>
        </div>
      )}
    </div>
  );
}

function isOnItsWay({ data }: DocumentRow): boolean {
  return data.fileId === null;
}
