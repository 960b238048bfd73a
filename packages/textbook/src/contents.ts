import { type Language, languages } from "@jotter/domain/settings";
import { formulasOf } from "@jotter/markdown/maths";
import type { ChapterFile, SubjectFile } from "./chapter-file.ts";
import type { BookTexts } from "./check-book.ts";
import { nameWords } from "./folded.ts";
import { formulaKey, isFormula, keysOf } from "./formula-key.ts";
import { readSubjectText, readWritten } from "./written.ts";

/** What is known of a chapter before it is opened: enough to find it and to tell what it will take. [TXT-1] */
export type ContentsChapter = {
  /** "algebra-1/slope-and-lines" */
  readonly id: string;
  readonly title: string;
  /** English, where it is not written in the language that was asked for. */
  readonly language: Language;
  readonly also: readonly string[];
  readonly minutes: number;
  readonly hasPlot: boolean;
  readonly checks: number;
  readonly needs: readonly string[];
  readonly terms: readonly { readonly term: string; readonly meaning: string }[];
  readonly rules: readonly string[];
  /** Shorthand, and what else it is called in this language. A book of an older edition has none. */
  readonly names?: readonly string[];
  /** Of a chapter that somebody brought along; the house's lie in one file for all languages. */
  readonly finding?: ChapterFinding;
};

/** What else a chapter is found by: only whoever looks for something needs it. */
export type ChapterFinding = {
  /** What it is called in all languages, folded. */
  readonly names: readonly string[];
  /** Its rules, and how they are looked for. */
  readonly formulas: readonly { readonly tex: string; readonly keys: readonly string[] }[];
  /** What else it has of formulas, as they are looked for. */
  readonly keys: readonly string[];
};
export type Finding = Readonly<Record<string, ChapterFinding>>;

export type ContentsSubject = {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly marker: SubjectFile["marker"];
  readonly courses: readonly string[];
  readonly chapters: readonly ContentsChapter[];
};

/** A chapter as it travels: its two halves. */
export type ChapterText = { readonly language: Language; readonly file: ChapterFile; readonly text: string };
export type SubjectTexts = Readonly<Record<string, ChapterText>>;

/** The table of contents in a language. What is not written in it is English, and says so. */
export function contentsOf(files: BookTexts, language: Language): readonly ContentsSubject[] {
  return subjectsIn(files).map((id) => {
    const subject = subjectIn(files, id);
    const named = readSubjectText(files.get(`${id}/${language}.md`) ?? files.get(`${id}/en.md`) ?? "");
    return {
      id,
      title: named.title,
      line: named.line,
      marker: subject.marker,
      courses: subject.courses,
      chapters: subject.chapters.flatMap((chapter) => {
        const found = chapterIn(files, `${id}/${chapter}`, language);
        return found === null ? [] : [entryOf(`${id}/${chapter}`, found, language)];
      }),
    };
  });
}

export function entryOf(
  id: string,
  { language, file, text }: ChapterText,
  asked: Language = language,
): ContentsChapter {
  const { title, also, terms, rules } = readWritten(text);
  return {
    id,
    title,
    language,
    also,
    minutes: file.minutes,
    hasPlot: file.figure.kind === "plot",
    checks: file.checks.length,
    needs: file.needs,
    terms: terms.map(({ term, meaning }) => ({ term, meaning })),
    rules: rules.map((rule) => rule.title),
    names: [...listed(file.names?.any), ...listed(file.names?.[asked])],
  };
}

/** What all chapters are found by beside the table of contents. */
export function findingOf(files: BookTexts): Finding {
  const ids = subjectsIn(files).flatMap((id) => subjectIn(files, id).chapters.map((chapter) => `${id}/${chapter}`));
  return Object.fromEntries(
    ids.flatMap((id) => {
      const found = chapterIn(files, id, "en");
      if (found === null) return [];
      const names = bookLanguages.flatMap((one) => namesIn(files.get(`${id}/${one}.md`), found.file, one));
      return [[id, { ...formulasIn(found), names: [...new Set(names.map((name) => nameWords(name).join(" ")))] }]];
    }),
  );
}

/** Every formula a chapter shows, once. */
export function formulasIn({ file, text }: ChapterText): Pick<ChapterFinding, "formulas" | "keys"> {
  const formulas = [
    ...Object.values(file.formulas).map((tex) => ({ tex, keys: keysOf(tex) })),
    ...listed(file.names?.any)
      .filter(isFormula)
      .map((name) => ({ tex: "", keys: [formulaKey(name)] })),
  ];
  const known = new Set(formulas.flatMap(({ keys }) => keys));
  const shown = formulasOf(text).flatMap(({ tex }) => keysOf(tex));
  return { formulas, keys: [...new Set(shown)].filter((key) => !known.has(key)) };
}

function listed(names = ""): readonly string[] {
  return names.split(/; */).filter((name) => name !== "");
}

/** What a chapter is called in a language, as it is written there or named beside. */
function namesIn(text: string | undefined, { names }: ChapterFile, language: Language): readonly string[] {
  const named = listed(names?.[language]);
  if (text === undefined) return named;
  const { title, also, terms } = readWritten(text);
  return [title, ...also, ...terms.map(({ term }) => term), ...named];
}

export function subjectTexts(files: BookTexts, id: string, language: Language): SubjectTexts {
  return Object.fromEntries(
    subjectIn(files, id).chapters.flatMap((chapter) => {
      const found = chapterIn(files, `${id}/${chapter}`, language);
      return found === null ? [] : [[`${id}/${chapter}`, found]];
    }),
  );
}

export function subjectsIn(files: BookTexts): readonly string[] {
  const { subjects } = JSON.parse(files.get("book.json") ?? `{"subjects":[]}`) as { readonly subjects: string[] };
  return subjects.filter((id) => files.has(`${id}/subject.json`));
}

function subjectIn(files: BookTexts, id: string): SubjectFile {
  return JSON.parse(files.get(`${id}/subject.json`) ?? "{}");
}

/** What is checked by the tests is not checked again. */
function chapterIn(files: BookTexts, id: string, language: Language): ChapterText | null {
  const own = files.get(`${id}/${language}.md`);
  const text = own ?? files.get(`${id}/en.md`);
  const file = files.get(`${id}/chapter.json`);
  if (text === undefined || file === undefined) return null;
  return { language: own === undefined ? "en" : language, file: wholeFile(file), text };
}

/** As a chapter.json is written, with what it may leave out. */
export function wholeFile(json: string): ChapterFile {
  return { formulas: {}, practice: [], ...JSON.parse(json) };
}

export const bookLanguages: readonly Language[] = languages;
