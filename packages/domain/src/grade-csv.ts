import type { Category } from "./course.ts";
import type { Grade, GradeState, Letter, Score } from "./grade.ts";
import type { Book } from "./grade-book.ts";
import type { Columns, CsvLabels } from "./grade-columns.ts";
import { percentOf } from "./grade-scale.ts";
import { failed, ok, type Result } from "./result.ts";
import { cutTo } from "./sign-up.ts";
import {
  type DateOrder,
  dateOrderOf,
  dayIn,
  hasDecimalComma,
  type ScoreCell,
  scoreIn,
  stateIn,
} from "./table-cells.ts";
import type { Table } from "./table-text.ts";
import { type ColumnKind, columnKinds, plainCategoryOf, plainWord, yesWords } from "./table-words.ts";

/** A class that grades can be read into, its categories named as the student sees them. */
export type ImportClass = {
  readonly id: string;
  readonly name: string;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
};

export type ImportOptions = {
  readonly hasHeader: boolean;
  readonly into: ImportClass;
  /** Where the table has a column of classes, each row goes to the one it names; without these all go `into` one. */
  readonly classes?: readonly ImportClass[];
  /** The id of the category for rows that name none, or one the class does not have. */
  readonly category: string;
  /** For 10/5 where no date in the table tells. */
  readonly dateOrder: DateOrder;
  readonly today: string;
  readonly now: number;
  /** Without it the table tells. */
  readonly decimalComma?: boolean;
  readonly labels?: CsvLabels;
};

export type NewGrade = Grade;

/** "no-scores": no column has any; "nothing": no row at all; "short": a row that ends before its first score. */
export type TableProblem = {
  readonly line: number;
  readonly problem: "nothing" | "no-scores" | "short" | "name" | "score" | "possible" | "date" | "class";
  /** The cell that could not be read. */
  readonly text: string;
};

/** All of it, or all that is wrong with it. */
export function gradesFromTable(
  table: Table,
  columns: Columns,
  options: ImportOptions,
): Result<readonly NewGrade[], readonly TableProblem[]> {
  const first = options.hasHeader ? 1 : 0;
  const rows = table.rows.slice(first);
  if (rows.length === 0) return failed([{ line: table.lines[0] ?? 1, problem: "nothing", text: "" }]);
  const scoreColumns = [columns.percent, columns.earned, columns.letter].flatMap((column) => column ?? []);
  if (scoreColumns.length === 0) return failed([{ line: table.lines[0] ?? 1, problem: "no-scores", text: "" }]);

  const cellsOf = (some: readonly number[]) => rows.flatMap((row) => some.map((column) => row[column] ?? ""));
  const numeric = [...scoreColumns, ...(columns.possible === undefined ? [] : [columns.possible])];
  const reading: Reading = {
    columns,
    options,
    decimalComma: options.decimalComma ?? hasDecimalComma(cellsOf(numeric), table.separator),
    dateOrder: dateOrderOf(columns.date === undefined ? [] : cellsOf([columns.date]), options.dateOrder),
  };
  const grades: NewGrade[] = [];
  const problems: TableProblem[] = [];
  rows.forEach((row, place) => {
    const isShort = numeric.every((column) => column >= row.length);
    const read = isShort ? failed<CellProblem>({ problem: "short", text: row.join(" ") }) : gradeIn(row, reading);
    if (read.ok) grades.push(read.value);
    else problems.push({ line: table.lines[place + first] ?? 1, ...read.problem });
  });
  return problems.length > 0 ? failed(problems) : ok(grades);
}

type Reading = {
  readonly columns: Columns;
  readonly options: ImportOptions;
  readonly decimalComma: boolean;
  readonly dateOrder: DateOrder;
};
type CellProblem = Omit<TableProblem, "line">;

