import type { GradeState } from "./grade.ts";
import { dayIn, type ScoreCell, scoreIn } from "./table-cells.ts";
import { saysPercent, withoutMaximum } from "./table-scale.ts";
import { type ColumnKind, columnKinds, columnWords, plainCategoryOf, plainWord, wholeHeads } from "./table-words.ts";

/** Which column says what, counted from 0. */
export type Columns = { readonly [Kind in ColumnKind]?: number };

/** What the app calls things, in the student's language: written into a file, and known again when it is read. */
export type CsvLabels = {
  readonly columns: Readonly<Record<ColumnKind, string>>;
  readonly states: Readonly<Record<GradeState, string>>;
  readonly yes: string;
};

/** By the words at the head in six languages, then by what the cells look like. */
export function guessColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  labels?: CsvLabels,
): { readonly columns: Columns; readonly hasHeader: boolean } {
  const hasHeader = isHeader(header, rows, labels);
  const columns: { -readonly [Kind in ColumnKind]?: number } = {};
  const taken = new Set<number>();
  const take = (kind: ColumnKind, column: number | undefined) => {
    if (column === undefined || columns[kind] !== undefined || taken.has(column)) return;
    columns[kind] = column;
    taken.add(column);
  };
  if (hasHeader) {
    const fits = header.flatMap((cell, column) => {
      return columnKinds.map((kind) => ({ kind, column, fit: fitOf(cell, kind, labels) }));
    });
    const fitting = fits.filter(({ fit }) => fit > 0).sort((one, other) => other.fit - one.fit);
    for (const { kind, column } of fitting) take(kind, column);
  }

  const body = (hasHeader ? rows : [header, ...rows]).slice(0, looked);
  if (hasHeader) {
    const points = pointsBeside(header, body, columns, taken);
    if (points !== undefined && points === columns.percent) delete columns.percent;
    if (points !== undefined) {
      columns.earned = points;
      taken.add(points);
    }
  }
  const width = Math.max(0, ...body.map((row) => row.length));
  const kinds = Array.from({ length: width }, (_, column) => mostly(body, column));
  const free = (look: Look) => kinds.flatMap((kind, column) => (kind === look && !taken.has(column) ? column : []));
  take("date", free("date")[0]);
  take("earned", free("points")[0]);
  take("percent", free("percent")[0]);
  take("letter", free("letter")[0]);
  const hasScore = [columns.earned, columns.percent, columns.letter].some((column) => column !== undefined);
  const [number, next] = free("number");
  if (!hasScore && next !== undefined) {
    take("earned", number);
    take("possible", next);
  } else if (!hasScore) take("percent", number);
  const texts = free("text");
  const category = texts.find((column) => body.some((row) => plainCategoryOf(row[column] ?? "") !== null));
  // "Quiz" may be all that a row is called.
  take("name", texts.find((column) => column !== category) ?? category);
  take("category", category);
  return { columns, hasHeader };
}

/**
 * Where a table says what is possible, a "grade" or "note" beside it holds points [GRD-10], unless it says percent or
 * is mostly much more than possible.
 */
function pointsBeside(
  header: readonly string[],
  body: readonly (readonly string[])[],
  { earned, possible, percent }: Columns,
  taken: ReadonlySet<number>,
): number | undefined {
  if (possible === undefined || earned !== undefined) return undefined;
  const mayBe = header.flatMap((head, column) => {
    const isFree = column === percent || !taken.has(column);
    return isFree && !saysPercent(head) && fitOf(head, "percent", undefined) > 0 ? column : [];
  });
  return mayBe.find((column) => {
    const pairs = body.flatMap((row) => {
      const got = scoreIn(row[column] ?? "", (row[column] ?? "").includes(","));
      const most = scoreIn(row[possible] ?? "", (row[possible] ?? "").includes(","));
      if (got?.as === "percent") return [false];
      return got?.as === "number" && most?.as === "number" ? [got.value <= most.value * 1.5] : [];
    });
    const fitting = pairs.filter((fits) => fits).length;
    return fitting > 0 && fitting * 2 >= pairs.length;
  });
}

/** Only words, and at least one that is known or stands above something else than words. */
function isHeader(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  labels: CsvLabels | undefined,
): boolean {
  if (header.some((cell) => looks(cell) !== "text" && !/^\s*(?:\/|sur|von|out of|sobre)\s*\d+\s*$/iu.test(cell)))
    return false;
  return header.some((cell, column) => {
    if (cell === "") return false;
    const below = mostly(rows.slice(0, looked), column);
    return columnKinds.some((kind) => fitOf(cell, kind, labels) > 0) || (below !== null && below !== "text");
  });
}

/** So many rows tell what a column is. */
const looked = 200;

type Look = "text" | "date" | Exclude<ScoreCell["as"], "nothing" | "state">;

function looks(cell: string): Look {
  // Without a year "10/12" are points and "12.5" is a number.
  const mayBeDate = /\d{4}|\p{L}|(?:\d+[-/.]){2}/u.test(cell);
  if (mayBeDate && (dayIn(cell, "day-first", anyDay) ?? dayIn(cell, "month-first", anyDay))) return "date";
  const score = scoreIn(cell, cell.includes(","));
  return !score || score.as === "state" || score.as === "nothing" ? "text" : score.as;
}

const anyDay = "2000-01-01";

/** What most cells of a column look like that say anything. */
function mostly(rows: readonly (readonly string[])[], column: number): Look | null {
  const counts = new Map<Look, number>();
  for (const row of rows) {
    const cell = row[column] ?? "";
    if (scoreIn(cell, false)?.as === "nothing") continue;
    const look = looks(cell);
    counts.set(look, (counts.get(look) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}

/** Our own label fits best, then the very word, then the longest word within. */
function fitOf(cell: string, kind: ColumnKind, labels: CsvLabels | undefined): number {
  const head = plainWord(withoutMaximum(cell)) || plainWord(cell);
  if (head === "") return 0;
  if (labels && head === plainWord(labels.columns[kind])) return 2000;
  const fits = columnWords[kind].map((word, place) => {
    // The first words say it best: "percent" rather than "grade", which may be a letter.
    if (head === word) return 1000 - place;
    if (wholeHeads.has(word)) return 0;
    const isWithin = isHan.test(word) ? head.includes(word) : ` ${head} `.includes(` ${word} `);
    return isWithin ? word.length : 0;
  });
  return Math.max(...fits);
}

/** Chinese and Japanese put no spaces between words. */
const isHan = /[\u3040-\u30ff\u3400-\u9fff]/u;
