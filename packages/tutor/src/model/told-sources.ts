import { isCommon } from "@jotter/analysis/common-words";
import { readingOf } from "@jotter/analysis/reading";
import { type Word, wordsOf } from "@jotter/analysis/words";
import type { Language } from "@jotter/domain/settings";
import type { Source } from "@jotter/study-tools/source";
import { numbersIn } from "./number-words.ts";

/** What a talk is about, and what the student has said in it. */
export type TalkedOver = {
  readonly topic: string;
  readonly said: readonly string[];
  readonly sources: readonly Source[];
  readonly language: Language;
};

/** Where half of what a sentence adds is in a question, the question tells it. */
const mostTold = 0.5;

/**
 * Whether a question tells what the student is to find in their texts: a number of them, what a sentence of them says,
 * or, where the topic asks for one thing, a name out of the sentence that answers it. What stands in the topic or was
 * said by the student is theirs already. [TUT-1]
 */
export function tellsSource(question: string, { topic, said, sources, language }: TalkedOver): boolean {
  const own = [topic, ...said].join("\n");
  const texts = sources.map(({ text }) => text).join("\n");
  if (tellsNumber(question, own, texts)) return true;
  const asksOne = closed.test(topic);
  for (const source of sources) {
    const inSource = source.language;
    const ours = keysOf(own, inSource);
    const asked = new Set([...keysOf(question, inSource), ...keysOf(question, language)]);
    const topicKeys = keysOf(topic, inSource);
    const sentences = readingOf(source.text, inSource).sentences.map(({ text }) => text);
    const shares = sentences.map((sentence) => {
      const keys = keysOf(sentence, inSource);
      return [...topicKeys].filter((key) => keys.has(key)).length;
    });
    const best = Math.max(1, ...shares);
    for (const [at, sentence] of sentences.entries()) {
      const words = wordsOf(sentence, inSource);
      // Half of a long sentence is a clause of it.
      const clauses = [words, ...sentence.split(/[,;:、，；：]/u).map((clause) => wordsOf(clause, inSource))];
      if (clauses.some((clause) => isTold(contentOf(clause), ours, asked))) return true;
      if (!asksOne || shares[at] !== best) continue;
      const names = contentOf(words).filter((word) => isName(word, word.from === words[0]?.from, inSource));
      if (names.some(({ key }) => asked.has(key) && !ours.has(key))) return true;
    }
  }
  return false;
}

function isTold(words: readonly Word[], ours: ReadonlySet<string>, asked: ReadonlySet<string>): boolean {
  const added = new Set(words.map(({ key }) => key).filter((key) => !ours.has(key)));
  const told = [...added].filter((key) => asked.has(key)).length;
  return told >= 2 && told >= added.size * mostTold;
}

/** Topics that are answered by one name or number: for others every word on the way would be one. */
const closed =
  /(?<!\p{L})(?:who|whom|whose|which|when|where|what (?:is|was|are|were|year|do we call)|qui[eé]n(?:es)?|cu[aá]l(?:es)?|cu[aá]ndo|d[oó]nde|qu[eé] a[nñ]o|c[oó]mo se llama|qui|quel(?:le)?s?|quand|où|comment s['’]appelle|wer|wen|wem|wessen|welche[rsnm]?|wann|wo|wie hei(?:ß|ss)t)(?!\p{L})|[谁誰哪]|何时|什么时候|几年|叫什么|是什么|だれ|どこ|いつ|どの|どれ|何年|何という|何と呼|名前/iu;

function tellsNumber(question: string, own: string, texts: string): boolean {
  const [theirs, written] = [own, texts].map((text) => new Set(numbersIn(text).map(({ value }) => value)));
  return numbersIn(question).some(({ value, isLoose }) => !isLoose && written?.has(value) && !theirs?.has(value));
}

const contentOf = (words: readonly Word[]) => words.filter(({ isStop, isNumber }) => !isStop && !isNumber);
const keysOf = (text: string, language: Language) => new Set(contentOf(wordsOf(text, language)).map(({ key }) => key));

/** By its capital, or where every noun or none has one, any word that is not of every day. */
function isName({ text, key }: Word, isFirst: boolean, language: Language): boolean {
  if (language === "zh" || language === "ja") return [...text].length >= 2 && !isCommon(key, language);
  if (!/^\p{Lu}/u.test(text)) return false;
  return language === "de" ? !isCommon(key, language) : !isFirst;
}
