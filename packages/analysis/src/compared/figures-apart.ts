import type { Language } from "@jotter/domain/settings";
import type { Value } from "../values.ts";
import { vocabulary } from "../vocabulary.ts";
import type { Verdict } from "./clash.ts";
import type { Meeting } from "./likeness.ts";
import type { Statement } from "./statement.ts";
import type { Token } from "./tokens.ts";

/** Another year, date or amount is said of the very same. */
export function figuresApart(meeting: Meeting, [mine, yours]: readonly [Value, Value], language: Language): Verdict {
  if (!isSameFact(meeting, mine, yours)) return "two";
  if (mine.kind === "amount" && isUnderCondition(meeting, language)) return "two";
  const about = mine.kind === "amount" ? "amount" : mine.day !== null && yours.day !== null ? "date" : "year";
  return { about, values: [mine.text, yours.text] };
}

/**
 * What a figure is said of is the same: all before it, and of an amount all until its clause ends. When something was may
 * be followed by more in each.
 */
function isSameFact(
  { first, second, ours, theirs, likeness, shared, covered, met }: Meeting,
  mine: Value,
  yours: Value,
) {
  const end = ({ text }: Statement, { kind, to }: Value) => {
    const rest = text.slice(to);
    return kind === "amount" ? to + (/[,;:，；：、。(（]|\s[–—]\s/u.exec(rest)?.index ?? rest.length) : to;
  };
  const [own, other] = [
    ours.filter(({ to }) => to <= end(first, mine)),
    theirs.filter(({ to }) => to <= end(second, yours)),
  ];
  const told = met.filter(([one]) => one.to <= end(first, mine)).length;
  if (own.length === 0 && other.length === 0 && told > 1) return likeness >= 0.4;
  if (mine.kind !== "amount" && told > 1 && (own.length === 0 || other.length === 0)) return likeness >= 0.4;
  if (ours.length > 0 && theirs.length > 0) return likeness >= 0.7 && shared >= 1.8;
  return likeness >= 0.6 && (mine.kind !== "amount" || Math.min(...covered) >= 0.55);
}

/** "During exercise the heart beats 180 times": said of that only. */
function isUnderCondition({ first, second, ours, theirs }: Meeting, language: Language): boolean {
  const opens = ({ text, tokens }: Statement, own: readonly Token[]) => {
    const [opening] = tokens;
    if (!opening || !own.includes(opening)) return false;
    const before = /^\P{L}*(\p{L}+)/u.exec(text.slice(0, opening.from))?.[1]?.toLowerCase() ?? "";
    return vocabulary[language].prepositions.has(before) || conditions.has(before);
  };
  return opens(first, ours) || opens(second, theirs);
}

const conditions = new Set([
  "bei",
  "im",
  "unter",
  "nach",
  "vor",
  "during",
  "at",
  "when",
  "durante",
  "al",
  "pendant",
  "lors",
]);
