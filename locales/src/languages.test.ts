import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { en } from "./en.ts";
import { allTexts, languageCodes, languageOr, languages } from "./languages.ts";

type Leaves = ReadonlyMap<string, string>;

const english = leavesOf(en);
const others = languageCodes.filter((code) => code !== "en");

/** Words that are the same in both languages, and names. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  es: [
    "calendar.view.agenda",
    "chat.pageOf",
    "documents.markPlace",
    "essay.between",
    "grades.sumIs",
    "history.moment",
    "ownData.classLine",
    "ownData.freeLine",
    "ownData.itemLine",
    "ownData.itemLineIn",
    "ownData.noteLine",
    "reader.colour.coral",
    "reminders.lead.m10",
    "reminders.lead.m30",
    "reminders.other_one",
    "reminders.other_other",
    "review.escapeKey",
    "review.onDay",
    "settings.crop.zoom",
    "settings.plan",
    "signUp.plans.premium",
    "signUp.plans.pro",
    "signUp.steps.plan",
    "studyDocuments.titleWithPages",
    "textbook.minutes_one",
    "textbook.minutes_other",
    "textbook.own.error",
    "timetable.lessonAt",
    "tutor.maths.factorial",
    "tutor.maths.integral",
    "tutor.maths.sub",
    "tutor.spoken",
  ],
  fr: [
    "area.notes",
    "calendar.description",
    "calendar.syllabus.dates",
    "calendar.typeLabel",
    "chat.conversations.title",
    "chat.pageOf",
    "documents.count_one",
    "documents.count_other",
    "documents.markPlace",
    "documents.pages_one",
    "documents.pages_other",
    "editor.find.completions",
    "editor.format.code",
    "editor.insert.code",
    "editor.insert.question",
    "essay.between",
    "essay.source.title",
    "focus.kind.document",
    "focus.kind.quiz",
    "formula.key.fraction",
    "formula.key.isotope",
    "grades.csv.column.date",
    "grades.date",
    "here.things.document_one",
    "here.things.document_other",
    "lecture.important",
    "lecture.importantMark",
    "lecture.pause",
    "lecture.view.notes",
    "library.pages_one",
    "library.pages_other",
    "library.scanPage",
    "notes.count_one",
    "notes.count_other",
    "ownData.noteLine",
    "pageName.page",
    "quiz.words.n6",
    "readability.spacingNormal",
    "reader.pageShort",
    "reader.pages",
    "reading.callout.danger",
    "reading.callout.question",
    "reading.code",
    "reading.codeIn",
    "ready.note",
    "ready.notes_one",
    "ready.notes_other",
    "ready.quizzes_one",
    "reminders.lead.m10",
    "reminders.lead.m30",
    "reminders.notices",
    "reminders.other_one",
    "reminders.other_other",
    "review.onDay",
    "review.question",
    "search.actions",
    "search.documents",
    "search.notes",
    "search.pages",
    "sent.by.questions",
    "signUp.gradeChoices",
    "signUp.plans.premium",
    "signUp.plans.pro",
    "signUp.suggestionCount_one",
    "signUp.suggestionCount_other",
    "study.options",
    "study.questions.what",
    "study.sources_one",
    "study.sources_other",
    "studyDocuments.documents",
    "studyDocuments.ofClass_one",
    "studyDocuments.ofClass_other",
    "studyDocuments.page",
    "studyDocuments.titleWithPages",
    "textbook.minutes_one",
    "textbook.minutes_other",
    "timetable.lessonAt",
    "tutor.maths.plus",
    "tutor.maths.prime",
  ],
  de: [
    "account.name",
    "chat.online",
    "chat.pageOf",
    "dashboard.grades.details",
    "dashboard.student",
    "documents.kind.text",
    "documents.markPlace",
    "editor.format.code",
    "editor.format.label",
    "editor.format.link",
    "editor.insert.code",
    "essay.between",
    "feeds.nameHint",
    "formula.key.words",
    "lecture.pause",
    "library.scanName",
    "ownData.classLine",
    "ownData.freeLine",
    "ownData.itemLine",
    "ownData.itemLineIn",
    "ownData.noteLine",
    "quiz.pageTitle",
    "reminders.told",
    "review.enterKey",
    "review.escapeKey",
    "review.inHours",
    "review.inMinutes",
    "review.onDay",
    "shell.themeSystem",
    "signUp.levels.standard",
    "signUp.plans.premium",
    "signUp.plans.pro",
    "sync.offline",
    "timetable.holiday",
    "timetable.lessonAt",
    "timetable.termName",
    "tutor.maths.minus",
    "tutor.maths.negative",
    "tutor.maths.plus",
    "tutor.spoken",
  ],
  zh: ["review.escapeKey"],
  ja: ["review.enterKey", "review.escapeKey"],
};
const names = [
  "documents.kind.docx",
  "documents.kind.markdown",
  "documents.kind.pdf",
  "documents.kind.pptx",
  "product",
  "jotson.name",
  "chat.settings.provider.gemini",
  "grades.gpa",
  "reading.markdown",
  "signUp.levels.ap",
];

describe("the languages of the app [I18-1]", () => {
  test("are English, Spanish, French, German, Chinese and Japanese", () => {
    expect(languageCodes).toEqual(["en", "es", "fr", "de", "zh", "ja"]);
  });

  test("answer an unknown language in English", () => {
    expect(languageOr("xx")).toBe("en");
    expect(languageOr(null)).toBe("en");
    expect(languageOr("constructor")).toBe("en");
    expect(languageOr("ja")).toBe("ja");
  });
});

describe("the texts", () => {
  const folders = globSync("**/en.ts", { cwd: import.meta.dirname })
    .map(dirname)
    .filter((folder) => folder !== ".");

  test("have a file for every language beside every en.ts", () => {
    const missing = (folder: string) => {
      const files = globSync(`${folder}/*.ts`, { cwd: import.meta.dirname }).map((file) => basename(file, ".ts"));
      return [...new Set(files).symmetricDifference(new Set(languageCodes))].map((code) => `${folder}/${code}.ts`);
    };
    expect(folders.length).toBeGreaterThan(10);
    expect(folders.flatMap(missing)).toEqual([]);
  });

  test("stand in one part each, and so in one load: none hides another", async () => {
    const parts = folders.filter((folder) => folder === "entrance" || folder.includes("/"));
    const sections = await Promise.all(
      parts.map(async (part) => Object.keys((await import(join(import.meta.dirname, part, "en.ts"))).en)),
    );
    expect(sections.flat().sort()).toEqual(Object.keys(en).sort());
  });

  test.each(others)("come in %s with the loads they come with in English", async (code) => {
    for (const load of ["entrance", "first", "early", "rest", "coaching", "jotson", "documents"] as const) {
      expect(Object.keys(await languages[code][load]()).sort()).toEqual(Object.keys(await languages.en[load]()).sort());
    }
  });
});

