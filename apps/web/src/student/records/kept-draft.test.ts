import { beforeEach, expect, test, vi } from "vitest";
import { removeStudentsTabRecords } from "../../ui/local-records.ts";
import { keepDraft, keptDraft, whereNothingChanged } from "./kept-draft.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size;
    },
  };
  vi.stubGlobal("sessionStorage", storage);
});

const first = { title: "", place: "Room 4" };

test("what is typed and not saved is there when the form is opened again [NOT-8]", () => {
  keepDraft("draft:ada:event", { first, draft: { ...first, title: "Field trip" } });
  expect(keptDraft("draft:ada:event")).toEqual({ first, draft: { title: "Field trip", place: "Room 4" } });
});

test("a form with nothing typed keeps nothing, also where the words were taken back [NOT-8]", () => {
  keepDraft("draft:ada:event", { first, draft: { ...first, title: "F" } });
  keepDraft("draft:ada:event", { first, draft: first });
  expect(keptDraft("draft:ada:event")).toBeNull();
  stored.set("jotter:draft:ada:event", "{");
  expect(keptDraft("draft:ada:event")).toBeNull();
});

test("words for a record that has been changed since are not put over the change [NOT-8]", () => {
  const kept = { first, draft: { ...first, title: "Field trip" } };
  expect(whereNothingChanged(kept, { ...first })).toEqual(kept.draft);
  expect(whereNothingChanged(kept, { ...first, place: "Room 5" })).toBeNull();
});

test("the next person at this device finds none of them [NOT-8]", () => {
  keepDraft("draft:ada:event", { first, draft: { ...first, title: "Field trip" } });
  keepDraft("draft:ada:grade", { first, draft: { ...first, title: "Quiz" } });
  stored.set("jotter:visited", "yes");
  stored.set("jotter:conversation", "c1");
  removeStudentsTabRecords();
  expect([...stored.keys()]).toEqual(["jotter:visited"]);
});
