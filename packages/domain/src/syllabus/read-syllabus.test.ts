import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { addDays, dayNumber, isDay } from "../days.ts";
import { judgeClasses, judgeDates, judgeWeights, type SyllabusCase } from "../testing/judge-syllabus.ts";
import { readSyllabus } from "./read-syllabus.ts";

const cases = readFileSync(new URL("../testing/syllabi.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as SyllabusCase);

/** By the name of a case: what is not read as a person reads it. One that is read right now must go from here. */
const knownMisses = JSON.parse(
  readFileSync(new URL("../testing/syllabus-misses.json", import.meta.url), "utf8"),
) as Readonly<Record<string, readonly string[]>>;

describe("syllabi by somebody who has not seen the rules [PLN-2]", () => {
  test.each(cases.map((one) => [one.name, one.language, one] as const))("%s (%s) is read as before", (name, _, one) => {
    const read = readSyllabus(one.text, one.today, one.language);
    const judged = [judgeDates(one, read), judgeWeights(one, read), judgeClasses(one, read)];
    const found = judged.flatMap(({ misses, wrong }) => [...misses, ...wrong.map((each) => `wrong: ${each}`)]);
    expect(found).toEqual(knownMisses[name] ?? []);
  });

  test("every proposal has the line it came from, and every day is one", () => {
    for (const { text, today, language } of cases) {
      const read = readSyllabus(text, today, language);
      const lines = text.split("\n").map((line) => line.trim());
      for (const { line } of [...read.classes, ...read.weights, ...read.dates]) expect(lines).toContain(line);
      for (const { day, last, title } of read.dates) {
        expect(isDay(day)).toBe(true);
        expect(last === null || last > day).toBe(true);
        expect(title).not.toBe("");
      }
    }
  });
});

const dayOf = (text: string, today: string) => readSyllabus(text, today, "en").dates.map(({ day }) => day);

describe("the teacher of a class [PLN-2]", () => {
  test("is known from its room, also where the blanks between them were closed up", () => {
    const classOf = (text: string) => readSyllabus(text, "2026-11-19", "en").classes[0];
    expect(classOf("AP Biology\nTeacher: Ms. R. Hartwell Room B-214")).toMatchObject({
      teacher: "Ms. R. Hartwell",
      room: "B-214",
    });
    expect(classOf("Chemie Q1\nLehrerin: Frau Dr. Weber Raum C 103")).toMatchObject({
      teacher: "Frau Dr. Weber",
      room: "C 103",
    });
    expect(classOf("Historia de España\nProfesora: Marta Ruiz Aula 12")).toMatchObject({
      teacher: "Marta Ruiz",
      room: "12",
    });
  });
});

describe("what is no day [PLN-2]", () => {
  test("is the number of a problem set, where nobody writes Spanish", () => {
    const read = (text: string, own: "en" | "es") =>
      readSyllabus(text, "2026-08-20", own).dates.map(({ title, day }) => `${day} ${title}`);
    expect(
      read("AP Chemistry\nProblem set 6 due Dec 2\nPset 3 due 10/5\nUnit 2 Set 4 is due on Friday, Oct 9", "en"),
    ).toEqual(["2026-12-02 Problem set 6", "2026-10-05 Pset 3", "2026-10-09 Unit 2 Set 4"]);
    expect(read("Química\nEntrega del informe: 6 set 2026", "es")).toEqual(["2026-09-06 Entrega del informe"]);
  });
});

describe("the year of a date that has none [PLN-2]", () => {
  test("is the one in which its weekday is right", () => {
    expect(dayOf("Midterm exam: Tue 10/14", "2025-09-01")).toEqual(["2025-10-14"]);
    expect(dayOf("Midterm exam: Wed 10/14", "2026-08-20")).toEqual(["2026-10-14"]);
  });

  test("is that of the school year, so that January comes after December", () => {
    expect(dayOf("Syllabus 2026-27\nTest 1: Dec 11\nTest 2: Jan 22", "2026-08-20")).toEqual([
      "2026-12-11",
      "2027-01-22",
    ]);
  });

  test("is told by the order of a term that runs from March to November", () => {
    expect(dayOf("Test 1: March 20\nTest 2: June 12\nTest 3: September 18", "2027-02-20")).toEqual([
      "2027-03-20",
      "2027-06-12",
      "2027-09-18",
    ]);
  });

  test("is that of the term to come, where the last one is long over", () => {
    const term = "Quiz 1: Sept 25\nMidterm: Oct 20\nFinal exam: Dec 14";
    expect(dayOf(term, "2026-06-20")).toEqual(["2026-09-25", "2026-10-20", "2026-12-14"]);
    expect(dayOf(`Fall 2025\n${term}`, "2026-06-20")).toEqual(["2025-09-25", "2025-10-20", "2025-12-14"]);
  });

  test("any day of the year, written with its weekday, is read as that day in each order and by name", () => {
    const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
    const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
    for (let ahead = 0; ahead < 364; ahead += 1) {
      const day = addDays("2026-07-20", ahead);
      const weekday = names[(dayNumber(day) + 3) % 7];
      const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
      expect(dayOf(`Unit test: ${weekday}, ${months[month - 1]} ${date}`, "2026-08-01")).toEqual([day]);
      expect(dayOf(`Unit test: ${weekday} ${date} ${months[month - 1]}`, "2026-08-01")).toEqual([day]);
    }
  });
});

test("a year after several days is that of all of them [PLN-2]", () => {
  const [date] = readSyllabus("March 22-26, 2027 Spring break", "2025-09-01", "en").dates;
  expect(date).toMatchObject({ day: "2027-03-22", last: "2027-03-26", title: "Spring break" });
});

describe("what is no date [PLN-2]", () => {
  test.each([
    "Read ch. 2-4 and pp. 12/14 before the test",
    "A lab report is worth 20 points; 12/20 is passing",
    "The counseling center is open 24/7",
    "Late essays lose 10% per day, up to 3 days",
    "Tests are graded 6/10 or better",
    "Homework takes 20-30 minutes, 3-4 nights a week",
    "Exam rules, version of 12/18/2026",
  ])("%s", (line) => {
    expect(readSyllabus(line, "2026-08-20", "en").dates).toEqual([]);
  });
});

test("percents that make no whole are no weights [PLN-2]", () => {
  expect(readSyllabus("Tests 40%\nQuizzes 20%", "2026-08-20", "en").weights).toEqual([]);
  expect(readSyllabus("Tests 60%\nQuizzes 40%", "2026-08-20", "en").weights.map(({ name }) => name)).toEqual([
    "Tests",
    "Quizzes",
  ]);
});

test("a date whose weekday is another one is proposed, and doubted [PLN-2]", () => {
  const [date] = readSyllabus("Klausur 2: Dienstag, 2.12.2026", "2026-08-20", "de").dates;
  expect(date).toMatchObject({ day: "2026-12-02", isDoubtful: true });
});

test.each([
  ["blanks", `Grading: a,${" ".repeat(10_000)}b`],
  ["dots", `Homework ${".".repeat(150_000)} 20 x`],
  ["tabs", `Tests${"\t".repeat(50_000)}40 %`],
])("a line with a row of %s without end keeps nobody waiting [PLN-2] [DOC-4]", (_, line) => {
  expect(readSyllabus(`Biology\n${line}\nFinal exam: May 8, 2027`, "2026-11-19", "en").dates).toMatchObject([
    { day: "2027-05-08" },
  ]);
});
