import type { ContentsChapter, ContentsSubject } from "./contents.ts";

export type FoundChapter = {
  readonly chapter: ContentsChapter;
  readonly subject: ContentsSubject;
  /** The term it was found by, with what it means. */
  readonly term: { readonly term: string; readonly meaning: string } | null;
  readonly score: number;
};

/** What is looked for stands in its title, its other names, its terms or its rules; all words of it. [TXT-1] */
export function findChapters(subjects: readonly ContentsSubject[], query: string, most = 20): readonly FoundChapter[] {
  const words = foldedOf(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const whole = words.join(" ");
  const found = subjects.flatMap((subject) =>
    subject.chapters.flatMap((chapter): FoundChapter[] => {
      const { title, also, terms, rules } = foldedChapter(chapter, subject);
      const all = [title, ...also, ...terms.map(({ name }) => name), ...rules].join("\n");
      const isNamed = words.every((word) => has(all, word));
      const at = terms.findIndex(({ name }) => words.every((word) => has(name, word)));
      const said = terms.findIndex(({ meaning }) => words.every((word) => has(meaning, word)));
      if (!isNamed && said < 0) return [];
      const names = [title, ...also];
      const score =
        (title === whole ? 100 : has(title, whole) ? 60 : 0) +
        (also.some((one) => one === whole) ? 50 : names.some((one) => has(one, whole)) ? 20 : 0) +
        (terms[at]?.name === whole ? 55 : at >= 0 ? 25 : 0) +
        (isNamed ? 10 : 0) +
        (said >= 0 ? 5 : 0);
      return [{ chapter, subject, term: chapter.terms[at >= 0 ? at : said] ?? null, score }];
    }),
  );
  return found.toSorted((one, other) => other.score - one.score).slice(0, most);
}

/** At the beginning of a word; of letters without blanks between words anywhere. */
function has(text: string, word: string): boolean {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return true;
  return false;
}

type Folded = {
  readonly title: string;
  readonly also: readonly string[];
  readonly terms: readonly { readonly name: string; readonly meaning: string }[];
  readonly rules: readonly string[];
};

const folded = new WeakMap<ContentsChapter, Folded>();

function foldedChapter(chapter: ContentsChapter, subject: ContentsSubject): Folded {
  const known = folded.get(chapter);
  if (known) return known;
  const made = {
    title: foldedOf(chapter.title),
    also: [...chapter.also, subject.title].map(foldedOf),
    terms: chapter.terms.map(({ term, meaning }) => ({ name: foldedOf(term), meaning: foldedOf(meaning) })),
    rules: chapter.rules.map(foldedOf),
  };
  folded.set(chapter, made);
  return made;
}

/** Without accents, capitals and the signs of markdown. */
export function foldedOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{sc=Latin}/gu, (letter) => letter.normalize("NFD").replace(/\p{M}/gu, ""))
    .replace(/[*_$\\{}=]/g, "")
    .trim();
}

export type ExamTopics = { readonly title: string; readonly topics: readonly string[]; readonly course: string | null };

/**
 * The chapters an exam is about, those its topics name first: "Linear equations" and "solving equations" are the same
 * chapter. An exam without topics that are known has the chapters of its class. [TXT-1]
 */
export function chaptersFor(subjects: readonly ContentsSubject[], exam: ExamTopics): readonly ContentsChapter[] {
  const own = subjectsFor(subjects, exam.course);
  const pool = own.length > 0 ? own : subjects;
  const named = [...exam.topics, ...(exam.topics.length === 0 ? [exam.title] : [])].flatMap((topic) => {
    const best = topicScores(pool, topic)[0] ?? (pool === subjects ? undefined : topicScores(subjects, topic)[0]);
    return best ? [best.chapter] : [];
  });
  const found = [...new Set(named)];
  return found.length > 0 ? found : own.flatMap(({ chapters }) => chapters);
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

function topicScores(subjects: readonly ContentsSubject[], topic: string) {
  const wanted = foldedOf(topic);
  if (wanted === "") return [];
  return subjects
    .flatMap((subject) =>
      subject.chapters.map((chapter) => {
        const { title, also, terms } = foldedChapter(chapter, subject);
        // The subject's own name stands last in it, and names no chapter.
        const names = [title, ...also.slice(0, -1), ...terms.map(({ name }) => name)];
        return { chapter, score: Math.max(...names.map((name, at) => likeness(wanted, name) * (at === 0 ? 1.1 : 1))) };
      }),
    )
    .filter(({ score }) => score >= 0.6)
    .toSorted((one, other) => other.score - one.score);
}

/** From 0 to 1: how much of the words of two names is the same. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const isWide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(one + other);
  if (isWide) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return short.length >= 2 && long.includes(short) ? Math.max(0.6, short.length / long.length) : 0;
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
