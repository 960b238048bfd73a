import { columnsOf } from "./columns.ts";
import { type Line, linesOf, segmentsOf } from "./lines.ts";
import type { PageRuns } from "./page-runs.ts";

/** A page in parts that are read one after the other; each is lines from top to bottom. */
export type PageLayout = { readonly parts: readonly (readonly Line[])[]; readonly height: number };

export function layoutOf({ turns, height }: PageRuns): PageLayout {
  const parts = turns.flatMap((runs) => columnsOf(segmentsOf(runs)).map(linesOf));
  return { parts: parts.filter((lines) => lines.length > 0), height };
}
