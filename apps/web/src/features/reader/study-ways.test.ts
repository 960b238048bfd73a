import { expect, test } from "vitest";
import { takenIn } from "../../student/study/taken.ts";
import { studyWays } from "./study-ways.ts";

const takenAt = (href: string) => takenIn(new URL(href, "https://jotter.test").searchParams.get("from") ?? "");

test("the open document, and its page in sight, are handed to the tools [AIX-5]", () => {
  const { summary, cards, cardsHere, quiz } = studyWays("one", 38);
  for (const href of [summary, cards, quiz]) expect(takenAt(href)).toEqual([{ kind: "document", id: "one" }]);
  expect(takenAt(cardsHere)).toEqual([{ kind: "document", id: "one", pages: { from: 38, to: 38 } }]);
});

test("the calendar is handed the open document, to take its dates [PLN-2]", () => {
  expect(studyWays("one", 38).dates).toBe("/calendar?syllabus=one");
});
