import { DocumentText, documentTextId } from "@jotter/domain/document-text";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DocumentPages, joinedParts, partsOf } from "./reading-parts.ts";

const letters = fc.constantFrom("a", "é", "光", "ひ", "\n", " ", "#", "😀", "|");
const text = fc.oneof(
  fc.string({ unit: letters, maxLength: 200 }),
  fc.integer({ min: 1, max: 200_000 }).map((length) => "word ".repeat(Math.ceil(length / 5))),
);
const pages: fc.Arbitrary<DocumentPages> = fc.record({
  texts: fc.array(text, { maxLength: 130 }),
  labels: fc.constant([]),
  outline: fc.array(fc.record({ title: fc.string(), level: fc.nat(5), page: fc.nat(10) }), { maxLength: 5 }),
});

/** Every seventh page was read off its picture. */
function labelled({ texts, outline }: DocumentPages): DocumentPages {
  const seen = texts.flatMap((_, page) => (page % 7 === 0 ? [[page, `9 9 0 1 2 @${page}\n`] as const] : []));
  return {
    texts,
    outline: texts.length > 0 ? outline : [],
    labels: texts.map((_, page) => `p${page}`),
    ...(seen.length > 0 && { wordBoxes: new Map(seen) }),
  };
}

describe("the text of a document in parts [DOC-3]", () => {
  test("joins to the same pages, in whatever order the parts come", () => {
    fc.assert(
      fc.property(pages, fc.boolean(), (made, isTurned) => {
        const whole = labelled(made);
        const parts = partsOf(whole, "doc", 7).map(({ data }) => data);
        expect(joinedParts(isTurned ? parts.toReversed() : parts)).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  test("keeps to its measure, and every part is a record of its own", () => {
    fc.assert(
      fc.property(pages, (made) => {
        const parts = partsOf(labelled(made), "doc", 7);
        expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
        for (const { id, data } of parts) {
          expect(DocumentText.safeParse(data).success).toBe(true);
          expect(id).toBe(documentTextId("doc", data.from));
          expect(data.labels.length).toBeLessThanOrEqual(40);
          if (data.labels.length > 1) expect(data.body.length).toBeLessThanOrEqual(150_000 + data.labels.length);
        }
      }),
      { numRuns: 30 },
    );
  });

  test("a sign between pages that stands in a page makes no page of its own", () => {
    const parts = partsOf({ texts: ["one\ftwo", "three"], labels: ["i", "ii"], outline: [] }, "doc", 7);
    expect(joinedParts(parts.map(({ data }) => data))).toEqual({
      texts: ["one\ntwo", "three"],
      labels: ["i", "ii"],
      outline: [],
    });
  });

  test("pages of a part that has not arrived are there and empty", () => {
    const texts = Array.from({ length: 90 }, (_, page) => `text ${page}`);
    const [, second, third] = partsOf({ texts, labels: [], outline: [] }, "doc", 7);
    const joined = joinedParts([third?.data, second?.data].filter((part) => part !== undefined));
    expect(joined.texts).toHaveLength(90);
    expect([joined.texts[0], joined.labels[0], joined.texts[40], joined.texts[89]]).toEqual([
      "",
      "1",
      "text 40",
      "text 89",
    ]);
  });
});
