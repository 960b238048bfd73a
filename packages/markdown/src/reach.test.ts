import { describe, expect, it } from "vitest";
import { reachOf } from "./reach.ts";
import { treeOf } from "./tree.ts";

describe("what a text reaches", () => {
  it("is every note it links to or shows, and every picture, each once, wherever it stands [NOT-3]", () => {
    const text = [
      "See [[Cell#Membrane|the *wall*]], **[[Atom]]** and [old](folder/Lecture%203.md).",
      "",
      "![[Heart]]",
      "",
      "| a | b |",
      "|---|---|",
      "| [[Atom]] | ![p](attachment:ffff) |",
      "",
      "> - [ ] [[Quote]][^1]",
      "",
      "[^1]: from [[Note]]",
    ].join("\n");
    expect(reachOf(treeOf(text), treeOf("[[Other]]"))).toEqual({
      notes: ["Atom", "Cell#Membrane", "Heart", "Note", "Other", "Quote", "folder/Lecture 3"],
      embeds: ["Heart"],
      pictures: ["ffff"],
    });
  });

  it("is nothing in code, in formulas and on other people's pages", () => {
    const text = "`[[a]]` $[[b]]$ [c](https://example.org/c.png)\n\n```\n[[d]]\n```";
    expect(reachOf(treeOf(text))).toEqual({ notes: [], embeds: [], pictures: [] });
  });
});
