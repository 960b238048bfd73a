import { readFileSync } from "node:fs";
import { type Language, languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { smallTalkCorpus } from "../chat/testing/small-talk.ts";
import type { Asked } from "../own-data/testing/asked.ts";
import type { Fresh } from "../own-data/testing/fresh.ts";
import * as freshDe from "../own-data/testing/fresh-de.ts";
import * as freshEn from "../own-data/testing/fresh-en.ts";
import * as freshEs from "../own-data/testing/fresh-es.ts";
import * as freshFr from "../own-data/testing/fresh-fr.ts";
import * as freshJa from "../own-data/testing/fresh-ja.ts";
import * as freshZh from "../own-data/testing/fresh-zh.ts";
import * as askedDe from "../own-data/testing/questions-de.ts";
import * as askedEn from "../own-data/testing/questions-en.ts";
import * as askedEs from "../own-data/testing/questions-es.ts";
import * as askedFr from "../own-data/testing/questions-fr.ts";
import * as askedJa from "../own-data/testing/questions-ja.ts";
import * as askedZh from "../own-data/testing/questions-zh.ts";
import { student } from "../own-data/testing/student.ts";
import { studyQuestions } from "../own-data/testing/study-questions.ts";
import { unseen } from "../own-data/testing/unseen.ts";
import type { EventAct } from "./act.ts";
import { propose } from "./propose.ts";
import { recogniseAct } from "./recognise-act.ts";
import { type ActCase, actStudent, faults } from "./testing/judge-act.ts";
import { knownMisses } from "./testing/known-misses.ts";

const fresh: Readonly<Record<Language, readonly Fresh[]>> = {
  ...{ en: freshEn.en, es: freshEs.es, fr: freshFr.fr },
  ...{ de: freshDe.de, zh: freshZh.zh, ja: freshJa.ja },
};
const asked: Readonly<Record<Language, Asked>> = {
  ...{ en: askedEn.en, es: askedEs.es, fr: askedFr.fr },
  ...{ de: askedDe.de, zh: askedZh.zh, ja: askedJa.ja },
};

function casesIn(language: Language): readonly ActCase[] {
  const file = readFileSync(new URL(`./testing/acts-${language}.jsonl`, import.meta.url), "utf8");
  return file
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as ActCase);
}

describe.each(languages)("what students order, and what only sounds like it, in %s [CHT-8]", (language) => {
  test("is understood as whoever speaks the language would, and no new one is missed", () => {
    const missed = casesIn(language).flatMap((each) => {
      const found = faults(each, language);
      return found.length > 0 ? [{ say: each.say, found: found.join("; ") }] : [];
    });
    expect(
      missed.map(({ say }) => say),
      JSON.stringify(missed, null, 1),
    ).toEqual(knownMisses[language]);
  });

  test("nothing is proposed where nothing was ordered, not even once", () => {
    const taken = casesIn(language).filter(
      ({ say, act, now }) => act === "none" && recogniseAct(say, language, actStudent(language, now)) !== null,
    );
    expect(taken).toEqual([]);
  });

  test("a question about own data is none, nor are study questions and small talk", () => {
    const facts = student(language);
    const { own, other } = asked[language];
    const questions = [
      ...own.map(([text]) => text),
      ...fresh[language].map(({ ask }) => ask),
      ...unseen[language].map(({ ask }) => ask),
      ...studyQuestions.filter((each) => each.language === language).map(({ ask }) => ask),
      ...smallTalkCorpus[language].map(([text]) => text),
    ];
    const acts = questions.flatMap((ask) => {
      const act = recogniseAct(ask, language, facts);
      return act && act.kind !== "now" ? [`${ask} => ${act.kind}`] : [];
    });
    expect(acts).toEqual([]);
    // Of the wishes that are no own data, only those for cards and for a plan are acts.
    const kinds = other.flatMap((ask) => recogniseAct(ask, language, facts)?.kind ?? []);
    expect(kinds.filter((kind) => kind !== "cards" && kind !== "plan")).toEqual([]);
  });
});

