import { newCard } from "@jotter/domain/card";
import { expect, test } from "vitest";
import { draftOf, givenBack, nextDraft } from "./card-draft.ts";

const empty = draftOf(undefined);
const stored = newCard({ deckId: "deck", front: "ATP", back: "energy", tags: ["a", "two words"], topic: "Cells" }, 1);

test("a card that was half written stands there again, with all that was said of it [FLA-1]", () => {
  const draft = { ...empty, kind: "typed" as const, front: "Mitosis", topic: "Cells", tags: "a, b" };
  expect(givenBack({ first: empty, draft }, empty)).toEqual(draft);
  const areas = [{ x: 1, y: 2, width: 3, height: 4 }];
  expect(givenBack({ first: empty, draft: { ...empty, areas } }, empty)?.areas).toEqual(areas);
});

test("after a card was saved, what stays for the next one is nothing to give back [FLA-1]", () => {
  const next = nextDraft({ ...empty, kind: "cloze", front: "==ATP==", back: "x", topic: "Cells", tags: "a" });
  expect(next).toEqual({ ...empty, kind: "cloze", topic: "Cells", tags: "a" });
  expect(givenBack({ first: empty, draft: next }, empty)).toBeNull();
});

test("words for a card that was changed since would undo the change, and are not given back [FLA-1]", () => {
  const first = draftOf(stored);
  const draft = { ...first, front: "", back: "fuel" };
  expect(givenBack({ first, draft }, draftOf({ ...stored, due: 5, updatedAt: 9 }))).toEqual(draft);
  expect(givenBack({ first, draft }, draftOf({ ...stored, back: "the cell’s energy" }))).toBeNull();
});
