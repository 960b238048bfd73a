import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultNoteTitle, Note, newNote, renamed } from "./note.ts";

describe("a renamed note [NOT-3]", () => {
  test("answers to the titles it had, the latest first", () => {
    const once = renamed({ title: "Cells" }, "Cell biology");
    expect(once).toEqual({ title: "Cell biology", aliases: ["Cells"] });
    expect(renamed(once, "Biology")).toEqual({ title: "Biology", aliases: ["Cell biology", "Cells"] });
  });

  test("does not answer to the titles nobody typed", () => {
    expect(renamed({ title: defaultNoteTitle }, "Cells").aliases).toEqual([]);
    expect(renamed({ title: "Untitled" }, "Cells").aliases).toEqual([]);
  });

  test("that gets an old title back has it once", () => {
    expect(renamed({ title: "B", aliases: ["A"] }, "A")).toEqual({ title: "A", aliases: ["B"] });
  });

  test("stays a note whatever it is called, and forgets only the oldest titles", () => {
    const title = fc.oneof(fc.constantFrom("A", "B", defaultNoteTitle, "Untitled"), fc.string({ maxLength: 30 }));
    fc.assert(
      fc.property(fc.array(title, { minLength: 1, maxLength: 40 }), (titles) => {
        let note = newNote(0);
        for (const next of titles) note = { ...note, ...renamed(note, next) };
        const aliases = note.aliases ?? [];
        expect(Note.safeParse(note).success).toBe(true);
        expect(aliases).not.toContain(note.title);
        expect(new Set(aliases).size).toBe(aliases.length);
        const typed = titles.filter((one) => one !== defaultNoteTitle && one !== "Untitled" && one !== note.title);
        const latestFirst = [...new Set(typed.reverse())];
        expect(aliases).toEqual(latestFirst.slice(0, 20));
      }),
    );
  });
});
