import { definitions } from "@jotter/analysis/definitions";
import { keySentences } from "@jotter/analysis/key-sentences";
import { keyphrases } from "@jotter/analysis/keyphrases";
import { isSpaceless } from "@jotter/analysis/language";
import { type Reading, readingOf, type Sentence } from "@jotter/analysis/reading";
import { bagOf, cosine, type Vector, vectorsOf } from "@jotter/analysis/similarity";
import type { Language } from "@jotter/domain/settings";
import { escapeWords } from "@jotter/markdown/escape-words";
import { type DateSaid, datesSaidIn } from "./dates-said.ts";
import { type Said, saidNear } from "./said-near.ts";
import { inTime, type LineMark, type TimedLine } from "./timed-lines.ts";

/** What a device makes of a lecture, each piece with the second that it opens. [LEC-1] */
export type LectureNotes = {
  readonly sections: readonly LectureSection[];
  readonly terms: readonly { readonly term: string; readonly meaning: string; readonly atMs: number }[];
  readonly dates: readonly (DateSaid & { readonly atMs: number })[];
  readonly unclear: readonly { readonly line: TimedLine; readonly said: Said | null }[];
  /** What was asked in the lecture and left open there. */
  readonly asked: readonly { readonly text: string; readonly atMs: number }[];
  /** What matters in what was said, and stands in no line of the student. */
  readonly missed: readonly { readonly text: string; readonly atMs: number }[];
};

export type LectureSection = {
  /** What it is about; empty where no word stands out. */
  readonly heading: string;
  readonly atMs: number;
  readonly entries: readonly LectureEntry[];
};

export type LectureEntry = {
  readonly atMs: number;
  readonly text: string;
  readonly mark: LineMark | null;
  readonly by: "student" | "transcript";
};

type Given = {
  readonly lines: readonly TimedLine[];
  readonly transcript: readonly TimedLine[];
  readonly language: Language;
  /** The day of the lecture: "on Friday" is reckoned from it. */
  readonly heldOn: string;
};

/** The student's own lines stand as they are; what was said comes beside them. */
export function lectureNotes({ lines, transcript, language, heldOn }: Given): LectureNotes {
  const own = inTime(lines).filter(({ text, mark }) => text.trim() !== "" || mark);
  const spoken = spokenReading(inTime(transcript), language);
  const { reading } = spoken;
  const said = reading.sentences.map((sentence) => ({ text: sentence.text, atMs: spoken.timeOf(sentence) }));
  const dates = datesIn([...said, ...own], language, heldOn);
  const isDate = new Set(dates.map(({ atMs }) => atMs));
  const key = keySentences(reading, { count: keyCount(reading) }).found.map(({ sentence }) => sentence);
  const missed = key
    .filter((sentence) => !isWritten(sentence.text, spoken.timeOf(sentence), own, language))
    .map((sentence) => ({ text: sentence.text, atMs: spoken.timeOf(sentence) }))
    .filter(({ atMs }) => !isDate.has(atMs));
  const unclear = own.filter(({ mark }) => mark === "unclear");
  const shown = own.length > 0 ? own : key.map((sentence) => keyLine(sentence, spoken.timeOf(sentence)));
  const by = own.length > 0 ? ("student" as const) : ("transcript" as const);
  return {
    sections: sectionsOf(
      shown.map((line) => ({ ...line, by })),
      spoken,
      language,
    ),
    terms: termsOf(spoken, own, language),
    dates,
    unclear: unclear.map((line) => ({ line, said: saidNear(line, transcript, language) })),
    asked: said.filter(({ text }) => isOpenQuestion(text, language)).slice(0, mostAsked),
    missed: own.length > 0 ? missed : [],
  };
}

const mostAsked = 8;
const mostTerms = 24;

function keyLine({ text }: Sentence, atMs: number): TimedLine {
  return { atMs, mark: null, text };
}

