import type { Columns } from "@jotter/domain/grade-columns";
import type { Table } from "@jotter/domain/table-text";
import { type ColumnKind, columnKinds } from "@jotter/domain/table-words";
import { Select } from "../../ui/kit/Select.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./import-dialog.module.css";

const previewRows = 6;

type ImportColumnsProps = {
  readonly table: Table;
  readonly columns: Columns;
  readonly hasHeader: boolean;
  /** Whether the bare numbers are percents; else their column is just the score's. */
  readonly isPercent: boolean;
  /** What was chosen last comes along. */
  readonly onChange: (columns: Columns, kind: ColumnKind | undefined) => void;
};

/** The first rows as they were read, and over each column what it is. */
export function ImportColumns({ table, columns, hasHeader, isPercent, onChange }: ImportColumnsProps) {
  const t = useTexts();
  const format = useFormat();
  const rows = table.rows.slice(0, previewRows);
  const width = Math.max(...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_, place) => place);
  const kindAt = (place: number) => columnKinds.find((kind) => columns[kind] === place);

  function choose(place: number, kind: string) {
    const others = Object.entries(columns).filter(([each, at]) => at !== place && each !== kind);
    const known = columnKinds.find((each) => each === kind);
    onChange(Object.fromEntries(known ? [...others, [known, place]] : others), known);
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of a keyboard.
    <section className={styles.preview} aria-label={t("grades.csv.preview")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {places.map((place) => (
              <th key={place} scope="col">
                <Select
                  aria-label={t("grades.csv.columnNumber", { number: format.number(place + 1) })}
                  value={kindAt(place) ?? ""}
                  onChange={(event) => choose(place, event.currentTarget.value)}
                >
                  <option value="">{t("grades.csv.ignore")}</option>
                  {columnKinds.map((kind: ColumnKind) => (
                    <option key={kind} value={kind}>
                      {kind === "percent" && kindAt(place) === kind && !isPercent
                        ? t("grades.csv.scoreColumn")
                        : t(`grades.csv.column.${kind}`)}
                    </option>
                  ))}
                </Select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={table.lines[line]} data-header={hasHeader && line === 0}>
              {places.map((place) => (
                <td key={place} data-ignored={kindAt(place) === undefined}>
                  {row[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
