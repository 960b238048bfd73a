import { type Language, languages } from "@jotter/domain/settings";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { smallTalkCorpus } from "../chat/testing/small-talk.ts";
import { student } from "../own-data/testing/student.ts";
import { studyQuestions } from "../own-data/testing/study-questions.ts";
import { unseen } from "../own-data/testing/unseen.ts";
import { orderCases, orderFaults } from "../testing/judge-orders.ts";
import { knownMisses } from "../testing/known-misses.ts";
import type { EventAct } from "./act.ts";
import { proposeAll } from "./propose.ts";
import { recogniseActs } from "./recognise-acts.ts";
import { actStudent } from "./testing/judge-act.ts";

test("one to three things in a message are understood as whoever speaks the language would, and no new one is missed [CHT-6]", () => {
  const missed = orderCases.flatMap((each) => {
    const found = orderFaults(each);
    return found.length > 0 ? [{ said: each.said, found }] : [];
  });
  expect(
    missed.map(({ said }) => said),
    JSON.stringify(missed, null, 1),
  ).toEqual(knownMisses.orders);
});

const events = (typed: string, language: Language = "en") =>
  recogniseActs(typed, language, actStudent(language, "2026-11-17T14:20")).map((act) => {
    const { title, day, time } = act as EventAct;
    return [title, day, time];
  });

describe("several things in one message [CHT-6] [CHT-8]", () => {
  test("have each their own day and hour", () => {
    expect(
      events("put dentist thursday 3pm, history essay due sunday 11:59pm and study for algebra saturday 2-4"),
    ).toEqual([
      ["Dentist", "2026-11-19", "15:00"],
      ["History essay", "2026-11-22", "23:59"],
      ["Study for algebra", "2026-11-21", "14:00"],
    ]);
    expect(events("chem test fri\nbio quiz mon\nessay due dec 1")).toEqual([
      ["Chem test", "2026-11-20", null],
      ["Bio quiz", "2026-11-23", null],
      ["Essay", "2026-12-01", null],
    ]);
  });

  test("share the day that only one of them names, and the week until another is named", () => {
    expect(events("math test and english essay friday")).toEqual([
      ["Math test", "2026-11-20", null],
      ["English essay", "2026-11-20", null],
    ]);
    expect(events("下周三英语考试，周五交历史论文", "zh")).toEqual([
      ["英语考试", "2026-11-25", null],
      ["交历史论文", "2026-11-27", null],
    ]);
  });

  test("may be the same on another day", () => {
    expect(events("soccer practice monday and wednesday at 4")).toEqual([
      ["Soccer practice", "2026-11-23", "16:00"],
      ["Soccer practice", "2026-11-25", "16:00"],
    ]);
  });

  test("are one where only one is said, however many words are joined in it", () => {
    for (const typed of [
      "study chapters 3 and 4 for bio on friday",
      "read ch 3 and do problems 4, 5 and 6 by friday",
      "remind me to call grandma and buy milk tomorrow at 5",
      "add test friday (ch 3 and 4)",
    ]) {
      expect(events(typed), typed).toHaveLength(1);
    }
  });

  test("are none where nothing was ordered", () => {
    for (const typed of [
      "what is due friday and is there a test monday",
      "i had a test monday and a quiz tuesday",
      "my friend has a test friday and a quiz monday",
      "the treaty was signed monday and the war ended friday",
      "read this\nadd a chem test on friday",
    ]) {
      expect(events(typed), typed).toEqual([]);
    }
  });

  test("with a slip in the name of the day are understood", () => {
    expect(events("chem test wensday and bio quizz thrusday")).toEqual([
      ["Chem test", "2026-11-18", null],
      ["Bio quizz", "2026-11-19", null],
    ]);
    expect(events("mathearbeit mitwoch und englisch test am freitga", "de").map(([, day]) => day)).toEqual([
      "2026-11-18",
      "2026-11-20",
    ]);
    expect(events("controle de maths vendrdi", "fr").map(([, day]) => day)).toEqual(["2026-11-20"]);
    expect(events("examen de mates el vierens", "es")).toEqual([["Examen de mates", "2026-11-20", null]]);
  });

  test("are as many as were said, in whatever order they come", () => {
    const things = ["chem test friday", "essay due december 1", "dentist thursday 3pm", "bio quiz monday at 9"];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(things, { minLength: 1 }),
        fc.constantFrom(" and ", ", ", " + ", "; ", "\n", ", and then "),
        (said, joint) => {
          expect(events(said.join(joint))).toEqual(said.flatMap((one) => events(one)));
        },
      ),
    );
  });
});

test.each(languages)("questions, study questions and small talk order nothing, in %s [CHT-8]", (language) => {
  const facts = student(language);
  const said = [
    ...unseen[language].map(({ ask }) => ask),
    ...studyQuestions.filter((each) => each.language === language).map(({ ask }) => ask),
    ...smallTalkCorpus[language].map(([text]) => text),
  ];
  expect(said.filter((one) => recogniseActs(one, language, facts).some(({ kind }) => kind !== "now"))).toEqual([]);
});

test("what is in the calendar already is said to be there, and only the rest is proposed [CHT-6]", () => {
  const facts = actStudent("en", "2026-11-17T14:20");
  const event = { id: "e", title: "chem test", type: "exam", classId: "c0", start: "2026-11-20", end: "2026-11-20" };
  const occurrences = [{ event, start: "2026-11-20", end: "2026-11-20" }];
  const known = { ...facts, calendar: { ...facts.calendar, occurrences } } as unknown as typeof facts;
  const said = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`;
  const deps = { say: said, newId: () => "id", openNoteId: null, lastReply: null };
  const answered = (question: string) => {
    const acts = recogniseActs(question, "en", known).filter((act) => act.kind !== "now");
    return proposeAll(acts, { ...deps, question, facts: known });
  };
  const both = answered("add chem test friday and bio quiz monday");
  expect(both.proposals).toMatchObject([{ event: { title: "Bio quiz", start: "2026-11-23" } }]);
  expect(both.text).toContain('chat.act.isThere {"title":"Chem test","day":"Friday, November 20"}');
  expect(answered("add chem test friday").proposals).toEqual([]);
  expect(answered("add chem test monday").proposals).toHaveLength(1);
});