/** A key sentence every minute or so of talk. */
function keyCount({ sentences }: Reading): number {
  return Math.max(4, Math.min(40, Math.round(sentences.length / 6)));
}

type Spoken = { readonly reading: Reading; readonly timeOf: (sentence: Pick<Sentence, "from">) => number };

/** A pause so long ends a paragraph. */
const pauseMs = 4000;

/**
 * What was said as a text: its sentences run over the lines of a transcript. Where whoever wrote it down set no marks at
 * all, each line is a sentence.
 */
export function spokenReading(transcript: readonly TimedLine[], language: Language): Spoken {
  const hasMarks =
    transcript.filter(({ text }) => /[.!?。！？…]["”’)]?\s*$/u.test(text)).length * 12 >= transcript.length;
  const glue = isSpaceless(language) ? "" : " ";
  const starts: { readonly from: number; readonly length: number; readonly atMs: number; readonly toMs: number }[] = [];
  let text = "";
  transcript.forEach((line, at) => {
    const before = transcript[at - 1];
    const isApart = before && (!hasMarks || line.atMs - before.atMs > pauseMs + before.text.length * 90);
    if (at > 0) text += isApart ? "\n\n" : glue;
    const words = escapeWords(line.text);
    const toMs = transcript[at + 1]?.atMs ?? line.atMs + words.length * 70;
    starts.push({ from: text.length, length: Math.max(1, words.length), atMs: line.atMs, toMs });
    text += words;
  });
  const reading = readingOf(text, language);
  return {
    reading,
    timeOf: ({ from }) => {
      let [low, high] = [0, starts.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((starts[middle]?.from ?? 0) <= from) low = middle + 1;
        else high = middle;
      }
      const line = starts[Math.max(0, low - 1)];
      if (!line) return 0;
      const share = Math.min(1, Math.max(0, (from - line.from) / line.length));
      return Math.round((line.atMs + share * Math.max(0, line.toMs - line.atMs)) / 100) * 100;
    },
  };
}

/** So near in time, and so alike, it is what the student wrote. */
const nearMs = 90_000;

function isWritten(text: string, atMs: number, own: readonly TimedLine[], language: Language): boolean {
  const said = bagOf(text, language);
  return own.some((line) => {
    if (Math.abs(line.atMs - atMs) > nearMs) return false;
    const written = bagOf(line.text, language);
    let same = 0;
    for (const key of written.keys()) if (said.has(key)) same += 1;
    return same >= 2 || (same === 1 && written.size <= 2);
  });
}

function datesIn(
  said: readonly { readonly text: string; readonly atMs: number }[],
  language: Language,
  heldOn: string,
): LectureNotes["dates"] {
  const found = said.flatMap(({ text, atMs }) =>
    datesSaidIn(text, language, heldOn).map((date) => ({ ...date, atMs })),
  );
  // Said twice, or said and written down: it is one appointment. Of two tasks on one day each is one.
  const isSame = (one: DateSaid, other: DateSaid) =>
    one.type === other.type &&
    one.day === other.day &&
    (one.type === "exam" || isSameTask(one.text, other.text, language));
  return inTime(found).filter((one, at, all) => all.findIndex((other) => other === one || isSame(other, one)) === at);
}

/** The same work is meant, but for the words that say when and that it is due. */
function isSameTask(one: string, other: string, language: Language): boolean {
  const about = (text: string) => [...bagOf(text, language).keys()].filter((key) => !saysWhen.test(key));
  const [words, others] = [about(one), new Set(about(other))];
  const both = words.filter((word) => others.has(word)).length;
  return both > 0 ? both * 2 >= Math.min(words.length, others.size) : words.length === 0 || others.size === 0;
}

const saysWhen =
  /^(?:due|hand|turn|please|rememb|forget|homework|tomorrow|today|week|entreg|mañan|manan|deber|seman|rend|demain|devoir|semain|abgeb|abgab|gebt|bitt|morg|hausaufgab|woch|.*day|.*tag|.*di|lunes|martes|mi[eé]rcoles|jueves|viernes|作业|提交|交|明天|提出|宿題|課題|明日|.*曜.*|周.*|星期.*)/u;

function termsOf({ reading, timeOf }: Spoken, own: readonly TimedLine[], language: Language): LectureNotes["terms"] {
  const defined = definitions(reading).found.map(({ term, meaning, sentence }) => ({
    term,
    meaning,
    atMs: timeOf(sentence),
  }));
  const known = new Set(defined.map(({ term }) => term.toLowerCase()));
  const named = keyphrases(reading, mostTerms).found.flatMap(({ text, sentences }) => {
    const sentence = reading.sentences[sentences[0] ?? -1];
    return sentence && !known.has(text.toLowerCase()) ? [{ term: text, meaning: "", atMs: timeOf(sentence) }] : [];
  });
  const all = [...defined, ...named];
  if (all.length > 0) return all.slice(0, mostTerms);
  // Without a transcript the student's own lines say what it is about.
  const written = spokenReading(own, language);
  return definitions(written.reading).found.map(({ term, meaning, sentence }) => ({
    term,
    meaning,
    atMs: written.timeOf(sentence),
  }));
}

/** A teacher asks all the time; what is left open is said to be. */
function isOpenQuestion(text: string, language: Language): boolean {
  return /[?？]["”’)]?$/u.test(text) && leftOpen[language].test(text);
}

const leftOpen: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:why|how come|think about|what would happen|what happens if|find out|can you (?:explain|show|think))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:por qué|pensad|piensen|qué pasaría|qué ocurre si|cómo es que)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pourquoi|réfléchissez|que se passe|que se passerait|comment se fait)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:warum|wieso|weshalb|überlegt|was passiert|was wäre|wie kommt es)(?!\p{L})/iu,
  zh: /为什么|想一想|如果.{1,20}会怎|怎么会/u,
  ja: /なぜ|どうして|考えて|どうなる/u,
};

