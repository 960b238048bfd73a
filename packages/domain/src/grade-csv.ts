import { type Category, courseName } from "./course.ts";
import type { Grade, GradeState, Letter, Score } from "./grade.ts";
import type { Book } from "./grade-book.ts";
import type { Columns, CsvLabels } from "./grade-columns.ts";
import { percentMaximum, percentOf } from "./grade-scale.ts";
import { failed, ok, type Result } from "./result.ts";
import { cutTo } from "./sign-up.ts";
import {
  type DateOrder,
  dateOrderOf,
  dayIn,
  hasDecimalComma,
  hasOpenDates,
  type ScoreCell,
  scoreIn,
  stateIn,
} from "./table-cells.ts";
import { guarded, quoted, withoutGuard } from "./table-guard.ts";
import { germanGradeIn, type NumberScale, scaleOf, scoreOn } from "./table-scale.ts";
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
  /** Classes, as the table names them, whose rows are not wanted. */
  readonly leaveOut?: readonly string[];
  /** The id of the category for rows that name none, or one the class does not have. */
  readonly category: string;
  /** For 10/5 where no date in the table tells. */
  readonly dateOrder: DateOrder;
  readonly today: string;
  readonly now: number;
  /** Without it the table tells. */
  readonly decimalComma?: boolean;
  /** What bare numbers are; null: not said yet. Without it the table tells, and the student's language. */
  readonly scale?: NumberScale | null;
  readonly language?: string;
  readonly labels?: CsvLabels;
};

export type NewGrade = Grade;

/**
 * "no-scores": no column has any; "nothing": no row at all; "short": a row that ends before its first score; "scale":
 * nobody can tell what the numbers are; "range": what could not be typed either.
 */
export type TableProblem = {
  readonly line: number;
  readonly problem:
    | "nothing"
    | "no-scores"
    | "short"
    | "name"
    | "score"
    | "range"
    | "scale"
    | "possible"
    | "date"
    | "class";
  /** The cell that could not be read. */
  readonly text: string;
};

/** How the cells of a table are meant. */
export type Reading = {
  readonly decimalComma: boolean;
  readonly dateOrder: DateOrder;
  /** Some dates could be read either way, and none tells which. */
  readonly isDateOrderOpen: boolean;
  /** What bare numbers are; null: nobody can tell. */
  readonly scale: NumberScale | null;
  /** Whether some score is only a number, so that the scale says what it is. */
  readonly hasBareNumbers: boolean;
};

export function readingOf(table: Table, columns: Columns, options: ImportOptions): Reading {
  const rows = table.rows.slice(options.hasHeader ? 1 : 0);
  const cellsOf = (some: readonly (number | undefined)[]) => {
    const known = some.filter((column) => column !== undefined);
    return rows.flatMap((row) => known.map((column) => row[column] ?? ""));
  };
  const numeric = [columns.percent, columns.earned, columns.letter, columns.possible];
  const decimalComma = options.decimalComma ?? hasDecimalComma(cellsOf(numeric), table.separator);
  const dates = cellsOf([columns.date]);
  const bare = rows.flatMap((row) => bareIn(row, columns, decimalComma) ?? []);
  const heads = options.hasHeader ? (table.rows[0] ?? []) : [];
  const headed = [...new Set(bare.map(({ column }) => column))].map((column) => heads[column] ?? "");
  const guessedScale = (): NumberScale | null => {
    if (headed.some((head) => head === options.labels?.columns.percent)) return { as: "percent" };
    return scaleOf({
      scoreHeads: headed,
      heads,
      values: bare.map(({ value }) => value),
      hasGermanWords: bare.some(({ isGerman }) => isGerman),
      language: options.language ?? "en",
    });
  };
  return {
    decimalComma,
    dateOrder: dateOrderOf(dates, options.dateOrder),
    isDateOrderOpen: hasOpenDates(dates),
    scale: options.scale === undefined ? guessedScale() : options.scale,
    hasBareNumbers: bare.some(({ isAlone }) => isAlone),
  };
}

