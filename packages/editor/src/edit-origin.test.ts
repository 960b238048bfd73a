import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { originOf } from "./edit-origin.ts";

const by = (userEvent: string) =>
  originOf([EditorState.create().update({ changes: { from: 0, insert: "a" }, userEvent })]);

test("whoever keeps a record is told how words came into a text [ESS-2]", () => {
  expect(by("input.type.compose")).toBe("typed");
  expect(by("input.paste")).toBe("pasted");
  expect(by("input.drop")).toBe("pasted");
  expect(by("move.drop")).toBe("moved");
  expect(by("undo")).toBe("moved");
  expect(by("input.accept")).toBe("accepted");
  expect(by("input.quote")).toBe("quoted");
  expect(by("delete.backward")).toBe("typed");
});
