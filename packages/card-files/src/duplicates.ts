import { failed, ok, type Result } from "@jotter/domain/result";
import { type Pacing, paceOf } from "@jotter/file-bytes/pace";
import { decodedEntities } from "@jotter/markdown/entities";
import { withoutMarks } from "@jotter/markdown/marked-words";
import { type FileProblem, refusalIn } from "./pace.ts";

type Sides = { readonly front: string; readonly back: string };

/** `place` is that of a card which is there already, or of an earlier one that comes in. */
export type Twin = { readonly among: "existing" | "incoming"; readonly place: number };

export type Likeness =
  | { readonly as: "new" }
  /** The same words but for case, blanks, markup and the signs at the end. */
  | { readonly as: "same"; readonly twin: Twin }
  /** The same question with another answer, or almost the same words; `share` of 1. */
  | { readonly as: "near"; readonly twin: Twin; readonly share: number };

/** For each card that comes in, whether the student has it. [FLA-1] [FLA-4] */
export async function duplicatesIn(
  incoming: readonly Sides[],
  existing: readonly Sides[],
  pacing: Pacing = {},
): Promise<Result<readonly Likeness[], FileProblem>> {
  const pace = paceOf(pacing);
  const known = shelf();
  const of = incoming.length + existing.length;
  let done = 0;
  const turn = async () => {
    if (++done % 32 !== 0 || !pace.isTime()) return;
    pace.tell(done, of);
    await pace.rest();
  };
  try {
    for (const [place, card] of existing.entries()) {
      known.add(card, { among: "existing", place });
      await turn();
    }
    const found: Likeness[] = [];
    for (const [place, card] of incoming.entries()) {
      found.push(known.likeness(card));
      known.add(card, { among: "incoming", place });
      await turn();
    }
    pace.tell(of, of);
    return ok(found);
  } catch (thrown) {
    return failed(refusalIn(thrown));
  }
}

/** From this share of common words on two cards are near. */
const nearShare = 0.8;
/** Fewer words say too little. */
const fewestWords = 4;
/** A word that so many cards have finds none of them. */
const mostCards = 300;

type Kept = { readonly twin: Twin; readonly words: ReadonlySet<string> };

function shelf() {
  const whole = new Map<string, Twin>();
  const byFront = new Map<string, Twin>();
  const byWord = new Map<string, Kept[]>();

  function add({ front, back }: Sides, twin: Twin) {
    const [frontKey, backKey] = [bareWords(front), bareWords(back)];
    const key = `${frontKey}\n${backKey}`;
    if (!whole.has(key)) whole.set(key, twin);
    if (!byFront.has(frontKey)) byFront.set(frontKey, twin);
    const words = wordsOf(key);
    const kept = { twin, words };
    for (const word of words) {
      const cards = byWord.get(word);
      if (!cards) byWord.set(word, [kept]);
      else if (cards.length <= mostCards) cards.push(kept);
    }
  }

  function likeness({ front, back }: Sides): Likeness {
    const [frontKey, backKey] = [bareWords(front), bareWords(back)];
    const key = `${frontKey}\n${backKey}`;
    const same = whole.get(key);
    if (same) return { as: "same", twin: same };
    const asked = frontKey === "" ? undefined : byFront.get(frontKey);
    if (asked) return { as: "near", twin: asked, share: 1 };
    const nearest = nearestTo(wordsOf(key));
    return nearest ? { as: "near", ...nearest } : { as: "new" };
  }

  function nearestTo(words: ReadonlySet<string>): { readonly twin: Twin; readonly share: number } | null {
    if (words.size < fewestWords) return null;
    const common = new Map<Kept, number>();
    for (const word of words) {
      const cards = byWord.get(word) ?? [];
      if (cards.length > mostCards) continue;
      for (const kept of cards) common.set(kept, (common.get(kept) ?? 0) + 1);
    }
    let best: { readonly twin: Twin; readonly share: number } | null = null;
    for (const kept of common.keys()) {
      // Words too common to be looked up count all the same.
      const both = [...words].filter((word) => kept.words.has(word)).length;
      const share = (2 * both) / (words.size + kept.words.size);
      if (share >= nearShare && share > (best?.share ?? 0)) best = { twin: kept.twin, share };
    }
    return best;
  }

  return { add, likeness };
}

/** Without markup, case, accents of width, doubled blanks and the signs at the end. */
export function bareWords(markdown: string): string {
  return withoutMarks(decodedEntities(markdown))
    .replace(/!?\[([^\]\n]*)\]\(([^)\n]*)\)/g, (_, words: string, address: string) =>
      address.startsWith("attachment:") ? `${words} ${address.slice(11)}` : words,
    )
    .replace(/\\(?=[!-/:-@[-`{-~])/g, "")
    .replace(/^[ \t]*(?:[-+*>]|#{1,6}|\d{1,3}[.)])[ \t]+/gm, "")
    .replace(/\*+|~~|`+|\$\$?|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/[\s.,;:!?…。，、；：！？]+$/u, "")
    .trim();
}

/** Where no blanks part words, pairs of letters do. */
function wordsOf(key: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [run] of key.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (!/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(run)) words.add(run);
    else for (let at = 0; at < Math.max(1, run.length - 1); at++) words.add(run.slice(at, at + 2));
  }
  return words;
}
