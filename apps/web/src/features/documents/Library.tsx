import { type ChangeEvent, useMemo, useRef } from "react";
import { type DocumentRow, useDocuments } from "../../student/documents/use-documents.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useSelection } from "../../student/records/use-selection.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { docsIcon, uploadIcon } from "../../ui/icons/app.ts";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { Page } from "../../ui/Page.tsx";
import { useFileDrop } from "../../ui/use-file-drop.ts";
import { DocumentList } from "./DocumentList.tsx";
import styles from "./documents.module.css";
import { LibraryToolbar } from "./LibraryToolbar.tsx";
import { type LibraryView, listed, readOn } from "./library-view.ts";
import { Notices } from "./Notices.tsx";
import { Quota } from "./Quota.tsx";
import { ReadOn } from "./ReadOn.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { useCare } from "./use-care.ts";
import { useIntake } from "./use-intake.ts";
import { useMarks } from "./use-marks.ts";

export function Library({ view }: { readonly view: LibraryView }) {
  const { t, format, language } = useLanguage();
  const all = useDocuments();
  const { isWhole } = useSyncReport();
  const intake = useIntake();
  const marks = useMarks();
  const selection = useSelection();
  const listing = useCare(all?.filter(isOnItsWay).length);
  const isOver = useFileDrop((files) => void intake.take(files));
  const input = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const collator = useMemo(() => new Intl.Collator(language, { numeric: true }), [language]);
  const rows = useMemo(() => all && listed(all, view, collator), [all, view, collator]);
  const begun = useMemo(() => all && readOn(all), [all]);
  const isPlain = view.q === undefined && selection.ids === null;
  const choose = () => input.current?.click();

  function takeIn(event: ChangeEvent<HTMLInputElement>) {
    void intake.take([...(event.currentTarget.files ?? [])]);
    event.currentTarget.value = ""; // So that the same file can be chosen again.
  }

  return (
    <div className={styles.library}>
      <Page
        title={`${t("documents.title")} · ${t("product")}`}
        heading={<Mark>{t("documents.title")}</Mark>}
        actions={
          <>
            <Button look="outline" onClick={() => folderInput.current?.click()}>
              <Icon shape={docsIcon} size={18} />
              {t("documents.uploadFolder")}
            </Button>
            <Button look="primary" onClick={choose}>
              <Icon shape={uploadIcon} size={18} />
              {t("documents.upload")}
            </Button>
          </>
        }
      >
        <FileInput ref={input} multiple aria-label={t("documents.uploadLabel")} onChange={takeIn} />
        <FileInput
          ref={(field) => {
            folderInput.current = field;
            // React has no name for it.
            if (field) field.webkitdirectory = true;
          }}
          aria-label={t("documents.uploadFolderLabel")}
          onChange={takeIn}
        />
        <p className={styles.hint}>
          {t("documents.dropHere")}
          {listing?.fileBytes !== undefined && (
            <span>{t("documents.room", { limit: format.bytes(listing.fileBytes) })}</span>
          )}
        </p>
        <Notices intake={intake} />
        {isPlain && begun && <ReadOn row={begun} marks={marks} documents={all ?? []} />}
        {all && rows && (
          <LibraryToolbar view={view} all={all} shown={rows.length} collator={collator} selection={selection} />
        )}
        {!all || (all.length === 0 && !isWhole) ? (
          <Loader title={all ? t("documents.arriving") : t("loader.docs")} size="small" />
        ) : all.length === 0 ? (
          <EmptyState title={t("documents.emptyTitle")} text={t("documents.emptyText")}>
            <Button look="outline" onClick={choose}>
              {t("documents.upload")}
            </Button>
          </EmptyState>
        ) : rows?.length === 0 ? (
          <EmptyState title={t("documents.nothingFound")} text={t("documents.nothingFoundText")} />
        ) : (
          <DocumentList rows={rows ?? []} counts={marks.counts} selection={selection} />
        )}
        {selection.ids && <SelectionBar rows={rows ?? []} selection={selection} />}
        {listing && <Quota used={listing.usedBytes} quota={listing.quotaBytes} />}
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
