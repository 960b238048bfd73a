import { expect, test } from "vitest";
import { subjectWords } from "./subject-words.ts";

test.each([
  ["Chem test", ["Chem"]],
  ["Biology midterm 2: cells", ["Biology", "cells"]],
  ["Klausur Weimarer Republik", ["Weimarer", "Republik"]],
  ["Contrôle d’histoire", ["histoire"]],
  ["Examen parcial de química", ["química"]],
  ["化学期中考试", ["化学"]],
  ["化学小テスト", ["化学"]],
  ["Test", []],
] as const)("%s: what an exam is about is in the words that do not say that it is one [DSH-4]", (title, words) => {
  expect(subjectWords(title)).toEqual(words);
});
