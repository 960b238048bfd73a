import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commonText, mergeText } from "./merge-text.ts";

test.each([
  ["middle", "middle ", "fmiddle", "fmiddle "],
  ["a b", "a b ", "c d", "c d "],
  ["middle", "middle\n", "fmiddle", "fmiddle\n"],
  ["one two", "one two ", "one", "one "],
])(
  "a blank typed behind a word that another device changes is kept: %j, %j and %j are %j [NOT-4]",
  (base, mine, theirs, both) => {
    expect(mergeText(base, mine, theirs)).toBe(both);
    expect(mergeText(base, theirs, mine)).toBe(both);
  },
);

describe("merging two edits of one text [NOT-4]", () => {
  test("keeps what only one side changed", () => {
    expect(mergeText("one two three", "one two three four", "one two three")).toBe("one two three four");
    expect(mergeText("one two three", "one two three", "two three")).toBe("two three");
  });

  test("keeps the words both sides added, even at the same place", () => {
    expect(mergeText("Hello", "Hello there", "Hello world")).toBe("Hello world there");
    expect(mergeText("end", "mine end", "theirs end")).toBe("theirs mine end");
  });

  test("removes what either side removed", () => {
    expect(mergeText("one two three four", "one three four", "one two three")).toBe("one three");
  });

  test("writes the same addition of both sides once", () => {
    expect(mergeText("a b", "a x b", "a x b ")).toBe("a x b ");
    expect(mergeText("a b c", "a x b c", "a x b")).toBe("a x b");
  });

  test("leaves a rewritten word where it stood, before what the other side put after it", () => {
    expect(mergeText("first wmiddle", "first words of middle", "first wmiddle last")).toBe(
      "first words of middle last",
    );
    expect(mergeText("first wmiddle", "first wmiddle last", "first words of middle")).toBe(
      "first words of middle last",
    );
  });

  test("never glues two words together", () => {
    expect(mergeText("a b", "a x b", "a")).toBe("a x ");
  });

  test("merges Chinese and Japanese by character, not by paragraph", () => {
    expect(mergeText("我喜欢数学", "我很喜欢数学", "我喜欢数学和物理")).toBe("我很喜欢数学和物理");
    expect(mergeText("日本語のノート", "日本語の新しいノート", "日本語のノートです")).toBe("日本語の新しいノートです");
  });

  test("keeps both texts in full when they have nothing in common any more", () => {
    const lines = (word: string) => Array.from({ length: 1500 }, (_, i) => `${word}${i}`).join("\n");
    const merged = mergeText(lines("base"), lines("mine"), lines("theirs"));
    expect(merged).toBe(`${lines("theirs")}\n\n---\n\n${lines("mine")}`);
  });

  test("merges a rewritten paragraph by line when words are too many", () => {
    const words = (word: string) => Array.from({ length: 600 }, (_, i) => `${word}${i}`).join(" ");
    const base = `${words("old")}\nkept line\n`;
    expect(mergeText(base, `${words("new")}\nkept line\n`, `${base}added\n`)).toBe(
      `${words("new")}\nkept line\nadded\n`,
    );
  });

  test("finds what two texts without a known ancestor have in common, so that no word of either is lost", () => {
    expect(commonText("one two three", "zero one three")).toBe("one three");
    expect(mergeText(commonText("a b c", "b c d"), "a b c", "b c d")).toBe("a b c d");
  });

  const word = fc.stringMatching(/^[a-z]{1,6}$/);
  const base = fc.array(word, { maxLength: 30 }).map((words) => words.join(" "));
  /** An edit by somebody who inserts marked words and cuts others. */
  const edit = (mark: string) =>
    fc.array(fc.record({ at: fc.nat(40), cut: fc.boolean() }), { maxLength: 8 }).map((steps) => (text: string) => {
      const words = text.split(" ").filter(Boolean);
      steps.forEach(({ at, cut }, i) => {
        if (cut && words.length > 0) words.splice(at % words.length, 1);
        else words.splice(at % (words.length + 1), 0, `${mark}${i}`);
      });
      return words.join(" ");
    });

  test("is the identity where a side did nothing", () => {
    fc.assert(
      fc.property(base, edit("M"), (text, change) => {
        expect(mergeText(text, change(text), text)).toBe(change(text));
        expect(mergeText(text, text, change(text))).toBe(change(text));
        expect(mergeText(text, change(text), change(text))).toBe(change(text));
      }),
    );
  });

  test("loses no word that somebody added and nobody cut", () => {
    fc.assert(
      fc.property(base, edit("M"), edit("T"), (text, mine, theirs) => {
        const merged = mergeText(text, mine(text), theirs(text)).split(/\s+/);
        const added = [...mine(text).split(" "), ...theirs(text).split(" ")].filter((each) => /^[MT]/.test(each));
        for (const each of added) expect(merged.filter((other) => other === each)).toEqual([each]);
      }),
      { numRuns: 1000 },
    );
  });

  test("keeps a line that each side added at the same place a line of its own", () => {
    expect(mergeText("list", "list\n- milk", "list\n- bread")).toBe("list\n- bread\n- milk");
    expect(mergeText("list\n", "list\n- milk", "list\n- bread")).toBe("list\n- bread\n- milk");
    expect(mergeText("", "mine\n", "theirs\n")).toBe("theirs\nmine\n");
    expect(mergeText("", "mine", "theirs")).toBe("theirs\nmine");
    expect(mergeText("list\nend", "list\n- milk\nend", "list of things\nend")).toBe("list of things\n- milk\nend");
    expect(mergeText("list", "list\n\nmine", "list of things")).toBe("list of things\n\nmine");
  });

  /** Lines that share words with each other, as the items of a list do. */
  const line = fc.array(fc.constantFrom("the", "cell", "- [ ]", "a", "divides."), { minLength: 1, maxLength: 4 });
  const page = fc.array(
    line.map((words) => words.join(" ")),
    { maxLength: 8 },
  );
  const added = (mark: string) =>
    fc
      .array(fc.record({ at: fc.nat(8), words: line }), { minLength: 1, maxLength: 3 })
      .map((steps) => (lines: readonly string[]) => {
        const out = [...lines];
        for (const [i, { at, words }] of steps.entries())
          out.splice(at % (out.length + 1), 0, `${words.join(" ")} ${mark}${i}`);
        return out;
      });

  test("never puts two lines on one, whatever lines both sides added", () => {
    fc.assert(
      fc.property(page, added("M"), added("T"), fc.boolean(), (lines, mine, theirs, endsOpen) => {
        const text = (all: readonly string[]) => all.join("\n") + (endsOpen ? "" : "\n");
        const merged = mergeText(text(lines), text(mine(lines)), text(theirs(lines))).split("\n");
        for (const each of [...mine(lines), ...theirs(lines)]) expect(merged).toContain(each);
      }),
      { numRuns: 200 },
    );
  });

  test("stays linear enough for a note of 256 KB", () => {
    const long = Array.from({ length: 40_000 }, (_, i) => `w${i % 977}`).join(" ");
    const mine = `start ${long}`;
    const theirs = `${long.slice(0, 100_000)} middle ${long.slice(100_000)}`;
    const merged = mergeText(long, mine, theirs);
    expect(merged.startsWith("start ")).toBe(true);
    expect(merged).toContain(" middle ");
  });
});
