import { entities } from "@jotter/domain/entities";
import { type Note, newNote, note } from "@jotter/domain/note";
import { ok } from "@jotter/domain/result";
import { openReplica } from "@jotter/replica/open-replica";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markdownAlone } from "./export-markdown.ts";
import { notesZip } from "./export-zip.ts";
import { importFiles } from "./import/import-files.ts";
import { openZip } from "./import/zip-file.ts";

const written = (change: Partial<Note>): Note => ({ ...newNote(Date.UTC(2026, 3, 4)), title: "Cells", ...change });
const idOf = (number: number) => number.toString(16).padStart(32, "0");
const classNames: Readonly<Record<string, string>> = { bio: "Biology", art: "Art: 1, 2" };
const options = {
  classNameOf: (id: string) => classNames[id] ?? null,
  pictureOf: async (id: string) => (id === idOf(0xdead) ? null : new Blob([id], { type: "image/png" })),
};

describe("a note leaves as Markdown [NOT-5]", () => {
  test("byte for byte, nothing trimmed, with its byte order mark", () => {
    const body = "---\r\nunknown: 1\r\n---\r\n\t# x  \r\n\r\n\0end \n\n\n";
    expect(markdownAlone(written({ body }), null, "Cells")).toBe(body);
    expect(markdownAlone(written({ body, byteOrderMark: true }), null, "Cells")).toBe(`\ufeff${body}`);
    expect(markdownAlone(written({ body: "# Other heading" }), null, "Cells")).toBe("# Other heading");
  });

  test("with its tags and its class in front of it, only if the text does not say them", () => {
    const alone = (change: Partial<Note>, className: string | null = null) =>
      markdownAlone(written(change), className, "Cells");
    expect(alone({ body: "Text", tags: ["exam"] }, "Biology")).toBe(
      "---\n# Jotter\ntags: [exam]\nclass: Biology\n---\nText",
    );
    expect(alone({ body: "Text #exam", tags: ["exam"] })).toBe("Text #exam");
    const own = "---\nauthor: Ada\ntags: [exam]\n---\nText";
    expect(alone({ body: own, tags: ["exam"] })).toBe(own);
    expect(alone({ body: own, tags: ["exam", "lab"] }, "Art")).toBe(
      "---\nauthor: Ada\ntags: [exam, lab]\nclass: Art # Jotter\n---\nText",
    );
  });

  test("with others and with pictures as a zip whose names every disk takes, and whose links are alive", async () => {
    const picture = (number: number) => `attachment:${idOf(number)}`;
    const { zip, missing } = await notesZip(
      [
        written({ title: "A/b", body: `![Leaf (1)|300](${picture(1)}) [[Cells]]` }),
        written({ title: "a b", body: `![](${picture(2)}) ![](${picture(1)}) ![gone](${picture(0xdead)})` }),
        written({ title: "Cells", body: "`attachment:x`", classId: "bio" }),
      ],
      options,
    );
    expect(missing).toBe(1);
    const opened = await openZip(zip);
    const files = await Promise.all(
      (opened.ok ? opened.value : []).map(async ({ path, read }) => {
        const content = await read();
        return [path, content.ok ? new TextDecoder().decode(content.value) : null];
      }),
    );
    expect(Object.fromEntries(files)).toEqual({
      "images/Leaf (1).png": idOf(1),
      "images/picture.png": idOf(2),
      "A b.md": "---\n# Jotter\ntitle: A/b\n---\n![Leaf (1)|300](images/Leaf%20%281%29.png) [[Cells]]",
      "a b 2.md": `---\n# Jotter\ntitle: a b\n---\n![](images/picture.png) ![](images/Leaf%20%281%29.png) ![gone](${picture(0xdead)})`,
      "Cells.md": "---\n# Jotter\nclass: Biology\n---\n`attachment:x`",
    });
  });

  test("and comes back as the same notes, with titles, words, tags, class and pictures", async () => {
    const word = fc.oneof(
      fc.constantFrom("a", "Zellen", "细胞", "CON", "x: y", "- [ ]", "[q]", "true", "'", "#", "..", "a/b", "1"),
      fc.string({ maxLength: 12 }),
    );
    const title = word.map((text) => text.trim().replace(/\s+/g, " ")).filter((text) => text !== "");
    const line = fc.oneof(
      fc.constantFrom(
        "# Heading",
        "---",
        "tags: [x]",
        "...",
        "- item",
        "```",
        "> q",
        "",
        "$x$",
        "[[B|c]]",
        "[x](y.md)",
      ),
      fc.constantFrom(1, 2, 3).map((number) => `![p${number}](attachment:${idOf(number)})`),
      word,
    );
    const body = fc
      .tuple(fc.array(line, { maxLength: 6 }), fc.constantFrom("\n", "\r\n"))
      .map(([lines, end]) => lines.join(end))
      // Tags in a head of the student's own are changed there; a mark of bytes is no part of a text.
      .filter((text) => !/^(?:---[\s\S]*tags|\ufeff)/.test(text) && !text.includes("\0"));
    const tag = word
      .map((text) =>
        text
          .normalize("NFC")
          .replace(/^[#\s]+/, "")
          .replace(/\s+/g, " ")
          .trim(),
      )
      .filter((text) => text !== "" && !text.startsWith("#"));
    const made = fc.record({
      title,
      body,
      tags: fc.uniqueArray(tag, { maxLength: 3, selector: (text) => text.toLowerCase() }),
      classId: fc.constantFrom(null, "bio", "art"),
      byteOrderMark: fc.boolean(),
    });
    const emptyHead = { title: "a", body: "---\n\n---", tags: [], classId: "bio" as const, byteOrderMark: false };
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(made, { minLength: 1, maxLength: 5 }), async (notes) => {
        // What a text says of its tags by itself, a note made here would have.
        const all = notes.filter(({ body }) => !/#[^\s#]/.test(body)).map(written);
        if (all.length === 0) return;
        const { zip } = await notesZip(all, options);
        const replica = openReplica({ userId: `round-trip-${run++}`, entities, now: () => 1 });
        const report = await importFiles([new File([zip], "Notes.zip")], {
          replica,
          now: () => Date.UTC(2026, 8, 1),
          images: async () => ({
            add: async (file) => ok({ address: `attachment:${await file.text()}`, markdown: "", width: 1, height: 1 }),
          }),
          classIdOf: (name) => Object.keys(classNames).find((id) => classNames[id] === name) ?? null,
          onProgress: () => undefined,
          isCancelled: () => false,
          onCreated: () => undefined,
        });
        const back = await Promise.all(report.ids.map((id) => replica.get(note, id)));
        replica.close();
        const same = ({ title, body, tags, classId, byteOrderMark }: Partial<Note>) =>
          JSON.stringify({ title, body, tags, classId, byteOrderMark: byteOrderMark === true });
        expect(back.map((each) => same(each ?? {})).sort()).toEqual(all.map(same).sort());
      }),
      { numRuns: 40, examples: [[[emptyHead]]] },
    );
  });

  test("of the student's own head comes back with every unknown line, and the second time changes nothing", async () => {
    const body = "---\nauthor:  Ada # me\ncustom: {a: 1}\n---\nText";
    const first = markdownAlone(written({ body, tags: ["x"] }), "Biology", "Cells");
    expect(first).toBe(
      "---\nauthor:  Ada # me\ncustom: {a: 1}\ntags: [x] # Jotter\nclass: Biology # Jotter\n---\nText",
    );
    expect(markdownAlone(written({ body: first, tags: ["x"] }), "Biology", "Cells")).toBe(first);
  });
});
