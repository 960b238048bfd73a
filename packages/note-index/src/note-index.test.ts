import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createNoteIndex, type IndexedNote, type NoteFacts } from "./note-index.ts";
import { queryOf } from "./query.ts";

function facts(id: string, title: string, more: Partial<NoteFacts> = {}): NoteFacts {
  return { id, stamp: "1 1", title, tags: [], aliases: [], classId: null, pinned: false, updatedAt: 0, ...more };
}

/** An index over notes given as [title, text]; a note's id is its title. */
function indexOf(...notes: readonly (readonly [title: string, body: string, more?: Partial<NoteFacts>])[]) {
  const index = createNoteIndex();
  for (const [title, body, more] of notes) index.add(facts(title, title, more), body);
  return index;
}

const find = (index: ReturnType<typeof createNoteIndex>, typed: string, filter = {}) =>
  index.search(queryOf(typed), filter, 10).ids;

describe("a search over notes [NOT-3]", () => {
  test("finds by a word of the text, of the title and of a tag", () => {
    const index = indexOf(["Cells", "Prophase comes first."], ["Plants", "", { tags: ["photosynthesis"] }]);
    expect(find(index, "prophase")).toEqual(["Cells"]);
    expect(find(index, "cells")).toEqual(["Cells"]);
    expect(find(index, "photosynthesis")).toEqual(["Plants"]);
  });

  test("does not find a picture by where it lies, but by what is written under it", () => {
    const index = indexOf(["Cells", "![A spindle](attachment:p12) and words"], ["Files", "An attachment of mine"]);
    expect(find(index, "attachment")).toEqual(["Files"]);
    expect(find(index, "p12")).toEqual([]);
    expect(find(index, "spindle")).toEqual(["Cells"]);
  });

  test("puts the title before the text, however often the text says it", () => {
    const index = indexOf(["Diary", "mitosis ".repeat(50)], ["Mitosis", "Short."]);
    expect(find(index, "mitosis")).toEqual(["Mitosis", "Diary"]);
  });

  test("finds while a word is being typed, whole words first", () => {
    const index = indexOf(["A", "photosynthesis"], ["B", "a photo"]);
    expect(find(index, "phot")).toEqual(["B", "A"]);
    expect(find(index, "photo")).toEqual(["B", "A"]);
    expect(find(index, "photosy")).toEqual(["A"]);
  });

  test("wants all of several words", () => {
    const index = indexOf(["A", "light and sugar"], ["B", "light"], ["C", "sugar"]);
    expect(find(index, "sugar light")).toEqual(["A"]);
    expect(find(index, "sugar salt")).toEqual([]);
  });

  test("forgives one slip in a long word, and puts it last", () => {
    const index = indexOf(["Mitosis", "in the title"], ["B", "mitoses in the text"]);
    expect(find(index, "mitoses")).toEqual(["B", "Mitosis"]);
    expect(find(index, "mtosis")).toEqual(["Mitosis"]);
    expect(find(indexOf(["A", "cat"]), "cut")).toEqual([]);
  });

  test("looks past case and accents", () => {
    const index = indexOf(["A", "L’Élève arrive à la Straße"]);
    expect(find(index, "ELEVE strasse")).toEqual(["A"]);
  });

  test("finds inside Chinese and Japanese sentences", () => {
    const index = indexOf(["A", "植物通过光合作用制造养分。"], ["B", "合作很重要"], ["C", "細胞の構造を学ぶ"]);
    expect(find(index, "光合作用")).toEqual(["A"]);
    expect(find(index, "合作")).toEqual(["A", "B"]);
    expect(find(index, "光")).toEqual(["A"]);
    expect(find(index, "构造")).toEqual([]);
    expect(find(index, "構造")).toEqual(["C"]);
    expect(find(index, "学")).toEqual(["C"]);
  });

  test("stays within a class, a tag, the pinned or those without a class", () => {
    const index = indexOf(
      ["A", "light", { classId: "biology" }],
      ["B", "light", { classId: "physics", tags: ["exam"] }],
      ["C", "light", { pinned: true }],
    );
    expect(find(index, "light", { classId: "biology" })).toEqual(["A"]);
    expect(find(index, "light", { tag: "exam" })).toEqual(["B"]);
    expect(find(index, "light", { classId: "biology", tag: "exam" })).toEqual([]);
    expect(find(index, "light", { classId: null })).toEqual(["C"]);
    expect(find(index, "light", { pinned: true })).toEqual(["C"]);
  });

  test("puts the latest first among equals, and gives no more than was asked for", () => {
    const index = indexOf(...Array.from({ length: 30 }, (_, n) => [`N${n}`, "same", { updatedAt: n }] as const));
    expect(index.search(queryOf("same"), {}, 3)).toEqual({ ids: ["N29", "N28", "N27"], total: 30 });
  });

  test("follows edits and deletions", () => {
    const index = indexOf(["A", "before"]);
    index.add(facts("A", "A"), "after");
    expect(find(index, "before")).toEqual([]);
    expect(find(index, "after")).toEqual(["A"]);
    index.remove("A");
    expect(find(index, "after")).toEqual([]);
    expect(index.size()).toBe(0);
  });

  test("finds what a plain look at every note finds, through any edits, and after a start from what was kept", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "é", "学", "光", " "), maxLength: 12 });
    const edit = fc.record({ id: fc.constantFrom("1", "2", "3"), body: fc.option(letters) });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), letters, (edits, typed) => {
        const index = createNoteIndex();
        const kept = new Map<string, IndexedNote>();
        const bodies = new Map<string, string>();
        for (const { id, body } of edits) {
          if (body === null) {
            index.remove(id);
            kept.delete(id);
            bodies.delete(id);
          } else {
            kept.set(id, index.add(facts(id, ""), body));
            bodies.set(id, body);
          }
        }
        const expected = [...bodies].filter(([, body]) => isIn(body, typed)).map(([id]) => id);
        expect([...find(index, typed)].sort()).toEqual(expected.sort());
        const again = createNoteIndex();
        expect(again.load(index.termsFrom(0), [...kept.values()])).toBe(true);
        expect([...find(again, typed)].sort()).toEqual(expected.sort());
      }),
    );
  });

  test("stays right through thousands of edits, whose remains are cleared away in between", () => {
    const index = createNoteIndex();
    for (let n = 0; n < 3000; n++) index.add(facts(String(n % 7), `N${n % 7}`, { updatedAt: n }), `draft ${n}`);
    expect([...find(index, "draft")].sort()).toEqual(["0", "1", "2", "3", "4", "5", "6"]);
    expect(find(index, "2999")).toEqual([String(2999 % 7)]);
    expect(find(index, "1234")).toEqual([]);
  });

  test("refuses what cannot be what was kept", () => {
    const note = createNoteIndex().add(facts("A", "A"), "word");
    expect(createNoteIndex().load(["only one"], [note])).toBe(false);
    expect(createNoteIndex().load(["same", "same"], [])).toBe(false);
  });
});

