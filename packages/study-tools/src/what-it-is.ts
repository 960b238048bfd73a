import { isSpaceless } from "@jotter/analysis/language";
import type { Language } from "@jotter/domain/settings";
import { askedTerm } from "./asked-term.ts";
import { keysOf } from "./same-term.ts";

/**
 * Whether a question asks for nothing but what a thing is, or who somebody is: "what is a levee", "whos Nivelle". Then a line
 * that only names it is no answer, whatever else it tells.
 */
export function asksWhatItIs(question: string, language: Language): boolean {
  const term = askedTerm(question).replace(isWho, "").trim();
  // Without a word that asks it may be anything that is wanted.
  const isBare = term.length >= question.replace(/[\s?？!！.。]+$/u, "").trim().length;
  if (term === "" || isBare || asksElse.test(term) || asksWhat.test(term)) return false;
  if (isSpaceless(language)) return [...term].length <= 8 && !/[のとを的和与]/u.test(term);
  return keysOf(term, language).length <= 3 && !asksElse.test(question.replace(isWho, ""));
}

const isWho =
  /^(?:who(?:['’]?s| is| was| are| were)|qui[eé]n(?:es)? (?:es|era|fue|son)|qui (?:est|[ée]tait)|c['’ ]?(?:est )?qui|wer (?:ist|war|sind|waren)|谁是)(?!\p{L})\s*|(?:是谁|って(?:誰|だれ)|は誰|とは誰)$/iu;

const asksWhat = /^(?:what|que|qu[eé]|quoi|was)(?!\p{L})|什么|啥|何|なに/iu;

/** Words that ask for more than that: when, where, why, how, which, how many. */
const asksElse =
  /(?<!\p{L})(?:who|whose|when|where|why|how|which|cause[sd]?|qui[eé]n(?:es)?|cu[aá]ndo|d[oó]nde|ad[oó]nde|por ?qu[eé]|pq|c[oó]mo|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|qui|quand|o[ùu]|pourquoi|pk|comment|quel(?:le)?s?|combien|wer|wen|wem|wann|wo|woher|wohin|warum|wieso|weshalb|wie|welche[rsnm]?|wieviele?)(?!\p{L})|谁|哪|什么时候|何时|几|多少|怎|如何|为什么|为啥|誰|いつ|どこ|なぜ|なんで|どう|どの|どれ|いくつ|何(?:年|人|個|度|時|月|日|回)/iu;
