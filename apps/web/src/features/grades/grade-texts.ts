import { type Category, plainCategories } from "@jotter/domain/course";
import type { Score } from "@jotter/domain/grade";
import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";

/** Where there is no figure yet. */
export const noFigure = "–";

/** What a category is called: the specification's four by the app's language, the others as the student called them. */
export function categoryName({ id, name }: Pick<Category, "id" | "name">, t: Translate): string {
  const plain = plainCategories.find((each) => each === id);
  return name || (plain ? t(`gradeCategory.${plain}`) : t("gradeCategory.gone"));
}

export function scoreWords(score: Score, format: Format): string {
  if (score.as === "letter") return score.letter;
  if (score.as === "percent") return format.exactPercent(score.percent);
  return `${format.number(score.earned)}/${format.number(score.possible)}`;
}

/** "Quiz 3" after two quizzes, and the next one that nothing is called yet. */
export function freeName(word: string, before: number, names: ReadonlySet<string>, format: Format): string {
  for (let count = before + 1; ; count++) {
    const name = `${word} ${format.number(count)}`;
    if (!names.has(name)) return name;
  }
}

/** A day on the student's own calendar. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
