import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { eraseDocuments, restoreDocuments, trashDocuments } from "../../student/documents/document-acts.ts";
import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { shownKind } from "../../student/documents/is-drawing.ts";
import { daysInTrash, useTrashedDocuments } from "../../student/documents/use-documents.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, buttonClass, IconButton } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { backIcon, restoreIcon, trashIcon } from "../../ui/icons/app.ts";
import { Loader } from "../../ui/Loader.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { confirmed, toast } from "../../ui/overlays.ts";
import { Page } from "../../ui/Page.tsx";
import { useVisibleRows } from "../../ui/use-visible-rows.ts";
import styles from "./documents.module.css";
import { kindLooks } from "./kind-looks.ts";

const rowHeight = 80;

/** Where deleted documents wait for 30 days. [DOC-2] */
export function DocumentTrash() {
  const { t, format } = useLanguage();
  const student = useStudent();
  const { replica, now } = student;
  const trashed = useTrashedDocuments();
  const { isWhole } = useSyncReport();
  const list = useRef<HTMLUListElement>(null);
  const visible = useVisibleRows(list, trashed?.length ?? 0, rowHeight, trashed !== undefined);
  if (!trashed || (trashed.length === 0 && !isWhole)) return <Loader title={t("documents.arriving")} />;
  const count = trashed.length;

  /** The heading keeps the focus of a row that is gone. */
  const leaveRow = () => globalThis.document.querySelector("h1")?.focus({ preventScroll: true });

  async function restore(ids: readonly string[]) {
    leaveRow();
    const back = await restoreDocuments(replica, ids);
    const text = t("documents.restored", { count: back.length, formatted: format.number(back.length) });
    toast({ text, action: { label: t("action.undo"), run: () => void trashDocuments(replica, back) } });
  }

  async function erase(ids: readonly string[]) {
    const sure = await confirmed({
      title: t("documents.confirmErase", { count: ids.length, formatted: format.number(ids.length) }),
      text: t("documents.confirmEraseText"),
      confirm: t("notes.erase"),
      cancel: t("action.cancel"),
    });
    if (!sure) return;
    leaveRow();
    const { length } = await eraseDocuments(student, ids);
    toast({ text: t("documents.erased", { count: length, formatted: format.number(length) }) });
  }

  return (
    <Page
      title={`${t("notes.trash")} · ${t("product")}`}
      heading={<Mark>{t("notes.trash")}</Mark>}
      actions={
        <>
          <Link to="/docs" className={buttonClass("outline")}>
            <Icon shape={backIcon} size={18} />
            {t("documents.toDocuments")}
          </Link>
          {count > 0 && (
            <Button look="danger" onClick={() => void erase(trashed.map(({ id }) => id))}>
              <Icon shape={trashIcon} size={18} />
              {t("notes.emptyTrash")}
            </Button>
          )}
        </>
      }
    >
      {count === 0 ? (
        <EmptyState title={t("notes.trashEmptyTitle")} text={t("notes.trashEmptyText")} />
      ) : (
        <>
          <p className={styles.hint} role="status">
            {t("documents.trashCount", { count, formatted: format.number(count) })}
          </p>
          <ul
            ref={list}
            className={styles.list}
            aria-label={t("documents.trashLabel")}
            style={{ height: count * rowHeight }}
          >
            {visible.map((index) => {
              const row = trashed[index];
              if (!row) return null;
              const title = shownDocumentTitle(row.data.title, t);
              const days = daysInTrash(row, now());
              return (
                <li
                  key={row.id}
                  className={styles.row}
                  style={{ height: rowHeight, transform: `translateY(${index * rowHeight}px)` }}
                  aria-setsize={count}
                  aria-posinset={index + 1}
                >
                  <span className={styles.cover} data-marker={kindLooks[shownKind(row.data)].marker} aria-hidden="true">
                    <Icon shape={kindLooks[shownKind(row.data)].icon} size={24} />
                  </span>
                  <div className={styles.words}>
                    <p className={styles.name}>{title}</p>
                    <p className={styles.meta}>
                      <span>{t("notes.daysLeft", { count: days, formatted: format.number(days) })}</span>
                      <span>{format.bytes(row.data.bytes)}</span>
                    </p>
                  </div>
                  <IconButton aria-label={t("notes.restoreNote", { title })} onClick={() => void restore([row.id])}>
                    <Icon shape={restoreIcon} />
                  </IconButton>
                  <IconButton aria-label={t("notes.eraseNote", { title })} onClick={() => void erase([row.id])}>
                    <Icon shape={trashIcon} />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Page>
  );
}
