import { grammar } from "@jotter/markdown/grammar";
import { withoutMarks } from "@jotter/markdown/marked-words";

/** A row of a table: what stands in its cells, under which names, and where it stands. */
export type Row = {
  readonly cells: readonly string[];
  readonly columns: readonly string[];
  readonly from: number;
  readonly to: number;
};

export function rowsIn(source: string): readonly Row[] {
  if (!source.includes("|")) return [];
  const rows: Row[] = [];
  let columns: readonly string[] = [];
  grammar.parse(source).iterate({
    enter: ({ name, node }) => {
      if (name !== "TableHeader" && name !== "TableRow") return;
      const cells = node.getChildren("TableCell").map(({ from, to }) =>
        withoutMarks(source.slice(from, to))
          .replace(/\*\*|__|`/g, "")
          .trim(),
      );
      if (name === "TableHeader") columns = cells;
      else rows.push({ cells, columns, from: node.from, to: node.to });
    },
  });
  return rows;
}
