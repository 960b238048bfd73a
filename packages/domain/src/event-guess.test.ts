import { expect, test } from "vitest";
import { guessedType } from "./event-guess.ts";

test.each([
  ["Biology midterm", "exam"],
  ["Final exam: Chemistry", "exam"],
  ["Matheklausur", "exam"],
  ["Mündliche Prüfung", "exam"],
  ["Examen de física", "exam"],
  ["Contrôle d’histoire", "exam"],
  ["期末考试", "exam"],
  ["英語の小テスト", "exam"],
  ["Essay due", "assignment"],
  ["Homework 4", "assignment"],
  ["Hausaufgabe Deutsch", "assignment"],
  ["Tarea de mates", "assignment"],
  ["Devoir à rendre", "assignment"],
  ["数学の宿題", "assignment"],
  ["Chess contest", "other"],
  ["Latest news", "other"],
  ["Dueling club", "other"],
])("“%s” is taken for: %s [CAL-5]", (title, type) => {
  expect(guessedType(title)).toBe(type);
});
