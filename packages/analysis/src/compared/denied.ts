import type { Language } from "@jotter/domain/settings";
import { contradictionWords } from "../contradiction-words.ts";
import type { Verdict } from "./clash.ts";
import type { Meeting } from "./likeness.ts";

/** One says "not" of all that its clause names, and the other names all of it without a "not". */
export function denialIn(
  { first, second, ours, theirs, likeness, shared }: Meeting,
  areTwo: boolean,
  language: Language,
): Verdict {
  const [denied, own] = first.isNegated ? [first, ours] : [second, theirs];
  const { negation } = contradictionWords[language];
  const at = negation.exec(denied.text)?.index ?? 0;
  const ends = [...denied.text.matchAll(/[,;:，；、。]|\s(?:but|sondern|sino|mais|pero|aber)\s|$/gu)].map(
    ({ index }) => index,
  );
  const from = ends.findLast((end) => end < at) ?? 0;
  const to = ends.find((end) => end > at) ?? denied.text.length;
  const clause = denied.tokens.filter((token) => token.from >= from && token.to <= to);
  const isWhole = clause.length > 1 && clause.every((token) => !own.includes(token)) && shared >= 1.2;
  const isLoose = ours.length > 0 && theirs.length > 0;
  // "Has not lost it" is "has kept it"; what goes on "soon after" is told by the other alone.
  const plain = first.isNegated ? second : first;
  if (denied.poles.length > plain.poles.length) return "one";
  if (plain.poles.length > denied.poles.length && !isWhole) return "one";
  if (areTwo || denied.isHedged || denied.leans || (isLoose && !isWhole)) return "one";
  if (!isWhole && likeness < 0.6) return "one";
  return { about: "negation", values: ["", ""] };
}
