type Levelled = { readonly level: number };

/** Of each entry the one it stands under; -1 at the top. */
export function parentsIn(outline: readonly Levelled[]): readonly number[] {
  const above: number[] = [];
  return outline.map(({ level }, at) => {
    while (above.length > 0 && (outline[above.at(-1) ?? 0]?.level ?? 0) >= level) above.pop();
    const parent = above.at(-1) ?? -1;
    above.push(at);
    return parent;
  });
}

/** As many are seen at once; in a longer outline branches are folded. */
const mostUnfolded = 40;

/**
 * What is seen of an outline: its top, the branch of what is read, and what the student has unfolded, without what they
 * have folded.
 */
export function seenEntries(
  parents: readonly number[],
  here: number,
  chosen: ReadonlyMap<number, boolean>,
): readonly { readonly at: number; readonly depth: number; readonly isOpen: boolean | null }[] {
  const branch = new Set(lineOf(parents, here));
  const isFolder = new Set(parents);
  const isOpen = (at: number) => chosen.get(at) ?? (parents.length <= mostUnfolded || branch.has(at));
  return parents.flatMap((parent, at) => {
    const above = lineOf(parents, parent);
    if (!above.every(isOpen)) return [];
    return [{ at, depth: above.length, isOpen: isFolder.has(at) ? isOpen(at) : null }];
  });
}

/** An entry and all it stands under, from below. */
export function lineOf(parents: readonly number[], at: number): readonly number[] {
  const line: number[] = [];
  for (let each = at; each >= 0; each = parents[each] ?? -1) line.push(each);
  return line;
}
