import { changed, type TextChange } from "@jotter/replica/journal";
import { mergeText } from "@jotter/replica/merge-text";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createNoteDraft, type DraftState, longestWait, movedCaret } from "./note-draft.ts";

test("a key between two flushes of one task is written, and not called saved before it is [NOT-8]", async () => {
  let text = "a";
  let stored = "a";
  const states: DraftState[] = [];
  const draft = createNoteDraft(stored, {
    text: () => text,
    read: async () => stored,
    write: async (_, to) => {
      stored = to;
      return to;
    },
    onText: (next) => {
      text = next;
    },
    onState: (state) => states.push(state),
  });
  // As a table does: the focus leaves a cell, a row comes, and the focus leaves another cell.
  void draft.flush();
  text = "ab";
  draft.typed([{ from: 1, to: 1, insert: "b" }]);
  await draft.flush();
  expect(stored).toBe("ab");
  expect(states).toEqual(["unsaved", "saving", "saved"]);
});

test("words from elsewhere that came while a letter was typed and taken back are shown [NOT-4]", async () => {
  let text = "a";
  let stored = "a";
  const draft = createNoteDraft(stored, {
    text: () => text,
    read: async () => stored,
    write: async (_, to) => to,
    onText: (next) => {
      text = next;
    },
    onState: () => undefined,
  });
  draft.typed([{ from: 1, to: 1, insert: "b" }]);
  draft.typed([{ from: 1, to: 2, insert: "" }]);
  stored = "a and more";
  await draft.look();
  expect(text).toBe("a");
  await draft.flush();
  expect(text).toBe("a and more");
});

test("who types without a pause is written every two seconds, in a long note every ten at the latest [NOT-8]", () => {
  expect([0, 40_000, 100_000, 5_000_000].map(longestWait)).toEqual([2000, 2000, 5000, 10_000]);
});

describe("an open note", () => {
  test("is saved a moment after the last key, and says so only then [NOT-2]", async () => {
    const { draft, type, states, stored } = openNote("Cells");
    type("Cells divide");
    expect(states).toEqual(["unsaved"]);
    await draft.flush();
    expect(stored()).toBe("Cells divide");
    expect(states).toEqual(["unsaved", "saving", "saved"]);
  });

  test("does not lose what is typed while it is being saved", async () => {
    const note = openNote("a");
    note.hold();
    note.type("ab");
    const saving = note.draft.flush();
    note.type("abc");
    note.release();
    await saving;
    expect(note.stored()).toBe("abc");
    expect(note.states.at(-1)).toBe("saved");
  });

  test("takes in what another device wrote while nothing is typed here [NOT-4]", async () => {
    const note = openNote("Cells");
    note.writeElsewhere("Cells divide");
    await note.draft.look();
    expect(note.shown()).toBe("Cells divide");
    note.type("Cells divide twice");
    await note.draft.flush();
    expect(note.stored()).toBe("Cells divide twice");
  });

  test("keeps both sides' words when both write [NOT-4]", async () => {
    const note = openNote("Cells");
    note.type("My Cells");
    note.writeElsewhere("Cells divide");
    await note.draft.look();
    expect(note.shown()).toBe("My Cells"); // Not over the student's own words.
    await note.draft.flush();
    expect(note.stored()).toBe("My Cells divide");
    expect(note.shown()).toBe("My Cells divide");
  });

  test("lets others' words wait while a word is being composed, and loses neither [NOT-4] [NOT-6]", async () => {
    const note = openNote("Cells");
    note.compose(true);
    note.type("My Cells");
    note.writeElsewhere("Cells divide");
    await note.draft.flush();
    expect(note.stored()).toBe("My Cells divide");
    await note.draft.look();
    expect(note.shown()).toBe("My Cells");
    note.compose(false);
    await note.draft.look();
    expect(note.shown()).toBe("My Cells divide");
  });

  test("that is typed back to what it was is saved without a write", async () => {
    const note = openNote("a");
    note.type("ab");
    note.type("a");
    await note.draft.flush();
    expect(note.states).toEqual(["unsaved", "unsaved", "saved"]);
  });

  test("does not call anything saved that was not, and tries again", async () => {
    const note = openNote("a");
    note.fail();
    note.type("ab");
    await note.draft.flush();
    expect(note.states.at(-1)).toBe("failed");
    await note.draft.flush();
    expect(note.stored()).toBe("ab");
    expect(note.states.at(-1)).toBe("saved");
  });

  test("that was thrown away does not come back by a late save", async () => {
    const note = openNote("a");
    note.type("ab");
    note.draft.discard();
    await note.draft.flush();
    expect(note.stored()).toBe("a");
  });
});

