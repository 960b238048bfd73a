/** Where a note points to others: [[Title]], [[Title#Part]], [[Title|shown words]]. */
export type NoteLink = { readonly target: string; readonly from: number; readonly to: number };

export function linksIn(text: string): readonly NoteLink[] {
  return [...text.matchAll(/\[\[([^[\]\n|]+)(?:\|[^[\]\n]*)?\]\]/g)].flatMap((found) => {
    const target = sameTitle(found[1] ?? "");
    return target ? [{ target, from: found.index, to: found.index + found[0].length }] : [];
  });
}

/** The titles a link may mean: the whole of it ("C# basics"), else what stands before the part of a note it names. */
export function titlesMeant(target: string): readonly string[] {
  const part = target.indexOf("#", 1);
  return part < 0 ? [sameTitle(target)] : [sameTitle(target), sameTitle(target.slice(0, part))];
}

/** A title as links compare it: case does not count. */
export function sameTitle(title: string): string {
  return title.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
}