const mostSections = 12;
const shortestSectionMs = 150_000;

/**
 * Where the talk turns to something else: between stretches that share the fewest words, or where the speaker says so.
 * A part of a lecture is several minutes long.
 */
function sectionsOf(entries: readonly LectureEntry[], spoken: Spoken, language: Language): readonly LectureSection[] {
  const { reading, timeOf } = spoken;
  const headed = byOwnHeadings(entries);
  if (headed) return headed;
  const turns = turnsIn(reading, timeOf, language);
  const starts = [0, ...turns];
  const phrases = keyphrases(reading, 40).found;
  const used = new Set<string>();
  return starts.flatMap((atMs, index): LectureSection[] => {
    const endMs = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = entries.filter((entry) => (index === 0 || entry.atMs >= atMs) && entry.atMs < endMs);
    if (own.length === 0) return [];
    const within = (sentence: number) => {
      const one = reading.sentences[sentence];
      return one !== undefined && timeOf(one) >= atMs && timeOf(one) < endMs;
    };
    const [best] = phrases
      .map((phrase) => {
        const here = phrase.sentences.filter(within).length;
        return { phrase, weight: here < 2 ? 0 : (here * here * phrase.score) / phrase.sentences.length };
      })
      .filter(({ phrase, weight }) => weight > 0 && !used.has(phrase.key))
      .sort((one, other) => other.weight - one.weight);
    if (best) used.add(best.phrase.key);
    const heading = best ? capitalised(best.phrase.text) : "";
    return [{ heading, atMs: own[0]?.atMs ?? atMs, entries: own }];
  });
}

