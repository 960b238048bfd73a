import { type OwnChapter, ownChapter } from "@jotter/domain/own-chapter";
import { type Language, languages } from "@jotter/domain/settings";
import { sourceOf } from "@jotter/file-bytes/byte-source";
import { paceOf } from "@jotter/file-bytes/pace";
import { openZip } from "@jotter/file-bytes/zip-read";
import { loadTypesetter } from "@jotter/markdown/formula";
import type { Replica } from "@jotter/replica/replica";
import { readSubjectFile } from "@jotter/textbook/chapter-file";
import { checkChapter } from "@jotter/textbook/check-chapter";
import type { Fault } from "@jotter/textbook/fault";
import { readSubjectText } from "@jotter/textbook/written";
import { inOneLanguage } from "../../student/textbook/one-language.ts";

type FoundChapter = Pick<
  OwnChapter,
  "subject" | "subjectTitle" | "subjectLine" | "marker" | "courses" | "chapter" | "place" | "language" | "file" | "body"
> & { readonly isGood: boolean };

export type CheckedBook = { readonly chapters: readonly FoundChapter[]; readonly faults: readonly Fault[] };

const most = { files: 2000, bytes: 30_000_000, file: 200_000 } as const;

/** Reads what was chosen, files, a folder or a zip, and checks each chapter as the house's own are checked. [TXT-1] */
export async function checkOwn(chosen: readonly File[], known: readonly string[]): Promise<CheckedBook> {
  return checkTexts(await textsOf(chosen), known);
}

export async function checkTexts(texts: ReadonlyMap<string, string>, known: readonly string[]): Promise<CheckedBook> {
  const folders = [...texts.keys()].flatMap((path) =>
    /(^|\/)chapter\.json$/.test(path) ? [path.replace(/chapter\.json$/, "")] : [],
  );
  const typeset = await loadTypesetter();
  const named = folders.map((folder) => ({ folder, ...namesOf(folder) }));
  const ids = new Set([...known, ...named.map(({ subject, chapter }) => `${subject}/${chapter}`)]);
  const faults: Fault[] = [];
  const chapters = named.flatMap(({ folder, subject, chapter, parent }, at): FoundChapter[] => {
    const id = `${subject}/${chapter}`;
    const own: Partial<Record<Language, string>> = {};
    for (const language of languages) {
      const text = texts.get(`${folder}${language}.md`);
      if (text !== undefined) own[language] = text;
    }
    const file = texts.get(`${folder}chapter.json`) ?? null;
    const found = checkChapter(
      { id, file, texts: own },
      // What another book may hold is no reason to keep this one out.
      { typeset, linked: (link) => (ids.has(link) ? "there" : "awaited") },
    );
    faults.push(...found);
    const about = subjectAt(texts, parent);
    const place = about.chapters.indexOf(chapter);
    return Object.entries(own).map(([language, body]) => ({
      subject,
      subjectTitle: about.title || subject.replace(/^own-/, ""),
      subjectLine: about.line,
      marker: about.marker,
      courses: [...about.courses],
      chapter,
      place: place < 0 ? at : place,
      language,
      file: file ?? "{}",
      body,
      isGood: !found.some(({ level }) => level === "error"),
    }));
  });
  return { chapters, faults };
}

/** Every chapter that is all right becomes a record; the same chapter once more replaces the one before. */
export async function keepOwn(replica: Replica, { chapters }: CheckedBook, now: number): Promise<number> {
  const good = chapters.filter(({ isGood }) => isGood);
  await replica.together(async () => {
    for (const { isGood: _, ...one } of good) {
      const id = `own--${one.subject.slice(0, 24)}--${one.chapter.slice(0, 24)}--${one.language}`;
      const data = { ...one, createdAt: now, updatedAt: now };
      if (await replica.get(ownChapter, id)) await replica.update(ownChapter, id, data);
      else await replica.create(ownChapter, data, id);
    }
  });
  return inOneLanguage(good, "en").length;
}

/** "latin/verbs/" is the chapter "verbs" of "own-latin": the house's subjects keep their names. */
function namesOf(folder: string) {
  const parts = folder.split("/").filter((one) => one !== "");
  const [chapter = "chapter", subject = "book"] = parts.toReversed().map(keyOf);
  return { chapter, subject: `own-${subject}`, parent: folder.replace(/[^/]+\/$/, "") };
}

function keyOf(name: string): string {
  const key = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return (key || "book").slice(0, 50);
}

function subjectAt(texts: ReadonlyMap<string, string>, parent: string) {
  const named = languages.flatMap((language) => texts.get(`${parent}${language}.md`) ?? [])[0];
  const { title, line } = readSubjectText(named ?? "");
  const shape = {
    title,
    line,
    marker: "sky" as const,
    courses: [] as readonly string[],
    chapters: [] as readonly string[],
  };
  return { ...shape, ...readSubjectFile(texts.get(`${parent}subject.json`) ?? "") };
}

async function textsOf(chosen: readonly File[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  let bytes = 0;
  const take = (path: string, text: string) => {
    bytes += text.length;
    if (texts.size >= most.files || bytes > most.bytes) throw new Error("too much");
    texts.set(path, text);
  };
  const isWanted = (path: string) => /\.(json|md)$/i.test(path) && !/(^|\/)(\.|__MACOSX)/.test(path);
  for (const file of chosen) {
    if (/\.zip$/i.test(file.name)) {
      const entries = await openZip(sourceOf(new Uint8Array(await file.arrayBuffer())), most.files);
      for (const [path, entry] of entries) {
        if (!isWanted(path) || entry.size > most.file) continue;
        take(path, new TextDecoder().decode(await entry.read(paceOf({}))));
      }
    } else {
      const path = file.webkitRelativePath || file.name;
      if (isWanted(path) && file.size <= most.file) take(path, await file.text());
    }
  }
  return texts;
}
