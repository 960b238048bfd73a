import { documentKinds } from "@jotter/domain/document";
import { Link, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { shownKind } from "../../student/documents/is-drawing.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { useClasses } from "../../student/grades/use-classes.ts";
import type { Selection } from "../../student/records/use-selection.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { selectIcon, sortIcon, trashIcon } from "../../ui/icons/app.ts";
import { ListToolbar, ToolbarAction, ToolbarCount, ToolbarMore, toolbarActionClass } from "../../ui/ListToolbar.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { useMatches } from "../../ui/use-matches.ts";
import { countWords, type PagesFound } from "./count-words.ts";
import { isFiltered, type LibraryView, libraryView, tagsIn, withoutClass } from "./library-view.ts";

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
  // How many there are would be cut off there.
  const isPhone = useMatches("(max-width: 760px)");
  const tags = useMemo(() => tagsIn(all, collator), [all, collator]);
  const kinds = documentKinds.filter((kind) => kind === view.kind || all.some(({ data }) => shownKind(data) === kind));
  const show = (change: LibraryView) => void navigate({ to: "/docs", search: { ...view, ...change } });
  const cleared = (change: LibraryView, isChosen: boolean) => (isChosen ? () => show(change) : undefined);
  const toTrash = (
    <Link to="/docs" search={{ trash: true }} className={toolbarActionClass}>
      <Icon shape={trashIcon} />
      {t("notes.trash")}
    </Link>
  );
  const look = (q: string | undefined) =>
    void navigate({ to: "/docs", search: (last) => ({ ...last, q }), replace: true, resetScroll: false });
  const pages = all.reduce((sum, { data }) => sum + (data.pages ?? 0), 0);
  const extent = { count: all.length, formatted: format.number(all.length), pages: format.number(pages) };
  if (all.length === 0) return <ToolbarMore>{toTrash}</ToolbarMore>;
  return (
    <ListToolbar
      look={
        <>
          <SearchField
            query={view.q ?? ""}
            label={t("documents.search")}
            placeholder={t(pages > 1 && !isPhone ? "library.searchIn" : "documents.search", extent)}
            onLook={look}
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
        </>
      }
      filtersLabel={t("notes.filters")}
      isFiltered={isFiltered(view)}
      filters={
        <>
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
            <Link to="/docs" search={{ order: view.order, q: view.q }} className={toolbarActionClass}>
              {t("notes.clearFilters")}
            </Link>
          )}
        </>
      }
      more={
        <>
          <ToolbarCount>{countWords(shown, found, t, format)}</ToolbarCount>
          <ToolbarAction
            aria-pressed={selection.ids !== null}
            onClick={selection.ids ? selection.end : selection.start}
          >
            <Icon shape={selectIcon} />
            {t("notes.select")}
          </ToolbarAction>
          {toTrash}
        </>
      }
    />
  );
}
