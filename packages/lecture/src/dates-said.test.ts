import type { Language } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { datesSaidIn } from "./dates-said.ts";

/** A Wednesday. */
const heldOn = "2026-11-18";
const said = (language: Language, sentence: string) => {
  const found = datesSaidIn(sentence, language, heldOn)[0] ?? null;
  return found && [found.type, found.day, found.time].filter((value) => value !== null);
};

describe("dates and tasks that are said [LEC-1]", () => {
  test.each<[Language, string, readonly string[]]>([
    ["en", "So remember, the quiz is on Friday.", ["exam", "2026-11-20"]],
    ["en", "The midterm will be next Tuesday at 10 am in the big hall.", ["exam", "2026-11-24", "10:00"]],
    ["en", "Problems seven to ten are due on Monday, please.", ["assignment", "2026-11-23"]],
    ["en", "Please hand in your lab reports by tomorrow.", ["assignment", "2026-11-19"]],
    ["en", "Okay, for homework read chapter five.", ["assignment"]],
    ["en", "Your essays are due on December 4.", ["assignment", "2026-12-04"]],
    ["es", "Acordaos de que el examen es el viernes.", ["exam", "2026-11-20"]],
    ["es", "Para mañana, haced los ejercicios de la página doce.", ["assignment", "2026-11-19"]],
    ["es", "El trabajo se entrega el lunes.", ["assignment", "2026-11-23"]],
    ["fr", "Je vous rappelle que le contrôle aura lieu vendredi.", ["exam", "2026-11-20"]],
    ["fr", "Les exercices sont à rendre lundi.", ["assignment", "2026-11-23"]],
    ["fr", "Pour demain, faites les exercices trois et quatre.", ["assignment", "2026-11-19"]],
    ["de", "Denkt dran, am Freitag schreiben wir den Test.", ["exam", "2026-11-20"]],
    ["de", "Die Hausaufgaben gebt ihr bitte bis Montag ab.", ["assignment", "2026-11-23"]],
    ["de", "Die Klausur ist am 4. Dezember.", ["exam", "2026-12-04"]],
    ["zh", "提醒大家，星期五有小测验。", ["exam", "2026-11-20"]],
    ["zh", "作业明天交。", ["assignment", "2026-11-19"]],
    ["ja", "小テストは金曜日に行います。", ["exam", "2026-11-20"]],
    ["ja", "レポートは明日までに提出してください。", ["assignment", "2026-11-19"]],
  ])("%s: %s", (language, sentence, expected) => {
    expect(said(language, sentence)).toEqual(expected);
  });

  test.each<[Language, string]>([
    ["en", "This test for starch turns blue."],
    ["en", "The quiz last Friday was too easy."],
    ["en", "We test the hypothesis with a sample."],
    ["en", "On Friday we look at polyprotic acids."],
    ["es", "El examen de la semana pasada fue difícil."],
    ["fr", "Le contrôle de la température est important."],
    ["de", "Dieser Test weist Stärke nach."],
    ["de", "Die Klausur letzte Woche war schwer."],
    ["zh", "这个测试可以证明淀粉的存在。"],
    ["ja", "このテストはデンプンを調べるものです。"],
  ])("%s: nothing is to be done where it is said that: %s", (language, sentence) => {
    expect(said(language, sentence)).toBeNull();
  });
});

test("of a sentence that tells of two each has its day [LEC-1]", () => {
  const sentence = "The quiz is on Friday, and your essays are due on Monday.";
  expect(datesSaidIn(sentence, "en", heldOn).map(({ type, day }) => `${type} ${day}`)).toEqual([
    "exam 2026-11-20",
    "assignment 2026-11-23",
  ]);
});

test("on the weekday of the lecture that of the next week is meant [LEC-1]", () => {
  expect(said("en", "The quiz is on Wednesday.")).toEqual(["exam", "2026-11-25"]);
  expect(said("en", "The quiz is today.")).toEqual(["exam", "2026-11-18"]);
});
