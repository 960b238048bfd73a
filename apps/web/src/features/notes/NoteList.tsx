import {
  createElement,
  Fragment,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type ClassLabels, useClassLabels } from "../../student/grades/use-class-labels.ts";
import type { NoteRow } from "../../student/notes/note-lists.ts";
import type { Piece, SearchHit } from "../../student/notes/note-search.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { useBeginnings } from "../../student/notes/use-beginnings.ts";
import type { Selection } from "../../student/records/use-selection.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { dotsIcon, pinIcon } from "../../ui/icons/app.ts";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { useMatches } from "../../ui/use-matches.ts";
import { useVisibleRows } from "../../ui/use-visible-rows.ts";
import styles from "./notes.module.css";
import type { RowMenu } from "./RowMenu.tsx";
import type { SelectionBar } from "./SelectionBar.tsx";

/** On a narrow screen the text of a note has a line of its own. */
const rowHeights = { wide: 76, narrow: 92 };

/** What acts on rows comes once the list stands. */
export type ListDesk = { readonly RowMenu: typeof RowMenu; readonly SelectionBar: typeof SelectionBar };

type NoteListProps = {
  readonly rows: readonly NoteRow[] | undefined;
  readonly length: number;
  readonly label: string;
  readonly isPainted: boolean;
  readonly selection: Selection;
  readonly desk: ListDesk | null;
  readonly hits?: ReadonlyMap<string, SearchHit>;
  /** Which rows are drawn; the same function as long as it does the same. */
  readonly onSight?: (ids: readonly string[]) => void;
  /** Which of its times a note shows. */
  readonly time?: "createdAt" | "updatedAt";
};

/** A sheet of ruled paper as long as all notes, on which only those in sight are drawn. */
export function NoteList(props: NoteListProps) {
  const { rows, length, label, isPainted, selection, desk, hits, onSight, time = "updatedAt" } = props;
  const list = useRef<HTMLUListElement>(null);
  const rowHeight = rowHeights[useMatches("(max-width: 760px)") ? "narrow" : "wide"];
  const visible = useVisibleRows(list, length, rowHeight, isPainted);
  const inSight = visible.map((index) => rows?.[index]);
  const beginningOf = useBeginnings(inSight, isPainted && !hits);
  const idsInSight = inSight.map((row) => row?.id ?? "").join(" ");
  useEffect(() => onSight?.(idsInSight.split(" ").filter((id) => id !== "")), [onSight, idsInSight]);
  const words = useRowWords(isPainted);
  const classLabels = useClassLabels(isPainted);
  const [menu, setMenu] = useState<{ readonly id: string; readonly anchor: HTMLElement } | null>(null);
  const { ids, touch } = selection;

  // The same functions as long as they do the same, so that the rows need not be drawn again.
  const openMenu = useCallback((id: string, anchor: HTMLElement) => setMenu({ id, anchor }), []);
  const touchAt = useCallback(
    (index: number, isRange: boolean) => {
      const listed = (rows ?? []).map(({ id }) => id);
      const id = listed[index];
      if (id) touch(id, listed, isRange);
    },
    [rows, touch],
  );

  /** Up and down go from row to row and stay with the same control; with Shift they select what they pass. */
  function moveBetweenRows(event: KeyboardEvent<HTMLUListElement>) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const control = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-control]") : null;
    const from = Number(control?.closest("li")?.getAttribute("aria-posinset")) - 1;
    const to = from + step;
    if (step === 0 || !control || !rows?.[to]) return;
    event.preventDefault();
    if (event.shiftKey && ids) {
      if (!ids.has(rows[from]?.id ?? "")) touchAt(from, false);
      touchAt(to, true);
    }
    const row = list.current?.querySelector(`li[aria-posinset="${to + 1}"]`);
    row?.querySelector<HTMLElement>(`[data-control="${control.dataset.control}"]`)?.focus();
  }

  const chosen = menu && rows?.find(({ id }) => id === menu.id);
  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        aria-label={label}
        style={{ height: length * rowHeight }}
        hidden={!rows || length === 0}
        onKeyDown={moveBetweenRows}
      >
        {rows &&
          visible.map((index) => {
            const row = rows[index];
            return (
              <li
                key={index}
                className={styles.row}
                style={{ height: rowHeight, transform: `translateY(${index * rowHeight}px)` }}
                aria-setsize={length}
                aria-posinset={index + 1}
                data-selected={row && ids?.has(row.id)}
              >
                <NoteLine
                  row={row}
                  words={words}
                  classLabels={classLabels}
                  time={time}
                  hit={row && hits?.get(row.id)}
                  beginning={row && !hits ? beginningOf(row.id) : ""}
                  isSelected={ids ? row !== undefined && ids.has(row.id) : undefined}
                  index={index}
                  onTouch={touchAt}
                  onMenu={openMenu}
                />
              </li>
            );
          })}
      </ul>
      {chosen && desk && <desk.RowMenu row={chosen} anchor={menu.anchor} onClose={() => setMenu(null)} />}
      {ids && desk && <desk.SelectionBar rows={rows ?? []} selection={selection} />}
    </>
  );
}

