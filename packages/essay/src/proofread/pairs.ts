export type Mark = { readonly at: number; readonly kind: string; readonly role: "open" | "close" };

/** The marks of a block in order; `reopens`: the kind it begins with, which the block before it may have left open. */
export type Pairing = { readonly marks: readonly Mark[]; readonly reopens: string | null };

export type Unpaired = {
  readonly block: number;
  readonly at: number;
  readonly kind: string;
  readonly role: Mark["role"];
  /** The mark that stands where its partner should. */
  readonly partner?: number;
  /** No other of its kind comes after it in its block: what it opens may go on in the next. */
  readonly isLast?: boolean;
};

/**
 * Marks without their partner, block by block. What one block leaves open and the next one closes is a pair, and what
 * the next one opens anew is none the less open.
 */
export function unpaired(pairings: readonly Pairing[]): readonly Unpaired[] {
  const alone: Unpaired[] = [];
  let waiting: Unpaired[] = [];
  for (const [block, { marks, reopens }] of pairings.entries()) {
    const { open, lost } = pairsOf(marks);
    const kept = waiting.filter(({ kind, isLast }) => kind !== reopens || !isLast);
    for (const one of lost) {
      const at = one.role === "close" ? kept.findLastIndex(({ kind }) => kind === one.kind) : -1;
      if (at < 0) alone.push({ ...one, block });
      else kept.splice(at, 1);
    }
    alone.push(...kept);
    const lastOf = new Map(marks.map(({ kind, at }) => [kind, at]));
    waiting = open.map((one) => ({ ...one, block, isLast: lastOf.get(one.kind) === one.at }));
  }
  return [...alone, ...waiting];
}

/** Deeper than anybody nests; what is looked through stays small whatever the text. */
const deepest = 24;

function pairsOf(marks: readonly Mark[]) {
  const open: Mark[] = [];
  const lost: (Mark & { readonly partner?: number })[] = [];
  for (const mark of marks) {
    if (mark.role === "open") {
      open.push(mark);
      if (open.length > deepest) lost.push(...open.splice(0, 1));
      continue;
    }
    const at = open.findLastIndex(({ kind }) => kind === mark.kind);
    const last = open.at(-1);
    if (at >= 0) lost.push(...open.splice(at).slice(1));
    else if (last) {
      open.pop();
      lost.push({ ...last, partner: mark.at });
    } else lost.push(mark);
  }
  return { open, lost };
}