/** The rule in its plainest form: every word begins one of the note's, every Chinese pair stands in it. */
function isIn(body: string, typed: string): boolean {
  const plain = (text: string) => text.replaceAll("é", "e");
  const wanted = plain(typed).match(/[abe]+|[学光]+/g) ?? [];
  const runs = plain(body).match(/[abe]+|[学光]+/g) ?? [];
  const near = (word: string) => runs.some((run) => run.startsWith(word) || (word.length >= 5 && isOneSlip(word, run)));
  const pairs = (run: string) => (run.length === 1 ? [run] : [...run].slice(1).map((letter, at) => run[at] + letter));
  return (
    wanted.length > 0 &&
    wanted.every((word) =>
      /[abe]/.test(word) ? near(word) : pairs(word).every((pair) => runs.some((run) => run.includes(pair))),
    )
  );
}

function isOneSlip(one: string, other: string): boolean {
  const without = (word: string) => [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));
  if (one.length !== other.length) return without(one).includes(other) || without(other).includes(one);
  const wrong = [...one].flatMap((letter, at) => (letter === other[at] ? [] : [at]));
  const [first = 0, second = 0] = wrong;
  const isSwap = wrong.length === 2 && second === first + 1;
  return wrong.length < 2 || (isSwap && one[first] === other[second] && one[second] === other[first]);
}

test("all that is found can be asked for, in the order of the best [NOT-3]", () => {
  const notes = Array.from({ length: 300 }, (_, at) => [`N${at}`, "cells", { updatedAt: at }] as const);
  const index = indexOf(...notes, ["Cells", ""], ["Other", "nothing", { tags: ["x"] }]);
  const all = index.searchAll(queryOf("cells"), {});
  expect(all.length).toBe(301);
  expect(all.slice(0, 10)).toEqual(find(index, "cells"));
  expect(all.at(-1)).toBe("N0");
  expect(index.searchAll(queryOf("cells"), { tag: "x" })).toEqual([]);
  expect(index.searchAll(queryOf(""), {})).toEqual([]);
});

test("a #tag in the text is a tag of the note as long as it stands there [NOT-3]", () => {
  const index = indexOf(["A", "for the #Exam"], ["B", "text", { tags: ["exam", "lab"] }], ["C", "`#exam` is code"]);
  expect([...find(index, "exam", { tag: "exam" })].sort()).toEqual(["A", "B"]);
  expect(index.tags()).toEqual([
    { tag: "Exam", count: 2 },
    { tag: "lab", count: 1 },
  ]);
  expect(index.written()).toEqual([["A", ["Exam"]]]);
  index.add(facts("A", "A", { stamp: "2 2" }), "for the exam");
  expect(find(index, "exam", { tag: "exam" })).toEqual(["B"]);
  expect(index.written()).toEqual([]);
});

