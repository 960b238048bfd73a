import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "../language.ts";
import { type Meet, type Meeting, meetingIn } from "./likeness.ts";
import type { Statement } from "./statement.ts";
import { type Knows, plain, type Verdict, verdictOn } from "./verdict.ts";

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
  const judged = candidates(first, second, meet, language).flatMap((meeting): Pairing[] => {
    const verdict = verdictOn(meeting, knows, language);
    return verdict === "two" ? [] : [{ ...meeting, verdict }];
  });
  const taken = new Set<Statement>();
  const pairings: Pairing[] = [];
  const take = (pairing: Pairing) => {
    taken.add(pairing.first).add(pairing.second);
    pairings.push(pairing);
  };
  const isOpen = (pairing: Pairing) => !taken.has(pairing.first) && !taken.has(pairing.second);
  const length = Math.max(first.length, second.length, 1);
  const rank = (pairing: Pairing) => rankOf(pairing, length);
  const ranked = judged.toSorted((one, other) => rank(other) - rank(one));
  for (const pairing of ranked) if (isOpen(pairing) && isSure(pairing, 0.6)) take(pairing);
  const sure = [...pairings];
  const inPlace = ranked.toSorted((one, other) => placeOf(other, sure) - placeOf(one, sure));
  for (const pairing of inPlace)
    if (isOpen(pairing) && isLikely(pairing) && fitsBetween(pairing, pairings)) take(pairing);
  for (const pairing of ranked) if (isOpen(pairing) && isSure(pairing, 0.5)) take(pairing);
  const whole = [...pairings];
  for (const pairing of ranked)
    if (taken.has(pairing.first) !== taken.has(pairing.second) && isPart(pairing, whole, taken)) pairings.push(pairing);
  return pairings.toSorted((one, other) => one.first.at - other.first.at || one.second.at - other.second.at);
}

/** Word for word the same comes first; where two are equally like, the one that stands in the same place. */
function rankOf({ first, second, likeness, verdict }: Pairing, length: number): number {
  const isSame = plain(first.text) === plain(second.text);
  const isClash = verdict !== "one";
  return (isSame ? 2 : 0) + likeness - (isClash ? 0.1 : 0) - 0.1 * (Math.abs(first.at - second.at) / length);
}

function isSure({ likeness, shared, verdict, ...meeting }: Pairing, least: number): boolean {
  if (plain(meeting.first.text) === plain(meeting.second.text)) return true;
  // Where only one fact differs, all the rest has been looked at.
  if (verdict !== "one") return true;
  return likeness >= least && shared >= 0.8 && Math.min(...meeting.covered) >= 0.3;
}

/** Right behind or before one that is sure. */
function placeOf({ first, second, likeness }: Pairing, sure: readonly Pairing[]): number {
  const beside = sure.filter(
    (one) => Math.abs(one.first.at - first.at) === 1 && one.second.at - second.at === one.first.at - first.at,
  );
  return likeness + 0.15 * beside.length;
}

/** Few words in common, and nothing that speaks against it. */
function isLikely({ likeness, shared, verdict }: Pairing): boolean {
  return verdict === "one" && likeness >= 0.28 && shared >= 0.55;
}

/** The sentences before it are paired before it, those after it after it. */
function fitsBetween({ first, second }: Pairing, pairings: readonly Pairing[]): boolean {
  const near = pairings.filter((one) => Math.abs(one.first.at - first.at) <= 2);
  return near.every((one) => one.first.at < first.at === one.second.at < second.at);
}

/** All that the open one says stands in one that is paired with another. */
function isPart(
  { first, second, covered, shared, verdict }: Pairing,
  whole: readonly Pairing[],
  taken: ReadonlySet<Statement>,
) {
  const own = taken.has(first) ? covered[1] : covered[0];
  if (verdict === "one") return own >= 0.7 && shared >= 1.2;
  // The longer one has to have something left that its own pair does not say.
  const isLeft = (one: Pairing) =>
    (one.first === first ? one.covered[0] : one.second === second ? one.covered[1] : 0) < 0.7;
  return own >= 0.7 && shared >= 2 && whole.every(isLeft);
}

/** Only those that share something: two long texts have a hundred thousand pairs. */
function candidates(first: readonly Statement[], second: readonly Statement[], meet: Meet, language: Language) {
  const holders = new Map<string, Statement[]>();
  for (const statement of second)
    for (const trace of tracesOf(statement, language)) holders.set(trace, [...(holders.get(trace) ?? []), statement]);
  const isCommon = (list: readonly Statement[]) => list.length > Math.max(12, second.length / 6);
  return first.flatMap((statement) => {
    const counts = new Map<Statement, number>();
    for (const trace of tracesOf(statement, language)) {
      const list = holders.get(trace) ?? [];
      if (isCommon(list)) continue;
      for (const other of list) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
    const likely = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 12);
    return likely.map(([other]) => meet(statement, other));
  });
}

/** By what a sentence is found: how its words begin, its signs, its figures. */
function tracesOf({ tokens, values, poles, text }: Statement, language: Language): ReadonlySet<string> {
  const own = isSpaceless(language)
    ? (text.match(/[\p{sc=Han}々]|[\p{sc=Katakana}ー]{2,}|[A-Za-z]+/gu) ?? [])
    : tokens.flatMap(({ key }) =>
        language === "de" && key.length > 7 ? [key.slice(0, 3), key.slice(-4)] : [key.slice(0, 3)],
      );
  const figures = values.flatMap(({ low, unit }) => [`#${low}`, ...(unit === "" ? [] : [`@${unit}`])]);
  return new Set([...own, ...figures, ...poles.flatMap(({ ends }) => ends.map(({ axis }) => `~${axis}`))]);
}
