import { type Note, newNote, storedNoteTitle } from "@jotter/domain/note";
import { failed, ok, type Result } from "@jotter/domain/result";
import { limits } from "@jotter/replica/protocol";
import { withTag } from "./note-changes.ts";

export type FileProblem = "not-notes" | "too-large" | "not-text";

/** A text of a record has room for this much on the server; a note may grow a little after it came. */
export const noteFileMaximum = 10 * 1024 * 1024 - 64 * 1024;

export function isNoteFile(name: string): boolean {
  return /\.(md|markdown|mdown|txt|text)$/i.test(name);
}

/** A Markdown or text file as a note. Its text is kept as it is, the front matter included. [NOT-5] */
export function noteFromFile(
  { name, bytes, lastModified }: { readonly name: string; readonly bytes: Uint8Array; readonly lastModified: number },
  now: number,
): Result<Note, FileProblem> {
  if (bytes.length > noteFileMaximum) return failed("too-large");
  const body = decoded(bytes);
  if (body === null) return failed("not-text");
  const { title, tags } = frontMatterOf(body);
  const at = isPlausible(lastModified, now) ? lastModified : now;
  const note: Note = {
    ...newNote(at),
    title: storedNoteTitle(title ?? firstHeading(body) ?? name.replace(/\.[^.]+$/, "")),
    tags: tags.reduce<string[]>(withTag, []),
    body,
  };
  return isSendable(note, bytes.length) ? ok(note) : failed("too-large");
}

/** Every line break and quote takes a byte more on its way. */
function isSendable(note: Note, bytes: number): boolean {
  return bytes * 2 < limits.recordBytes || new TextEncoder().encode(JSON.stringify(note)).length < limits.recordBytes;
}

/** null where it is no UTF-8, or has what no text has. A byte order mark is no part of the text. */
function decoded(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
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

type FrontMatter = { readonly title: string | null; readonly tags: readonly string[] };

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;

function withoutFrontMatter(body: string): string {
  return body.replace(frontMatter, "");
}

/** What we use of a file's front matter: its title and its tags. The rest stays in the text, read by nobody here. */
export function frontMatterOf(body: string): FrontMatter {
  const lines = frontMatter.exec(body)?.[1]?.split(/\r?\n/) ?? [];
  const title = unquoted(valueAt(lines, "title") ?? "") || null;
  const at = lines.findIndex((line) => /^tags?[ \t]*:/i.test(line));
  if (at < 0) return { title, tags: [] };
  const inline = (valueAt(lines, "tags?") ?? "").trim();
  if (inline !== "") return { title, tags: inlineTags(inline) };
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => !/^[ \t]*-[ \t]/.test(line) && line.trim() !== "");
  const items = end < 0 ? rest : rest.slice(0, end);
  return { title, tags: items.map((line) => unquoted(line.replace(/^[ \t]*-[ \t]+/, ""))).filter((tag) => tag !== "") };
}

function valueAt(lines: readonly string[], key: string): string | undefined {
  const named = new RegExp(`^${key}[ \\t]*:(.*)$`, "i");
  return lines.flatMap((line) => named.exec(line)?.[1] ?? [])[0];
}

/** `[a, "b c"]`, `a, b`, or, as Obsidian writes them, `a b`. */
function inlineTags(value: string): readonly string[] {
  const list = value.replace(/^\[/, "").replace(/\]$/, "");
  const isList = value.startsWith("[") || list.includes(",");
  return (isList ? list.split(",") : list.split(/\s+/)).map(unquoted).filter((tag) => tag !== "");
}

function unquoted(value: string): string {
  const trimmed = value.trim();
  const quoted = /^(["'])([\s\S]*)\1$/.exec(trimmed);
  return (quoted ? (quoted[2] ?? "") : trimmed).trim();
}
