import type { Language } from "@jotter/domain/settings";
import type { BroughtChapter } from "./brought-book.ts";
import {
  type ChapterText,
  type ContentsSubject,
  entryOf,
  formulasIn,
  type SubjectTexts,
  wholeFile,
} from "./contents.ts";
import { inOneLanguage } from "./one-language.ts";

/** As they lie among a student's records. */
type Stored = Omit<BroughtChapter, "language"> & { readonly language: string };

/** Chapters that somebody brought along, as subjects like the house's: each in the language it is read in. [TXT-1] */
export function broughtSubjects(chapters: readonly Stored[], language: string): readonly ContentsSubject[] {
  const bySubject = new Map<string, Stored[]>();
  for (const one of inOneLanguage(chapters, language))
    bySubject.set(one.subject, [...(bySubject.get(one.subject) ?? []), one]);
  return [...bySubject].flatMap(([id, own]) => {
    const named = own.find((one) => one.language === language) ?? own[0];
    if (!named) return [];
    const { subjectTitle: title, subjectLine: line, marker, courses } = named;
    const entries = own
      .toSorted((one, other) => one.place - other.place)
      .map((chapter) => {
        const text = textOf(chapter);
        return { ...entryOf(`${id}/${chapter.chapter}`, text), finding: { ...formulasIn(text), names: [] } };
      });
    return [{ id, title, line, marker, courses, chapters: entries }];
  });
}

export function broughtTexts(chapters: readonly Stored[], subject: string, language: string): SubjectTexts {
  const own = inOneLanguage(chapters, language).filter((one) => one.subject === subject);
  return Object.fromEntries(own.map((chapter) => [`${subject}/${chapter.chapter}`, textOf(chapter)]));
}

export function textOf({ language, file, body }: Pick<Stored, "language" | "file" | "body">): ChapterText {
  return { language: language as Language, file: wholeFile(file), text: body };
}
