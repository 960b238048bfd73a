import { type PlainForm, plainForm, type Token, termsOf, tokensOf } from "./plain-form.ts";

/** Some lines of a note or a page of a document. */
export type Passage = { readonly id: string; readonly text: string };

export type ReadPassage = Passage & { readonly plain: PlainForm; readonly tokens: readonly Token[] };

export type SourceIndex = {
  readonly passages: readonly Passage[];
  /** In which passages a term stands. */
  readonly placesByTerm: ReadonlyMap<string, readonly number[]>;
};

/** Passages looked through once: after that a quotation reads only those that share its rarer words. */
export function indexed(passages: readonly Passage[]): SourceIndex {
  const placesByTerm = new Map<string, number[]>();
  for (const [at, { text }] of passages.entries()) {
    for (const term of termsIn(text)) {
      const places = placesByTerm.get(term);
      if (!places) placesByTerm.set(term, [at]);
      else if (places.at(-1) !== at) places.push(at);
    }
  }
  return { passages, placesByTerm };
}

/** The same terms as those of its plain form, without the places of its signs: that is ten times the work. */
function termsIn(text: string): readonly string[] {
  const whole = text.includes("-\n") ? text.replace(/(?<=\p{L})-\n\s*(?=\p{L})/gu, "") : text;
  return termsOf(tokensOf(whole.toLowerCase().replace(/(?<=[\u3040-\u9FFF])\s+(?=[\u3040-\u9FFF])/gu, "")));
}

/** So many terms are looked up, and so many passages of each: what stands everywhere finds nothing. */
const mostTerms = 16;
const mostPlaces = 3000;
const mostNear = 8;

/** Passages that have most of the rarer terms, the likest first. */
export function nearPassages(
  terms: readonly string[],
  { passages, placesByTerm }: SourceIndex,
): readonly ReadPassage[] {
  const scores = new Map<number, number>();
  const known = [...new Set(terms)].flatMap((term) => {
    const places = placesByTerm.get(term);
    return places ? [places] : [];
  });
  for (const places of known.sort((one, other) => one.length - other.length).slice(0, mostTerms)) {
    const weight = Math.log(1 + passages.length / places.length);
    for (const at of places.slice(0, mostPlaces)) scores.set(at, (scores.get(at) ?? 0) + weight);
  }
  const best = [...scores].sort(([one, a], [other, b]) => b - a || one - other).slice(0, mostNear);
  return best.flatMap(([at]) => {
    const passage = passages[at];
    return passage ? [read(passage)] : [];
  });
}

function read(passage: Passage): ReadPassage {
  const plain = plainForm(passage.text);
  return { ...passage, plain, tokens: tokensOf(plain.text) };
}