/** The number of a row that says nothing but itself, and whether the row says no more of its score. */
function bareIn(row: readonly string[], columns: Columns, decimalComma: boolean) {
  const kinds = ["percent", "letter", ...(columns.possible === undefined ? (["earned"] as const) : [])] as const;
  const read = (column: number | undefined) => scoreIn(column === undefined ? "" : (row[column] ?? ""), decimalComma);
  const others = [columns.percent, columns.letter, columns.earned].map(read);
  if (others.some((cell) => cell?.as === "percent" || cell?.as === "points")) return null;
  const hasPoints =
    columns.possible !== undefined && others[2]?.as === "number" && read(columns.possible)?.as === "number";
  for (const kind of kinds) {
    const column = columns[kind];
    if (column === undefined) continue;
    const cell = read(column);
    const german = cell === null ? germanGradeIn(row[column] ?? "") : null;
    const value = cell?.as === "number" ? cell.value : german;
    if (value !== null) return { column, value, isGerman: german !== null, isAlone: !hasPoints };
  }
  return null;
}

/** All of it, or all that is wrong with it. */
export function gradesFromTable(
  table: Table,
  columns: Columns,
  options: ImportOptions,
  reading = readingOf(table, columns, options),
): Result<readonly NewGrade[], readonly TableProblem[]> {
  const first = options.hasHeader ? 1 : 0;
  const rows = table.rows.slice(first);
  if (rows.length === 0) return failed([{ line: table.lines[0] ?? 1, problem: "nothing", text: "" }]);
  const scoreColumns = [columns.percent, columns.earned, columns.letter].flatMap((column) => column ?? []);
  if (scoreColumns.length === 0) return failed([{ line: table.lines[0] ?? 1, problem: "no-scores", text: "" }]);

  const numeric = [...scoreColumns, ...(columns.possible === undefined ? [] : [columns.possible])];
  const unwanted = new Set(options.leaveOut?.map(classKey));
  const grades: NewGrade[] = [];
  const problems: TableProblem[] = [];
  rows.forEach((row, place) => {
    if (columns.course !== undefined && unwanted.has(classKey(withoutGuard(row[columns.course] ?? "")))) return;
    const isShort = numeric.every((column) => column >= row.length);
    const read = isShort
      ? failed<CellProblem>({ problem: "short", text: row.join(" ") })
      : gradeIn(row, columns, options, reading);
    if (read.ok) grades.push(read.value);
    else problems.push({ line: table.lines[place + first] ?? 1, ...read.problem });
  });
  // One answer settles it for all lines.
  const asked = problems.find(({ problem }) => problem === "scale");
  const shown = problems.filter((each) => each.problem !== "scale" || each === asked);
  return shown.length > 0 ? failed(shown) : ok(grades);
}

/** Classes that a table names and the student does not have, each once as it would be stored, and how many rows name it. */
export function newClassesIn(
  table: Table,
  { course }: Columns,
  hasHeader: boolean,
  classes: readonly ImportClass[],
): readonly { readonly name: string; readonly rows: number }[] {
  if (course === undefined) return [];
  const found = new Map<string, { name: string; rows: number }>();
  for (const row of table.rows.slice(hasHeader ? 1 : 0)) {
    const name = courseName(withoutGuard(row[course] ?? ""));
    if (name === "" || classNamed(name, classes)) continue;
    const known = found.get(classKey(name));
    if (known) known.rows += 1;
    else found.set(classKey(name), { name, rows: 1 });
  }
  return [...found.values()];
}

/** Whether some row names no class, so that the student has to say which one it is. */
export function hasRowsOfNoClass(table: Table, { course }: Columns, hasHeader: boolean): boolean {
  return table.rows
    .slice(hasHeader ? 1 : 0)
    .some((row) => course === undefined || courseName(row[course] ?? "") === "");
}

type CellProblem = Omit<TableProblem, "line">;

