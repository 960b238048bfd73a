import { expect, test } from "vitest";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { documentChoices } from "./document-choices.ts";

// Only these are looked at.
const row = (id: string, data: object = {}) =>
  ({ id, data: { title: id, name: "", tags: [], classId: null, pages: 1, text: { state: "read" }, ...data } }) as never;
const all: readonly DocumentRow[] = [
  row("Locked", { text: { state: "failed" } }),
  row("Célula", { classId: "bio" }),
  row("Weimar", { tags: ["exam"] }),
  row("Untitled"),
];
const sought = {
  ...{ inPages: new Set<string>(), first: [], classNames: new Map([["bio", "Biology"]]), t: () => "Ohne Titel" },
} as never as Parameters<typeof documentChoices>[1];
const ids = (some: object) => documentChoices(all, { ...sought, query: "", ...some }).map(({ id }) => id);

test("documents are chosen by title, class, tag or what stands on their pages [AIX-5] [DOC-2]", () => {
  expect(ids({ query: "celula" })).toEqual(["Célula"]);
  expect(ids({ query: "biology cel" })).toEqual(["Célula"]);
  expect(ids({ query: "EXAM" })).toEqual(["Weimar"]);
  expect(ids({ query: "ohne" })).toEqual(["Untitled"]);
  expect(ids({ query: "putsch", inPages: new Set(["Weimar"]) })).toEqual(["Weimar"]);
  expect(ids({ query: "nothing" })).toEqual([]);
});

test("what was chosen stands first whatever is looked for, and what cannot be used stands last [AIX-5]", () => {
  expect(ids({})).toEqual(["Célula", "Weimar", "Untitled", "Locked"]);
  expect(ids({ first: ["Weimar"] })).toEqual(["Weimar", "Célula", "Untitled", "Locked"]);
  expect(ids({ first: ["Weimar"], query: "celula" })).toEqual(["Weimar", "Célula"]);
});
