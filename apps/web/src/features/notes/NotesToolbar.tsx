import { hasTag } from "@jotter/note-index/hashtags";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useClasses } from "../../student/grades/use-classes.ts";
import type { NoteRow } from "../../student/notes/note-lists.ts";
import type { Selection } from "../../student/records/use-selection.ts";
import { IconButton, Pressable } from "../../ui/Button.tsx";
import { isComposing } from "../../ui/composing.ts";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, pinIcon, searchIcon, selectIcon, sortIcon, trashIcon, uploadIcon } from "../../ui/icons/app.ts";
import { caretDownIcon } from "../../ui/icons/entrance.ts";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { Menu } from "../../ui/kit/Menu.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useLanguage, useTexts } from "../../ui/language.tsx";
import { registerShortcuts } from "../../ui/shortcuts.ts";
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

  return (
    <div className={styles.toolbar}>
      {!isEmpty && (
        <div className={styles.look}>
          <SearchField query={view.q ?? ""} />
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
        </div>
      )}
      <div className={styles.line}>
        {!isEmpty && (
          <fieldset className={styles.filters}>
            <legend className="visually-hidden">{t("notes.filters")}</legend>
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
            <Pressable
              className={styles.pill}
              aria-pressed={view.pinned === true}
              onClick={() => show({ pinned: view.pinned ? undefined : true })}
            >
              <Icon shape={pinIcon} size={18} filled={view.pinned === true} />
              {t("notes.pinned")}
            </Pressable>
            {isFiltered(view) && (
              <Link to="/notes" search={{ sort: view.sort, q: view.q }} className={styles.plain}>
                {t("notes.clearFilters")}
              </Link>
            )}
          </fieldset>
        )}
        <div className={styles.more}>
          {!isEmpty && (
            <Pressable
              className={styles.plain}
              aria-pressed={selection.ids !== null}
              onClick={selection.ids ? selection.end : selection.start}
            >
              <Icon shape={selectIcon} />
              {t("notes.select")}
            </Pressable>
          )}
          <Pressable
            className={styles.plain}
            aria-haspopup="menu"
            aria-expanded={importAt !== null}
            onClick={(event) => setImportAt(importAt ? null : event.currentTarget)}
          >
            <Icon shape={uploadIcon} size={18} />
            {t("notes.import")}
          </Pressable>
          <Link to="/notes/trash" className={styles.plain}>
            <Icon shape={trashIcon} />
            {t("notes.trash")}
          </Link>
        </div>
      </div>
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
    </div>
  );
}

function SearchField({ query }: { readonly query: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  // The field is the student's while they type; Back and Forward change it from outside.
  useEffect(() => {
    const shown = field.current;
    if (shown && shown.value !== query && document.activeElement !== shown) shown.value = query;
  }, [query]);

  useEffect(() => registerShortcuts([{ keys: "/", label: t("notes.search"), run: () => field.current?.focus() }]), [t]);

  function look(q: string) {
    void navigate({
      to: "/notes",
      search: (last: NoteView) => ({ ...last, q: q.trim() === "" ? undefined : q }),
      replace: true,
      resetScroll: false,
    });
  }

  function typed(event: FormEvent<HTMLInputElement>) {
    // Half a word of an input method is not what anybody looks for.
    if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)) look(event.currentTarget.value);
  }

  function clear() {
    if (field.current) field.current.value = "";
    look("");
    field.current?.focus();
  }

  return (
    <search className={styles.search}>
      <Icon shape={searchIcon} size={18} />
      <Input
        ref={field}
        type="search"
        aria-label={t("notes.search")}
        placeholder={t("notes.search")}
        defaultValue={query}
        autoComplete="off"
        enterKeyHint="search"
        onInput={typed}
        onCompositionEnd={(event) => look(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || isComposing(event) || !event.currentTarget.value) return;
          event.preventDefault();
          clear();
        }}
      />
      {query !== "" && (
        <IconButton aria-label={t("notes.clearSearch")} onClick={clear}>
          <Icon shape={closeIcon} size={16} />
        </IconButton>
      )}
    </search>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** Given while something is chosen that can be cleared. */
  readonly onClear?: (() => void) | undefined;
  readonly marker?: string | undefined;
  readonly children: ReactNode;
};

/** The browser's own list in a pill; once something is chosen, a chip that can be cleared. */
function Choice({ label, icon, value, onChoose, onClear, marker, children }: ChoiceProps) {
  const t = useTexts();
  return (
    <span className={styles.pill} data-chosen={onClear !== undefined} data-marker={marker}>
      {marker ? <span className={styles.dot} /> : icon}
      <Select bare aria-label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {children}
      </Select>
      {onClear ? (
        <Pressable aria-label={t("notes.clearFilter", { name: label })} onClick={onClear}>
          <Icon shape={closeIcon} size={14} />
        </Pressable>
      ) : (
        <Icon shape={caretDownIcon} size={14} />
      )}
    </span>
  );
}
