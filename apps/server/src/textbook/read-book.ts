import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { languages } from "@jotter/domain/settings";
import { en } from "@jotter/locales/documents/textbook/en";
import { loadTypesetter } from "@jotter/markdown/formula";
import { checkBrought, isBookFile, mostBrought } from "@jotter/textbook/brought-book";
import { broughtSubjects, broughtTexts } from "@jotter/textbook/brought-subjects";
import type { ContentsSubject } from "@jotter/textbook/contents";
import type { Fault } from "@jotter/textbook/fault";

export type BookFolder = {
  readonly folder: string;
  /** The built web app, which knows the house's chapters. */
  readonly webDir: string;
};

/** What students are given, by name, and what the operator is told. */
export type ReadBook = {
  /** For each language the name of its table of contents. */
  readonly contents: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, string>;
  readonly chapters: number;
  readonly messages: readonly Message[];
};
export type Message = { readonly level: Fault["level"]; readonly file: string; readonly text: string };

/** An operator's own chapters, checked as the house's are: what has an error in it is told and left out. [TXT-1] */
export async function readBook({ folder, webDir }: BookFolder): Promise<ReadBook> {
  const { chapters, faults } = checkBrought(textsIn(folder), {
    typeset: await loadTypesetter(),
    known: houseChapters(webDir),
    owner: "school",
  });
  const good = chapters.filter(({ isGood }) => isGood);
  const files = new Map<string, string>();
  const add = (name: string, source: string) => {
    const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
    const named = `${name}-${hash}.json`;
    files.set(named, source);
    return named;
  };
  const contents: Record<string, string> = {};
  for (const language of good.length > 0 ? languages : []) {
    const subjects = broughtSubjects(good, language).map((subject) => {
      const source = JSON.stringify(broughtTexts(good, subject.id, language));
      const address = `/api/textbook/${add(`${subject.id}-${language}`, source)}`;
      return { ...subject, address, bytes: gzipSync(source).length };
    });
    contents[language] = add(`school-contents-${language}`, JSON.stringify(subjects));
  }
  return {
    contents,
    files,
    chapters: new Set(good.map(({ subject, chapter }) => `${subject}/${chapter}`)).size,
    messages: faults.map(({ level, file, id, params }) => ({
      level,
      file: file.replace(/^school-/, ""),
      text: en.textbook.fault[id].replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? ""),
    })),
  };
}

function textsIn(folder: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  let bytes = 0;
  for (const path of bookFiles(folder)) {
    bytes += statSync(path).size;
    if (texts.size >= mostBrought.files || bytes > mostBrought.bytes) break;
    texts.set(relative(folder, path).split(sep).join("/"), readFileSync(path, "utf8"));
  }
  return texts;
}

/** The files of a book in a folder, in order; none where there is no such folder. */
export function bookFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) => isBookFile(relative(folder, path).split(sep).join("/")) && statSync(path).size <= mostBrought.file,
    )
    .sort();
}

function houseChapters(webDir: string): readonly string[] {
  const assets = join(webDir, "assets/textbook");
  const name = existsSync(assets) && readdirSync(assets).find((one) => /^contents-en-\w+\.json$/.test(one));
  if (!name) return [];
  const subjects = JSON.parse(readFileSync(join(assets, name), "utf8")) as readonly ContentsSubject[];
  return subjects.flatMap(({ chapters }) => chapters.map(({ id }) => id));
}