function gradeIn(
  row: readonly string[],
  { columns, options, decimalComma, dateOrder }: Reading,
): Result<NewGrade, CellProblem> {
  const cell = (kind: ColumnKind) => {
    const column = columns[kind];
    return column === undefined ? "" : (row[column] ?? "");
  };
  // In a page's cell of two lines the second one is the category.
  const [title = "", ...below] = columns.category === undefined ? cell("name").split("\n") : [cell("name")];
  const name = cutTo(withoutGuard(title.trim()), nameMaximum);
  if (columns.name !== undefined && name === "") return failed({ problem: "name", text: "" });
  const into = classOf(withoutGuard(cell("course")), options);
  if (!into) return failed({ problem: "class", text: cell("course") });
  const date = cell("date") === "" ? null : dayIn(cell("date"), dateOrder, options.today);
  if (cell("date") !== "" && !date && !isNothing(cell("date"))) return failed({ problem: "date", text: cell("date") });

  const scores = scoresIn(cell, decimalComma, columns.possible !== undefined);
  if (!scores.ok) return scores;
  const { score, state, isExtra } = scores.value;
  const own = options.labels;
  const isYes = (text: string) => yesWords.includes(plainWord(text)) || (own && text !== "" && text === own.yes);
  return ok({
    classId: into.id,
    name,
    category: categoryOf(withoutGuard(cell("category") || below.join(" ")), into) ?? options.category,
    score,
    state: stateIn(cell("state"), own?.states) ?? state,
    extraCredit: isExtra || Boolean(isYes(cell("extraCredit"))),
    ...(isYes(cell("realZero")) ? { realZero: true } : {}),
    date,
    createdAt: options.now,
    updatedAt: options.now,
  });
}

/** As long as a grade's name may be. */
const nameMaximum = 500;

type Scores = { readonly score: Score | null; readonly state: GradeState; readonly isExtra: boolean };

/**
 * An item's percentage is its grade, else its score [GRD-4]: where a row has a percent and points that say something
 * else, the percent holds. Points that say the same say it more exactly. A score is a percentage where the table does
 * not say what is possible; where it does, but not in this row, nobody knows what the score is.
 */
function scoresIn(
  cell: (kind: ColumnKind) => string,
  decimalComma: boolean,
  saysPossible: boolean,
): Result<Scores, CellProblem> {
  const read: Partial<Record<ColumnKind, ScoreCell>> = {};
  for (const kind of ["percent", "earned", "possible", "letter"] as const) {
    // "/ 50" and "out of 50" stand in columns of what is possible.
    const text = kind === "possible" ? cell(kind).replace(/^(?:\/|out of)\s*/iu, "") : cell(kind);
    const found = scoreIn(text, decimalComma);
    const isUseless = !found || (kind === "possible" && found.as !== "number" && found.as !== "nothing");
    if (isUseless) return failed({ problem: kind === "possible" ? "possible" : "score", text: cell(kind) });
    read[kind] = found;
  }
  const said = Object.values(read);
  const inOne = said.find((one) => one.as === "points");
  const most = read.possible?.as === "number" ? read.possible.value : null;
  const possible = inOne?.possible ?? most;
  const earned = inOne ? inOne.earned : read.earned?.as === "number" && possible !== null ? read.earned.value : null;
  if (possible !== null && possible < 0) return failed({ problem: "possible", text: String(possible) });

  const percentSaid = said.find((one) => one.as === "percent")?.percent;
  const bare = [read.percent, read.letter, saysPossible ? undefined : read.earned].find((one) => one?.as === "number");
  const percent = percentSaid ?? (bare?.as === "number" ? bare.value : undefined);
  if (read.earned?.as === "number" && possible === null && percent === undefined) {
    return failed({ problem: "possible", text: "" });
  }
  const letter = said.find((one) => one.as === "letter")?.letter;
  const state = said.find((one) => one.as === "state")?.state;
  // Points of nothing are how pages write extra credit.
  const isExtra = possible === 0;
  const size = isExtra ? sizeOfExtra : possible;
  const points = earned !== null && size !== null ? ({ as: "points", earned, possible: size } as const) : null;
  const isSame = points !== null && (percent === undefined || isExtra || Math.abs(percentOf(points) - percent) <= 0.5);
  const score = isSame ? points : scoreOf(percent, letter);
  const waiting: Score | null = size === null || score ? score : { as: "points", earned: 0, possible: size };
  return ok({ score: waiting, state: state ?? (score ? "graded" : "ungraded"), isExtra });
}

/** Extra points are a part of an item of a hundred where a category counts in percents. */
const sizeOfExtra = 100;

function scoreOf(percent: number | undefined, letter: Letter | undefined): Score | null {
  if (percent !== undefined) return { as: "percent", percent };
  return letter === undefined ? null : { as: "letter", letter };
}

