import type { PlainForm, Token } from "./plain-form.ts";

/** A text in words, with where sentences end in it. */
export type TokenText = { readonly plain: PlainForm; readonly tokens: readonly Token[] };

/**
 * The words of a source that a quotation stands for, the changed ones among them: from and to as numbers of its words, to
 * not included. Word by word, with as few as possible changed, left out and put in. null where there is nothing to align.
 */
export function alignedStretch(
  quoted: TokenText,
  source: TokenText,
): { readonly from: number; readonly to: number } | null {
  const [here, there] = [quoted.tokens, source.tokens];
  if (here.length === 0 || there.length === 0) return null;
  const [opensHere, opensThere] = [openings(quoted), openings(source)];
  const width = there.length + 1;
  const costs = new Uint16Array((here.length + 1) * width);
  const cost = (i: number, j: number) => costs[i * width + j] ?? 0;
  for (let i = 1; i <= here.length; i += 1) {
    costs[i * width] = i;
    for (let j = 1; j <= there.length; j += 1) {
      costs[i * width + j] = Math.min(
        cost(i - 1, j - 1) + changed(i - 1, j - 1),
        cost(i - 1, j) + 1,
        cost(i, j - 1) + 1,
      );
    }
  }
  /** A word that begins a sentence does not stand for one inside it: then one is missing, and the other put in. */
  function changed(i: number, j: number): number {
    if (here[i]?.text === there[j]?.text) return 0;
    return i > 0 && opensHere[i] !== opensThere[j] ? 2 : 1;
  }
  let to = 0;
  for (let j = 1; j <= there.length; j += 1) if (cost(here.length, j) < cost(here.length, to)) to = j;
  // A changed last word is shown as the source has it, where its sentence goes on.
  const isLastLeft = cost(here.length - 1, to) + 1 === cost(here.length, to);
  if (isLastLeft && to < there.length && !opensThere[to] && cost(here.length, to + 1) === cost(here.length, to))
    to += 1;
  let [i, from] = [here.length, to];
  while (i > 0) {
    if (from > 0 && cost(i, from) === cost(i - 1, from - 1) + changed(i - 1, from - 1)) [i, from] = [i - 1, from - 1];
    else if (cost(i, from) === cost(i - 1, from) + 1) i -= 1;
    else from -= 1;
  }
  return from < to ? { from, to } : null;
}

function openings({ plain, tokens }: TokenText): readonly boolean[] {
  return tokens.map(({ from }, at) => {
    const before = tokens[at - 1];
    return before !== undefined && /[.!?。！？]/u.test(plain.text.slice(before.to, from));
  });
}
