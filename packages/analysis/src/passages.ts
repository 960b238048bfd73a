import { type Language, orEnglish } from "@jotter/domain/settings";
import { definitions } from "./definitions.ts";
import { isSpaceless } from "./language.ts";
import { readingOf, type Sentence } from "./reading.ts";
import { pairsOf } from "./similarity.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

/** A piece of a student's material, to be found again. */
export type Chunk = {
  readonly id: string;
  readonly text: string;
  readonly language: Language;
  /** Where the text stands: a note's title and headings also answer questions. */
  readonly heading: string;
};

export type Passage = {
  readonly chunk: Chunk;
  /** Word for word from the chunk, from one place to another. */
  readonly quote: string;
  readonly from: number;
  readonly to: number;
  readonly score: number;
};

export type Answer =
  | { readonly kind: "found"; readonly passages: readonly Passage[] }
  | { readonly kind: "not-in-materials" };

/** A chunk must hold this share of what the question asks about, the rarer words counting more. */
const leastShare = 0.5;
/** A word that none of the materials knows may be only another word for one they do. */
const unknownWeight = 0.5;

/** Read the materials once, then ask: the passages that answer best, or plainly that there are none. */
export function passageFinder(chunks: readonly Chunk[]) {
  const entries = chunks.map(entryOf);
  const averageSize = entries.reduce((sum, { size }) => sum + size, 0) / Math.max(1, entries.length) || 1;
  const holders = new Map<string, number>();
  for (const { counts } of entries) for (const term of counts.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  const rarest = Math.log(1 + (entries.length + 0.5) / 0.5);

  /** Also a word in every chunk says what the question is about: it never counts for nothing. */
  const weightOf = (term: string): number => {
    const held = holders.get(term) ?? 0;
    if (held === 0) return unknownWeight * rarest;
    return Math.max(0.25, Math.log(1 + (entries.length - held + 0.5) / (held + 0.5)));
  };

  return function answerTo(question: string, language: Language, most = 3): Answer {
    const asked = [...new Set(termsOf(question, language, true))];
    const weights = new Map(asked.map((term) => [term, weightOf(term)]));
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const passages = entries.flatMap((entry) => {
      let score = 0;
      let held = 0;
      for (const [term, weight] of weights) {
        const times = entry.counts.get(term) ?? 0;
        if (times > 0) held += weight;
        score += (weight * times * 2.2) / (times + 1.2 * (0.25 + (0.75 * entry.size) / averageSize));
      }
      if (score === 0 || held / total < leastShare) return [];
      const place = bestPlace(entry, weights, total, wishOf(question, language));
      return place
        ? [
            {
              chunk: entry.chunk,
              quote: place.quote,
              from: place.from,
              to: place.to,
              score: score * (0.5 + place.value),
            },
          ]
        : [];
    });
    if (passages.length === 0) return { kind: "not-in-materials" };
    return { kind: "found", passages: passages.sort((a, b) => b.score - a.score).slice(0, most) };
  };
}

type Entry = {
  readonly chunk: Chunk;
  readonly counts: ReadonlyMap<string, number>;
  readonly size: number;
  readonly sentences: readonly Line[];
  readonly inHeading: ReadonlySet<string>;
};

type Line = {
  readonly from: number;
  readonly to: number;
  readonly terms: ReadonlySet<string>;
  readonly leansBack: boolean;
  readonly hasYear: boolean;
  readonly hasNumber: boolean;
  /** What this sentence defines. */
  readonly defines: readonly string[];
};

function entryOf(chunk: Chunk): Entry {
  const { text, language, heading } = chunk;
  const counts = new Map<string, number>();
  const all = termsOf(`${heading}\n${text}`, language, false);
  for (const term of all) counts.set(term, (counts.get(term) ?? 0) + 1);
  const reading = readingOf(text, language);
  const defined = definitions(reading).found;
  const lineOf = ({ text, ...place }: Pick<Sentence, "text" | "from" | "to">, index: number | null) => ({
    from: place.from,
    to: place.to,
    terms: new Set(termsOf(text, language, false)),
    leansBack: vocabulary[language].leansBack.test(text),
    hasYear: /\d{3,4}/.test(text),
    hasNumber: /\d/.test(text),
    defines: defined
      .filter((one) => one.sentence.index === index)
      .flatMap(({ term }) => termsOf(term, language, false)),
  });
  // A row or a task says nothing by itself, and a card only as a whole.
  const sentences = reading.paragraphs.flatMap(({ aside, sentences: own, from, to }) => {
    if (aside === "card") return [lineOf({ text: text.slice(from, to), from, to }, null)];
    return aside === null ? own.map((sentence) => lineOf(sentence, sentence.index)) : [];
  });
  return { chunk, counts, size: all.length, sentences, inHeading: new Set(termsOf(heading, language, false)) };
}

type Wish = "definition" | "date" | "number" | null;

function bestPlace(
  { chunk, sentences, inHeading }: Entry,
  weights: ReadonlyMap<string, number>,
  total: number,
  wish: Wish,
) {
  const ranked = sentences
    .map((line, at) => {
      let held = 0;
      for (const [term, weight] of weights) {
        if (line.terms.has(term)) held += weight;
        else if (inHeading.has(term)) held += 0.3 * weight;
      }
      const isDefinition = line.defines.length > 0 && line.defines.every((term) => weights.has(term));
      let value = held / total - line.terms.size / 400;
      if (held > 0 && wish === "definition" && isDefinition) value += 0.6;
      if (held > 0 && wish === "date" && line.hasYear) value += 0.25;
      if (held > 0 && wish === "number" && line.hasNumber) value += 0.2;
      return { line, at, held, value };
    })
    .filter(({ held }) => held > 0)
    .sort((a, b) => b.value - a.value || a.at - b.at);
  const [best] = ranked;
  if (!best) return null;
  // "It takes place in the stroma" belongs to the sentence before it, and often holds the answer.
  const next = sentences[best.at + 1];
  const { from } = best.line;
  // Over a heading or an empty line it belongs to something else, and the heading would stand in the middle of it.
  const isBeside = next && !/\n\s*(?:\n|#)/u.test(chunk.text.slice(best.line.to, next.from));
  const to = next?.leansBack && isBeside ? next.to : best.line.to;
  return { quote: chunk.text.slice(from, to), from, to, value: Math.max(0, best.value) };
}

const wishes = orEnglish<readonly (readonly [RegExp, Wish])[]>({
  en: [
    [/^(what (is|are|was|were)|define|explain what)\b/i, "definition"],
    [/\b(when|what year|which year)\b/i, "date"],
    [/\bhow (many|much|far|fast|long|old|high|often)\b|\bpercent/i, "number"],
  ],
  es: [
    [/qué (es|son|era|fue|significa)/i, "definition"],
    [/cuándo|en qué año/i, "date"],
    [/cuánt|porcentaje|temperatura|a qué (altura|velocidad)/i, "number"],
  ],
  fr: [
    [/qu['’]est-ce qu|c['’]est quoi|que signifie/i, "definition"],
    [/quand|en quelle année/i, "date"],
    [/combien|quel pourcentage|quelle (température|vitesse|taille)/i, "number"],
  ],
  de: [
    [/^was (ist|sind|war|bedeutet|versteht)/i, "definition"],
    [/wann|in welchem jahr/i, "date"],
    [/wie (viele?|schnell|hoch|lange?|groß|oft|weit)|prozent/i, "number"],
  ],
  zh: [
    [/什么是|是什么[？?]?$|的定义|是什么意思/, "definition"],
    [/什么时候|何时|哪一?年|几年/, "date"],
    [/多少|几[个句种次位]|多大|多高|多长/, "number"],
  ],
  ja: [
    [/とは(何|なん)|とは[？?]|って何|の定義/, "definition"],
    [/いつ|何年に/, "date"],
    [/何(人|年|個|パーセント|倍|度|回|メートル)|いくつ|どれくらい|どのくらい/, "number"],
  ],
});

function wishOf(question: string, language: Language): Wish {
  return wishes[language].find(([pattern]) => pattern.test(question.trim()))?.[1] ?? null;
}

/** Words that ask, not what is asked about. */
const asking = orEnglish<RegExp>({
  en: /^(who|what|explain|describe|define|tell|definition|difference|works?|please|jotson|called|fast)$/,
  es: /^(qué|quién|quiénes|cuándo|dónde|cómo|cuál|cuáles|cuántos?|cuántas?|explica|explícame|define|significa|dime|diferencia|función)$/,
  fr: /^(explique|définis|signifie|est-ce|sert|servent|appelle|différence|fait|-t-elle|-t-il|-t-on)$/,
  de: /^(wozu|wieso|woher|wofür|wieviel|erkläre|erklär|definiere|bedeutet|unterschied|nenne|machen)$/,
  zh: /^(谁|哪里|哪些|哪个|多少|请|解释|意思|区别)$/,
  ja: /^(何|誰|説明|意味|違|理由)$/,
});

/** Words by key without stop words. Chinese and Japanese by pairs of letters: words are cut differently each time. */
function termsOf(text: string, language: Language, isQuestion: boolean): readonly string[] {
  if (language === "zh") return chinesePairs(isQuestion ? text.replace(chineseAsking, " ") : text);
  const words = wordsOf(text, language).filter(
    ({ text: word, isStop }) => !isStop && !(isQuestion && asking[language].test(word.toLowerCase())),
  );
  if (!isSpaceless(language)) return words.map(({ key }) => looseKey(key));
  return words.flatMap(({ key }) => ([...key].length > 2 ? pairsOf(key) : [key]));
}

const chineseAsking =
  /什么时候|什么是|是什么|为什么|什么|怎样|怎么|如何|哪里|哪些|哪个|多少|几[个句种次位]?|谁|请|解释|一共/g;

function chinesePairs(text: string): readonly string[] {
  const runs =
    text.replace(/[的了是在和与及或被把将对从到于也都就而但]/g, " ").match(/\p{sc=Han}+|[A-Za-z]+|\d+/gu) ?? [];
  return runs.flatMap((run) =>
    /^\p{sc=Han}{2,}$/u.test(run) ? pairsOf(run) : run.length > 1 ? [run.toLowerCase()] : [],
  );
}

/** A question says "divides", the note "division": long words meet by their begin. */
function looseKey(key: string): string {
  if (key.length > 7) return key.slice(0, 6);
  return key.length > 4 ? key.replace(/(ing|ed|es|e|s|n|t)$/, "") : key;
}
