import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "../language.ts";
import type { Meet, Meeting } from "./likeness.ts";
import type { Statement } from "./statement.ts";

/** Two that have less in common are never held to be one. */
const leastAlike = 0.25;
const mostCandidates = 10;

/** Only those that share something: two long texts have a hundred thousand pairs. */
export function candidates(
  first: readonly Statement[],
  second: readonly Statement[],
  isTaken: (statement: Statement) => boolean,
  meet: Meet,
  language: Language,
): readonly Meeting[] {
  const isLong = second.length > 150;
  const holders = new Map<string, Statement[]>();
  for (const statement of second) {
    for (const trace of tracesOf(statement, isLong, language)) {
      const list = holders.get(trace);
      if (list) list.push(statement);
      else holders.set(trace, [statement]);
    }
  }
  const most = Math.max(12, second.length / 6);
  return first.flatMap((statement) => {
    const counts = new Map<Statement, number>();
    for (const trace of tracesOf(statement, isLong, language)) {
      const list = holders.get(trace) ?? [];
      if (list.length > most) continue;
      for (const other of list) counts.set(other, (counts.get(other) ?? 0) + 1 / (2 + list.length));
    }
    return [...counts]
      .filter(([other]) => !isTaken(statement) || !isTaken(other))
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, mostCandidates)
      .map(([other]) => meet(statement, other))
      .filter(({ likeness }) => likeness >= leastAlike);
  });
}

/** By what a sentence is found: how its words begin, its signs, its figures. */
function tracesOf(
  { tokens, values, poles, text }: Statement,
  isLong: boolean,
  language: Language,
): ReadonlySet<string> {
  const own = isSpaceless(language)
    ? [...(text.match(/[\p{sc=Katakana}ー]{2,}|[A-Za-z]+/gu) ?? []), ...signsIn(text, isLong)]
    : tokens.flatMap(({ key }) =>
        language === "de" && key.length > 7 ? [key.slice(0, 3), key.slice(-4)] : [key.slice(0, 3)],
      );
  const figures = values.flatMap(({ low, unit }) => [`#${low}`, ...(unit === "" ? [] : [`@${unit}`])]);
  return new Set([...own, ...figures, ...poles.flatMap(({ ends }) => ends.map(({ axis }) => `~${axis}`))]);
}

/** In a long text a single sign stands everywhere: two of them are a word. */
function signsIn(text: string, isLong: boolean): readonly string[] {
  if (!isLong) return text.match(/[\p{sc=Han}々]/gu) ?? [];
  return [...text.matchAll(/[\p{sc=Han}々](?=(?<next>[\p{sc=Han}々]))/gu)].map(
    ({ 0: sign, groups }) => `${sign}${groups?.next}`,
  );
}
