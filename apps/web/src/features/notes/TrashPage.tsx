import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, buttonClass, IconButton } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { backIcon, restoreIcon, trashIcon } from "../../ui/icons/app.ts";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { useFormat, useLanguage, useTexts } from "../../ui/language.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { confirmed, toast } from "../../ui/overlays.ts";
import { Page } from "../../ui/Page.tsx";
import bar from "../../ui/selection-bar.module.css";
import { useVisibleRows } from "../../ui/use-visible-rows.ts";
import { eraseQuestion } from "./erase-question.ts";
import { eraseNotes, restoreNotes, trashNotes } from "./note-changes.ts";
import styles from "./notes.module.css";
import { RunningChanges } from "./RunningWork.tsx";
import { daysLeft, type TrashedNote, useTrash } from "./use-trash.ts";

const rowHeight = 76;

/** Where deleted notes wait for 30 days. [NOT-4] */
export function TrashPage() {
  const { t, format, language } = useLanguage();
  const { replica } = useStudent();
  const trashed = useTrash();
  const { isWhole } = useSyncReport();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const visible = useVisibleRows(list, trashed?.length ?? 0, rowHeight, trashed !== undefined);
  if (!trashed) return <Loader title={t("loader.notes")} />;
  const chosen = trashed.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const allIds = trashed.map(({ id }) => id);

  /** The heading keeps the focus of a row that is gone. */
  function leaveRow() {
    setSelected(new Set());
    document.querySelector("h1")?.focus({ preventScroll: true });
  }

  async function restore(ids: readonly string[]) {
    leaveRow();
    const back = await restoreNotes(replica, ids);
    const undo = () => void trashNotes(replica, back);
    const text = t("notes.restored", { count: back.length, formatted: format.number(back.length) });
    toast({ text, action: { label: t("action.undo"), run: undo } });
  }

  async function erase(ids: readonly string[]) {
    const going = new Set(ids);
    const titles = (trashed ?? []).flatMap(({ id, data }) => (going.has(id) ? [shownNoteTitle(data.title, t)] : []));
    if (!(await confirmed(eraseQuestion(titles, { t, format, language })))) return;
    leaveRow();
    const { length } = await eraseNotes(replica, ids);
    toast({ text: t("notes.erased", { count: length, formatted: format.number(length) }) });
  }

  function toggle(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }

  return (
    <Page
      title={`${t("notes.trash")} · ${t("product")}`}
      heading={<Mark>{t("notes.trash")}</Mark>}
      actions={
        <>
          <Link to="/notes" className={buttonClass("outline")}>
            <Icon shape={backIcon} size={18} />
            {t("notes.toNotes")}
          </Link>
          {trashed.length > 0 && (
            <Button look="danger" onClick={() => void erase(allIds)}>
              <Icon shape={trashIcon} size={18} />
              {t("notes.emptyTrash")}
            </Button>
          )}
        </>
      }
    >
      <RunningChanges />
      {trashed.length === 0 && !isWhole ? (
        <Loader title={t("notes.arriving")} size="small" />
      ) : trashed.length === 0 ? (
        <EmptyState title={t("notes.trashEmptyTitle")} text={t("notes.trashEmptyText")} />
      ) : (
        <>
          <p className={styles.count} role="status">
            {t("notes.trashCount", { count: trashed.length, formatted: format.number(trashed.length) })}
          </p>
          <ul
            ref={list}
            className={styles.list}
            aria-label={t("notes.trashLabel")}
            style={{ height: trashed.length * rowHeight }}
          >
            {visible.map((index) => {
              const row = trashed[index];
              return (
                row && (
                  <li
                    key={row.id}
                    className={styles.row}
                    style={{ height: rowHeight, transform: `translateY(${index * rowHeight}px)` }}
                    aria-setsize={trashed.length}
                    aria-posinset={index + 1}
                    data-selected={selected.has(row.id)}
                  >
                    <TrashLine
                      row={row}
                      isSelected={selected.has(row.id)}
                      onToggle={() => toggle(row.id)}
                      onRestore={() => void restore([row.id])}
                      onErase={() => void erase([row.id])}
                    />
                  </li>
                )
              );
            })}
          </ul>
          {chosen.length > 0 && (
            <section className={bar.bar} aria-label={t("notes.selection")}>
              <p className={bar.count} role="status">
                {t("notes.selected", { count: chosen.length, formatted: format.number(chosen.length) })}
              </p>
              <Button look="outline" onClick={() => setSelected(new Set(allIds))}>
                {t("notes.selectAll")}
              </Button>
              <div className={bar.actions}>
                <Button onClick={() => void restore(chosen)}>
                  <Icon shape={restoreIcon} size={18} />
                  {t("notes.restore")}
                </Button>
                <Button look="danger" onClick={() => void erase(chosen)}>
                  <Icon shape={trashIcon} size={18} />
                  {t("notes.erase")}
                </Button>
              </div>
            </section>
          )}
        </>
      )}
    </Page>
  );
}

type TrashLineProps = {
  readonly row: TrashedNote;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
  readonly onRestore: () => void;
  readonly onErase: () => void;
};

function TrashLine({ row, isSelected, onToggle, onRestore, onErase }: TrashLineProps) {
  const t = useTexts();
  const format = useFormat();
  const { now } = useStudent();
  const title = shownNoteTitle(row.data.title, t);
  const left = daysLeft(row, now());
  return (
    <>
      <label className={styles.open}>
        <Checkbox
          className={styles.check}
          aria-label={t("notes.selectNote", { title })}
          checked={isSelected}
          onChange={onToggle}
        />
        <span className={styles.title}>
          <span className={styles.name}>{title}</span>
        </span>
        <span className={styles.meta}>
          <time className={styles.when} dateTime={new Date(row.at).toISOString()}>
            {format.when(row.at, now())}
          </time>
          <span className={styles.tag}>{t("notes.daysLeft", { count: left, formatted: format.number(left) })}</span>
        </span>
      </label>
      <IconButton aria-label={t("notes.restoreNote", { title })} title={t("notes.restore")} onClick={onRestore}>
        <Icon shape={restoreIcon} />
      </IconButton>
      <IconButton aria-label={t("notes.eraseNote", { title })} title={t("notes.erase")} onClick={onErase}>
        <Icon shape={trashIcon} />
      </IconButton>
    </>
  );
}
