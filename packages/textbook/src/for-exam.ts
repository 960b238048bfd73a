import type { ContentsChapter, ContentsSubject } from "./contents.ts";
import { foldedOf, hasWide } from "./folded.ts";

export type ExamTopics = { readonly title: string; readonly topics: readonly string[]; readonly course: string | null };

/**
 * The chapters an exam is about, those its topics name first: "Linear equations" and "solving equations" are the same
 * chapter. An exam without topics that are known has the chapters of its class. [TXT-1]
 */
export function chaptersFor(subjects: readonly ContentsSubject[], exam: ExamTopics): readonly ContentsChapter[] {
  const topics = exam.topics.length === 0 ? [exam.title] : exam.topics;
  const found = [...new Set(topics.flatMap((topic) => chapterOfTopic(subjects, topic, exam.course) ?? []))];
  return found.length > 0 ? found : subjectsFor(subjects, exam.course).flatMap(({ chapters }) => chapters);
}

/** The chapter on a topic of a class, in its own subjects first; null where the book says nothing of it. [TXT-1] */
export function chapterOfTopic(
  subjects: readonly ContentsSubject[],
  topic: string,
  course: string | null,
): ContentsChapter | null {
  const own = subjectsFor(subjects, course);
  const best = topicScores(own, topic)[0] ?? topicScores(subjects, topic)[0];
  return best?.chapter ?? null;
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

type Names = { readonly own: readonly string[]; readonly others: readonly string[] };
const folded = new WeakMap<ContentsChapter, Names>();

/** What it is called in its own language, the title first; and what else it goes by, which is shorter and says less. */
function namesOf(chapter: ContentsChapter): Names {
  const known = folded.get(chapter);
  if (known) return known;
  const names = {
    own: [chapter.title, ...chapter.also, ...chapter.terms.map(({ term }) => term)].map(foldedOf),
    others: (chapter.names ?? []).map(foldedOf),
  };
  folded.set(chapter, names);
  return names;
}

function topicScores(subjects: readonly ContentsSubject[], topic: string) {
  const wanted = foldedOf(topic);
  if (wanted === "") return [];
  return subjects
    .flatMap((subject) =>
      subject.chapters.map((chapter) => {
        const { own, others } = namesOf(chapter);
        const scores = own.map((name, at) => likeness(wanted, name, leastOfWide) * (at === 0 ? 1.1 : 1));
        return { chapter, score: Math.max(...scores, ...others.map((name) => likeness(wanted, name, 0))) };
      }),
    )
    .filter(({ score }) => score >= 0.6)
    .toSorted((one, other) => other.score - one.score);
}

/** Where no blanks part the words, a name within another is as good as half of its words. */
const leastOfWide = 0.6;

/** From 0 to 1: how much of the words of two names is the same. */
function likeness(one: string, other: string, least: number): number {
  if (one === other) return 1;
  const isWide = hasWide(one + other);
  if (isWide) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return short.length >= 2 && long.includes(short) ? Math.max(least, short.length / long.length) : 0;
  }
  const [a, b] = [stemsOf(one), stemsOf(other)];
  const shared = a.filter((word) => b.includes(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (a.length + b.length);
}

function stemsOf(name: string): readonly string[] {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 || /\d/.test(word))
    .map((word) => word.replace(/(?:ing|es|s|e|en)$/u, ""));
}
