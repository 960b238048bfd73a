import fc from "fast-check";
import { expect, test } from "vitest";
import { type CommentVerdict, doneComments, Essay, type EssaySource, newEssay, sourcesOf } from "./essay.ts";

const said = (at: number, comment: string, isDone: boolean): CommentVerdict => ({ at, comment, isDone });

test("an essay is a record from the first moment [ESS-1]", () => {
  expect(Essay.safeParse(newEssay(1)).success).toBe(true);
  expect(doneComments(newEssay(1))).toEqual(new Set());
});

test("a comment that is done can be taken up again: the latest word counts [ESS-1]", () => {
  const verdicts = [said(1, "a", true), said(2, "b", true), said(3, "a", false)];
  expect(doneComments({ verdicts })).toEqual(new Set(["b"]));
});

test("two devices agree, in whatever order their words arrive [ESS-1]", () => {
  const verdict = fc.record({ comment: fc.constantFrom("a", "b", "c"), isDone: fc.boolean() });
  const verdicts = fc.array(verdict).map((all) => all.map((one, at) => ({ ...one, at })));
  fc.assert(
    fc.property(verdicts, (all) => {
      expect(doneComments({ verdicts: all.toReversed() })).toEqual(doneComments({ verdicts: all }));
    }),
  );
});

test("a source is as it was last said to be, and one that was taken out is none [ESS-2]", () => {
  const book = (title: string) => ({ kind: "book" as const, authors: [], title });
  const sources: readonly EssaySource[] = [
    { at: 1, id: "a", reference: book("Gatsby"), from: "document:d" },
    { at: 2, id: "b", reference: book("Moby-Dick") },
    { at: 4, id: "b", reference: null },
    { at: 3, id: "a", reference: book("The Great Gatsby"), from: "document:d" },
  ];
  expect(Essay.safeParse({ ...newEssay(1), sources, style: "mla" }).success).toBe(true);
  expect(sourcesOf({ sources: [...sources] })).toEqual([
    { id: "a", reference: book("The Great Gatsby"), from: "document:d" },
  ]);
  expect(sourcesOf({})).toEqual([]);
});
