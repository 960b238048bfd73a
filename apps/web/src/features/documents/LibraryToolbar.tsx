import { documentKinds } from "@jotter/domain/document";
import { Link, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { useClasses } from "../../student/grades/use-classes.ts";
import type { Selection } from "../../student/records/use-selection.ts";
import { Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { selectIcon, sortIcon, trashIcon } from "../../ui/icons/app.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Choice } from "./Choice.tsx";
import { countWords, type PagesFound } from "./count-words.ts";
import { isFiltered, type LibraryView, libraryView, tagsIn, withoutClass } from "./library-view.ts";
import { SearchField } from "./SearchField.tsx";
import styles from "./toolbar.module.css";

type LibraryToolbarProps = {
  readonly view: LibraryView;
  readonly all: readonly DocumentRow[];
  /** How many of them fit. */
  readonly shown: number;
  /** What was found on pages; left out where nothing is looked for. */
  readonly found: PagesFound | undefined;
  readonly collator: Intl.Collator;
  readonly selection: Selection;
};

/** Search, filters and order, which live in the address. [DOC-2] */
export function LibraryToolbar({ view, all, shown, found, collator, selection }: LibraryToolbarProps) {
  const { t, format } = useLanguage();
  const navigate = useNavigate();
  const { classes } = useClasses();
  const tags = useMemo(() => tagsIn(all, collator), [all, collator]);
  const kinds = documentKinds.filter((kind) => kind === view.kind || all.some(({ data }) => data.kind === kind));
  const show = (change: LibraryView) => void navigate({ to: "/docs", search: { ...view, ...change } });
  const cleared = (change: LibraryView, isChosen: boolean) => (isChosen ? () => show(change) : undefined);
  const toTrash = (
    <Link to="/docs" search={{ trash: true }} className={styles.plain}>
      <Icon shape={trashIcon} />
      {t("notes.trash")}
    </Link>
  );
  if (all.length === 0) return <div className={styles.more}>{toTrash}</div>;
  return (
    <div className={styles.toolbar}>
      <div className={styles.look}>
        <SearchField
          query={view.q ?? ""}
          documents={all.length}
          pages={all.reduce((sum, { data }) => sum + (data.pages ?? 0), 0)}
        />
        <Choice
          label={t("notes.sort")}
          icon={<Icon shape={sortIcon} size={18} />}
          value={view.order ?? ""}
          onChoose={(order) => show({ order: libraryView({ order }).order })}
        >
          <option value="">{t("documents.sortOpened")}</option>
          <option value="added">{t("documents.sortAdded")}</option>
          <option value="title">{t("notes.sortTitle")}</option>
        </Choice>
      </div>
      <div className={styles.line}>
        <fieldset className={styles.filters}>
          <legend className="visually-hidden">{t("notes.filters")}</legend>
          <Choice
            label={t("notes.filterClass")}
            value={view.class ?? ""}
            marker={classes?.find(({ id }) => id === view.class)?.marker}
            onChoose={(chosen) => show({ class: chosen || undefined })}
            onClear={cleared({ class: undefined }, view.class !== undefined)}
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
              value={view.tag ?? ""}
              onChoose={(tag) => show({ tag: tag || undefined })}
              onClear={cleared({ tag: undefined }, view.tag !== undefined)}
            >
              <option value="">{t("notes.anyTag")}</option>
              {view.tag !== undefined && !tags.some(({ tag }) => tag === view.tag) && (
                <option value={view.tag}>{`#${view.tag}`}</option>
              )}
              {tags.map(({ tag, count }) => (
                <option key={tag} value={tag}>
                  {`#${tag} (${format.number(count)})`}
                </option>
              ))}
            </Choice>
          )}
          <Choice
            label={t("documents.filterKind")}
            value={view.kind ?? ""}
            onChoose={(kind) => show({ kind: libraryView({ kind }).kind })}
            onClear={cleared({ kind: undefined }, view.kind !== undefined)}
          >
            <option value="">{t("documents.anyKind")}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`documents.kind.${kind}`)}
              </option>
            ))}
          </Choice>
          {isFiltered(view) && (
            <Link to="/docs" search={{ order: view.order, q: view.q }} className={styles.plain}>
              {t("notes.clearFilters")}
            </Link>
          )}
        </fieldset>
        <div className={styles.more}>
          <span className={styles.count} role="status">
            {countWords(shown, found, t, format)}
          </span>
          <Pressable
            className={styles.plain}
            aria-pressed={selection.ids !== null}
            onClick={selection.ids ? selection.end : selection.start}
          >
            <Icon shape={selectIcon} />
            {t("notes.select")}
          </Pressable>
          {toTrash}
        </div>
      </div>
    </div>
  );
}