describe("links between notes [NOT-3]", () => {
  test("lead to the note of that title, whatever the case; of several to the latest", () => {
    const index = createNoteIndex();
    index.add(facts("old", "Cells", { updatedAt: 1 }), "");
    index.add(facts("new", "cells", { updatedAt: 2 }), "");
    expect(index.resolve("CELLS")).toBe("new");
    expect(index.resolve("Cells#Mitosis")).toBe("new");
    expect(index.resolve("Nothing")).toBeNull();
  });

  test("lead to the note of the class they stand in, whichever was edited last", () => {
    for (const latest of ["bio", "chem", "none"]) {
      const index = createNoteIndex();
      const week = (id: string, classId: string | null) =>
        index.add(facts(id, "Week 1", { classId, updatedAt: id === latest ? 9 : 1 }), "");
      week("bio", "biology");
      week("chem", "chemistry");
      week("none", null);
      index.add(facts("cells", "Cells", { classId: "biology" }), "[[Week 1]]");
      index.add(facts("acids", "Acids", { classId: "chemistry" }), "[[week 1#Salts]]");
      index.add(facts("list", "List", { classId: null }), "[[Week 1]]");
      index.add(facts("art", "Art", { classId: "art" }), "[[Week 1]]");
      expect(["cells", "acids", "list", "art"].map((from) => index.resolve("Week 1", from))).toEqual([
        "bio",
        "chem",
        "none",
        latest,
      ]);
      const linking = (id: string) => index.backlinks(id).map(({ note }) => note.id);
      expect(linking("bio").toSorted()).toEqual(latest === "bio" ? ["art", "cells"] : ["cells"]);
    }
  });

  test("survive a rename, but a note that has the title now comes first", () => {
    const index = createNoteIndex();
    index.add(facts("a", "Cell biology", { aliases: ["Cells"], updatedAt: 9 }), "");
    expect(index.resolve("Cells")).toBe("a");
    index.add(facts("b", "Cells", { updatedAt: 1 }), "");
    expect(index.resolve("Cells")).toBe("b");
  });

  test("may have a # in the title", () => {
    const index = indexOf(["C# basics", ""]);
    expect(index.resolve("C# basics")).toBe("C# basics");
  });

  test("of a vault lead to the note whatever folder and kind of file they name [NOT-5]", () => {
    const index = createNoteIndex();
    index.add(facts("osmosis", "Osmosis", { aliases: ["Lecture 3", "Bio/Index"], updatedAt: 1 }), "");
    index.add(facts("half", "1/2 done", { updatedAt: 2 }), "");
    index.add(
      facts("index", "Index", { updatedAt: 3 }),
      "[see](../Bio/Lecture%203.md#Part) and [web](https://a.b/Osmosis.md)",
    );
    expect(index.resolve("Bio/Lecture 3")).toBe("osmosis");
    expect(index.resolve("Lecture 3.md#Part")).toBe("osmosis");
    expect(index.resolve("1/2 done")).toBe("half");
    expect(index.resolve("Bio/Index")).toBe("osmosis");
    expect(index.resolve("Chem/Index")).toBe("index");
    expect(index.backlinks("osmosis").map(({ note }) => note.id)).toEqual(["index"]);
  });

  test("are known from their other end, by the title and by former ones", () => {
    const index = createNoteIndex();
    index.add(facts("cells", "Cell biology", { aliases: ["Cells"] }), "See [[Cell biology]] itself.");
    index.add(facts("one", "One", { updatedAt: 1 }), "As in [[cell Biology|the lecture]].");
    index.add(facts("two", "Two", { updatedAt: 2 }), "Old: [[Cells#Parts]], and [[Cells]].");
    index.add(facts("none", "None"), "[[Cells and more]]");
    expect(index.backlinks("cells").map(({ note }) => note.id)).toEqual(["two", "one"]);
    index.add(facts("other", "Cells"), "");
    expect(index.backlinks("cells").map(({ note }) => note.id)).toEqual(["one"]);
    expect(index.backlinks("other").map(({ note }) => note.id)).toEqual(["two"]);
  });

  test("are completed by title: beginnings, then words, then anything inside; the latest first", () => {
    const index = indexOf(
      ["Subcellular", "", { updatedAt: 9 }],
      ["The cell", "", { updatedAt: 8 }],
      ["Cells", "", { updatedAt: 1 }],
      ["Cell wall", "", { updatedAt: 2 }],
      ["Physics", ""],
    );
    const titles = (typed: string, limit = 9) => index.findByTitle(typed, limit).map(({ title }) => title);
    expect(titles("cell")).toEqual(["Cell wall", "Cells", "The cell", "Subcellular"]);
    expect(titles("", 2)).toEqual(["Subcellular", "The cell"]);
  });
});

test("tags are counted, the most used first [NOT-3]", () => {
  const index = indexOf(["A", "", { tags: ["exam", "lab"] }], ["B", "", { tags: ["lab", "lab"] }], ["C", ""]);
  expect(index.tags()).toEqual([
    { tag: "lab", count: 2 },
    { tag: "exam", count: 1 },
  ]);
});
