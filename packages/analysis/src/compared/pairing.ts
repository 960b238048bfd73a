// How two texts are compared. `statement` takes each sentence apart: words that say something (`tokens`), figures,
// opposites (`poles`), a "not". `likeness` holds two of them against each other: what both say and what only one does
// (`words-met`, `figures-met`). `verdict` judges that: the same, two things, or a `clash` in exactly one place
// (`figures-apart`, `names-apart`, `denied`, `turned`, `words-apart`; `two-subjects` speaks against it).
// Here each sentence gets the one of the other text that it is judged with; `comparison` tells what comes of it.
import type { Language } from "@jotter/domain/settings";
import { candidates } from "./candidates.ts";
import type { Knows, Verdict } from "./clash.ts";
import { type Meeting, meetingIn } from "./likeness.ts";
import type { Statement } from "./statement.ts";
import { verdictOn } from "./verdict.ts";

export type Pairing = Meeting & { readonly verdict: Exclude<Verdict, "two"> };

/**
 * Each sentence of one text with the one of the other that says the same. The surest first; then what is left between
 * two that are sure; then what is a part of a longer one. What is in none of them stands in one text only.
 */
export function pairingsOf(
  first: readonly Statement[],
  second: readonly Statement[],
  language: Language,
): readonly Pairing[] {
  const meet = meetingIn([...first, ...second], language);
  const keys = [first, second].map((some) => new Set(some.flatMap(({ tokens }) => tokens.map(({ key }) => key))));
  const knows: Knows = (document, key) => keys[document === first[0]?.document ? 0 : 1]?.has(key) ?? false;
  const taken = new Map<Statement, Pairing>();
  const pairings: Pairing[] = [];
  const take = (pairing: Pairing) => {
    taken.set(pairing.first, pairing).set(pairing.second, pairing);
    pairings.push(pairing);
  };
  for (const [one, other] of sameIn(first, second)) take({ ...meet(one, other), verdict: "one" });
  const isOpen = ({ first: one, second: other }: Pick<Meeting, "first" | "second">) =>
    !taken.has(one) && !taken.has(other);
  const judged = candidates(first, second, (one) => taken.has(one), meet, language).flatMap((meeting): Pairing[] => {
    const verdict = verdictOn(meeting, knows, language);
    return verdict === "two" ? [] : [{ ...meeting, verdict }];
  });
  const length = Math.max(first.length, second.length, 1);
  const ranked = sortedBy(judged, (pairing) => rankOf(pairing, length));
  for (const pairing of ranked) if (isOpen(pairing) && isSure(pairing, 0.6)) take(pairing);
  const sure = new Map(pairings.map((one) => [one.first.at, one.second.at]));
  for (const pairing of sortedBy(ranked.filter(isOpen), (one) => placeOf(one, sure))) {
    if (!isOpen(pairing) || !isLikely(pairing) || !fitsBetween(pairing, sure)) continue;
    take(pairing);
    sure.set(pairing.first.at, pairing.second.at);
  }
  for (const pairing of ranked) if (isOpen(pairing) && isSure(pairing, 0.5)) take(pairing);
  const parts = ranked.filter((pairing) => taken.has(pairing.first) !== taken.has(pairing.second));
  pairings.push(...parts.filter((pairing) => isPart(pairing, taken)));
  return pairings.toSorted((one, other) => one.first.at - other.first.at || one.second.at - other.second.at);
}

function sortedBy(pairings: readonly Pairing[], rank: (pairing: Pairing) => number): readonly Pairing[] {
  const ranks = new Map(pairings.map((pairing) => [pairing, rank(pairing)]));
  return pairings.toSorted((one, other) => (ranks.get(other) ?? 0) - (ranks.get(one) ?? 0));
}

/** Word for word the same, each once, in their order. */
function sameIn(
  first: readonly Statement[],
  second: readonly Statement[],
): readonly (readonly [Statement, Statement])[] {
  const byWording = new Map<string, Statement[]>();
  for (const statement of second)
    byWording.set(statement.wording, [...(byWording.get(statement.wording) ?? []), statement]);
  return first.flatMap((statement): (readonly [Statement, Statement])[] => {
    const other = statement.wording === "" ? undefined : byWording.get(statement.wording)?.shift();
    return other ? [[statement, other]] : [];
  });
}

/** Where two are equally like, the one that stands in the same place. */
function rankOf({ first, second, likeness, verdict }: Pairing, length: number): number {
  return likeness - (verdict === "one" ? 0 : 0.1) - 0.1 * (Math.abs(first.at - second.at) / length);
}

function isSure({ likeness, shared, verdict, covered }: Pairing, least: number): boolean {
  // Where only one fact differs, all the rest has been looked at.
  return verdict !== "one" || (likeness >= least && shared >= 0.8 && Math.min(...covered) >= 0.3);
}

/** Right behind or before one that is sure. */
function placeOf({ first, second, likeness }: Pairing, sure: ReadonlyMap<number, number>): number {
  const beside = [-1, 1].filter((step) => sure.get(first.at + step) === second.at + step);
  return likeness + 0.15 * beside.length;
}

/** Few words in common, and nothing that speaks against it. */
function isLikely({ likeness, shared, verdict }: Pairing): boolean {
  return verdict === "one" && likeness >= 0.28 && shared >= 0.55;
}

/** The sentences before it are paired before it, those after it after it. */
function fitsBetween({ first, second }: Pairing, sure: ReadonlyMap<number, number>): boolean {
  return [-2, -1, 1, 2].every((step) => {
    const other = sure.get(first.at + step);
    return other === undefined || step < 0 === other < second.at;
  });
}

/** All that the open one says stands in one that is paired with another. */
function isPart({ first, second, covered, shared, verdict }: Pairing, taken: ReadonlyMap<Statement, Pairing>): boolean {
  const [own, whole] = taken.has(first) ? [covered[1], taken.get(first)] : [covered[0], taken.get(second)];
  if (verdict === "one") return own >= 0.7 && shared >= 1.2;
  // The longer one has to have something left that its own pair does not say.
  const said = whole?.covered[whole.first === first ? 0 : 1] ?? 0;
  return own >= 0.7 && shared >= 2 && said < 0.7;
}
