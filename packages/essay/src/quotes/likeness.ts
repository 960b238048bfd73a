import { alignedStretch } from "./alignment.ts";
import { plainForm, type Token, tokensOf } from "./plain-form.ts";
import type { Quotation } from "./quotations.ts";
import type { ReadPassage } from "./source-index.ts";

/** Longer ones are compared by their beginning: the work stays the same for all. */
const most = 160;

type Likeness = { readonly share: number; readonly from: number; readonly to: number };

/** How much of some words stands in a passage in their order, and where in its text. */
export function likenessTo(passage: ReadPassage, wanted: readonly Token[]): Likeness {
  const words = wanted.slice(0, most);
  const window = windowOf(passage.tokens, words);
  const common = commonOf(words, window);
  const [first, last] = [common[0], common.at(-1)];
  const from = first === undefined ? 0 : (window[first.there]?.from ?? 0);
  const to = last === undefined ? 0 : (window[last.there]?.to ?? 0);
  const { places } = passage.plain;
  return {
    share: words.length === 0 ? 0 : common.length / words.length,
    from: places[from] ?? 0,
    to: (places[to - 1] ?? -1) + 1,
  };
}

/** Where in a passage the words stand that were quoted with changes, from the first to the last of them. */
export function stretchIn(passage: ReadPassage, quoted: string): { readonly from: number; readonly to: number } | null {
  const plain = plainForm(quoted);
  const words = tokensOf(plain.text).slice(0, most);
  const window = windowOf(passage.tokens, words);
  const stretch = alignedStretch({ plain, tokens: words }, { plain: passage.plain, tokens: window });
  const [first, last] = stretch ? [window[stretch.from], window[stretch.to - 1]] : [];
  if (!first || !last) return null;
  const { places } = passage.plain;
  return { from: places[first.from] ?? 0, to: (places[last.to - 1] ?? -1) + 1 };
}

/** The words of a quotation that its passage does not have there, as places in the essay. */
export function differencesFrom(passage: ReadPassage, { text, at, length, block, from, kind }: Quotation) {
  const plain = plainForm(text);
  const words = tokensOf(plain.text).slice(0, most);
  const shared = new Set(commonOf(words, windowOf(passage.tokens, words)).map(({ here }) => here));
  const begin = from + (kind === "marks" ? 1 : 0);
  const placed = words.flatMap((word, index) => {
    if (shared.has(index)) return [];
    const [first, last] = [plain.places[word.from] ?? 0, plain.places[word.to - 1] ?? 0];
    const start = block.places[begin + first] ?? at;
    return [{ at: start, length: (block.places[begin + last] ?? start) + 1 - start }];
  });
  // Something is gone or stands elsewhere: no word of the essay is a wrong one.
  return placed.length > 0 ? placed : [{ at, length }];
}

/** A changed word at an end is none of the words that were looked for: it stands a little beyond them. */
const beyond = 6;

/** The stretch of a passage with most of the words, a little longer than they are. */
function windowOf(tokens: readonly Token[], words: readonly Token[]): readonly Token[] {
  const size = Math.ceil(words.length * 1.5) + 4;
  if (tokens.length <= size) return tokens;
  const wanted = new Set(words.map(({ text }) => text));
  let [best, bestAt, hits] = [-1, 0, 0];
  for (const [at, { text }] of tokens.entries()) {
    if (wanted.has(text)) hits += 1;
    if (at >= size && wanted.has(tokens[at - size]?.text ?? "")) hits -= 1;
    if (hits > best) [best, bestAt] = [hits, Math.max(0, at - size + 1)];
  }
  return tokens.slice(Math.max(0, bestAt - beyond), bestAt + size + beyond);
}

/** The longest common sequence, as pairs of places. */
function commonOf(here: readonly Token[], there: readonly Token[]) {
  const width = there.length + 1;
  const lengths = new Uint16Array((here.length + 1) * width);
  for (let i = here.length - 1; i >= 0; i -= 1) {
    for (let j = there.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        here[i]?.text === there[j]?.text
          ? 1 + (lengths[(i + 1) * width + j + 1] ?? 0)
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  const pairs: { readonly here: number; readonly there: number }[] = [];
  for (let i = 0, j = 0; i < here.length && j < there.length; ) {
    if (here[i]?.text === there[j]?.text) pairs.push({ here: i++, there: j++ });
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
}
