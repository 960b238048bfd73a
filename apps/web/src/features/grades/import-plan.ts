import { type Category, courseName, newCourse } from "@jotter/domain/course";
import type { Grade } from "@jotter/domain/grade";
import { type Book, bookOf } from "@jotter/domain/grade-book";
import type { Columns } from "@jotter/domain/grade-columns";
import {
  gradesFromTable,
  hasRowsOfNoClass,
  type ImportClass,
  type ImportOptions,
  newClassesIn,
  type Reading,
  readingOf,
  type TableProblem,
} from "@jotter/domain/grade-csv";
import { percentOf } from "@jotter/domain/grade-scale";
import { doublesIn } from "@jotter/domain/table-doubles";
import type { Table } from "@jotter/domain/table-text";
import type { Translate } from "../../ui/translate.ts";
import { categoryName } from "./grade-texts.ts";

/** Instead of a class's id: one that is made for this table. */
export const aNewClass = "new";

type Asked = Pick<ImportOptions, "dateOrder" | "scale" | "language" | "labels" | "today" | "now"> & {
  readonly books: readonly Book[];
  readonly weights: readonly Category[] | undefined;
  readonly columns: Columns;
  readonly hasHeader: boolean;
  /** The id of a class, or `aNewClass`. */
  readonly into: string;
  readonly newClassName: string;
  /** Whether a zero of the table is one somebody got. Without it: yes, unless the table has a column that says it. */
  readonly zerosCount?: boolean;
  /** New classes that the student does not want. */
  readonly refused: ReadonlySet<string>;
};

/** What a table would become: shown before anything is written. [GRD-10] */
export type ImportPlan = {
  readonly reading: Reading;
  /** Classes the table names and the student does not have. */
  readonly newClasses: readonly { readonly name: string; readonly rows: number }[];
  /** Whether the student has to say which class some rows are of. */
  readonly asksForClass: boolean;
  readonly grades: readonly Grade[];
  /** How many scores are a zero of which the table says no more: what waits is left blank in a school's own table. */
  readonly zeros: number;
  /** The places of those that are there already. */
  readonly doubles: ReadonlySet<number>;
  readonly classes: readonly ImportClass[];
  /** A new class is wanted and has no name yet. */
  readonly lacksName: boolean;
  readonly problems: readonly TableProblem[];
};

export function planOf(table: Table, asked: Asked, t: Translate): ImportPlan {
  const { books, weights, columns, hasHeader, refused } = asked;
  const known = books.map((book) => importClass(book, t));
  const fresh = (name: string): ImportClass => {
    const made = { id: `${aNewClass}:${name}`, ...newCourse(name, "standard", 0, 0) };
    return importClass(bookOf(made, weights, []), t);
  };
  const newClasses = newClassesIn(table, columns, hasHeader, known);
  const named = [...known, ...newClasses.filter(({ name }) => !refused.has(name)).map(({ name }) => fresh(name))];
  const asksForClass = hasRowsOfNoClass(table, columns, hasHeader);
  const ownName = courseName(asked.newClassName);
  // Whoever gives a new class the name of one that is there means that one.
  const same = named.find(({ name }) => name.toLowerCase() === ownName.toLowerCase());
  const target = asked.into === aNewClass ? (same ?? fresh(ownName)) : known.find(({ id }) => id === asked.into);
  const into = target ?? fresh(ownName);
  const classes = named.includes(into) ? named : [...named, into];
  const options: ImportOptions = {
    ...asked,
    into,
    classes: named,
    leaveOut: newClasses.map(({ name }) => name).filter((name) => refused.has(name)),
    category: into.categories[0]?.id ?? "",
  };
  const reading = readingOf(table, columns, options);
  const read = gradesFromTable(table, columns, options, reading);
  const found = read.ok ? read.value.map((grade) => withName(grade, classes)) : [];
  const isZero = (grade: Grade) =>
    columns.realZero === undefined && grade.state === "graded" && grade.score !== null && percentOf(grade.score) === 0;
  const zerosCount = asked.zerosCount ?? true;
  const grades = zerosCount ? found.map((grade) => (isZero(grade) ? { ...grade, realZero: true } : grade)) : found;
  return {
    reading,
    newClasses,
    asksForClass,
    grades,
    zeros: found.filter(isZero).length,
    doubles: doublesIn(
      grades,
      books.flatMap((book) => book.grades),
    ),
    classes,
    lacksName: asksForClass && into.name === "",
    problems: read.ok ? [] : read.problem,
  };
}

/** A table without names: each is called by what it is. */
function withName(grade: Grade, classes: readonly ImportClass[]): Grade {
  if (grade.name) return grade;
  const own = classes.find(({ id }) => id === grade.classId)?.categories.find(({ id }) => id === grade.category);
  return { ...grade, name: own?.name ?? "" };
}

function importClass({ course, categories }: Book, t: Translate): ImportClass {
  return {
    id: course.id,
    name: course.name,
    categories: categories.map((category) => ({ id: category.id, name: categoryName(category, t) })),
  };
}