describe("several editors of one note", () => {
  test("keep every word of each, in whatever order they save and look [NOT-4]", async () => {
    const step = fc.record({
      editor: fc.nat({ max: 2 }),
      act: fc.constantFrom("type", "type", "flush", "look"),
      place: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        let stored = "one $x$ two\n\n- three\n- four";
        const editors = Array.from({ length: 3 }, () => {
          let text = stored;
          const draft = createNoteDraft(stored, {
            pauseMs: 1_000_000,
            text: () => text,
            read: async () => stored,
            write: async (from, to) => {
              stored = mergeText(from, to, stored);
              return stored;
            },
            onText: (next) => {
              text = next;
            },
            onState: () => undefined,
          });
          const type = (word: string, place: number) => {
            // Between words, as people type; within one, two hands at once may tear it apart.
            const gaps = [0, ...[...text.matchAll(/\s/g)].map(({ index }) => index), text.length];
            const at = gaps[Math.floor(place * (gaps.length - 1))] ?? 0;
            text = `${text.slice(0, at)} ${word} ${text.slice(at)}`;
            draft.typed();
          };
          return { draft, type, text: () => text };
        });
        const typed: string[] = [];
        for (const [index, { editor, act, place }] of steps.entries()) {
          const one = editors[editor];
          if (act === "type") {
            typed.push(`word${index}`);
            one?.type(`word${index}`, place);
          } else await one?.draft[act]();
        }
        for (const { draft } of editors) await draft.flush();
        for (const { draft } of editors) await draft.look();
        for (const { text } of editors) {
          expect(text()).toBe(stored);
          expect(
            text()
              .match(/word\d+/g)
              ?.toSorted() ?? [],
          ).toEqual(typed.toSorted());
        }
      }),
    );
  });
});

describe("the journal of an open note [NOT-8]", () => {
  test("leads at every moment from what is stored to what stands in the editor", async () => {
    const anyStep = fc.oneof(
      { weight: 5, arbitrary: fc.record({ at: fc.nat(30), remove: fc.nat(2), insert: fc.string({ maxLength: 3 }) }) },
      { weight: 2, arbitrary: fc.constantFrom("flush", "flush and go on", "look", "fail", "others write" as const) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (steps) => {
        let stored = "start";
        let shown = "start";
        let isFailing = false;
        let kept: { base: string | null; changes: readonly TextChange[] }[] = [];
        const draft = createNoteDraft(stored, {
          pauseMs: 1_000_000,
          longestMs: () => 1_000_000,
          text: () => shown,
          read: async () => stored,
          write: async (from, to) => {
            await Promise.resolve();
            if (isFailing) throw new Error("The disk is full");
            stored = mergeText(from, to, stored);
            return stored;
          },
          onText: (text) => {
            shown = text;
          },
          onState: () => undefined,
          journal: {
            keep: (base, changes) => kept.push({ base, changes }),
            mark: () => {
              const reach = kept.length;
              const gone = kept.slice(0, reach);
              return () => {
                kept = kept.filter((one) => !gone.includes(one));
              };
            },
          },
        });
        for (const step of steps) {
          if (typeof step === "object") {
            const from = Math.min(step.at, shown.length);
            const change = { from, to: Math.min(shown.length, from + step.remove), insert: step.insert };
            shown = changed(shown, [change]);
            draft.typed([change]);
          } else if (step === "flush") await draft.flush();
          else if (step === "flush and go on") void draft.flush();
          else if (step === "look") await draft.look();
          else if (step === "fail") isFailing = !isFailing;
          else stored = `${stored} more`;
          let replayed: string | null = null;
          for (const { base, changes } of kept) {
            expect(base === null && replayed === null).toBe(false);
            replayed = changed(base ?? replayed ?? "", changes);
          }
          expect(replayed ?? shown).toBe(shown);
        }
      }),
    );
  });
});

describe("the caret, when others' words come in,", () => {
  test("stays where it was before the change", () => expect(movedCaret("one two", "one two three", 3)).toBe(3));
  test("moves along with the words after the change", () => expect(movedCaret("two", "one two", 2)).toBe(6));
  test("stands at the end of a change it was in", () => expect(movedCaret("a xx b", "a yyy b", 3)).toBe(5));
  test("stays within a text that is shorter now", () => expect(movedCaret("one two", "one", 7)).toBe(3));
});

/** A note in a store that weaves insertions at both ends together, like the replica does it for words. */
function openNote(text: string) {
  let stored = text;
  let shown = text;
  let isFailing = false;
  let isComposing = false;
  let gate: Promise<void> = Promise.resolve();
  let open: () => void = () => undefined;
  const states: DraftState[] = [];
  const draft = createNoteDraft(text, {
    pauseMs: 1_000_000,
    text: () => shown,
    canShow: () => !isComposing,
    read: async () => stored,
    write: async (from, to) => {
      await gate;
      if (isFailing) {
        isFailing = false;
        throw new Error("The disk is full");
      }
      stored = from === stored ? to : stored.replace(from, to);
      return stored;
    },
    onText: (next) => {
      shown = next;
    },
    onState: (state) => states.push(state),
  });
  return {
    draft,
    states,
    type: (text: string) => {
      shown = text;
      draft.typed();
    },
    compose: (is: boolean) => {
      isComposing = is;
    },
    stored: () => stored,
    shown: () => shown,
    writeElsewhere: (next: string) => {
      stored = next;
    },
    fail: () => {
      isFailing = true;
    },
    hold: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    release: () => open(),
  };
}
