import { type Language, languages } from "@jotter/domain/settings";
import { BookFile, SubjectFile } from "./chapter-file.ts";
import { type Beside, checkChapter } from "./check-chapter.ts";
import { type Fault, Faults } from "./fault.ts";
import { readJson } from "./read-json.ts";
import { readSubjectText } from "./written.ts";

/** The files of a book by their paths: "algebra-1/slope-and-lines/en.md". */
export type BookTexts = ReadonlyMap<string, string>;

export type BookChecks = Pick<Beside, "typeset"> & {
  /** Names a subject may serve; null where any is right. */
  readonly courses: readonly string[] | null;
  /** Only this subject, or only this chapter. */
  readonly only?: string | undefined;
};

/** A whole book, or what of it is asked for. [TXT-1] */
export function checkBook(files: BookTexts, { typeset, courses, only = "" }: BookChecks): readonly Fault[] {
  const faults = new Faults();
  const book = readJson(files.get("book.json"), BookFile, faults.at("book.json"));
  const chapters = chapterIds(files);
  const awaited = new Set(book?.awaited ?? []);
  const linked = (id: string) => (chapters.includes(id) ? "there" : awaited.has(id) ? "awaited" : "unknown");
  const isWanted = (path: string) => only === "" || path === only || path.startsWith(`${only}/`);
  const subjects = [...new Set([...(book?.subjects ?? []), ...chapters.map((id) => id.split("/")[0] ?? "")])];
  for (const subject of subjects) {
    if (!isWanted(subject) && !only.startsWith(`${subject}/`)) continue;
    const at = faults.at(`${subject}/subject.json`);
    // Of a subject that is still to be written nothing has to be there.
    const isBegun = [...files.keys()].some((path) => path.startsWith(`${subject}/`));
    if (!isBegun && [...awaited].some((id) => id.startsWith(`${subject}/`))) continue;
    if (book !== null && !book.subjects.includes(subject)) at.error("unlisted", subject);
    const read = readJson(files.get(`${subject}/subject.json`), SubjectFile, at);
    for (const name of read?.courses ?? [])
      if (courses !== null && !courses.includes(name)) at.error("unknownCourse", name);
    for (const chapter of read?.chapters ?? []) {
      const id = `${subject}/${chapter}`;
      const state = linked(id);
      if (state === "unknown") at.error("unknownChapter", id);
      else if (state === "awaited") at.warning("unknownChapter", id);
    }
    for (const id of chapters)
      if (id.startsWith(`${subject}/`) && read !== null && !read.chapters.includes(id.slice(subject.length + 1)))
        at.error("unlisted", id);
    for (const language of languages) {
      const text = files.get(`${subject}/${language}.md`);
      const told = faults.at(`${subject}/${language}.md`);
      if (text === undefined) {
        if (language === "en") told.error("lacking");
        continue;
      }
      const { title, line } = readSubjectText(text);
      if (title === "" || line === "") told.error("noTitle");
    }
  }
  const found = chapters
    .filter((id) => isWanted(id))
    .flatMap((id) => checkChapter(textsOf(files, id), { typeset, linked }));
  // The house's book is whole in English.
  for (const id of chapters) {
    if (!isWanted(id)) continue;
    if (!files.has(`${id}/en.md`)) faults.at(`${id}/en.md`).error("lacking");
    // What cannot be read in a language can be found in it.
    const names = namesIn(files.get(`${id}/chapter.json`));
    for (const language of languages)
      if (language !== "en" && !files.has(`${id}/${language}.md`) && !(language in names))
        faults.at(`${id}/chapter.json`).error("noNames", language);
  }
  return [...faults.found, ...found];
}

/** What is no JSON is told elsewhere. */
function namesIn(file: string | undefined): object {
  try {
    return JSON.parse(file ?? "{}").names ?? {};
  } catch {
    return {};
  }
}

/** Every folder that holds a chapter. */
export function chapterIds(files: BookTexts): readonly string[] {
  const ids = [...files.keys()].flatMap(
    (path) => /^([a-z0-9-]+\/[a-z0-9-]+)\/(?:chapter\.json|[a-z]{2}\.md)$/.exec(path)?.[1] ?? [],
  );
  return [...new Set(ids)].sort();
}

function textsOf(files: BookTexts, id: string) {
  const texts: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const text = files.get(`${id}/${language}.md`);
    if (text !== undefined) texts[language] = text;
  }
  return { id, file: files.get(`${id}/chapter.json`) ?? null, texts };
}
