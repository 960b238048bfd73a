import { hasTag } from "@jotter/note-index/hashtags";
import { byPinAndTime, type NoteRow } from "../../student/notes/note-lists.ts";

/** What the list shows, as it stands in the address: filters, order and the words looked for. */
export type NoteView = {
  /** The id of a class, or "none" for notes without one. */
  readonly class?: string | undefined;
  readonly tag?: string | undefined;
  readonly pinned?: true | undefined;
  readonly sort?: "created" | "title" | undefined;
  readonly q?: string | undefined;
};

export const withoutClass = "none";

/** Where all notes with a tag are listed. */
export function tagHref(tag: string): string {
  return `/notes?${new URLSearchParams({ tag })}`;
}

export function isFiltered(view: NoteView): boolean {
  return view.class !== undefined || view.tag !== undefined || view.pinned === true;
}

export function isPlain(view: NoteView): boolean {
  return !isFiltered(view) && view.sort === undefined && view.q === undefined;
}

/** The #tags in the texts of notes, by note. */
export type WrittenTags = ReadonlyMap<string, readonly string[]>;

export function passes({ id, data }: NoteRow, view: NoteView, written?: WrittenTags): boolean {
  const isOfClass = view.class === undefined || (data.classId ?? withoutClass) === view.class;
  const { tag } = view;
  const isTagged = tag === undefined || hasTag(data.tags, tag) || hasTag(written?.get(id) ?? [], tag);
  return isOfClass && isTagged && (!view.pinned || data.pinned);
}

type Compare = (one: NoteRow, other: NoteRow) => number;

/** Pinned notes stand on top, whatever the order of the others. */
export function orderOf(sort: NoteView["sort"], collator: () => Intl.Collator): Compare {
  if (sort === undefined) return byPinAndTime;
  const onTop: Compare = ({ data: one }, { data: other }) => Number(other.pinned) - Number(one.pinned);
  if (sort === "created") return (one, other) => onTop(one, other) || other.data.createdAt - one.data.createdAt;
  const { compare } = collator();
  return (one, other) => onTop(one, other) || compare(one.data.title, other.data.title) || byPinAndTime(one, other);
}

const sortedAtOnce = 400;

/**
 * Sorts as `toSorted` does, and lets the browser take its turn in between: comparing 10,000 titles by the rules of a
 * language takes longer than a frame. null where `isWanted` said no meanwhile.
 */
export async function sortedInTurns<Value>(
  list: readonly Value[],
  compare: (one: Value, other: Value) => number,
  pause: () => Promise<void>,
  isWanted: () => boolean,
): Promise<readonly Value[] | null> {
  let runs: (readonly Value[])[] = [];
  for (let from = 0; from < list.length; from += sortedAtOnce) {
    runs.push(list.slice(from, from + sortedAtOnce).sort(compare));
    await pause();
    if (!isWanted()) return null;
  }
  while (runs.length > 1) {
    const next: (readonly Value[])[] = [];
    for (let pair = 0; pair < runs.length; pair += 2) {
      const merged: Value[] = [];
      const [left = [], right = []] = [runs[pair], runs[pair + 1]];
      let [fromLeft, fromRight] = [0, 0];
      while (merged.length < left.length + right.length) {
        const [one, other] = [left[fromLeft], right[fromRight]];
        const takesLeft =
          fromRight >= right.length || (fromLeft < left.length && compare(one as Value, other as Value) <= 0);
        merged.push((takesLeft ? left[fromLeft++] : right[fromRight++]) as Value);
        if (merged.length % (sortedAtOnce * 4) === 0) await pause();
      }
      next.push(merged);
      await pause();
      if (!isWanted()) return null;
    }
    runs = next;
  }
  return runs[0] ?? [];
}
