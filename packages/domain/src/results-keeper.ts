import type { Category } from "./course.ts";
import type { Score } from "./grade.ts";
import { type Book, type ClassResult, classResult, type StoredGrade } from "./grade-book.ts";

/**
 * Remembers each class's result and reckons it anew only when something changed that it rests on. Every reading of the
 * device's records makes new objects, so what they say is compared where they are not the same.
 */
export function resultsKeeper(): (book: Book) => ClassResult {
  const kept = new Map<string, { readonly book: Book; readonly result: ClassResult }>();
  return (book) => {
    const before = kept.get(book.course.id);
    if (before && isSameBook(before.book, book)) return before.result;
    const result = classResult(book);
    kept.set(book.course.id, { book, result });
    return result;
  };
}

function isSameBook(one: Book, other: Book): boolean {
  return (
    one.course.level === other.course.level &&
    areSame(one.categories, other.categories, isSameCategory) &&
    areSame(one.grades, other.grades, isSameGrade)
  );
}

function isSameCategory(one: Category, other: Category): boolean {
  return (
    one.id === other.id &&
    one.weight === other.weight &&
    one.dropLowest === other.dropLowest &&
    one.dropHighest === other.dropHighest
  );
}

function isSameGrade(one: StoredGrade, other: StoredGrade): boolean {
  return (
    one.id === other.id &&
    one.category === other.category &&
    one.state === other.state &&
    one.extraCredit === other.extraCredit &&
    one.realZero === other.realZero &&
    isSameScore(one.score, other.score)
  );
}

function isSameScore(one: Score | null, other: Score | null): boolean {
  if (one?.as === "points") {
    return other?.as === "points" && one.earned === other.earned && one.possible === other.possible;
  }
  if (one?.as === "percent") return other?.as === "percent" && one.percent === other.percent;
  return one?.as === other?.as && one?.letter === (other?.as === "letter" ? other.letter : undefined);
}

function areSame<One>(
  some: readonly One[],
  others: readonly One[],
  isSame: (one: One, other: One) => boolean,
): boolean {
  if (some === others) return true;
  if (some.length !== others.length) return false;
  return some.every((one, place) => {
    const other = others[place];
    return other !== undefined && (one === other || isSame(one, other));
  });
}
