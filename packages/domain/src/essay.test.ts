import fc from "fast-check";
import { expect, test } from "vitest";
import { type CommentVerdict, doneComments, Essay, newEssay } from "./essay.ts";

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
