import { orEnglish } from "@jotter/domain/settings";
import { languageOf } from "../language.ts";
import type { CrisisWords } from "./crisis-words.ts";
import { joinedText, simplifiedText, spacedText } from "./plain-text.ts";
import { de } from "./words-de.ts";
import { en } from "./words-en.ts";
import { es } from "./words-es.ts";
import { fr } from "./words-fr.ts";
import { ja } from "./words-ja.ts";
import { zh } from "./words-zh.ts";

/** What word lists make of a text: sure where they hear something, deaf to what nobody thought of. */
export function crisisByRules(text: string): "danger" | "doubt" | null {
  const heard = listenersOf(text).map((listener) => crisisHeard(text, listener));
  return heard.find((each) => each === "danger") ?? heard.find((each) => each === "doubt") ?? null;
}

type Listener = Readonly<Record<Exclude<keyof CrisisWords, "lists">, RegExp>> & {
  readonly plain: (text: string) => readonly string[];
  /** How far from the words a frame counts, in letters. */
  readonly nearby: number;
};

/** Those of the languages it is written in; where that cannot be told, as in "kms", all that write with blanks. */
function listenersOf(text: string): readonly Listener[] {
  if (/[\u3040-\u30ff\uff66-\uff9f]/.test(text)) return [listeners.ja];
  if (/\p{Script=Han}/u.test(text)) return [listeners.zh];
  const spoken = new Set([...new Set([text, ...text.split(/[.!?\n]+/)])].flatMap((part) => languageOf(part) ?? []));
  return spoken.size > 0 ? [...spoken].map((language) => listeners[language]) : blankWriters;
}

/** Sentence by sentence: a laugh or a lesson at the other end of a long message does not hide a cry in its midst. */
function crisisHeard(text: string, listener: Listener): "danger" | "doubt" | null {
  const sentences = listener.plain(text).map((sentence) => sentence.replace(listener.figures, " … "));
  let isDoubtful = false;
  const looked = new Set<string>();
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1] ?? "";
    const after = sentences[at + 1] ?? "";
    // A line that is pasted a thousand times is looked at once.
    const place = `${before}\n${sentence}\n${after}`;
    if (looked.has(place)) continue;
    looked.add(place);
    if (wordsHeard(sentence, listener.sure).length > 0) return "danger";
    const isEarnest = listener.earnest.test(sentence);
    const isMeant = ([from, to]: readonly [number, number]) => {
      const beside = sentence.slice(Math.max(0, from - listener.nearby), to + listener.nearby);
      const isFramed = [beside, before.slice(-listener.nearby)].some((words) => listener.frames.test(words));
      const isLaughed = laughter.test(beside) || laughter.test(after.slice(0, listener.nearby));
      return isEarnest || !(isFramed || isLaughed);
    };
    if (wordsHeard(sentence, listener.danger).some(isMeant)) return "danger";
    const isTold = listener.people.test(sentence) && !listener.asks.test(sentence);
    const doubts = [
      ...wordsHeard(sentence, listener.doubt),
      ...(isTold ? wordsHeard(sentence, listener.alarming) : []),
    ];
    isDoubtful ||= doubts.some(isMeant);
  }
  return isDoubtful ? "doubt" : null;
}

/** Where in the sentence it is said. What lies wholly between quotation marks is somebody else's. */
function wordsHeard(sentence: string, pattern: RegExp): readonly (readonly [from: number, to: number])[] {
  return [...sentence.matchAll(pattern)].flatMap((match) => {
    const before = sentence.slice(0, match.index);
    const isQuoted = before.lastIndexOf("«") > before.lastIndexOf("»") && !/[«»]/.test(match[0]);
    return isQuoted ? [] : [[match.index, match.index + match[0].length] as const];
  });
}

const laughter =
  /(?<![a-z])(?:l+o+l+|lo+l[sz]*|lma+f?o+|rofl|x+d+|(?:a?(?:ha|he|hi|ah|ja|je|aj)){2,}[hj]?|mdr+|ptdr+|jsp lol|kek|w+|j\/k|jk|just kidding|es broma|je rigole|spass|kidding)(?![a-z])|哈哈|hhh|233|嘿嘿|[笑草](?=[)）\s]|$)|[\u{1f602}\u{1f923}\u{1f480}\u{1f605}\u{1f606}\u{1f604}]/u;

type Plain = typeof spacedText;

function listenerOf(words: CrisisWords, plain: Plain): Listener {
  const isSpaced = plain === spacedText;
  const [longGap, gap] = isSpaced ? ["(?: \\S+){0,8} ", "(?: \\S+){0,3} "] : ["[^«»]{0,12}", "[^«»]{0,5}"];
  const expanded = (entry: string): string => {
    const whole = entry.replace(
      /\{([a-zA-Z]+)\}/g,
      (_, name: string) => `(?:${words.lists[name] ?? unknownList(name)})`,
    );
    return whole === entry ? whole : expanded(whole);
  };
  const matcher = (entries: readonly string[], flags: string) => {
    const any = entries
      .map((entry) =>
        expanded(entry)
          .replace(/ ?~~ ?/g, longGap)
          .replace(/ ?~ ?/g, gap),
      )
      .join("|");
    return new RegExp(isSpaced ? `(?<= )(?:${any})(?= )` : any, flags);
  };
  return {
    plain,
    nearby: isSpaced ? 90 : 30,
    sure: matcher(words.sure, "gu"),
    danger: matcher(words.danger, "gu"),
    doubt: matcher(words.doubt, "gu"),
    alarming: matcher(words.alarming, "gu"),
    people: matcher(words.people, "u"),
    asks: matcher(words.asks, "u"),
    figures: matcher(words.figures, "gu"),
    frames: matcher(words.frames, "u"),
    earnest: matcher(words.earnest, "u"),
  };
}

function unknownList(name: string): never {
  throw new Error(`no list of words is called ${name}`);
}

const listeners = orEnglish<Listener>({
  en: listenerOf(en, spacedText),
  es: listenerOf(es, spacedText),
  fr: listenerOf(fr, spacedText),
  de: listenerOf(de, spacedText),
  zh: listenerOf(zh, simplifiedText),
  ja: listenerOf(ja, joinedText),
});
const blankWriters = [listeners.en, listeners.es, listeners.fr, listeners.de];
