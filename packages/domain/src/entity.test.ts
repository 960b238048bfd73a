import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { entities } from "./entities.ts";
import { defineEntity, migrated } from "./entity.ts";
import { newId, RecordId } from "./id.ts";
import { Note, newNote, storedNoteTitle } from "./note.ts";
import { defaultBio, newProfile, Profile } from "./profile.ts";

describe("entities", () => {
  test("have kinds of their own, and every step of their migrations", () => {
    const kinds = entities.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const { version, migrations } of entities) {
      for (let step = 1; step < version; step++) expect(migrations[step]).toBeTypeOf("function");
    }
  });

  test("bring an old record to the newest shape, step by step", () => {
    const { schema } = { schema: Note };
    const entity = defineEntity({
      kind: "x",
      version: 3,
      schema,
      migrations: { 1: (data) => ({ ...data, two: true }), 2: (data) => ({ ...data, three: data.two }) },
    });
    expect(migrated(entity, 1, { one: 1 })).toEqual({ one: 1, two: true, three: true });
    expect(migrated(entity, 3, { one: 1 })).toEqual({ one: 1 });
  });

  test("let fields they do not know pass through", () => {
    expect(Note.parse({ ...newNote(1), later: "kept" })).toEqual({ ...newNote(1), later: "kept" });
  });
});

describe("ids", () => {
  test("are UUIDs of version 7, ordered by time", () => {
    fc.assert(
      fc.property(fc.nat(2 ** 40), fc.uint8Array({ minLength: 16, maxLength: 16 }), (now, random) => {
        const id = newId(now, random);
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(RecordId.safeParse(id).success).toBe(true);
        expect(newId(now + 1, random) > id).toBe(true);
      }),
    );
  });

  test("are keys any storage takes: never empty, never one of . # $ / [ ] or a control character [DAT-1]", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom("", "a.b", "a#", "$a", "a/b", "[a]", "a\u0000", "x".repeat(65))),
        (id) => {
          if (RecordId.safeParse(id).success) expect(id).toMatch(/^[^.#$/[\]\p{Cc}]{1,768}$/u);
        },
      ),
    );
    for (const id of ["", "a.b", "a#", "$a", "a/b", "[a]", "a\u0000"])
      expect(RecordId.safeParse(id).success).toBe(false);
  });
});

describe("defaults", () => {
  test("a new note is called Untitled Document, a blank title is stored as Untitled [NOT-1]", () => {
    expect(newNote(1).title).toBe("Untitled Document");
    expect(storedNoteTitle("   ")).toBe("Untitled");
    expect(storedNoteTitle(" Cells ")).toBe("Cells");
    expect(storedNoteTitle("x".repeat(5000))).toHaveLength(1000);
  });

  test("a profile has the default name and bio [PRO-1]", () => {
    const profile = newProfile("  ", "ada@example.org", 7);
    expect(Profile.parse(profile)).toEqual({
      username: "User",
      email: "ada@example.org",
      grade: "",
      plan: null,
      bio: defaultBio,
      picture: null,
      createdAt: 7,
      updatedAt: 7,
    });
    expect(defaultBio).toBe("This is a default student. They learn normally, and have no distinguishing features.");
  });
});
