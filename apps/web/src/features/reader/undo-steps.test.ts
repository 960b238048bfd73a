import { expect, test } from "vitest";
import { createUndoSteps } from "./undo-steps.ts";

function stepsOf(...names: readonly string[]) {
  const log: string[] = [];
  const steps = createUndoSteps();
  const add = (name: string) =>
    steps.add(
      () => void log.push(`-${name}`),
      () => void log.push(`+${name}`),
    );
  return { log, steps, add, undos: names.map(add) };
}

test("marks are undone one after the other, the latest first, and none twice [DOC-3]", () => {
  const { log, steps, undos } = stepsOf("first", "second", "third");
  undos[1]?.();
  undos[1]?.();
  expect([steps.undoLast(), steps.undoLast(), steps.undoLast()]).toEqual([true, true, false]);
  expect(log).toEqual(["-second", "-third", "-first"]);
});

test("what was undone is done again, the latest first, and can be undone again [DOC-3]", () => {
  const { log, steps } = stepsOf("first", "second");
  expect(steps.redoLast()).toBe(false);
  steps.undoLast();
  steps.undoLast();
  expect([steps.redoLast(), steps.redoLast(), steps.redoLast()]).toEqual([true, true, false]);
  steps.undoLast();
  expect(log).toEqual(["-second", "-first", "+first", "+second", "-second"]);
});

test("after something new nothing is left to be done again [DOC-3]", () => {
  const { log, steps, add } = stepsOf("first");
  steps.undoLast();
  add("second");
  expect(steps.redoLast()).toBe(false);
  expect(log).toEqual(["-first"]);
});
