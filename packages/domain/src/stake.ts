import type { Category } from "./course.ts";
import { guessedType } from "./event-guess.ts";
import type { Book } from "./grade-book.ts";

/** What hangs on one piece of work. */
export type Stake = {
  /** Percent of the class's grade. */
  readonly percent: number;
  /** Where nobody typed it: the category it belongs to, and what that counts. */
  readonly category: { readonly id: string; readonly name?: string | undefined; readonly percent: number } | null;
};

type Work = { readonly kind: "assignment" | "exam" | "study"; readonly title: string; readonly weight: number | null };

/** As the student typed it, or else as the class's weights have it. Null where nobody knows. [DSH-2] [GRD-5] */
export function stakeOf({ kind, title, weight }: Work, book: Book | undefined): Stake | null {
  if (weight !== null) return { percent: weight, category: null };
  if (!book || kind === "study") return null;
  const category = categoryOf(kind, title, book.categories);
  const all = book.categories.reduce((sum, one) => sum + one.weight, 0);
  if (!category || all <= 0 || category.weight <= 0) return null;
  const percent = (category.weight / all) * 100;
  const known = book.grades.filter((grade) => grade.category === category.id).length;
  // How many there will be nobody knows at the beginning of a term: as many as usual, or as there are already.
  const pieces = isFinal.test(title) ? 2 : Math.max(usualPieces[category.id] ?? 5, known + 1);
  const said = category.name === undefined ? {} : { name: category.name };
  return { percent: percent / pieces, category: { id: category.id, ...said, percent } };
}

const usualPieces: Readonly<Record<string, number>> = { test: 4, quiz: 6, assignment: 6, homework: 12 };

/** The one whose name stands in the title, else the one for work of that kind. */
export function categoryOf(
  kind: "assignment" | "exam",
  title: string,
  categories: readonly Category[],
): Category | undefined {
  const lower = title.toLowerCase();
  const named = categories.find(({ name }) => name && name.length > 2 && lower.includes(stemOf(name)));
  if (named) return named;
  const plain =
    kind === "exam" ? (isQuiz.test(title) ? "quiz" : "test") : isLarge.test(title) ? "assignment" : "homework";
  const ofKind = categories.filter(({ name }) => name && guessedType(name) === kind);
  return categories.find(({ id }) => id === plain) ?? ofKind[0];
}

/** "Tests" is a category, "Test 4" one of it. */
function stemOf(name: string): string {
  return name.toLowerCase().replace(/s$/, "");
}

const isQuiz = /quiz|interro|\btest\s*corto|prueba corta|kurztest|vokabeltest|小测|小テスト|小考|单元小/iu;
const isFinal = /\bfinals?\b|final exam|abschluss|examen final|期末/iu;
/** Work of days rather than of an evening. */
const isLarge =
  /project|paper|essay|report|presentation|portfolio|assignment|projekt|aufsatz|referat|bericht|hausarbeit|proyecto|ensayo|trabajo|informe|presentación|projet|dissertation|exposé|rapport|rédaction|项目|论文|报告|演示|レポート|論文|発表|プロジェクト|作文/iu;
