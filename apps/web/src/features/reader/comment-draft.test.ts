import { changed, type TextChange } from "@jotter/replica/journal";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createCommentDraft } from "./comment-draft.ts";

function desk() {
  const written: (readonly [string, string])[] = [];
  let entries: { readonly base: string | null; readonly changes: readonly TextChange[] }[] = [];
  return {
    written,
    /** What a start would make of the journal. */
    recovered: () =>
      entries.reduce<string | null>((text, { base, changes }) => changed(base ?? text ?? "", changes), null),
    deps: {
      write: async (from: string, to: string) => void written.push([from, to]),
      journal: {
        keep: (base: string | null, changes: readonly TextChange[]) => void entries.push({ base, changes }),
        mark: () => {
          const known = entries.length;
          return () => {
            entries = entries.slice(known);
          };
        },
      },
    },
  };
}

test("every key of a comment is in the journal at once, and leaves it when its record has it [DOC-3]", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.array(fc.tuple(fc.string(), fc.boolean())), async (stored, steps) => {
      const { written, recovered, deps } = desk();
      const draft = createCommentDraft(stored, deps);
      for (const [next, isLeft] of steps) {
        draft.typed(next);
        expect(recovered()).toBe(next);
        if (!isLeft) continue;
        await draft.flush();
        expect(recovered()).toBeNull();
      }
      await draft.flush();
      expect(written.at(-1)?.[1] ?? stored).toBe(steps.at(-1)?.[0] ?? stored);
      // Each is built on the one before: others' words are woven in, and never taken back.
      written.forEach(([from], at) => void expect(from).toBe(written[at - 1]?.[1] ?? stored));
    }),
  );
});

test("what comes from elsewhere is shown until something is typed, and is not written back [DOC-3]", async () => {
  const { written, deps } = desk();
  const draft = createCommentDraft("old", deps);
  expect(draft.look("theirs")).toBe(true);
  await draft.flush();
  expect(written).toEqual([]);
  draft.typed("theirs and mine");
  expect(draft.look("late")).toBe(false);
  await draft.flush();
  expect(written).toEqual([["theirs", "theirs and mine"]]);
});

test("a write that fails leaves its words in the journal [DOC-3]", async () => {
  const { recovered, deps } = desk();
  const draft = createCommentDraft("", { ...deps, write: () => Promise.reject(new Error("full")) });
  draft.typed("kept");
  await draft.flush();
  expect(recovered()).toBe("kept");
});