/** What the rows say, prepared once for all of them. */
function useRowWords(isPainted: boolean) {
  const t = useTexts();
  const format = useFormat();
  const { now } = useStudent();
  return useMemo(() => {
    const withTitle = (words: string) => (title: string) => words.replace("{{title}}", () => title);
    return {
      title: (stored: string) => shownNoteTitle(stored, t),
      more: withTitle(t("notes.more", { title: "{{title}}" })),
      select: withTitle(t("notes.selectNote", { title: "{{title}}" })),
      pinned: t("notes.pinned"),
      // Words for time come a frame after the titles: a browser takes as long to get them ready as to draw the list.
      when: (moment: number) => (isPainted ? format.when(moment, now()) : ""),
    };
  }, [t, format, now, isPainted]);
}

type NoteLineProps = {
  readonly row: NoteRow | undefined;
  readonly words: ReturnType<typeof useRowWords>;
  readonly classLabels: ClassLabels;
  readonly time: "createdAt" | "updatedAt";
  readonly hit: SearchHit | undefined;
  /** How its text begins; empty until it is read. */
  readonly beginning: string | undefined;
  /** undefined where nothing is being selected. */
  readonly isSelected: boolean | undefined;
  readonly index: number;
  readonly onTouch: (index: number, isRange: boolean) => void;
  readonly onMenu: (id: string, anchor: HTMLElement) => void;
};

const NoteLine = memo(function NoteLine(props: NoteLineProps) {
  const { row, words, classLabels, time, hit, beginning, isSelected, index, onTouch, onMenu } = props;
  if (!row) return <span className={styles.arriving} aria-hidden="true" />;
  const { data } = row;
  const title = words.title(data.title);
  const ofClass = data.classId ? classLabels.get(data.classId) : undefined;
  const content = (
    <>
      <span className={styles.title}>
        {data.pinned && (
          <span className={styles.pin}>
            <Icon shape={pinIcon} size={16} filled />
            <span className="visually-hidden">{words.pinned}</span>
          </span>
        )}
        <span className={styles.name}>{hit && title === data.title ? <Pieces pieces={hit.title} /> : title}</span>
      </span>
      <span className={styles.meta}>
        <time className={styles.when} dateTime={new Date(data[time]).toISOString()}>
          {words.when(data[time])}
        </time>
        {ofClass && (
          <span className={styles.class} data-marker={ofClass.marker}>
            {ofClass.name}
          </span>
        )}
        {!hit &&
          data.tags.slice(0, shownTags).map((tag) => (
            <span key={tag} className={styles.tag}>
              {`#${tag}`}
            </span>
          ))}
        <span className={styles.snippet}>{hit ? <Pieces pieces={hit.snippet} /> : beginning}</span>
      </span>
    </>
  );
  if (isSelected !== undefined) {
    return (
      <label className={styles.open}>
        <Checkbox
          className={styles.check}
          aria-label={words.select(title)}
          data-control="select"
          checked={isSelected}
          // The click says whether Shift was held; a change does not.
          onClick={(event) => onTouch(index, event.shiftKey)}
          onChange={() => undefined}
        />
        {content}
      </label>
    );
  }
  return (
    <>
      <PlainLink href={`/editor/${row.id}`} className={styles.open} data-control="open">
        {content}
      </PlainLink>
      <IconButton
        aria-label={words.more(title)}
        aria-haspopup="menu"
        data-control="more"
        onClick={(event) => onMenu(row.id, event.currentTarget)}
      >
        <Icon shape={dotsIcon} />
      </IconButton>
    </>
  );
});

/** More would not fit into the line. */
const shownTags = 3;

/** One after the other, without keys: the pieces of a text have no other name than their place. */
function Pieces({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  const drawn = pieces.map(({ text, match }) => (match ? createElement("mark", null, text) : text));
  return createElement(Fragment, null, ...drawn);
}