function classOf(name: string, { into, classes }: ImportOptions): ImportClass | undefined {
  if (name === "" || !classes) return into;
  return classes.find((one) => one.name === name) ?? classes.find((one) => isSameWord(one.name, name));
}

function categoryOf(text: string, { categories }: ImportClass): string | undefined {
  if (text === "") return undefined;
  const named = categories.find(({ name }) => name === text) ?? categories.find(({ name }) => isSameWord(name, text));
  const plain = plainCategoryOf(text);
  return (named ?? categories.find(({ id }) => id === plain))?.id;
}

function isSameWord(one: string, other: string): boolean {
  // "???" and "!!!" have no word in common.
  return plainWord(one) !== "" && plainWord(one) === plainWord(other);
}

function isNothing(cell: string): boolean {
  return /^[-–—\s]*$/u.test(cell);
}

export type CsvOptions = {
  /** Excel takes the comma for the decimal mark where the student lives; then semicolons part the cells. */
  readonly decimalComma: boolean;
  readonly labels: CsvLabels;
  readonly categoryName: (category: Category) => string;
};

/**
 * A file that Excel opens as a table: its mark for UTF-8 at the front, its line ends, the separator it expects beside
 * the decimal mark. (A line that names the separator would make it forget the UTF-8.) What was entered stands there as
 * it was entered; dates are as every language's Excel reads them, and points have two columns, as 5/10 would be a date.
 */
export function csvOf(books: readonly Book[], { decimalComma, labels, categoryName }: CsvOptions): string {
  const separator = decimalComma ? ";" : ",";
  const number = (value: number) => plainNumber(value).replace(".", decimalComma ? "," : ".");
  const rows = books.flatMap(({ course, categories, grades }) => {
    const names = new Map(categories.map((category) => [category.id, categoryName(category)]));
    return grades.map((grade): Record<ColumnKind, string> => {
      const { score } = grade;
      const points = score?.as === "points" ? score : null;
      const isWaiting = points?.earned === 0 && grade.state === "ungraded";
      const isPlain = grade.state === "graded" && !grade.extraCredit;
      return {
        course: guarded(course.name),
        name: guarded(grade.name),
        category: guarded(names.get(grade.category) ?? ""),
        percent: score?.as === "percent" ? number(score.percent) : points && isPlain ? number(rounded(points)) : "",
        earned: points && !isWaiting ? number(points.earned) : "",
        possible: points ? number(points.possible) : "",
        letter: score?.as === "letter" ? score.letter : "",
        date: grade.date ?? "",
        state: guarded(labels.states[grade.state]),
        extraCredit: grade.extraCredit ? guarded(labels.yes) : "",
        realZero: grade.realZero ? guarded(labels.yes) : "",
      };
    });
  });
  const lines = [labels.columns, ...rows].map((row) =>
    order.map((kind) => quoted(row[kind], separator)).join(separator),
  );
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join("")}`;
}

const order: readonly ColumnKind[] = ["course", ...columnKinds.filter((kind) => kind !== "course")];

/** To look at: points are read again as points. */
function rounded(points: Score): number {
  return Math.round(percentOf(points) * 100) / 100;
}

/** All digits, and never as 1e-7. */
function plainNumber(value: number): string {
  const [, sign = "", digits = "", more = "", exponent] = /^(-?)(\d)\.?(\d*)e-(\d+)$/.exec(String(value)) ?? [];
  return exponent === undefined ? String(value) : `${sign}0.${"0".repeat(Number(exponent) - 1)}${digits}${more}`;
}

/** A spreadsheet would run what begins like this. The apostrophe says text; a negative number is just that. */
function guarded(text: string): string {
  const isFormula = formula.test(text) && !/^-\d+(?:[.,]\d+)?$/.test(text);
  return isFormula ? `'${text}` : text;
}

function withoutGuard(text: string): string {
  return formula.test(text) && text.startsWith("'") ? text.slice(1) : text;
}

const formula = /^'*[=+\-@＝＋－＠\t\r]/u;

function quoted(text: string, separator: string): string {
  const isPlain = !text.includes(separator) && !/["\r\n\t]|^\s|\s$/u.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
