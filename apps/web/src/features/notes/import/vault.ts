import { maxAliases, type Note } from "@jotter/domain/note";
import { decoded } from "@jotter/markdown/address";
import { type Reference, withChanges } from "@jotter/markdown/references";
import { isNoteFile, stemOf } from "./note-file.ts";

/** Files that belong together: a folder, an Obsidian vault, what a zip holds. Paths are written with "/". */
export type FileKind = "note" | "picture" | "other";

export function kindOf(path: string): FileKind {
  // An Obsidian vault keeps its settings under names with a dot, a Mac what it alone needs.
  const isHidden = path.split("/").some((step) => step.startsWith(".") || step === "__MACOSX");
  if (isHidden) return "other";
  if (isNoteFile(path)) return "note";
  return isPicture(path) ? "picture" : "other";
}

function isPicture(path: string): boolean {
  return /\.(?:png|jpe?g|gif|webp)$/i.test(path);
}

/** Which picture a text in this file means, as Obsidian and every Markdown reader look for it. */
export type PictureFinder = (written: string, notePath: string) => string | null;

export function pictureFinder(paths: readonly string[]): PictureFinder {
  const byPath = new Map(paths.map((path) => [key(path), path]));
  const byName = new Map<string, string>();
  for (const path of [...paths].sort((one, other) => other.length - one.length)) byName.set(key(nameIn(path)), path);
  return (written, notePath) => {
    const name = decoded(written.replace(/^<|>$/g, "")).replaceAll("\\", "/").replace(/^\/+/, "");
    if (!isPicture(name) || /^[a-z][a-z+.-]*:/i.test(name)) return null;
    // Beside the note, or else from any folder it lies in up to the top of the vault.
    for (let folder = folderOf(notePath); ; folder = folderOf(folder)) {
      const found = byPath.get(key(joined(folder, name)));
      if (found !== undefined) return found;
      if (folder === "") break;
    }
    return byName.get(key(nameIn(name))) ?? null;
  };
}

/**
 * A text whose pictures are the student's own files. `addressOf` says what a picture is called here, or null: then the
 * text stays as it was.
 */
export function withPictures(
  body: string,
  notePath: string,
  find: PictureFinder,
  addressOf: (path: string) => string | null,
): string {
  if (!/\.(?:png|jpe?g|gif|webp)/i.test(body)) return body;
  return withChanges(body, (reference) => {
    const path = isShown(reference) ? find(reference.written, notePath) : null;
    const address = path === null ? null : addressOf(path);
    if (path === null || address === null) return null;
    const { kind, from, to, written, writtenFrom, words } = reference;
    if (kind === "embed") return { from, to, insert: `![${shownWords(nameIn(path), words)}](${address})` };
    return { from: writtenFrom, to: writtenFrom + written.length, insert: address };
  });
}

/** The pictures a text shows. */
export function picturesOf(body: string, notePath: string, find: PictureFinder): readonly string[] {
  const paths = new Set<string>();
  withPictures(body, notePath, find, (path) => {
    paths.add(path);
    return null;
  });
  return [...paths];
}

/**
 * Two files of one name in two folders: a link tells them apart by the folder, so each answers to its path too. The
 * folder that holds everything is no part of it.
 */
export function withPathAliases<Named extends { readonly path: string; readonly note: Note }>(
  files: readonly Named[],
): readonly Named[] {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(key(stemOf(path)), (counts.get(key(stemOf(path))) ?? 0) + 1);
  return files.map((file) => {
    const inside = file.path.slice(file.path.indexOf("/") + 1).replace(/\.[^./]+$/, "");
    if ((counts.get(key(stemOf(file.path))) ?? 0) < 2 || !inside.includes("/")) return file;
    const aliases = [inside, ...(file.note.aliases ?? [])].slice(0, maxAliases);
    return { ...file, note: { ...file.note, aliases } };
  });
}

function isShown({ kind }: Reference): boolean {
  return kind === "image" || kind === "embed" || kind === "definition";
}

/** `![[cell.png|300]]` is 300 wide, which Obsidian writes into the words of a picture. */
function shownWords(name: string, words: string | null): string {
  const stem = name
    .replace(/\.\w+$/, "")
    .replace(/[[\]\\`*_<>$!|\s]+/g, " ")
    .trim();
  if (words === null || words.trim() === "") return stem;
  return /^\d+(?:x\d+)?$/.test(words.trim()) ? `${stem}|${words.trim()}` : words;
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

function joined(folder: string, name: string): string {
  const steps: string[] = [];
  for (const step of `${folder}/${name}`.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}

function key(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
