import { type KeyboardEvent, useRef, useState } from "react";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import type { Selection } from "../../student/records/use-selection.ts";
import { useTexts } from "../../ui/language.tsx";
import { useMatches } from "../../ui/use-matches.ts";
import { useVisibleRows } from "../../ui/use-visible-rows.ts";
import { DocumentLine } from "./DocumentLine.tsx";
import { DocumentMenu } from "./DocumentMenu.tsx";
import styles from "./documents.module.css";
import type { MarkCounts } from "./use-marks.ts";

/** On a narrow screen how far it is read has a line of its own. */
const rowHeights = { wide: 80, narrow: 128 };

type DocumentListProps = {
  readonly rows: readonly DocumentRow[];
  readonly counts: MarkCounts;
  readonly selection: Selection;
};

/** As long as all documents, and only those in sight are drawn. */
export function DocumentList({ rows, counts, selection }: DocumentListProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const rowHeight = rowHeights[useMatches("(max-width: 760px)") ? "narrow" : "wide"];
  const visible = useVisibleRows(list, rows.length, rowHeight, true);
  const classLabels = useClassLabels(true);
  const [menu, setMenu] = useState<{ readonly id: string; readonly anchor: HTMLElement } | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const { ids, touch } = selection;
  const chosen = menu && rows.find(({ id }) => id === menu.id);

  /** Up and down go from row to row and stay with the same control. */
  function moveBetweenRows(event: KeyboardEvent<HTMLUListElement>) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const control = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-control]") : null;
    const to = Number(control?.closest("li")?.getAttribute("aria-posinset")) + step;
    if (step === 0 || !control || !rows[to - 1]) return;
    event.preventDefault();
    const row = list.current?.querySelector(`li[aria-posinset="${to}"]`);
    row?.querySelector<HTMLElement>(`[data-control="${control.dataset.control}"]`)?.focus();
  }

  /** The name that was changed has the focus again, wherever the order has put it. */
  function endRenaming(id: string) {
    setRenamed(null);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-document="${id}"]`)?.focus());
  }

  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        aria-label={t("documents.listLabel")}
        style={{ height: rows.length * rowHeight }}
        onKeyDown={moveBetweenRows}
      >
        {visible.map((index) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={row.id}
                className={styles.row}
                style={{ height: rowHeight, transform: `translateY(${index * rowHeight}px)` }}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                data-selected={ids?.has(row.id)}
              >
                <DocumentLine
                  row={row}
                  ofClass={row.data.classId ? classLabels.get(row.data.classId) : undefined}
                  marks={counts.get(row.id)}
                  isSelected={ids ? ids.has(row.id) : undefined}
                  isRenamed={renamed === row.id}
                  onTouch={(isRange) =>
                    touch(
                      row.id,
                      rows.map(({ id }) => id),
                      isRange,
                    )
                  }
                  onMenu={(anchor) => setMenu({ id: row.id, anchor })}
                  onRename={() => setRenamed(row.id)}
                  onRenamed={() => endRenaming(row.id)}
                />
              </li>
            )
          );
        })}
      </ul>
      {chosen && (
        <DocumentMenu
          row={chosen}
          anchor={menu.anchor}
          onRename={() => setRenamed(chosen.id)}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  );
}
