import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createVersionKeeper } from "./version-keeper.ts";

function open(stored: string) {
  const kept: string[] = [];
  let time = 0;
  const keeper = createVersionKeeper(stored, { keep: (text) => kept.push(text), now: () => time });
  let saved = stored;
  return {
    kept,
    wait: (minutes: number) => {
      time += minutes * 60_000;
    },
    /** One key, one paste or one deletion; the record is written after it. */
    edit: (from: number, to: number, insert: string, text: string, isSaved = true) => {
      const after = text.slice(0, from) + insert + text.slice(to);
      keeper.typed([{ from, to, insert }], () => text);
      if (isSaved) {
        keeper.writing(saved, after);
        saved = after;
      }
      return after;
    },
  };
}

const lecture = "Cells divide. ".repeat(32);

describe("what a note said [NOT-4]", () => {
  test("when a sitting began is kept with the first change", () => {
    const note = open("as it was");
    note.edit(9, 9, "!", "as it was");
    expect(note.kept).toEqual(["as it was"]);
  });

  test("before everything was deleted is kept, also if it was never saved", () => {
    const note = open("");
    const text = note.edit(0, 0, lecture, "", false);
    note.edit(0, text.length, "", text);
    expect(note.kept).toEqual([lecture]);
  });

  test("before it was replaced by something as long is kept", () => {
    const note = open(lecture);
    note.edit(0, lecture.length, "x".repeat(lecture.length), lecture);
    expect(note.kept).toEqual([lecture]);
  });

  test("before it was deleted letter by letter is kept", () => {
    const note = open("");
    let text = note.edit(0, 0, lecture, "");
    while (text.length > 0) text = note.edit(text.length - 1, text.length, "", text);
    expect(note.kept[0]).toBe(lecture);
    expect(note.kept.length).toBeLessThanOrEqual(Math.ceil(lecture.length / 120));
  });

  test("is kept every ten minutes of writing, and never twice", () => {
    const note = open("");
    let text = "";
    for (let minute = 0; minute < 25; minute++) {
      text = note.edit(text.length, text.length, "word ", text);
      note.wait(1);
    }
    expect(note.kept).toEqual(["word ".repeat(11), "word ".repeat(21)]);
  });

  test("is within reach of what is kept: never is more than a little of it gone", () => {
    const anyEdit = fc.record({ at: fc.nat(3000), remove: fc.nat(400), insert: fc.string({ maxLength: 300 }) });
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 30 }), (edits) => {
        const note = open(lecture);
        let text = lecture;
        let fullest = text.length;
        for (const { at, remove, insert } of edits) {
          const from = Math.min(at, text.length);
          const before = text;
          text = note.edit(from, Math.min(from + remove, text.length), insert, text);
          if (Math.min(from + remove, before.length) - from >= 120 && before.trim() !== "") {
            expect(note.kept).toContain(before);
          }
          fullest = Math.max(fullest, text.length);
        }
        const longest = Math.max(text.length, ...note.kept.map(({ length }) => length));
        expect(fullest - longest).toBeLessThan(120);
      }),
    );
  });
});
