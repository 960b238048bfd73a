import { type Note, note } from "@jotter/domain/note";
import type { Replica } from "@jotter/replica/replica";

/** Enough for one transaction: between two of them the screen gets its turn. */
const atOnce = 100;

/** Works through many records in few transactions. */
export async function inBatches(
  replica: Replica,
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce) {
    await replica.together(async () => {
      for (const id of ids.slice(from, from + atOnce)) await work(id);
    });
  }
}

/** Pin, class and tags say where a note belongs, not when it was written: its time stays. */
export function changeNotes(
  replica: Replica,
  ids: readonly string[],
  change: Partial<Pick<Note, "pinned" | "classId">>,
) {
  return inBatches(replica, ids, (id) => replica.update(note, id, change));
}

export function addTags(replica: Replica, ids: readonly string[], tags: readonly string[]): Promise<void> {
  return inBatches(replica, ids, async (id) => {
    const row = await replica.rows(note).get(id);
    if (row) await replica.update(note, id, { tags: tags.reduce(withTag, row.data.tags) });
  });
}

export const tagMaximum = 200;
const tagsMaximum = 200;

/** A tag as it is stored: without its sign, in one line. Empty where nothing is left. */
export function tidyTag(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^#+\s*/, "")
    .slice(0, tagMaximum)
    .trim();
}

/** The list with one more tag, unless it is empty, there already (however it is spelled), or one too many. */
export function withTag(tags: string[], typed: string): string[] {
  const tag = tidyTag(typed);
  const isThere = tags.some((each) => each.toLowerCase() === tag.toLowerCase());
  return tag === "" || isThere || tags.length >= tagsMaximum ? tags : [...tags, tag];
}