/** The student has parted it already: "# Choosing one", "Choosing one:". */
function byOwnHeadings(entries: readonly LectureEntry[]): readonly LectureSection[] | null {
  const heading = ({ text, by }: LectureEntry) =>
    by === "student" ? (/^#{1,3}\s+(.{1,80})$/.exec(text)?.[1] ?? /^([^.:,;]{2,40}):$/.exec(text)?.[1]) : undefined;
  if (!entries.some(heading)) return null;
  const sections: { heading: string; atMs: number; entries: LectureEntry[] }[] = [];
  for (const entry of entries) {
    const own = heading(entry);
    if (own !== undefined) sections.push({ heading: own.trim(), atMs: entry.atMs, entries: [] });
    else if (sections.length === 0) sections.push({ heading: "", atMs: entry.atMs, entries: [entry] });
    else sections.at(-1)?.entries.push(entry);
  }
  return sections;
}

/** How many sentences on each side are held against each other. */
const stretch = 8;

function turnsIn(reading: Reading, timeOf: Spoken["timeOf"], language: Language): readonly number[] {
  const { sentences } = reading;
  if (sentences.length < stretch * 2) return [];
  const vectors = vectorsOf(sentences, language);
  const weights = sentences.map((sentence, at) => {
    if (at === 0) return -1;
    const alike = cosine(sumOf(vectors.slice(Math.max(0, at - stretch), at)), sumOf(vectors.slice(at, at + stretch)));
    return 1 - alike + (saysTurn[language].test(sentence.text) ? 0.5 : 0);
  });
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  const spread = Math.sqrt(weights.reduce((sum, weight) => sum + (weight - mean) ** 2, 0) / weights.length);
  const chosen: number[] = [];
  const ranked = weights.map((weight, at) => ({ weight, at })).sort((one, other) => other.weight - one.weight);
  const last = timeOf(sentences.at(-1) ?? { from: 0 });
  for (const { weight, at } of ranked) {
    if (weight < mean + spread * 0.7 || chosen.length >= mostSections - 1) break;
    const atMs = timeOf(sentences[at] ?? { from: 0 });
    const isFar = [0, last, ...chosen].every((other) => Math.abs(other - atMs) >= shortestSectionMs);
    if (isFar) chosen.push(atMs);
  }
  return chosen.sort((one, other) => one - other);
}

function sumOf(vectors: readonly Vector[]): Vector {
  const sum = new Map<string, number>();
  for (const vector of vectors) for (const [key, weight] of vector) sum.set(key, (sum.get(key) ?? 0) + weight);
  const length = Math.hypot(...sum.values()) || 1;
  return new Map([...sum].map(([key, weight]) => [key, weight / length]));
}

const saysTurn: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:so|okay|ok|all right|alright|right|now|and),? )*(?:let['’]?s (?:move|go) on|moving on|next(?: up|,)|the next (?:topic|part|thing|point)|now (?:we|let['’]?s)|that brings us to|(?:let['’]?s )?(?:turn|come) to)/iu,
  es: /^(?:(?:bueno|bien|vale|pues|entonces|ahora),? )*(?:pasemos|vamos a pasar|pasamos|lo siguiente|el siguiente (?:tema|punto)|ahora (?:vamos|veremos|vemos))/iu,
  fr: /^(?:(?:bon|alors|bien|donc|maintenant|voilà),? )*(?:passons|on passe|le (?:point|chapitre|sujet) suivant|maintenant,? (?:on|nous)|venons-en)/iu,
  de: /^(?:(?:so|gut|okay|also|jetzt|nun),? )*(?:kommen wir|gehen wir (?:weiter|über)|weiter (?:geht|mit)|als nächstes|der nächste (?:punkt|teil)|das nächste thema|jetzt (?:schauen|sehen) wir)/iu,
  zh: /^(?:好|那么|那|嗯)?[，,]?(?:接下来|下面|下一(?:个|部分|节)|现在我们(?:来|看))/u,
  ja: /^(?:さて|では|それでは|じゃあ|はい)、?(?:次|続いて|今度)|^次(?:に|は|の)/u,
};

function capitalised(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