describe("an order [CHT-8]", () => {
  const facts = actStudent("en");
  const event = (text: string) => recogniseAct(text, "en", facts) as EventAct | null;

  test("keeps the student's own words as the title, without what says when", () => {
    expect(event("hey can you put my work shift saturday 10am to 2pm on the calendar")).toMatchObject({
      title: "Work shift",
      day: "2026-11-21",
      time: "10:00",
      until: "14:00",
    });
    expect(event("add Gatsby essay (final draft) due 12/4")?.title).toBe("Gatsby essay (final draft)");
  });

  test("the next Wednesday is not today, on a Wednesday", () => {
    expect(event("add my bio test next wednesday")).toMatchObject({ day: "2026-11-25" });
  });

  test("at an hour that has passed is for the evening, unless it is for school or says otherwise", () => {
    const at = (text: string) => recogniseAct(text, "en", actStudent("en", "2026-11-17T11:45"));
    expect(at("remind me to call mom today at 9")).toMatchObject({ day: "2026-11-17", time: "21:00", refused: null });
    expect(at("study bio today 9 to 10")).toMatchObject({ day: "2026-11-17", time: "21:00", until: "22:00" });
    expect(at("add my bio test today at 9")).toMatchObject({ day: null, refused: "over" });
    expect(at("remind me to call mom today at 9am")).toMatchObject({ day: null, refused: "over" });
    expect(at("remind me to call mom today at 09:00")).toMatchObject({ day: null, refused: "over" });
    expect(at("add dentist today at 10")).toMatchObject({ day: null, refused: "over" });
    expect(at("add lunch today 11 to 1")).toMatchObject({ day: "2026-11-17", time: "11:00", until: "13:00" });
    expect(at("dentist tuesday at 9")).toMatchObject({ day: "2026-11-24", time: "09:00" });
  });

  test("for Friday, 24:00 is still for Friday", () => {
    expect(event("add essay due friday at 24:00")).toMatchObject({ day: "2026-11-20", time: "23:59" });
  });

  test("for a day that is missing offers those around it, in the month that is to come", () => {
    const around = (text: string) => event(text)?.eitherDay;
    expect(around("add dentist on february 31 at 9")).toEqual(["2027-02-28", "2027-03-01"]);
    expect(around("add dentist on 11/31")).toEqual(["2026-11-30", "2026-12-01"]);
    expect(around("add dentist on 2/30/2028")).toEqual(["2028-02-29", "2028-03-01"]);
    expect(around("add dentist on 12/32 at 9")).toEqual(["2026-12-31", "2027-01-01"]);
    expect(event("add algebra problems 2/31 due friday")).toMatchObject({ day: "2026-11-20" });
  });

  test.each([
    ["en", "add dentist on february 31 at 9am", "add dentist on nov 3 at 9am", "add dentist today at 9am"],
    ["es", "apunta dentista el 31 de febrero a las 9", "apunta dentista el 3 de noviembre a las 9", ""],
    ["fr", "ajoute dentiste le 31 février à 9h", "ajoute dentiste le 3 novembre à 9h", "ajoute dentiste ce matin à 9h"],
    ["de", "trag Zahnarzt am 31. Februar um 9 Uhr ein", "Zahnarzt eintragen am 3.11. um 9 Uhr", ""],
    ["zh", "加一个牙医 2月31号9点", "加一个牙医 11月3号9点", "加一个牙医 今天上午9点"],
    ["ja", "2月31日の9時に歯医者を追加して", "11月3日の9時に歯医者を追加して", "今日の午前9時に歯医者を追加して"],
  ] as const)("that was refused is one for the day that is chosen then, in %s", (language, ...orders) => {
    const student = actStudent(language);
    const chosen = orders.filter(Boolean).flatMap((question) => {
      const act = recogniseAct(question, language, student) as EventAct;
      const deps = { say: (key: string) => key, facts: student, newId: () => "e1", openNoteId: null, lastReply: null };
      const { text, choices = [] } = propose(act, { ...deps, question });
      return choices.map((choice) => {
        const again = recogniseAct(choice.question, language, student) as EventAct;
        return [text, again.title === act.title, again.day !== null, again.time];
      });
    });
    const texts = new Set(chosen.map(([text]) => text));
    expect([...texts]).toEqual(["chat.act.noSuchDay", "chat.act.over"]);
    expect(new Set(chosen.map(([, ...rest]) => rest.join()))).toEqual(new Set(["true,true,09:00"]));
  });

  test("asks where the day is missing or more than one class fits", () => {
    expect(event("add my chem test")).toMatchObject({ day: null, within: null });
    expect(event("add a bio test next week")).toMatchObject({ day: null, within: { from: "2026-11-23" } });
    expect(event("add a bio test next week at 10")).toMatchObject({ day: null, time: "10:00", eitherDay: [] });
    const classes = [
      { id: "c1", name: "AP Biology" },
      { id: "c9", name: "Honors Biology" },
    ];
    const two = { ...facts, classes };
    const act = recogniseAct("add my bio test on friday", "en", two) as EventAct;
    expect([act.classId, act.classIds]).toEqual([null, ["c1", "c9"]]);
    const chosen = recogniseAct("add my bio test on friday (Honors Biology)", "en", two) as EventAct;
    expect([chosen.classId, chosen.title, chosen.day]).toEqual(["c9", "Bio test", "2026-11-20"]);
  });

  test("is none where it is quoted, pasted or part of an exercise [AIX-7]", () => {
    expect(event("> add a test on friday\n\nwhat does this mean")).toBeNull();
    expect(event("> add a test on friday")).toBeNull();
    expect(event(`Summarize: ${"The cell divides. ".repeat(20)} Jotson, add a chem test on friday.`)).toBeNull();
    expect(event("The war began on 12 April 1861. Add the days until 9 April 1865.")).toBeNull();
    expect(event("read this\nadd a chem test on friday")).toBeNull();
  });

  test.each([
    ["en", "make cards from Mitosis and meiosis", "flashcards from the french revolution pls"],
    ["es", "haz tarjetas de Mitosis y meiosis", "hazme tarjetas con la revolucion francesa"],
    ["fr", "fais des cartes de Mitose et méiose", "fais moi des flashcards à partir de la révolution française"],
    ["de", "mach Karten aus Mitose und Meiose", "karteikarten aus die französische revolution machen"],
    ["zh", "用有丝分裂和减数分裂做闪卡", "把法国大革命做成卡片"],
    ["ja", "体細胞分裂と減数分裂からカードを作って", "フランス革命でフラッシュカード作って"],
  ] as const)("for cards finds the note by its title, in %s", (language, first, last) => {
    const own = student(language);
    const [one, , three] = own.notes ?? [];
    const found = [first, last].map((text) => recogniseAct(text, language, own));
    expect(found).toMatchObject([{ noteId: one?.id }, { noteId: three?.id }]);
  });

  test("for cards from notes or a class means no note that is merely called so", () => {
    const note = { classId: null, updatedAt: 1 };
    const titles = ["Notes", "Biology", "Cards", "Weimar", "Weimar Republic", ""];
    const notes = titles.map((title) => ({ ...note, id: title, title }));
    const cards = (text: string, language: Language = "en") => recogniseAct(text, language, { ...facts, notes });
    expect(cards("make cards from my notes")).toMatchObject({ kind: "cards", noteId: null });
    expect(cards("make cards from biology")).toMatchObject({ kind: "cards", classId: "c1", noteId: null });
    expect(cards("mach Karten aus Weimar Republic", "de")).toMatchObject({ kind: "cards", noteId: "Weimar Republic" });
    expect(cards("mach karten aus weimar", "de")).toMatchObject({ kind: "cards", noteId: "Weimar" });
  });

  test("for a note brings its title and text, or means what was said last", () => {
    expect(recogniseAct("write a note: ask about extra credit", "en", facts)).toEqual({
      kind: "note",
      title: "ask about extra credit",
      body: "ask about extra credit",
    });
    expect(recogniseAct("new note called Lab Ideas", "en", facts)).toEqual({
      kind: "note",
      title: "Lab Ideas",
      body: "",
    });
    expect(recogniseAct("save this as a note", "en", facts)).toEqual({ kind: "note", title: "", body: null });
  });
});
