import { usualWeights } from "@jotter/memory/forgetting";
import { schedulerFor } from "@jotter/memory/scheduler";
import { topicMemories } from "@jotter/memory/topic-memory";
import type { Concept } from "@jotter/study-tools/concepts";
import { expect, test } from "vitest";
import { cardsOf } from "./card-of-concept.ts";
import type { StudySource } from "./use-sources.ts";

const text = [
  "# Cells",
  "",
  "Osmosis is the movement of water.",
  "",
  "## Division:",
  "",
  "Mitosis :: division of a nucleus",
  "",
  "The ==spindle== pulls chromatids apart.",
].join("\n");
const source: StudySource = {
  ...{ id: "note:1", taken: { kind: "note", id: "1" }, title: "Cells", text, classId: null },
  ...{ href: "/editor/1", updatedAt: null },
};
const cited = (words: string) => {
  const from = text.indexOf(words);
  return [{ sourceId: source.id, quote: words, from, to: from + words.length }];
};
const concept = (term: string, definition: string, words: string, kind: NonNullable<Concept["kind"]>): Concept => ({
  ...{ term, definition, citations: cited(words), isSupported: true, kind },
});
const osmosis = concept("Osmosis", "the movement of water", "Osmosis is the movement of water.", "definition");
const line = "Mitosis :: division of a nucleus";
const mitosis = concept("Mitosis", "division of a nucleus", line, "card");

test("a card has the heading it stood under as its topic, and what is known of a topic counts it [FLA-1] [DSH-4]", () => {
  const cards = cardsOf([osmosis, mitosis], [source]);
  expect(cards.map(({ topic }) => topic)).toEqual(["Cells", "Division"]);
  const kept = cards.map(({ topic }, at) => ({ id: `${at}`, topic, reviews: [], due: null, newAt: 1 }));
  const options = { now: 2, today: 2, day: 2, scheduler: schedulerFor({ retention: 0.9, weights: usualWeights }) };
  expect(topicMemories(kept, options).map(({ topic, cards: count }) => [topic, count])).toEqual([
    ["Cells", 1],
    ["Division", 1],
  ]);
});

test("of a passage, the heading is the one over it in its note; of no text there is none [FLA-1]", () => {
  const passage: StudySource = { ...source, text: line, under: "Division" };
  const at = { sourceId: source.id, quote: line, from: 0, to: line.length };
  const topicOf = (from: StudySource) => cardsOf([{ ...mitosis, citations: [at] }], [from])[0]?.topic;
  expect([topicOf(passage), topicOf({ ...passage, under: undefined })]).toEqual(["Division", undefined]);
});

test("a card made from a line is that line, even where its words were changed before it was kept [FLA-1] [NOT-7]", () => {
  const changed = { ...mitosis, term: "What is mitosis?", card: "typed" as const };
  const spindle = concept("The ==spindle== pulls it apart.", "", "The ==spindle== pulls chromatids apart.", "cloze");
  expect(cardsOf([mitosis, changed, spindle, osmosis], [source]).map((card) => card.source)).toMatchObject([
    { quote: line, isLine: true },
    { quote: line, isLine: true },
    { quote: "The ==spindle== pulls chromatids apart.", isLine: true },
    { quote: "Osmosis is the movement of water." },
  ]);
  expect(cardsOf([osmosis], [source])[0]?.source).not.toHaveProperty("isLine");
});
