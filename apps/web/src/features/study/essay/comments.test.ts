import { ownRules, together } from "@jotter/essay/proofread/proofreader";
import { structure } from "@jotter/essay/structure/structure";
import fc from "fast-check";
import { expect, test } from "vitest";
import { commentsOn, essayModes, fewOfEach, nextComment } from "./comments.ts";

const read = (text: string) => ({
  text,
  findings: together([ownRules], text, "en"),
  structure: structure(text, "en"),
});
const essay = [
  "Most readers meet the green light as a promise. But I argue that the novel shows a light that matters only while it cannot be reached.",
  "",
  "Fitzgerald places it at at the end of a dock, across a bay. Nick can make out nothing else there in the night.",
].join("\n");

test("each comment quotes the words it stands by [ESS-1]", () => {
  const [doubled] = commentsOn("proofread", read(essay));
  expect(doubled).toMatchObject({ kind: "doubled-word", quote: expect.stringContaining("at") });
  for (const { place, quote } of essayModes.flatMap((mode) => commentsOn(mode, read(essay))))
    if (place) expect(essay.slice(place.from, place.to)).toBe(quote);
});

test("a comment that moves with its sentence keeps its name, and one on other words has another [ESS-1]", () => {
  const names = (text: string) => commentsOn("proofread", read(text)).map(({ id }) => id);
  expect(names(`A new sentence stands before it all.\n\n${essay}`)).toEqual(names(essay));
  expect(names(essay.replace("a dock", "the dock"))).not.toEqual(names(essay));
});

test("of two that say the same each can be done for itself [ESS-1]", () => {
  const twice = Array.from({ length: 4 }, () => "He sat there by the the sea until late.").join("\n\n");
  const names = commentsOn("proofread", read(twice)).map(({ id }) => id);
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});

test("brainstorming asks before there is a word, and a missing thesis is asked for [ESS-1]", () => {
  expect(commentsOn("brainstorm", read("")).every(({ place }) => place === null)).toBe(true);
  expect(commentsOn("brainstorm", read("")).length).toBeGreaterThan(3);
  expect(commentsOn("thesis", read("")).map(({ kind }) => kind)).toContain("thesis-missing");
  expect(commentsOn("thesis", read(essay)).map(({ kind }) => kind)).not.toContain("thesis-missing");
  expect(commentsOn("feedback", read(""))).toEqual([]);
});

test("the next comment goes round, from wherever [ESS-1]", () => {
  const comments = commentsOn("brainstorm", read(""));
  const ids = comments.map(({ id }) => id);
  expect(nextComment([], null, 1)).toBe(null);
  expect(nextComment(comments, null, 1)).toBe(ids[0]);
  expect(nextComment(comments, "gone", -1)).toBe(ids.at(-1));
  fc.assert(
    fc.property(fc.nat(ids.length - 1), (at) => {
      const next = nextComment(comments, ids[at] ?? null, 1);
      expect(nextComment(comments, next, -1)).toBe(ids[at]);
    }),
  );
});

test("an essay that repeats itself is asked about it three times, and about the next when those are done [ESS-1]", () => {
  const paragraph = "Gatsby looks at the light every night because the light is important to him.";
  const all = commentsOn("feedback", read(Array.from({ length: 20 }, () => paragraph).join("\n\n")));
  const repeated = (comments: ReturnType<typeof fewOfEach>) => comments.filter(({ kind }) => kind === "repetition");
  expect(repeated(all).length).toBeGreaterThan(10);
  expect(repeated(fewOfEach(all))).toEqual(repeated(all).slice(0, 3));
  const [first] = repeated(all);
  expect(repeated(fewOfEach(all.filter((one) => one !== first)))).toEqual(repeated(all).slice(1, 4));
  const words = commentsOn("proofread", read("He went to the the shop. ".repeat(9)));
  expect(fewOfEach(words).filter(({ kind }) => kind === "doubled-word")).toHaveLength(9);
});
