import { isSpaceless, languageOf } from "@jotter/analysis/language";
import { numberWord } from "../quiz/number-words.ts";
import { keysOf } from "../same-term.ts";

const heldStop = "\uE000";

/** The stops in a web address end no sentence. */
export function withoutStopsInAddresses(text: string): string {
  return text.replace(/(?:https?\\?:\/\/|www\\?\.)[^\s)）>]+/gu, (address) => address.replaceAll(".", heldStop));
}

/** What of a line of a page may be quoted as an answer: whole sentences; null where it is none. */
export function quotableSentence(text: string, question: string): string | null {
  const whole = text
    .replaceAll(heldStop, ".")
    .replace(/\s*[(（[「]\s*$/u, "")
    .trim();
  const quote = endsOpen(whole) ? withoutUnfinished(whole) : whole;
  if (bareTitle.test(quote) || footnote.test(quote) || isCutInBracket(quote)) return null;
  return isCounted(quote, question) ? quote : null;
}

/** With its mark raised before it. */
const footnote = /^\d?[⁰¹²³⁴⁵⁶⁷⁸⁹†‡]/u;

/** "Article 7", "2.1 Vectors": the name of what stands below. */
const bareTitle =
  /^(?:#{1,6} )?(?:(?:article|section|chapter|part|lesson|unit|figure|table|art[ií]culo|secci[oó]n|cap[ií]tulo|tema|chapitre|kapitel|abschnitt|artikel|teil|abbildung|tabelle) [\dIVX.]+|第? ?\d+ ?[章节節条課课])$/iu;

function endsOpen(text: string): boolean {
  return !text.includes("\n") && /[.!?]\s/u.test(text) && !/[.!?。！？:：;；)”"»」\d]$/u.test(text);
}

/** "… There are restrictions on lists, namely": what leads to something that is not quoted. */
function withoutUnfinished(text: string): string {
  const end = [...text.matchAll(/(?<=\p{L}{2}["”)]?)[.!?]["”)]?(?=\s+\p{Lu})/gu)].at(-1);
  return end ? text.slice(0, end.index + end[0].length) : text;
}

function isCutInBracket(text: string): boolean {
  const open = (text.match(/[(（]/gu)?.length ?? 0) - (text.match(/[)）]/gu)?.length ?? 0);
  return open > 0 && /https?|www|[(（][^)）]{0,40}$/u.test(text);
}

/** "How many" is answered by a number of just that; "Article 7" is none of articles. */
function isCounted(quote: string, question: string): boolean {
  const thing = howMany.exec(question.trim())?.groups?.thing;
  if (!thing) return true;
  const language = languageOf(quote) ?? languageOf(question) ?? "en";
  if (isSpaceless(language)) return /[\d一二三四五六七八九十]/u.test(quote);
  const [key] = keysOf(thing, language);
  const words = quote.split(/\s+/u);
  return words.some((word, at) => {
    const bare = word.replace(/[^\p{L}\p{N}.,]|[.,]$/gu, "");
    if (!/^\d[\d.,]*$/u.test(bare) && !written.some((one) => numberWord(bare, one) !== null)) return false;
    // At the beginning of a line it counts the line.
    if (/^\d+[.)]$/u.test(word) && (at === 0 || /[.:;]$/u.test(words[at - 1] ?? ""))) return false;
    return key === undefined || keysOf(words.slice(at + 1, at + 5).join(" "), language).includes(key);
  });
}

/** A short line does not tell in which language it is. */
const written = ["en", "es", "fr", "de"] as const;

const howMany = /^(?:how many|¿?\s?cu[aá]nt[oa]s|combien (?:de |d['’])|wie ?viele)\s*(?<thing>\p{L}+)/iu;

/**
 * "for example solve, the command is" says nothing without what stands below it: that is quoted with it, where it is
 * short.
 */
export function withWhatFollows(quote: string, body: string): string {
  if (!openEnd.test(quote)) return quote;
  const at = body.indexOf(quote);
  const rest = at < 0 ? "" : body.slice(at + quote.length);
  const [next = ""] = /^\s*\n/u.test(rest) ? rest.trim().split(/\n{2,}/u) : [];
  return next === "" || next.length > mostFollowing || /^#{1,6} /u.test(next) ? quote : `${quote}\n\n${next}`;
}

const mostFollowing = 300;
/** A verb or a colon that leads to what stands apart. */
const openEnd =
  /(?:[:：]|(?<!\p{L})(?:is|are|by|with|using|es|son|con|est|sont|par|avec|ist|sind|mit|lautet|lauten))$/iu;

/** "As follows:" is no answer without what follows, where there is another one. */
export function withoutLeads<Passage extends { readonly quote: string; readonly page?: unknown }>(
  passages: readonly Passage[],
): readonly Passage[] {
  const whole = passages.filter(({ quote, page }) => !page || quote.includes("\n") || !leads.test(quote));
  return whole.length > 0 ? whole : passages;
}

const leads = /[:：]$|(?:as follows|the following|como sigue|comme suit|wie folgt)[.:]?$/iu;
