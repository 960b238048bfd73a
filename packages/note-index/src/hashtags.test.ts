import { grammar } from "@jotter/markdown/grammar";
import { describe, expect, test } from "vitest";
import { hasTag, tagsIn, withWritten } from "./hashtags.ts";

function tagsOfGrammar(text: string): readonly string[] {
  const tags: string[] = [];
  grammar.parse(text).iterate({
    enter: ({ name, from, to }) => {
      if (name === "Link") return false;
      if (name === "Hashtag") tags.push(text.slice(from + 1, to));
      return true;
    },
  });
  return tags;
}

const cases: readonly (readonly [what: string, text: string, tags: readonly string[]])[] = [
  ["none", "no tags here", []],
  ["one in a sentence", "for the #exam on Monday", ["exam"]],
  ["at the beginning of a line", "#biology\n\n#chemistry and more", ["biology", "chemistry"]],
  [
    "in a list, a quotation, brackets and a table",
    "- #a1\n> #b\n\n(#c)\n\n| x |\n| --- |\n| #d |",
    ["a1", "b", "c", "d"],
  ],
  [
    "nested, with signs, in any script",
    "#school/maths #to-do #snake_case #été #生物",
    ["school/maths", "to-do", "snake_case", "été", "生物"],
  ],
  ["not the sign of a heading", "# Title\n\n## Part two", []],
  ["but one in a heading", "## About #cells", ["cells"]],
  ["not numbers alone", "issue #12 and #2024-11", []],
  ["not inside a word", "C#sharp a#b", []],
  ["not in code", "`#no` and ``a ` #no`` b\n\n```\n#no\n```\n\n~~~\n#no\n~~~\n\n    #no\n\n#yes", ["yes"]],
  ["not in code that never ends", "```\n#no", []],
  ["not in a formula", "$a #no$ and \\(#no\\)\n\n$$\n#no\n$$\n\n$5 #yes and $6", ["yes"]],
  ["not in a link or an address", "[see #no](#no) [[Note #no]] https://a.org/ #yes <https://b.org/#no>", ["yes"]],
  ["not where it is escaped", "\\#no #yes", ["yes"]],
  ["not in front matter", "---\ntags: #no\n---\n#yes", ["yes"]],
  ["in the second paragraph of an item", "- one\n\n    more #yes", ["yes"]],
];

describe("the #tags in the text of a note [NOT-3]", () => {
  test.each(cases)("%s", (_, text, tags) => {
    expect(tagsIn(text)).toEqual(tags);
    expect(tagsOfGrammar(text)).toEqual(tags); // The reader and the index agree.
  });

  test("are counted once, however they are spelled", () => expect(tagsIn("#Exam #exam #EXAM")).toEqual(["Exam"]));

  test("are a few hundred at most in one note, the first of them", () => {
    const tags = tagsIn(Array.from({ length: 5000 }, (_, at) => `#tag${at}`).join(" "));
    expect([tags.length, tags[0]]).toEqual([300, "tag0"]);
  });

  test("stand beside those the note was given", () => {
    expect(withWritten(["exam"], ["Exam", "lab"])).toEqual(["exam", "lab"]);
    expect([hasTag(["Exam"], "exam"), hasTag(["Exam"], "lab")]).toEqual([true, false]);
  });
});
