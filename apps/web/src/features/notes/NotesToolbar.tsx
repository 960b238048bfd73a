import { hasTag } from "@jotter/note-index/hashtags";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ChangeEvent, useMemo, useRef, useState } from "react";
import { useClasses } from "../../student/grades/use-classes.ts";
import type { NoteRow } from "../../student/notes/note-lists.ts";
import type { Selection } from "../../student/records/use-selection.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { pinIcon, selectIcon, sortIcon, trashIcon, uploadIcon } from "../../ui/icons/app.ts";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { Menu } from "../../ui/kit/Menu.tsx";
import { ListToolbar, ToolbarAction, ToolbarSwitch, toolbarActionClass } from "../../ui/ListToolbar.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { useFileDrop } from "../../ui/use-file-drop.ts";
import { isFiltered, type NoteView, type WrittenTags, withoutClass } from "./note-view.ts";
import { RunningChanges, RunningWork } from "./RunningWork.tsx";
import { tagsOf } from "./tags-of.ts";
import styles from "./toolbar.module.css";
import { useImport } from "./use-import.ts";

type NotesToolbarProps = {
  readonly view: NoteView;
  readonly all: readonly NoteRow[] | undefined;
  readonly written: WrittenTags | undefined;
  readonly selection: Selection;
};

/** Search, filters and order, which live in the address; and what else there is to do with notes. */
export function NotesToolbar({ view, all, written, selection }: NotesToolbarProps) {
  const { t, language } = useLanguage();
  const navigate = useNavigate();
  const { classes } = useClasses();
  const tags = useMemo(
    () => tagsOf(all ?? [], new Intl.Collator(language, { numeric: true }), written),
    [all, language, written],
  );
  const { running, importFiles, cancel } = useImport();
  const isOver = useFileDrop(importFiles);
  const input = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const [importAt, setImportAt] = useState<HTMLElement | null>(null);
  const isEmpty = all?.length === 0;

  function takeIn(event: ChangeEvent<HTMLInputElement>) {
    importFiles([...(event.currentTarget.files ?? [])]);
    event.currentTarget.value = ""; // So that the same file can be chosen again.
  }

  const show = (change: NoteView) => void navigate({ to: "/notes", search: { ...view, ...change } });

  const look = (q: string | undefined) =>
    void navigate({
      to: "/notes",
      search: (last: NoteView) => ({ ...last, q }),
      replace: true,
      resetScroll: false,
    });

  return (
    <ListToolbar
      look={
        !isEmpty && (
          <>
            <SearchField query={view.q ?? ""} label={t("notes.search")} onLook={look} />
            <Choice
              label={t("notes.sort")}
              icon={<Icon shape={sortIcon} size={18} />}
              value={view.sort ?? ""}
              onChoose={(sort) => show({ sort: sort === "created" || sort === "title" ? sort : undefined })}
            >
              <option value="">{t(view.q ? "notes.sortBest" : "notes.sortUpdated")}</option>
              <option value="created">{t("notes.sortCreated")}</option>
              <option value="title">{t("notes.sortTitle")}</option>
            </Choice>
          </>
        )
      }
      filtersLabel={t("notes.filters")}
      isFiltered={isFiltered(view)}
      filters={
        !isEmpty && (
          <>
            <Choice
              label={t("notes.filterClass")}
              value={view.class ?? ""}
              onChoose={(chosen) => show({ class: chosen || undefined })}
              onClear={view.class === undefined ? undefined : () => show({ class: undefined })}
              marker={classes?.find(({ id }) => id === view.class)?.marker}
            >
              <option value="">{t("notes.anyClass")}</option>
              {classes?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value={withoutClass}>{t("notes.noClass")}</option>
            </Choice>
            {(tags.length > 0 || view.tag !== undefined) && (
              <Choice
                label={t("notes.filterTag")}
                value={tags.find(({ tag }) => hasTag([tag], view.tag ?? ""))?.tag ?? view.tag ?? ""}
                onChoose={(chosen) => show({ tag: chosen || undefined })}
                onClear={view.tag === undefined ? undefined : () => show({ tag: undefined })}
              >
                <option value="">{t("notes.anyTag")}</option>
                {view.tag !== undefined && !tags.some(({ tag }) => hasTag([tag], view.tag ?? "")) && (
                  <option value={view.tag}>{`#${view.tag}`}</option>
                )}
                {tags.map(({ tag, count }) => (
                  <option key={tag} value={tag}>
                    {`#${tag} (${count})`}
                  </option>
                ))}
              </Choice>
            )}
            <ToolbarSwitch
              aria-pressed={view.pinned === true}
              onClick={() => show({ pinned: view.pinned ? undefined : true })}
            >
              <Icon shape={pinIcon} size={18} filled={view.pinned === true} />
              {t("notes.pinned")}
            </ToolbarSwitch>
            {isFiltered(view) && (
              <Link to="/notes" search={{ sort: view.sort, q: view.q }} className={toolbarActionClass}>
                {t("notes.clearFilters")}
              </Link>
            )}
          </>
        )
      }
      more={
        <>
          {!isEmpty && (
            <ToolbarAction
              aria-pressed={selection.ids !== null}
              onClick={selection.ids ? selection.end : selection.start}
            >
              <Icon shape={selectIcon} />
              {t("notes.select")}
            </ToolbarAction>
          )}
          <ToolbarAction
            aria-haspopup="menu"
            aria-expanded={importAt !== null}
            onClick={(event) => setImportAt(importAt ? null : event.currentTarget)}
          >
            <Icon shape={uploadIcon} size={18} />
            {t("notes.import")}
          </ToolbarAction>
          <Link to="/notes/trash" className={toolbarActionClass}>
            <Icon shape={trashIcon} />
            {t("notes.trash")}
          </Link>
        </>
      }
    >
      <FileInput
        ref={input}
        multiple
        accept=".md,.markdown,.txt,.zip,text/markdown,text/plain,application/zip,image/png,image/jpeg,image/gif,image/webp"
        aria-label={t("notes.importLabel")}
        onChange={takeIn}
      />
      <FileInput
        ref={(field) => {
          folderInput.current = field;
          // React has no name for it.
          if (field) field.webkitdirectory = true;
        }}
        aria-label={t("notes.importFolderLabel")}
        onChange={takeIn}
      />
      {importAt && (
        <Menu
          anchor={importAt}
          label={t("notes.import")}
          items={[
            { key: "files", label: t("notes.importFiles"), run: () => input.current?.click() },
            { key: "folder", label: t("notes.importFolder"), run: () => folderInput.current?.click() },
          ]}
          onClose={() => setImportAt(null)}
        />
      )}
      {running && (
        <RunningWork
          says={running.phase === "reading" ? "notes.importReading" : "notes.importing"}
          done={running.done}
          total={running.total}
          onCancel={cancel}
        />
      )}
      <RunningChanges />
      {isOver && (
        <div className={styles.drop} role="status">
          <p>{t("notes.dropNow")}</p>
        </div>
      )}
    </ListToolbar>
  );
}
