import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { RecordId } from "./id.ts";
import { later } from "./later.ts";

export const defaultNoteTitle = "Untitled Document";

export const maxAliases = 20;

export const Note = later(() =>
  z.looseObject({
    title: z.string().check(z.maxLength(1000)),
    body: z.string(),
    tags: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
    classId: z.nullable(RecordId),
    pinned: z.boolean(),
    /** Former titles, the latest first, and names its file had: a [[link]] to one of them still leads here. */
    aliases: z.optional(z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(maxAliases))),
    /** It came from a file that began with one, and leaves with it. */
    byteOrderMark: z.optional(z.boolean()),
    /** A study tool made it of other texts. */
    isMade: z.optional(z.boolean()),
    /** The document whose marks it was made of. */
    marksOf: z.optional(RecordId),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type Note = z.infer<typeof Note>;

export const note = defineEntity({
  kind: "note",
  schema: Note,
  textFields: ["body"],
  indexes: ["[del+data.updatedAt]", "[del+data.classId+data.updatedAt]"],
});

export function newNote(now: number): Note {
  return { title: defaultNoteTitle, body: "", tags: [], classId: null, pinned: false, createdAt: now, updatedAt: now };
}

/** A title a student left blank is stored as "Untitled". */
export function storedNoteTitle(typed: string): string {
  return typed.trim() === "" ? "Untitled" : typed.trim().slice(0, 1000);
}

/** What a new title changes. The one before stays an alias, unless nobody ever typed it: links survive a rename. [NOT-3] */
export function renamed(note: Pick<Note, "title" | "aliases">, title: string): Pick<Note, "title" | "aliases"> {
  const nobodyTyped = [defaultNoteTitle, storedNoteTitle("")];
  const former = [note.title, ...(note.aliases ?? [])].filter((one) => !nobodyTyped.includes(one) && one !== title);
  return { title, aliases: [...new Set(former)].slice(0, maxAliases) };
}
