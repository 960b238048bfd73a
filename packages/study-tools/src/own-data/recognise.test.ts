import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { answerOwnData } from "./answer-own-data.ts";
import type { OwnDataIntent } from "./intent.ts";
import { recogniseOwnDataQuestion } from "./recognise.ts";
import type { Asked } from "./testing/asked.ts";
import { knownConfusions } from "./testing/known-misses.ts";
import { de } from "./testing/questions-de.ts";
import { en } from "./testing/questions-en.ts";
import { es } from "./testing/questions-es.ts";
import { fr } from "./testing/questions-fr.ts";
import { ja } from "./testing/questions-ja.ts";
import { zh } from "./testing/questions-zh.ts";
import { student } from "./testing/student.ts";

const asked: Readonly<Record<(typeof languages)[number], Asked>> = { en, es, fr, de, zh, ja };

function classOf(intent: OwnDataIntent): string | null {
  return "classId" in intent ? intent.classId : null;
}

describe.each(languages)("questions about one's own data in %s [CHT-6]", (language) => {
  const facts = student(language);
  const { own, other } = asked[language];

  test("there are enough of them", () => {
    expect(own.length).toBeGreaterThanOrEqual(40);
    expect(other.length).toBeGreaterThanOrEqual(60);
    expect(new Set([...own.map(([text]) => text), ...other]).size).toBe(own.length + other.length);
  });

  test("are understood and reckoned, everything else is left to others, and what is confused is known", () => {
    const missed: string[] = [];
    for (const [text, kind, numbers, classId] of own) {
      const intent = recogniseOwnDataQuestion(text, language, facts);
      const shown = intent ? answerOwnData(intent, facts).numbers : {};
      const isRight =
        intent?.kind === kind &&
        (classId === undefined || classOf(intent) === classId) &&
        Object.entries(numbers).every(([name, value]) => Math.abs((shown[name] ?? Number.NaN) - value) < 0.001);
      if (!isRight) missed.push(text);
    }
    const taken = other.filter((text) => recogniseOwnDataQuestion(text, language, facts) !== null);
    expect({ missed, taken }).toEqual(knownConfusions[language]);
  });
});

describe("a school with English names for its classes", () => {
  test.each([
    ["zh", "我生物多少分", "class-grade", "bio"],
    ["zh", "微积分平均分", "class-grade", "calc"],
    ["zh", "化学什么时候考试", "next-exam", "chem"],
    ["ja", "生物のテストいつ", "next-exam", "bio"],
    ["ja", "化学の成績は？", "class-grade", "chem"],
    ["de", "meine note in chemie", "class-grade", "chem"],
    ["de", "wann ist der biotest", "next-exam", "bio"],
    ["es", "que nota llevo en quimica", "class-grade", "chem"],
    ["fr", "ma moyenne en maths", "class-grade", "calc"],
  ] as const)("is asked about in %s: %s", (language, text, kind, classId) => {
    const facts = { ...student("en"), language };
    expect(recogniseOwnDataQuestion(text, language, facts)).toMatchObject({ kind, classId });
  });
});

describe("a class called like something one asks for", () => {
  const { classes, ...others } = student("en");
  const named = ["Test Prep", "Marketing", "Friday Seminar", "First Aid", "Planetary Science", "Test"];
  const facts = { ...others, classes: [...classes, ...named.map((name) => ({ id: name, name }))] };
  test.each([
    ["when is my next test", { kind: "next-exam", classId: null }],
    ["what are my marks", { kind: "average" }],
    ["what is due friday", { kind: "due", classId: null }],
    ["what should i do first", { kind: "next-up" }],
    ["what are my plans today", { kind: "agenda", classId: null }],
    ["what's my grade in test prep", { kind: "class-grade", classId: "Test Prep" }],
    ["when is my marketing test", { kind: "next-exam", classId: "Marketing" }],
    ["what do i need to get an A (Test)", { kind: "needed", classId: "Test" }],
    ["when is my next test (Calculus)", { kind: "next-exam", classId: "calc" }],
  ])("is meant where it is named, and nowhere else: %s", (text, expected) => {
    expect(recogniseOwnDataQuestion(text, "en", facts)).toMatchObject(expected);
  });
});

describe("what is not a question", () => {
  const facts = student("en");
  test.each([
    ["nothing", ""],
    ["marks alone", "?!"],
    ["a text that was pasted", "when is my next test ".repeat(12)],
    ["an equation", "my grade = 3x"],
  ])("is left alone: %s", (_, text) => {
    expect(recogniseOwnDataQuestion(text, "en", facts)).toBeNull();
  });

  test("and a student without anything is understood all the same", () => {
    const nobody = { ...facts, classes: [], grades: null, calendar: null, notes: null };
    expect(recogniseOwnDataQuestion("when is my next test", "en", nobody)).toEqual({
      kind: "next-exam",
      classId: null,
    });
    expect(recogniseOwnDataQuestion("what's my gpa", "en", nobody)).toEqual({ kind: "gpa", weighted: false });
  });
});
