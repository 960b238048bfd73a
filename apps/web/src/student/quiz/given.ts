import type { TakenQuestion } from "@jotter/study-tools/quiz/stored";

/** What a student has answered so far: words, a number or an option; several options, or all of them in an order. */
export type Given = string | readonly string[];

/** What stands there before anybody has touched it: what was given before, else nothing, or the things as they are shown. */
export function firstGiven({ question, answer }: TakenQuestion): Given {
  if (answer && answer.given.length > 0) return answer.given;
  if (question.type === "ordering") return question.options;
  return question.type === "multiple" ? [] : "";
}

export function isEmpty(given: Given): boolean {
  return typeof given === "string" ? given.trim() === "" : given.length === 0;
}

/** An answer, or nothing: things that stand as they were shown were put in order by nobody. They are never shown in it. */
export function answerIn({ question, answer }: TakenQuestion, given: Given): Given | null {
  if (isEmpty(given)) return null;
  const isUntouched = question.type === "ordering" && answer === null && String(given) === String(question.options);
  return isUntouched ? null : given;
}

/** The list with one thing moved to another place. */
export function moved(items: readonly string[], from: number, to: number): readonly string[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