describe.each(others)("%s", (code) => {
  const hasSingular = new Intl.PluralRules(code).resolvedOptions().pluralCategories.includes("one");

  test("says everything English says, and nothing more", async () => {
    const expected = [...english.keys()].filter((key) => hasSingular || !key.endsWith("_one"));
    expect([...leavesOf(await allTexts(code)).keys()].sort()).toEqual(expected.sort());
  });

  test("fills in the same names and marks as many words", async () => {
    for (const [key, text] of leavesOf(await allTexts(code))) {
      expect([key, placeholders(text), strokes(text)]).toEqual([
        key,
        placeholders(english.get(key) ?? ""),
        strokes(english.get(key) ?? ""),
      ]);
    }
  });

  test("leaves nothing in English and nothing empty", async () => {
    const untranslated: string[] = [];
    for (const [key, text] of leavesOf(await allTexts(code))) {
      expect(text.trim(), key).not.toBe("");
      if (text === english.get(key) && !names.includes(key)) untranslated.push(key);
    }
    expect(untranslated.sort()).toEqual([...(sameAsEnglish[code] ?? [])].sort());
  });
});

test("French says tu to a student, as the others say tú and du", async () => {
  const formal = /\b(vous|votre|vos)\b|\b(vérifi|essay|choisiss|connect|définiss)ez\b/i;
  expect([...leavesOf(await allTexts("fr"))].filter(([, text]) => formal.test(text))).toEqual([]);
});

test.each(["zh", "ja"] as const)("%s parts Latin letters and digits from its own by a space", async (code) => {
  const written = /[\u3040-\u30ff\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u3040-\u30ff\u4e00-\u9fff]/;
  const helpline = "24時間子供SOSダイヤル";
  const touching = [...leavesOf(await allTexts(code))].filter(([, text]) =>
    written.test(text.replace(/`[^`]*`/g, "").replace(helpline, "")),
  );
  expect(touching).toEqual([]);
});

function leavesOf(texts: object, path = ""): Leaves {
  const leaves = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === "string") leaves.set(path + key, value);
    else for (const [deeper, text] of leavesOf(value, `${path}${key}.`)) leaves.set(deeper, text);
  }
  return leaves;
}

function placeholders(text: string): readonly string[] {
  return (text.match(/\{\{\w+\}\}/g) ?? []).sort();
}

function strokes(text: string): number {
  return text.match(/\[\[[^[\]]+\]\]/g)?.length ?? 0;
}
