import { type Category, plainCategories } from "@jotter/domain/course";
import type { Translate } from "../../ui/translate.ts";
import { categoryName } from "./grade-texts.ts";
import { readNumber, readPercent } from "./score-text.ts";

/** A category as it is being typed. */
export type CategoryDraft = {
  readonly id: string;
  readonly name: string;
  readonly weight: string;
  readonly dropLowest: string;
  readonly dropHighest: string;
};

const most = { weight: 1000, drops: 50 };

export function draftsOf(
  categories: readonly Category[],
  t: Translate,
  number: (value: number | undefined) => string,
): readonly CategoryDraft[] {
  return categories.map((category) => ({
    id: category.id,
    name: categoryName(category, t),
    weight: number(category.weight),
    dropLowest: number(category.dropLowest ?? 0),
    dropHighest: number(category.dropHighest ?? 0),
  }));
}

export function newCategory(id: string): CategoryDraft {
  return { id, name: "", weight: "", dropLowest: "0", dropHighest: "0" };
}

/** What cannot be read is nothing; a category without a name and a weight was not meant. */
export function categoriesOf(drafts: readonly CategoryDraft[], t: Translate): Category[] {
  return drafts
    .filter((draft) => draft.name.trim() !== "" || readPercent(draft.weight))
    .map((draft) => {
      const dropLowest = drops(draft.dropLowest);
      const dropHighest = drops(draft.dropHighest);
      return {
        id: draft.id,
        ...nameOf(draft, t),
        weight: Math.min(most.weight, readPercent(draft.weight) ?? 0),
        ...(dropLowest > 0 && { dropLowest }),
        ...(dropHighest > 0 && { dropHighest }),
      };
    });
}

export function sumOf(drafts: readonly CategoryDraft[]): number {
  return drafts.reduce((sum, draft) => sum + (readPercent(draft.weight) ?? 0), 0);
}

/** One of the four keeps the app's own word, in whatever language, until it is called something else. */
function nameOf({ id, name }: CategoryDraft, t: Translate): Pick<Category, "name"> {
  const typed = name.trim().slice(0, 200);
  const plain = plainCategories.find((each) => each === id);
  return plain && typed === t(`gradeCategory.${plain}`) ? {} : { name: typed };
}

function drops(typed: string): number {
  return Math.min(most.drops, Math.floor(readNumber(typed) ?? 0));
}
