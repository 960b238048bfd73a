import { maxAliases, type Note, newNote, storedNoteTitle } from "@jotter/domain/note";
import { failed, ok, type Result } from "@jotter/domain/result";
import { withTag } from "@jotter/domain/tags";
import { hashtagsIn } from "@jotter/markdown/references";
import { limits } from "@jotter/ports/protocol";
import { frontMatterOf, withoutFrontMatter, withoutOurHead } from "./front-matter.ts";

export type FileProblem = "not-notes" | "too-large" | "not-text";

/** A text of a record has room for this much on the server; a note may grow a little after it came. */
export const noteFileMaximum = 10 * 1024 * 1024 - 64 * 1024;

export function isNoteFile(name: string): boolean {
  return /\.(md|markdown|mdown|txt|text)$/i.test(name);
}

type NoteFile = {
  /** With the folders it lies in. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly lastModified: number;
};

/**
 * A Markdown or text file as a note. Its text is kept as it is, the front matter included. Links of other files name it
 * by its file, so it answers to that name too. [NOT-5]
 */
export function noteFromFile(
  { path, bytes, lastModified }: NoteFile,
  now: number,
  classIdOf: (name: string) => string | null = () => null,
): Result<Note, FileProblem> {
  if (bytes.length > noteFileMaximum) return failed("too-large");
  const text = decoded(bytes);
  if (text === null) return failed("not-text");
  const hasMark = text.startsWith("\ufeff");
  const whole = hasMark ? text.slice(1) : text;
  const { title, tags, aliases, className } = factsIn(whole, stemOf(path));
  const at = isPlausible(lastModified, now) ? lastModified : now;
  const note: Note = {
    ...newNote(at),
    title,
    tags,
    ...(aliases.length > 0 && { aliases }),
    ...(hasMark && { byteOrderMark: true }),
    classId: className === null ? null : classIdOf(className),
    body: withoutOurHead(whole),
  };
  return isSendable(note, bytes.length) ? ok(note) : failed("too-large");
}

/** What a file of this name says of the note it becomes. */
export function factsIn(text: string, stem: string) {
  const { title: named, tags, aliases, className } = frontMatterOf(text);
  const title = storedNoteTitle(named ?? firstHeading(text) ?? stem);
  const titles = [stem, ...aliases].map((name) => name.trim().slice(0, 1000));
  return {
    title,
    tags: [...tags, ...hashtagsIn(text)].reduce<string[]>(withTag, []),
    aliases: [...new Set(titles)].filter((name) => name !== "" && name !== title).slice(0, maxAliases),
    className,
  };
}

/** The name of a file without its folders and its kind. */
export function stemOf(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return isNoteFile(name) ? name.replace(/\.[^.]+$/, "") : name;
}

/** Every line break and quote takes a byte more on its way. */
function isSendable(note: Note, bytes: number): boolean {
  return bytes * 2 < limits.recordBytes || new TextEncoder().encode(JSON.stringify(note)).length < limits.recordBytes;
}

/** null where it is neither UTF-8 nor UTF-16, as Windows calls "Unicode", or has what no text has. */
function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: encoding === "utf-8" }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

/** Clocks of cameras and old disks say 1970 or the future. */
function isPlausible(moment: number, now: number): boolean {
  return moment > Date.UTC(1980, 0, 2) && moment <= now;
}

function firstHeading(body: string): string | null {
  const heading = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*$/.exec(
    withoutFrontMatter(body).trimStart().split(/\r?\n/, 1)[0] ?? "",
  );
  return heading?.[1]?.trim() || null;
}
