import { expect, test } from "vitest";
import { undoStep } from "./use-reader-keys.ts";

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test("marks are undone and done again by the keys that do so everywhere [DOC-3]", () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(undoStep({ ...none, ...held, key: "z" })).toBe("undo");
    expect(undoStep({ ...none, ...held, key: "Z", shiftKey: true })).toBe("redo");
    expect(undoStep({ ...none, ...held, key: "y" })).toBe("redo");
    expect(undoStep({ ...none, ...held, key: "z", altKey: true })).toBe(null);
  }
  expect(undoStep({ ...none, key: "z" })).toBe(null);
});
