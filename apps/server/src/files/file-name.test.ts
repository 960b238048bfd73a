import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanFileName, dispositionOf } from "./file-name.ts";

describe("a file's name", () => {
  test.each([
    ["notes.pdf", "notes.pdf"],
    ["  Aufgabe 3 – Lösung.pdf ", "Aufgabe 3 – Lösung.pdf"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\ada\\essay.docx", "essay.docx"],
    ["a\u0000b\r\nSet-Cookie: x.txt", "abSet-Cookie: x.txt"],
    ["invoice\u202efdp.exe", "invoicefdp.exe"],
    ["..", "Untitled"],
    ["folder/", "Untitled"],
    ["", "Untitled"],
    ["\ud800.txt", "\ufffd.txt"],
    [`${"x".repeat(300)}.pdf`, `${"x".repeat(251)}.pdf`],
  ])("%j becomes %j [DOC-1]", (sent, kept) => {
    expect(cleanFileName(sent)).toBe(kept);
  });

  test("is a name, whatever is sent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 600 }), (sent) => {
        const name = cleanFileName(sent);
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(255);
        expect(name).not.toMatch(/[/\\\p{Cc}]/u);
        expect(name.isWellFormed()).toBe(true);
        expect(dispositionOf("attachment", name)).toMatch(
          /^attachment; filename="[ !#-~]*"; filename\*=UTF-8''[A-Za-z0-9._~!%-]*$/,
        );
      }),
    );
  });

  test("is written for old and new browsers", () => {
    expect(dispositionOf("inline", `Größe "2" (neu).pdf`)).toBe(
      `inline; filename="Gr__e _2_ (neu).pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%222%22%20%28neu%29.pdf`,
    );
  });
});
