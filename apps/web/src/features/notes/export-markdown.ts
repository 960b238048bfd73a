import { decoded } from "@jotter/markdown/address";
import { referencesIn, withNames } from "@jotter/markdown/references";
import { attachmentId } from "../../student/pictures/note-images.ts";
import type { ExportedNote } from "./exported-note.ts";
import { hasOurHead, type SaidFacts, withFacts } from "./import/front-matter.ts";
import { factsIn } from "./import/note-file.ts";

/**
 * A note as the one file it is: byte for byte what was typed. Tags and class stand in its head, if it has any that its
 * text does not say already. [NOT-5]
 */
export function markdownAlone(note: ExportedNote, className: string | null, stem: string): string {
  const { title, ...facts } = unsaidFacts(note, className, stem);
  const hasFacts = note.tags.length > 0 || className !== null;
  const isSaid = facts.tags === undefined && facts.className === undefined;
  const said = hasFacts && !isSaid ? { title, tags: facts.tags, className: facts.className } : {};
  return withMark(note, withFacts(note.body, said));
}

/** A note among others: whatever an import needs to make the same note of it again stands in its head. */
export function markdownAmongOthers(note: ExportedNote, className: string | null, stem: string, body: string): string {
  const all = { title: note.title, tags: note.tags, aliases: note.aliases ?? [], className: className ?? "" };
  // A text that begins like one of our heads would lose that on the way back: it gets another before it.
  return withMark(note, withFacts(body, hasOurHead(body) ? all : unsaidFacts({ ...note, body }, className, stem)));
}

/** The student's pictures in a text, each once, and the words it has there. */
export function picturesIn(body: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  if (!body.includes("attachment:")) return words;
  for (const reference of referencesIn(body)) {
    const id = pictureOf(reference.written);
    if (id && !words.get(id)) words.set(id, (reference.words ?? "").replace(/\|\d+(?:x\d+)?$/, ""));
  }
  return words;
}

/** A text whose pictures lie in files beside it. One that has no file keeps its address. */
export function withPictureFiles(body: string, fileOf: (id: string) => string | null): string {
  if (!body.includes("attachment:")) return body;
  return withNames(body, ({ written }) => {
    const id = pictureOf(written);
    const path = id && fileOf(id);
    return path ? path.split("/").map(encodedStep).join("/") : null;
  });
}

function pictureOf(written: string): string | null {
  return attachmentId(decoded(written.replace(/^<|>$/g, "")));
}

function encodedStep(step: string): string {
  return encodeURIComponent(step).replace(/[()!'*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** What an import would read otherwise, or not at all. */
function unsaidFacts(note: ExportedNote, className: string | null, stem: string): SaidFacts {
  const read = factsIn(note.body, stem);
  const isSame = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other);
  const names = new Set([read.title, ...read.aliases]);
  const aliases = (note.aliases ?? []).filter((alias) => !names.has(alias));
  return {
    ...(read.title !== note.title && { title: note.title }),
    ...(!isSame(read.tags, note.tags) && { tags: note.tags }),
    ...(aliases.length > 0 && { aliases: [...read.aliases.filter((alias) => alias !== stem), ...aliases] }),
    ...((read.className ?? "") !== (className ?? "") && { className: className ?? "" }),
  };
}

function withMark({ byteOrderMark }: ExportedNote, text: string): string {
  return byteOrderMark ? `\ufeff${text}` : text;
}
