import type { NoteRow } from "../../student/note-lists.ts";

/** Every tag there is and how many notes have it, by name. */
export function tagsOf(
  rows: readonly NoteRow[],
  collator = new Intl.Collator(),
): readonly { readonly tag: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { data } of rows) for (const tag of data.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((one, other) => collator.compare(one.tag, other.tag));
}
