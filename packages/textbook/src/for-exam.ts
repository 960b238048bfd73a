import type { ContentsChapter, ContentsSubject } from "./contents.ts";
import { foldedOf, hasWide } from "./folded.ts";
import { tellingWords } from "./general-words.ts";

export type ExamTopics = { readonly title: string; readonly topics: readonly string[]; readonly course: string | null };

/**
 * The chapters an exam is about, those its topics name first: "Linear equations" and "solving equations" are the same
 * chapter. An exam without topics that are known has the chapters of its class. [TXT-1]
 */
export function chaptersFor(subjects: readonly ContentsSubject[], exam: ExamTopics): readonly ContentsChapter[] {
  const topics = exam.topics.length === 0 ? [exam.title] : exam.topics;
  const found = [...new Set(topics.flatMap((topic) => chaptersOfTopic(subjects, topic, exam.course)))];
  return found.length > 0 ? found : subjectsFor(subjects, exam.course).flatMap(({ chapters }) => chapters);
}

/** The chapter on a topic of a class, in its own subjects first; null where the book says nothing of it. [TXT-1] */
export function chapterOfTopic(
  subjects: readonly ContentsSubject[],
  topic: string,
  course: string | null,
): ContentsChapter | null {
  return chaptersOfTopic(subjects, topic, course)[0] ?? null;
}

/** Where all of it names no chapter, what it is put together of may: "Currents and circuits (Ohm's law)". */
function chaptersOfTopic(
  subjects: readonly ContentsSubject[],
  topic: string,
  course: string | null,
): readonly ContentsChapter[] {
  const own = subjectsFor(subjects, course);
  const bestOf = (name: string) => topicScores(own, name, true)[0] ?? topicScores(subjects, name, false)[0];
  const bare = topic.replace(numbering, "");
  const best = bestOf(bare);
  if (best) return [best.chapter];
  return bare.split(joints).flatMap((part) => {
    // A single word is anybody's: "the war (causes and evolution)" is no biology.
    const best = isTelling(part) ? bestOf(part) : topicScores(own, part, true)[0];
    return best?.chapter ?? [];
  });
}

/** "Chap. 3 –", "Unit 2:", "第三章" */
const numbering =
  /^\s*(?:(?:chap(?:ter|itre)?|ch|cap(?:[ií]tulo)?|kap(?:itel)?|temas?|th[eè]me|thema|unit|unidad|unit[eé]|einheit|lesson|lecci[oó]n|le[cç]on|lektion|modul[eo]?|m[oó]dulo|bloque|section|secci[oó]n|abschnitt|part|teil)\.?\s*(?:\d+(?:\.\d+)*|[ivx]+)(?![\p{L}\p{N}])|第\s*[\d一二三四五六七八九十]+\s*(?:章|节|節|课|課|单元|単元|回)|(?:单元|単元)\s*\d+)[\s:：.,、–—-]*/iu;

const joints = /[()（）,;:，、；：&+/]|(?<=\p{L}{2})[和及与と](?=\p{L}{2})|\s(?:and|y|e|et|und)\s/iu;

function isTelling(name: string): boolean {
  return hasWide(name) ? name.trim().length >= 4 : nameOf(name).stems.length > 1;
}

/** Subjects that serve a class of this name. */
export function subjectsFor(subjects: readonly ContentsSubject[], course: string | null): readonly ContentsSubject[] {
  if (course === null) return [];
  const name = foldedOf(course);
  const exact = subjects.filter(({ courses }) => courses.some((one) => foldedOf(one) === name));
  if (exact.length > 0) return exact;
  // "Biology, period 3" is a biology class.
  return subjects.filter(({ courses, title }) =>
    [...courses, title].some((one) => one.length > 5 && has(name, foldedOf(one))),
  );
}

/** At the beginning of a word; of letters without blanks between words anywhere. */
function has(text: string, word: string): boolean {
  if (hasWide(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return true;
  return false;
}

type Names = { readonly own: readonly Name[]; readonly others: readonly Name[]; readonly stems: ReadonlySet<string> };
const folded = new WeakMap<ContentsChapter, Names>();

/** What it is called in its own language, the title first; and what else it goes by, which is shorter and says less. */
function namesOf(chapter: ContentsChapter): Names {
  const known = folded.get(chapter);
  if (known) return known;
  const own = [chapter.title, ...chapter.also, ...chapter.terms.map(({ term }) => term)].map(nameOf);
  const others = (chapter.names ?? []).map(nameOf);
  const names = { own, others, stems: new Set([...own, ...others].flatMap(({ telling }) => telling)) };
  folded.set(chapter, names);
  return names;
}

type Name = { readonly text: string; readonly stems: readonly string[]; readonly telling: readonly string[] };

function nameOf(name: string): Name {
  const text = foldedOf(name);
  const words = text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => (word.length > 2 || /\d/.test(word) || hasWide(word)) && !joining.has(word));
  return { text, stems: words.map(stemOf), telling: tellingWords(words).map(stemOf) };
}

/** Words that hold others together and say nothing themselves. */
const joining = new Set(
  "the and for with from los las del por con les des une aux sur der die das den dem und von vom zum zur".split(" "),
);

function stemOf(word: string): string {
  return word.replace(/(?:ing|es|s|e|en)$/u, "");
}

/** What a topic is about, the likeliest chapter first. Of a class's own subjects a name that is a part of it is enough. */
function topicScores(subjects: readonly ContentsSubject[], topic: string, isOwn: boolean) {
  const wanted = nameOf(topic);
  if (wanted.text === "") return [];
  return subjects
    .flatMap((subject) =>
      subject.chapters.map((chapter) => {
        const { own, others, stems } = namesOf(chapter);
        const scores = own.map((name, at) => likeness(wanted, name, isOwn, leastOfWide) * (at === 0 ? 1.1 : 1));
        // "Systems by substitution": each word stands in another of its names.
        const across = wanted.telling.length > 1 && wanted.telling.every((word) => stems.has(word)) ? 0.6 : 0;
        const best = Math.max(across, ...scores, ...others.map((name) => likeness(wanted, name, isOwn, 0)));
        return { chapter, score: best };
      }),
    )
    .filter(({ score }) => score >= 0.6)
    .toSorted((one, other) => other.score - one.score);
}

/** Where no blanks part the words, a name within another is as good as half of its words. */
const leastOfWide = 0.6;

/** From 0 to 1: how much of the words of two names is the same; more where they are the same letter by letter. */
function likeness(topic: Name, name: Name, isOwn: boolean, least: number): number {
  // "u-substitution" is more than the word it shares with "substitution".
  if (topic.text === name.text) return 1.2;
  const isSaid = topic.telling.every((word) => name.stems.includes(word));
  if (hasWide(topic.text + name.text)) {
    const [short, long] = topic.text.length < name.text.length ? [topic.text, name.text] : [name.text, topic.text];
    if (short.length < 2 || !long.includes(short)) return 0;
    // "文法" is not what "古文の文法" is about.
    if (!isOwn && short === name.text && short.length < 3 && !isSaid) return 0;
    const part = short.length / long.length;
    // Of several within the topic the longest says most.
    return least === 0 ? part : Math.max(least, part) + part / 10;
  }
  const shared = topic.stems.filter((word) => name.stems.includes(word)).length;
  // Nor is "media" what "la Edad Media" is about.
  if (shared === 0 || (!isOwn && shared === 1 && !isSaid)) return 0;
  const isSame = isSaid && name.telling.every((word) => topic.stems.includes(word));
  return Math.max(isSame ? 0.95 : 0, (2 * shared) / (topic.stems.length + name.stems.length));
}
