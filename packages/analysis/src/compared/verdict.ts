import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "../language.ts";
import type { Knows, Verdict } from "./clash.ts";
import { denialIn } from "./denied.ts";
import { figuresApart } from "./figures-apart.ts";
import type { Meeting } from "./likeness.ts";
import { namesApart } from "./names-apart.ts";
import { isRule, turnedIn } from "./turned.ts";
import { areParallel, isThin, isUnderAnother, subjectsApart } from "./two-subjects.ts";
import { wordsApart } from "./words-apart.ts";

/**
 * A contradiction is exactly one place where another fact stands: a figure, a name, a "not", an opposite, a word, or two
 * that have changed places. With two such places the sentences speak of two things.
 */
export function verdictOn(meeting: Meeting, knows: Knows, language: Language): Verdict {
  const { first, second, ours, theirs, figures, poles, likeness } = meeting;
  if (first.wording === second.wording) return "one";
  const isAllMet = ours.length + theirs.length < 2 && figures.length === 0;
  const turned = isAllMet || isSpaceless(language) ? turnedIn(first.text, second.text, language) : null;
  // "When prices rise demand falls, when they fall it rises" is one rule.
  if (turned) return isRule(first, second, language) ? "two" : { about: "sign", values: turned };
  const isDenied = first.isNegated !== second.isNegated;
  const areTwo = subjectsApart(meeting);
  if (areParallel(meeting, areTwo)) return "two";
  const named = namesApart(meeting, areTwo, language);
  if (named === "two") return "two";
  if (isUnderAnother(first, second)) return "two";
  const opposites = new Set(poles.map(([one, other]) => `${one.text} ${other.text}`.toLowerCase()));
  const places = figures.length + opposites.size + (named ? 1 : 0);
  // "Not higher" is "lower".
  if (isDenied && opposites.size === 1 && places === 1) return "one";
  if (places > 1 || (isDenied && places > 0)) return "two";
  // Both have words of their own besides.
  const isLoose = ours.length > 0 && theirs.length > 0;
  const [figure] = figures;
  if (figure) return areTwo || isDenied ? "two" : figuresApart(meeting, figure, language);
  const [pole] = poles;
  if (pole)
    return areTwo || isLoose || likeness < 0.55 ? "two" : { about: "sign", values: [pole[0].text, pole[1].text] };
  if (named) return named;
  if (isDenied) return denialIn(meeting, areTwo, language);
  return wordsApart(meeting, areTwo, knows, language) ?? (areTwo && isThin(meeting) ? "two" : "one");
}
