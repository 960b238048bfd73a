import { newNote } from "@jotter/domain/note";
import { describe, expect, test } from "vitest";
import { kindOf, pictureFinder, picturesOf, withPathAliases, withPictures } from "./vault.ts";

describe("an Obsidian vault [NOT-5]", () => {
  test.each([
    ["Vault/Bio/Cells.md", "note"],
    ["Vault/img/a.PNG", "picture"],
    ["Vault/.obsidian/app.md", "other"],
    ["Vault/.trash/old.md", "other"],
    ["__MACOSX/._a.md", "other"],
    ["Vault/paper.pdf", "other"],
    ["Vault/a.svg", "other"],
  ])("%s is for us a %s", (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  const find = pictureFinder(["V/img/cell.png", "V/Bio/cell.png", "V/assets/deep/Leaf 1.jpg", "V/Bio/img/own.gif"]);

  test.each([
    ["cell.png", "V/Bio/Note.md", "V/Bio/cell.png"],
    ["own.gif", "V/Chem/Note.md", "V/Bio/img/own.gif"],
    ["img/own.gif", "V/Bio/Note.md", "V/Bio/img/own.gif"],
    ["../img/cell.png", "V/Bio/Note.md", "V/img/cell.png"],
    ["img/cell.png", "V/Bio/Note.md", "V/img/cell.png"],
    ["Leaf%201.jpg", "V/Bio/Note.md", "V/assets/deep/Leaf 1.jpg"],
    ["<assets/deep/Leaf 1.jpg>", "V/Note.md", "V/assets/deep/Leaf 1.jpg"],
    ["https://example.org/cell.png", "V/Note.md", null],
    ["missing.png", "V/Note.md", null],
    ["Note", "V/Note.md", null],
  ])("%s in %s is the picture %s", (written, notePath, path) => {
    expect(find(written, notePath)).toBe(path);
  });

  test("shows its pictures, and every other byte stays", () => {
    const body =
      "![[cell.png]] ![[Leaf 1.jpg|300]] ![[cell.png|the cell]]\r\n![a *b*](../img/cell.png 'title') ![[Other note]]\r\n`![[cell.png]]` ![x](missing.png)\r\n\r\n[p]: img/own.gif\r\n";
    const shown = withPictures(body, "V/Bio/Note.md", find, (path) => `attachment:${path.length}`);
    expect(shown).toBe(
      "![cell](attachment:14) ![Leaf 1|300](attachment:24) ![the cell](attachment:14)\r\n![a *b*](attachment:14 'title') ![[Other note]]\r\n`![[cell.png]]` ![x](missing.png)\r\n\r\n[p]: attachment:17\r\n",
    );
    expect(picturesOf(body, "V/Bio/Note.md", find)).toEqual([
      "V/Bio/cell.png",
      "V/assets/deep/Leaf 1.jpg",
      "V/img/cell.png",
      "V/Bio/img/own.gif",
    ]);
    expect(withPictures(body, "V/Bio/Note.md", find, () => null)).toBe(body);
  });

  test("with two files of one name tells them apart by their folders", () => {
    const file = (path: string) => ({ path, note: { ...newNote(1), title: "Index" } });
    const files = withPathAliases([file("V/Bio/Index.md"), file("V/Chem/Index.md"), file("V/Chem/Acids.md")]);
    expect(files.map(({ note }) => note.aliases)).toEqual([["Bio/Index"], ["Chem/Index"], undefined]);
  });
});
