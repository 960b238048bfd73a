import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { cardMisses, knownCardMisses } from "./testing/card-recall.ts";
import { cardTextSets } from "./testing/card-texts.ts";

/** `npm run bench:recall` writes the lists anew. */
describe("students' texts and the cards a reader wants of them [AIX-6] [FLA-1]", () => {
  const now = cardMisses();

  test.each(cardTextSets.flatMap((set) => languages.map((language) => `${set} ${language}`)))(
    "%s: no other fact is missed than the known ones, and none of those is solved",
    (name) => {
      expect(now[name]).toEqual(knownCardMisses[name]);
    },
  );

  test("no errand, no chatter and nothing left unfinished is on a card", () => {
    expect(Object.values(now).flatMap((misses) => misses.filter((miss) => miss.includes(": on a card: ")))).toEqual([]);
  });
});
