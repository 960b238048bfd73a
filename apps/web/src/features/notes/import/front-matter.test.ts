import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { frontMatterOf, hasOurHead, withFacts, withoutOurHead } from "./front-matter.ts";

describe("the head of a file [NOT-5]", () => {
  test("is made where there is none, and goes again without a trace", () => {
    const text = "Text\r\n";
    const file = withFacts(text, { title: "A: b", tags: ["x", "unit 3", "a, b"], className: "Biology" });
    expect(file).toBe(
      '---\r\n# Jotter\r\ntitle: "A: b"\r\ntags: [x, unit 3, "a, b"]\r\nclass: Biology\r\n---\r\nText\r\n',
    );
    expect(withoutOurHead(file)).toBe(text);
    expect(withFacts(text, {})).toBe(text);
  });

  test("of the student's own keeps every line that says something else, byte for byte", () => {
    const text = "---\nauthor:  Ada  # me\ntags:\n  - x\n  - y\ncustom: { a: 1 }\n\nlast: 'it''s'\n---\nText";
    expect(withFacts(text, { tags: ["x", "z"], className: "Art" })).toBe(
      "---\nauthor:  Ada  # me\ntags: [x, z]\ncustom: { a: 1 }\n\nlast: 'it''s'\nclass: Art # Jotter\n---\nText",
    );
    expect(withFacts("---\n---\nText", { tags: ["x"] })).toBe("---\ntags: [x] # Jotter\n---\nText");
    const own = "---\r\na: 1\r\n---\r\nText";
    const said = withFacts(own, { title: "T", aliases: ["L 3"], className: "Art" });
    expect(frontMatterOf(said)).toEqual({ title: "T", tags: [], aliases: ["L 3"], className: "Art" });
    expect(withoutOurHead(said)).toBe(own);
  });

  test("that somebody has changed is theirs", () => {
    const file = withFacts("Text", { tags: ["x"] }).replace("tags:", "rating: 5\ntags:");
    expect(hasOurHead(file)).toBe(false);
    expect(withoutOurHead(file)).toBe(file);
  });

  test("says whatever it was told, and the text below stays the same", () => {
    const word = fc
      .string({ unit: "binary", maxLength: 20 })
      .filter((text) => text.isWellFormed() && text.trim() === text && text !== "");
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 4 }), fc.string(), (title, tags, text) => {
        const file = withFacts(text, { title, tags, aliases: tags, className: title });
        expect(frontMatterOf(file)).toEqual({ title, tags, aliases: tags, className: title });
        if (!/^---/.test(text)) expect(withoutOurHead(file)).toBe(text);
      }),
    );
  });
});