function gradeIn(
  row: readonly string[],
  columns: Columns,
  options: ImportOptions,
  reading: Reading,
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
  const date = cell("date") === "" ? null : dayIn(cell("date"), reading.dateOrder, options.today);
  if (cell("date") !== "" && !date && !isNothing(cell("date"))) return failed({ problem: "date", text: cell("date") });

  const scores = scoresIn(cell, reading, columns.possible !== undefined);
  if (!scores.ok) return scores;
  const { score, state, isExtra } = scores.value;
  const own = options.labels;
  const isYes = (text: string) => yesWords.includes(plainWord(text)) || (own && text !== "" && text === own.yes);
  return ok({
    classId: into.id,
    name,
    category: categoryOf(withoutGuard(cell("category") || below.join(" ")), into) ?? usualCategory(into, options),
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
 * else, the percent holds. Points that say the same say it more exactly, and so they do beside a grade on another scale.
 * A bare number is what the scale says; where the table says what is possible, but not in this row, nobody knows.
 */
function scoresIn(
  cell: (kind: ColumnKind) => string,
  { decimalComma, scale }: Reading,
  saysPossible: boolean,
): Result<Scores, CellProblem> {
  const read: Partial<Record<ColumnKind, ScoreCell>> = {};
  for (const kind of ["percent", "earned", "possible", "letter"] as const) {
    // "/ 50" and "out of 50" stand in columns of what is possible.
    const text =
      kind === "possible" ? cell(kind).replace(/^(?:\/|out of|sur|von|sobre|de)\s*(?=\d)/iu, "") : cell(kind);
    const found = scoreIn(text, decimalComma) ?? (scale?.as === "german" ? germanCell(text) : null);
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
  const number = bare?.as === "number" && percentSaid === undefined ? bare.value : undefined;
  const percent = percentSaid ?? (scale?.as === "percent" ? number : undefined);
  const isPointless = earned === null && percent === undefined;
  if (isPointless && number !== undefined && !scale) return failed({ problem: "scale", text: String(number) });
  const scaled = number === undefined || !scale ? null : scoreOn(scale, number);
  const numberText = cell("percent") || cell("letter") || cell("earned");
  if (isPointless && number !== undefined && !scaled) return failed({ problem: "range", text: numberText });
  if (read.earned?.as === "number" && possible === null && percent === undefined && !scaled) {
    return failed({ problem: "possible", text: "" });
  }
  const letter = said.find((one) => one.as === "letter")?.letter;
  const state = said.find((one) => one.as === "state")?.state;
  // Points of nothing are how pages write extra credit.
  const isExtra = possible === 0;
  const size = isExtra ? sizeOfExtra : possible;
  const points = earned !== null && size !== null ? ({ as: "points", earned, possible: size } as const) : null;
  const isSame = points !== null && (percent === undefined || isExtra || Math.abs(percentOf(points) - percent) <= 0.5);
  const score = isSame ? points : percent === undefined && scaled ? scaled : scoreOf(percent, letter);
  if (score && !isTypeable(score)) {
    return failed({ problem: "range", text: score === points && !inOne ? cell("earned") : numberText });
  }
  const waiting: Score | null = size === null || score ? score : { as: "points", earned: 0, possible: size };
  return ok({ score: waiting, state: state ?? (score ? "graded" : "ungraded"), isExtra });
}

function germanCell(text: string): ScoreCell | null {
  const value = germanGradeIn(text);
  return value === null ? null : { as: "number", value };
}

/** The same limits hold for whoever types. [GRD-6] */
function isTypeable(score: Score): boolean {
  const percent = percentOf(score);
  return percent >= 0 && percent <= percentMaximum;
}

/** Extra points are a part of an item of a hundred where a category counts in percents. */
const sizeOfExtra = 100;

function scoreOf(percent: number | undefined, letter: Letter | undefined): Score | null {
  if (percent !== undefined) return { as: "percent", percent };
  return letter === undefined ? null : { as: "letter", letter };
}

function classOf(name: string, { into, classes }: ImportOptions): ImportClass | undefined {
  if (courseName(name) === "" || !classes) return into;
  return classNamed(name, classes);
}

function classNamed(name: string, classes: readonly ImportClass[]): ImportClass | undefined {
  const stored = courseName(name);
  const named = classes.find((one) => one.name === name || one.name === stored);
  return named ?? classes.find((one) => classKey(one.name) === classKey(name));
}

/** "???" and "!!!" have no word in common. */
function classKey(name: string): string {
  return plainWord(name) || courseName(name);
}

function categoryOf(text: string, { categories }: ImportClass): string | undefined {
  if (text === "") return undefined;
  const named = categories.find(({ name }) => name === text) ?? categories.find(({ name }) => isSameWord(name, text));
  const plain = plainCategoryOf(text);
  return (named ?? categories.find(({ id }) => id === plain))?.id;
}

/** A class that has not the usual category has another first one. */
function usualCategory({ categories }: ImportClass, options: ImportOptions): string {
  const isThere = categories.some(({ id }) => id === options.category);
  return isThere ? options.category : (categories[0]?.id ?? options.category);
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
