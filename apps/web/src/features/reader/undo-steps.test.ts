import { expect, test } from "vitest";
import { createUndoSteps } from "./undo-steps.ts";

test("marks are undone one after the other, the latest first, and none twice [DOC-3]", () => {
  const undone: string[] = [];
  const steps = createUndoSteps();
  const [, second] = ["first", "second", "third"].map((name) => steps.add(() => void undone.push(name)));
  second?.();
  second?.();
  expect([steps.undoLast(), steps.undoLast(), steps.undoLast()]).toEqual([true, true, false]);
  expect(undone).toEqual(["second", "third", "first"]);
});
