import { isSpaceless, languageOf } from "@jotter/analysis/language";
import type { Language } from "@jotter/domain/settings";
import { isOneSlip, plain } from "../own-data/plain-text.ts";
import { isPasted } from "./note-passages.ts";
import { type Chat, chats, type Mood, moods } from "./small-talk-kinds.ts";
import { type Phrases, phrasesOf } from "./small-talk-words.ts";

/** Without gaps between words there are more ways to read a text, and fewer signs say as much. */
const longestChat = { spaced: 80, unspaced: 30 };

/** Only where the whole message is nothing else: "hi, explain osmosis" is a question. */
export function chatIn(message: string, language: Language): Chat | null {
  for (const spoken of spokenIn(message, language)) {
    const typed = asTyped(message, spoken);
    if (typed.length > longestChat[isSpaceless(spoken) ? "unspaced" : "spaced"]) continue;
    for (const text of [typed, mended(typed, spoken)]) {
      const found = chats.find((chat) => whole(spoken, chat).test(text));
      if (found) return found;
    }
  }
  return null;
}

export function moodIn(message: string, language: Language): Mood | null {
  if (isPasted(message)) return null;
  for (const spoken of spokenIn(message, language)) {
    const text = asTyped(message, spoken);
    if (anywhere(spoken, "task").test(text)) continue;
    const found = moods.find((mood) => anywhere(spoken, mood).test(text));
    if (found) return found;
  }
  return null;
}

/** Everybody says hi and thx in English now and then. */
function spokenIn(message: string, language: Language): readonly Language[] {
  return [...new Set([language, languageOf(message) ?? language, "en" as const])];
}

/** "heyyy" is "hey", and in between there is no smiley. */
function asTyped(message: string, language: Language): string {
  const text = plain(message, language).replace(/(\p{L})\1{2,}/gu, "$1");
  return isSpaceless(language) ? text.replaceAll(" ", "") : text;
}

const compiled = new Map<string, RegExp>();

function compile(key: string, source: () => string): RegExp {
  const known = compiled.get(key) ?? new RegExp(source(), "u");
  compiled.set(key, known);
  return known;
}

function whole(language: Language, chat: Chat): RegExp {
  return compile(`${language} ${chat}`, () => {
    const { opening, closing, ok, [chat]: phrases } = phrasesOf[language];
    const gap = isSpaceless(language) ? "" : " ";
    return `^(?:(?:${opening}|${ok})${gap})*(?:${phrases})(?:${gap}(?:${closing}|${ok}))*$`;
  });
}

function anywhere(language: Language, part: Mood | "task"): RegExp {
  const edge = isSpaceless(language) ? ["", ""] : ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])"];
  return compile(`${language} ${part}`, () => edge.join(`(?:${phrasesOf[language][part]})`));
}

const vocabularies = new Map<Language, readonly string[]>();
const shortestMended = 4;

/** A slip in a word of ours is mended; whatever else a word may be, the whole must still be one of our phrases. */
function mended(text: string, language: Language): string {
  if (isSpaceless(language)) return text;
  const words = vocabularies.get(language) ?? wordsOf(phrasesOf[language]);
  vocabularies.set(language, words);
  return text
    .split(" ")
    .map((word) => {
      if (word.length < shortestMended || words.includes(word)) return word;
      const near = words.filter((known) => isOneSlip(word, known));
      return near.find((known) => lettersOf(known) === lettersOf(word)) ?? near[0] ?? word;
    })
    .join(" ");
}

/** Two letters that changed places are the likeliest slip. */
function lettersOf(word: string): string {
  return [...word].sort().join("");
}

function wordsOf(phrases: Phrases): readonly string[] {
  const sources = [phrases.opening, phrases.closing, ...chats.map((chat) => phrases[chat])];
  const words = sources.flatMap((source) => source.match(/\p{L}+/gu) ?? []);
  return [...new Set(words)].filter((word) => word.length >= shortestMended);
}
