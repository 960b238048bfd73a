import { isSpaceless } from "@jotter/analysis/language";
import { wordsOf } from "@jotter/analysis/words";
import type { Language } from "@jotter/domain/settings";
import { keysOf } from "./same-term.ts";

/** Written with blanks between words. */
type Spaced = Exclude<Language, "zh" | "ja">;

const articles: Readonly<Record<Spaced, string>> = {
  en: "an?|the|every|each|any",
  es: "una?|el|la|los|las|un[oa]s|todo|toda|cada",
  fr: "une?|le|la|les|l['’]|des|tout|toute|chaque",
  de: "eine?|der|die|das|jede[rs]?",
};

/** Whether it names a kind: "is an ordered set", not "is linearly independent if". */
const kinds: Readonly<Record<Spaced, string>> = {
  en: "(?:is|are|was|were) (?:simply |just |basically )?(?:an?|the(?! same| most| way)|any|one(?= of)|some)|means|consists? of|refers? to|denotes?",
  es: "(?:es|son|era|eran) (?:simplemente )?(?:una?|el|la(?! misma)|los|las|un[oa]s|cualquier|todo|toda)|significan?|consisten? en|designan?",
  fr: "(?:est|sont|était|étaient) (?:simplement )?(?:une?|le(?! même)|la(?! même)|les|l['’]|des|tout|toute)|désignent?|signifient?|consistent? en",
  de: "(?:ist|sind|war|waren) (?:einfach )?(?:eine?|der|die|das)|bezeichne[nt]|bedeute[nt]|bestehe?n? aus|besteht aus",
};

const which: Readonly<Record<Spaced, string>> = {
  en: "which|who",
  es: "que|el cual|la cual",
  fr: "qui|lequel|laquelle",
  de: "der|die|das",
};

/** "In diesem Kapitel ist ein Vektor eine Größe": the verb stands before it. */
const turned = /(?<!\p{L})(?:ist|sind) (?:eine?|der|die|das) $/u;

/** What is said of any one: "a vector", "vectors", not "the vector". */
const anyOne: Readonly<Record<Spaced, RegExp>> = {
  en: /(?:^|[,:;(–—]\s?)(?:\d{1,3})?(?:an? )?$/iu,
  es: /(?:^|[,:;(–—]\s?)(?:\d{1,3})?(?:una? )?$/iu,
  fr: /(?:^|[,:;(–—]\s?)(?:\d{1,3})?(?:une? )?$/iu,
  de: /(?:^|[,:;(–—]\s?)(?:\d{1,3})?(?:eine? )?$/iu,
};

/**
 * How surely a sentence says what a thing is, wherever in it: 3 "in this sense, a vector is an ordered set", 2 where it may
 * be told of a certain one, "the vector is a …", 1 of one kind of it, "the numeric vector, which is a single entity", 0 not
 * at all.
 */
export function saysWhat(text: string, term: string, language: Language): 0 | 1 | 2 | 3 {
  if (isSpaceless(language)) return saysInSigns(text, term);
  const [before, after] = around(text, term, language as Spaced) ?? [];
  if (before === undefined || after === undefined) return 0;
  const tongue = language as Spaced;
  const opens = new RegExp(`(?:^|[,:;(–—]\\s?)(?:\\d{1,3})?(?:(?:${articles[tongue]})\\s?)?$`, "iu");
  const says = new RegExp(`^\\s(?:\\([^()]*\\) )?(?:${kinds[tongue]})(?!\\p{L})`, "iu");
  if (opens.test(before) && says.test(after)) return anyOne[tongue].test(before) ? 3 : 2;
  if (tongue === "de" && turned.test(before) && /^ eine? /u.test(after)) return 3;
  if (new RegExp(`^, (?:${which[tongue]}) (?:${kinds[tongue]})(?!\\p{L})`, "iu").test(after)) return 1;
  return 0;
}

/** パッケージは、…である; 包是一种…: what is said of it ends, or begins, as a kind does. */
function saysInSigns(text: string, term: string): 0 | 3 {
  const at = text.toLowerCase().indexOf(term.toLowerCase());
  if (term === "" || at < 0 || !(at === 0 || /[、，,：:]$/u.test(text.slice(0, at)))) return 0;
  const after = text.slice(at + term.length);
  if (/^(?:とは|是指|指的是|是一[种個个类種類]|就是)/u.test(after)) return 3;
  return /^は.+(?:単位|総称|こと|もの|名称|一種|ひとつ|一つ|集まり|関係|仕組み)(?:です|である|だ|をいう|を指す|。|$)/u.test(
    after,
  )
    ? 3
    : 0;
}

/** What stands before and behind the term, where it stands there in one piece. */
function around(text: string, term: string, language: Spaced): readonly [string, string] | null {
  const wanted = keysOf(term, language);
  const telling = wordsOf(text, language).filter(({ isStop }) => !isStop);
  const at = telling.findIndex((_, from) => wanted.every((key, step) => telling[from + step]?.key === key));
  const [first, last] = [telling[at], telling[at + wanted.length - 1]];
  return wanted.length > 0 && first && last ? [text.slice(0, first.from), text.slice(last.to)] : null;
}
