import { describe, expect, test } from "vitest";
import { textFiles } from "./text-files.ts";

const file = (name: string, content: BlobPart) => new File([content], name);

describe("files as sources [AIX-5]", () => {
  test("are texts by what is in them, in whatever way they were written down", async () => {
    const { read, refused } = await textFiles([
      file("Lecture 3.md", "# Cells\r\nA cell divides.\r\n"),
      file("utf16.txt", new Uint8Array([0xff, 0xfe, 0x41, 0, 0x42, 0])),
      file("latin.txt", new Uint8Array([0x46, 0xfc, 0x72])),
      file("japanese.txt", "光合成とは"),
    ]);
    expect(refused).toEqual([]);
    expect(read).toEqual([
      { title: "Lecture 3", text: "# Cells\nA cell divides.\n" },
      { title: "utf16", text: "AB" },
      { title: "latin", text: "Für" },
      { title: "japanese", text: "光合成とは" },
    ]);
  });

  test("that are no texts, empty or too long are refused by name", async () => {
    const { read, refused } = await textFiles([
      file("photo.txt", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d])),
      file("empty.md", ""),
      file("book.txt", "a".repeat(2 * 1024 * 1024 + 1)),
    ]);
    expect(read).toEqual([]);
    expect(refused.map(({ name, why }) => [name, why])).toEqual([
      ["photo.txt", "fileProblem"],
      ["empty.md", "fileEmpty"],
      ["book.txt", "fileTooLong"],
    ]);
  });
});
