import { withWritten } from "@jotter/note-index/hashtags";
import type { NoteRow } from "../../student/notes/note-lists.ts";
import type { WrittenTags } from "./note-view.ts";

/** As many as a list can be looked through for. */
const mostShown = 500;

/** The tags there are and how many notes have it, by name; however it is spelled, it is one. */
export function tagsOf(
  rows: readonly NoteRow[],
  collator = new Intl.Collator(),
  written?: WrittenTags,
): readonly { readonly tag: string; readonly count: number }[] {
  const counts = new Map<string, { readonly tag: string; readonly count: number }>();
  for (const { id, data } of rows) {
    for (const tag of withWritten(data.tags, written?.get(id))) {
      const known = counts.get(tag.toLowerCase());
      counts.set(tag.toLowerCase(), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 });
    }
  }
  return mostUsed([...counts.values()]).sort((one, other) => collator.compare(one.tag, other.tag));
}

function mostUsed<Tag extends { readonly count: number }>(all: Tag[]): Tag[] {
  return all.length <= mostShown ? all : all.sort((one, other) => other.count - one.count).slice(0, mostShown);
}
