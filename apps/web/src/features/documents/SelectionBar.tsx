import { useCallback, useEffect, useState } from "react";
import { addTagsTo, setClassOf } from "../../student/documents/document-acts.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import type { Selection } from "../../student/records/use-selection.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, markerIcon, tagIcon, trashIcon } from "../../ui/icons/app.ts";
import { useLanguage } from "../../ui/language.tsx";
import styles from "../../ui/selection-bar.module.css";
import { ClassMenu } from "./ClassMenu.tsx";
import { TagsDialog } from "./TagsDialog.tsx";
import { useTrashing } from "./use-trashing.ts";

type SelectionBarProps = { readonly rows: readonly DocumentRow[]; readonly selection: Selection };

/** What can be done with several documents at once. [DOC-2] */
export function SelectionBar({ rows, selection }: SelectionBarProps) {
  const { t, format } = useLanguage();
  const { replica } = useStudent();
  const trash = useTrashing();
  const [classMenuAt, setClassMenuAt] = useState<HTMLElement | null>(null);
  const [isTagging, setIsTagging] = useState(false);
  const chosen = rows.filter(({ id }) => selection.ids?.has(id));
  const ids = chosen.map(({ id }) => id);
  const count = ids.length;
  const formatted = format.number(count);
  const isNone = count === 0;
  const classes = new Set(chosen.map(({ data }) => data.classId));
  const { end: endSelection } = selection;

  const end = useCallback(() => {
    endSelection();
    globalThis.document.querySelector("h1")?.focus({ preventScroll: true });
  }, [endSelection]);

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const isOpen = globalThis.document.querySelector("dialog[open], [role=dialog]");
      if (event.key === "Escape" && !event.defaultPrevented && !isOpen) end();
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [end]);

  return (
    <section className={styles.bar} data-under-thumb="tray" aria-label={t("documents.selection")}>
      <p className={styles.count} role="status">
        {t("documents.selected", { count, formatted })}
      </p>
      <Button
        look="outline"
        aria-pressed={count > 0 && count === rows.length}
        onClick={() => selection.replace(count === rows.length ? [] : rows.map(({ id }) => id))}
      >
        {t("notes.selectAll")}
      </Button>
      <div className={styles.actions}>
        <Button disabled={isNone} aria-haspopup="menu" onClick={(event) => setClassMenuAt(event.currentTarget)}>
          <Icon shape={markerIcon} />
          {t("notes.setClass")}
        </Button>
        <Button disabled={isNone} onClick={() => setIsTagging(true)}>
          <Icon shape={tagIcon} />
          {t("notes.addTags")}
        </Button>
        <Button
          look="danger"
          disabled={isNone}
          onClick={() => {
            end();
            void trash(ids);
          }}
        >
          <Icon shape={trashIcon} />
          {t("notes.toTrash")}
        </Button>
      </div>
      <Button look="outline" onClick={end}>
        <Icon shape={closeIcon} size={16} />
        {t("notes.selectEnd")}
      </Button>
      {classMenuAt && (
        <ClassMenu
          anchor={classMenuAt}
          chosen={classes.size === 1 ? [...classes][0] : undefined}
          onChoose={(classId) => void setClassOf(replica, ids, classId)}
          onClose={() => setClassMenuAt(null)}
        />
      )}
      {isTagging && (
        <TagsDialog
          keptAs="several"
          title={t("documents.addTagsTo", { count, formatted })}
          tags={[]}
          onSave={(tags) => void addTagsTo(replica, ids, tags)}
          onClose={() => setIsTagging(false)}
        />
      )}
    </section>
  );
}
