import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { frontMatterOf } from "./front-matter.ts";
import { isNoteFile, noteFileMaximum, noteFromFile } from "./note-file.ts";

const now = Date.UTC(2026, 8, 1);
const monthAgo = now - 30 * 86_400_000;

function noteOf(body: string, { path = "file name.md", lastModified = monthAgo } = {}) {
  const read = noteFromFile({ path, bytes: new TextEncoder().encode(body), lastModified }, now);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

describe("a file that becomes a note [NOT-5]", () => {
  test("keeps its text byte for byte, the front matter included", () => {
    const body = '---\r\ntitle: "Cells"\r\naliases: [x]\r\ncustom: { a: 1 }\r\n---\r\n\r\n# Other\r\nText  \r\n';
    expect(noteOf(body)).toEqual({
      title: "Cells",
      body,
      tags: [],
      aliases: ["file name", "x"],
      classId: null,
      pinned: false,
      createdAt: monthAgo,
      updatedAt: monthAgo,
    });
  });

  test.each([
    ["title of the front matter", "---\ntitle: Meiosis\n---\n# Heading\n", "Meiosis"],
    ["heading where the front matter has none", "---\ntags: [a]\n---\n\n# Heading\n", "Heading"],
    ["heading on the first line", "# Krebs cycle #\n\nText", "Krebs cycle"],
    ["heading without the signs around it, not one that comes later", "Text\n# Later\n", "file name"],
    ["file name for a smaller heading", "## Second level\n", "file name"],
    ["file name for an empty file", "", "file name"],
    ["file name for a blank title", "---\ntitle: ''\n---\n", "file name"],
  ])("takes the %s", (_, body, title) => {
    expect(noteOf(body).title).toBe(title);
  });

  test.each([
    ["[cells, 'unit 3', \"lab\"]", ["cells", "unit 3", "lab"]],
    ["cells, lab", ["cells", "lab"]],
    ["cells lab", ["cells", "lab"]],
    ["#cells", ["cells"]],
    ["\n  - cells\n  - 'unit 3'\n- lab\nother: - no", ["cells", "unit 3", "lab"]],
    ["", []],
    ["[]", []],
    ["[cells, Cells, CELLS]", ["cells"]],
  ])("reads tags written as %j", (written, tags) => {
    expect(noteOf(`---\nauthor: Ada\ntags: ${written}\n---\nText`).tags).toEqual(tags);
  });

  test("does not take a rule at the top of a text for front matter", () => {
    expect(noteOf("---\nNot closed: ever\n\ntags: [a]").tags).toEqual([]);
    expect(noteOf("Text\n---\ntags: [a]\n---\n").tags).toEqual([]);
  });

  test("answers to the name of its file and to the aliases it names, so that links of other files find it", () => {
    expect(noteOf("# Osmosis\n", { path: "Bio/Lecture 3.md" })).toMatchObject({
      title: "Osmosis",
      aliases: ["Lecture 3"],
    });
    const body = '---\naliases:\n  - Third\n  - "a, b"\n---\n# Osmosis\n';
    expect(noteOf(body, { path: "Lecture 3.md" }).aliases).toEqual(["Lecture 3", "Third", "a, b"]);
    expect(noteOf("no heading", { path: "Lecture 3.md" }).aliases).toBe(undefined);
    expect(noteOf("x", { path: "v1.2 notes" }).title).toBe("v1.2 notes");
  });

  test("has the tags of its text too, and the class it names if the student takes that", () => {
    expect(noteOf("---\ntags: [exam]\n---\n#lab and #Exam, not `#code`\n").tags).toEqual(["exam", "lab"]);
    const bytes = new TextEncoder().encode("---\nclass: Biology\n---\n");
    const classIdOf = (name: string) => (name === "Biology" ? "bio" : null);
    expect(noteFromFile({ path: "a.md", bytes, lastModified: 1 }, now, classIdOf)).toMatchObject({
      value: { classId: "bio" },
    });
    expect(noteOf("---\nclass: Biology\n---\n").classId).toBe(null);
  });

  test("reads UTF-16, as Windows calls Unicode, in both its orders", () => {
    const units = [..."\ufeff# Größe 大小"].map((sign) => sign.charCodeAt(0));
    const little = new Uint8Array(units.flatMap((unit) => [unit & 0xff, unit >> 8]));
    const big = new Uint8Array(units.flatMap((unit) => [unit >> 8, unit & 0xff]));
    for (const bytes of [little, big]) {
      const read = noteFromFile({ path: "a.txt", bytes, lastModified: 0 }, 1);
      expect(read).toMatchObject({ ok: true, value: { title: "Größe 大小", body: "# Größe 大小" } });
    }
  });

  test("remembers a byte order mark and refuses what is no UTF-8", () => {
    expect(noteOf("\ufeff---\ntitle: T\n---\n")).toMatchObject({
      title: "T",
      body: "---\ntitle: T\n---\n",
      byteOrderMark: true,
    });
    expect(noteOf("x").byteOrderMark).toBe(undefined);
    const latin1 = new Uint8Array([0x63, 0x61, 0x66, 0xe9]);
    expect(noteFromFile({ path: "a.md", bytes: latin1, lastModified: 1 }, now)).toEqual({
      ok: false,
      problem: "not-text",
    });
    const binary = new Uint8Array([1, 0, 2]);
    expect(noteFromFile({ path: "a.md", bytes: binary, lastModified: 1 }, now)).toEqual({
      ok: false,
      problem: "not-text",
    });
  });

  test("refuses what the server would not take, also where only the way there makes it too large", () => {
    const large = (letter: string, count: number) =>
      noteFromFile({ path: "a.md", bytes: new TextEncoder().encode(letter.repeat(count)), lastModified: 1 }, now);
    expect(large("a", noteFileMaximum + 1)).toEqual({ ok: false, problem: "too-large" });
    expect(large("\n", noteFileMaximum)).toEqual({ ok: false, problem: "too-large" });
    expect(large("a", noteFileMaximum).ok).toBe(true);
  });

  test.each([0, now + 86_400_000, Number.NaN])("does not believe a clock that says %s", (lastModified) => {
    expect(noteOf("x", { lastModified }).createdAt).toBe(now);
  });

  test("is Markdown or plain text, by its name", () => {
    expect(["a.md", "B.MARKDOWN", "c.txt"].filter(isNoteFile)).toHaveLength(3);
    expect(["a.pdf", "md", "a.md.exe", ""].filter(isNoteFile)).toEqual([]);
  });

  test("whatever stands in it, reading never fails, changes nothing, and finds tags that can be stored", () => {
    const line = fc.oneof(
      fc.constantFrom(
        "---",
        "...",
        "tags:",
        "- a",
        "  - b",
        "title: '",
        'title: "x',
        "tags: [",
        "tags: ]a[,",
        "# ",
        "\r",
      ),
      fc.string(),
      fc.string({ unit: "binary" }).filter((text) => text.isWellFormed()),
    );
    fc.assert(
      fc.property(
        fc.array(line).map((lines) => lines.join("\n")),
        (text) => {
          const body = text.replaceAll("\0", "").replace(/^\ufeff+/, "");
          const note = noteOf(body);
          expect(note.body).toBe(body);
          expect(note.title).toMatch(/\S/);
          expect(note.title.length).toBeLessThanOrEqual(1000);
          for (const tag of note.tags) expect(tag.length > 0 && tag.length <= 200).toBe(true);
          expect(frontMatterOf(body).tags.every((tag) => tag !== "")).toBe(true);
        },
      ),
    );
  });
});
