import { type Language, languages } from "@jotter/domain/settings";
import { type SubjectFile, SubjectFile as SubjectShape } from "./chapter-file.ts";
import { type Beside, checkChapter } from "./check-chapter.ts";
import { type Fault, Faults, type Told } from "./fault.ts";
import { readJson } from "./read-json.ts";
import { readSubjectText } from "./written.ts";

/** A chapter of a book that somebody brings along, in one language. */
export type BroughtChapter = {
  /** "own-latin" */
  readonly subject: string;
  readonly subjectTitle: string;
  readonly subjectLine: string;
  readonly marker: SubjectFile["marker"];
  readonly courses: string[];
  readonly chapter: string;
  /** Where it stands among the others of its subject. */
  readonly place: number;
  readonly language: Language;
  /** Its two halves, as they were written. */
  readonly file: string;
  readonly body: string;
};

export type CheckedBook = {
  readonly chapters: readonly (BroughtChapter & { readonly isGood: boolean })[];
  readonly faults: readonly Fault[];
};

export type BroughtChecks = Pick<Beside, "typeset"> & {
  /** Chapters that are there already: links may lead to them. */
  readonly known: readonly string[];
  /** "latin" becomes "own-latin" or "school-latin": the house's subjects keep their names. */
  readonly owner: "own" | "school";
};

/** What one person or one school may bring along. */
export const mostBrought = { files: 2000, bytes: 30_000_000, file: 200_000 } as const;

/** Files of a book are these, wherever they lie. */
export function isBookFile(path: string): boolean {
  return /\.(json|md)$/i.test(path) && !/(^|\/)(\.|__MACOSX)/.test(path);
}

/** Each chapter of a folder {subject}/{chapter}/ is checked as the house's own are; what is wrong with one keeps out no other. [TXT-1] */
export function checkBrought(
  texts: ReadonlyMap<string, string>,
  { typeset, known, owner }: BroughtChecks,
): CheckedBook {
  const faults = new Faults();
  const all = chapterFolders(texts).map((folder) => ({ folder, ...namesOf(folder, owner) }));
  const brought = new Map(all.map(({ bare, id }) => [bare, id]));
  const ids = new Set([...known, ...brought.values()]);
  const subjects = new Map<string, SubjectFile | null>();
  const found: Fault[] = [];
  const chapters = all.flatMap(({ folder, parent, id, subject, chapter }, at) => {
    const json = texts.get(`${folder}chapter.json`) ?? null;
    const file = json === null ? null : ledHome(json, brought);
    const bodies = languages.flatMap((language) => {
      const text = texts.get(`${folder}${language}.md`);
      return text === undefined ? [] : [{ language, body: ledHome(text, brought) }];
    });
    const own = checkChapter(
      { id, file, texts: Object.fromEntries(bodies.map(({ language, body }) => [language, body])) },
      // What another book may hold is no reason to keep this one out.
      { typeset, linked: (link) => (ids.has(link) ? "there" : "awaited") },
    );
    found.push(...own.map((fault) => ({ ...fault, file: fault.file.replace(`${id}/`, folder) })));
    if (!subjects.has(subject)) subjects.set(subject, subjectFile(texts, parent, faults.at(`${parent}subject.json`)));
    const { marker = "sky" as const, courses = [], chapters: order = [] } = subjects.get(subject) ?? {};
    const place = order.indexOf(chapter);
    return bodies.map(({ language, body }) => {
      const { title, line } = subjectText(texts, parent, language);
      return {
        subject,
        subjectTitle: title || titleOf(parent.split("/").at(-2) ?? subject),
        subjectLine: line,
        marker,
        courses: [...courses],
        chapter,
        place: place < 0 ? order.length + at : place,
        language,
        file: file ?? "{}",
        body,
        isGood: !own.some(({ level }) => level === "error"),
      };
    });
  });
  return { chapters, faults: [...faults.found, ...found] };
}

/** Folders with half of a chapter count: what it lacks is to be told. */
function chapterFolders(texts: ReadonlyMap<string, string>): readonly string[] {
  const half = new RegExp(`^(.*/)?(?:chapter\\.json|(${languages.join("|")})\\.md)$`);
  const folders = [...texts.keys()].flatMap((path) => {
    const named = half.exec(path);
    if (!named) return [];
    const [, folder = "", language] = named;
    if (language === undefined) return [folder];
    // A subject has texts of its own beside its chapters.
    const isSubject = texts.has(`${folder}subject.json`) || [...texts.keys()].some((other) => isBelow(other, folder));
    return isSubject || !/.\/./.test(folder) ? [] : [folder];
  });
  return [...new Set(folders)].sort();
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && path.slice(folder.length).includes("/");
}

/** "Latin 1/verbs/" is the chapter "verbs" of "own-latin-1"; its own files call it "latin-1/verbs". */
function namesOf(folder: string, owner: BroughtChecks["owner"]) {
  const parts = folder.split("/").filter((one) => one !== "");
  const [chapter = "chapter", name = "book"] = parts.toReversed().map(keyOf);
  const subject = `${owner}-${name}`;
  const parent = folder.replace(/[^/]+\/$/, "");
  return { bare: `${name}/${chapter}`, id: `${subject}/${chapter}`, subject, chapter, parent };
}

function keyOf(name: string): string {
  const key = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return (key || "book").slice(0, 50);
}

/** Of a folder: "latin-1" is "Latin 1". */
function titleOf(folder: string): string {
  const words = folder.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Its chapters lead to one another by the names of their folders, and are found under those they have now. */
function ledHome(text: string, brought: ReadonlyMap<string, string>): string {
  return text
    .replace(/(\/textbook\/)([a-z0-9-]+\/[a-z0-9-]+)/g, (_, before, id) => before + (brought.get(id) ?? id))
    .replace(/"([a-z0-9-]+\/[a-z0-9-]+)"/g, (_, id) => `"${brought.get(id) ?? id}"`);
}

function subjectFile(texts: ReadonlyMap<string, string>, parent: string, told: Told): SubjectFile | null {
  const text = texts.get(`${parent}subject.json`);
  // A book does without one: then it has the order of its folders.
  return text === undefined ? null : readJson(text, SubjectShape, { ...told, error: told.warning });
}

function subjectText(texts: ReadonlyMap<string, string>, parent: string, language: Language) {
  const text = [language, "en" as const, ...languages].flatMap((one) => texts.get(`${parent}${one}.md`) ?? [])[0];
  return readSubjectText(text ?? "");
}
