import { inlineText } from "./plain-text.ts";
import { treeOf } from "./tree.ts";

/** A heading as it is read, and where it begins. */
export type PlacedHeading = { readonly at: number; readonly words: string };

export function headingsIn(text: string): readonly PlacedHeading[] {
  if (!/^ {0,3}(?:#|=+\s*$|-+\s*$)/m.test(text)) return [];
  return treeOf(text).blocks.flatMap(({ from, block }) =>
    block.type === "heading" ? [{ at: from, words: inlineText(block.children) }] : [],
  );
}

/** What is said at a place is about the heading over it; undefined where none stands over it. [DSH-4] */
export function topicAt(headings: readonly PlacedHeading[], at: number): string | undefined {
  const over = headings.findLast((heading) => heading.at <= at && topicOf(heading.words) !== undefined);
  return over && topicOf(over.words);
}

/** Longer is a sentence, and no name. */
const longestTopic = 120;

/** A heading as the name of a topic: cards, quizzes and exams that mean the same have the same one. */
export function topicOf(words: string): string | undefined {
  const topic = words
    .replace(/\s+/gu, " ")
    .replace(/[\s:：]+$/u, "")
    .trim();
  return topic === "" || topic.length > longestTopic ? undefined : topic;
}
