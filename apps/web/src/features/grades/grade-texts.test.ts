import { en } from "@jotter/locales/en";
import { expect, test } from "vitest";
import { formatFor } from "../../ui/format.ts";
import { translator } from "../../ui/translate.ts";
import { categoryName, dayOf, freeName, scoreWords } from "./grade-texts.ts";

const t = translator(en, "en");

test("the four categories are named by the app, the others by the student [GRD-2] [GRD-5]", () => {
  expect(categoryName({ id: "homework" }, t)).toBe("Homework");
  expect(categoryName({ id: "homework", name: "At home" }, t)).toBe("At home");
  expect(categoryName({ id: "0190-labs" }, t)).toBe("Without a category");
});

test("a score is shown as it was given [GRD-6]", () => {
  expect(scoreWords({ as: "points", earned: 17.5, possible: 20 }, formatFor("de"))).toBe("17,5/20");
  expect(scoreWords({ as: "percent", percent: 92.5 }, formatFor("en"))).toBe("92.5%");
  expect(scoreWords({ as: "letter", letter: "B+" }, formatFor("en"))).toBe("B+");
});

test("what has no name is counted, and never called like another [GRD-2]", () => {
  expect(freeName("Quiz", 0, new Set(), formatFor("en"))).toBe("Quiz 1");
  expect(freeName("Quiz", 1, new Set(["Quiz 2", "Quiz 3"]), formatFor("en"))).toBe("Quiz 4");
});

test("a day is the student's own, also shortly before midnight", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59).getTime())).toBe("2026-01-05");
});
