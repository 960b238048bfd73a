import type { ComparisonOptions } from "@jotter/study-tools/comparison";
import { shareOfSame } from "./same-sentences.ts";
import { ownTitle } from "./told-apart.ts";
import type { StudySource } from "./use-sources.ts";

type Text = Pick<StudySource, "id" | "title" | "text" | "updatedAt">;

/** Two with one title, or most of one in the other, are one text at two times: the older is what was changed. [CMP-1] */
export function firstOptions(sources: readonly Text[]): ComparisonOptions {
  const [one, other, ...more] = sources;
  if (!one || !other || more.length > 0 || !areVersions(one, other)) return { as: "free", mine: 0 };
  const isNewerFirst = one.updatedAt !== null && other.updatedAt !== null && one.updatedAt > other.updatedAt;
  return { as: "versions", mine: isNewerFirst ? 1 : 0 };
}

const mostOfIt = 0.6;

function areVersions(one: Text, other: Text): boolean {
  const [own, theirs] = [ownTitle(one), ownTitle(other)].map((title) => title.trim().toLowerCase());
  return own === theirs || shareOfSame(one, other) >= mostOfIt;
}
