import { entities } from "@jotter/domain/entities";
import { type Language, languages } from "@jotter/domain/settings";
import { beforeAll, describe, expect, test } from "vitest";
import { type EntranceContent, typedSentences, wordingIn } from "./entrance-content.ts";
import { entranceLanguages, loadEntrance } from "./load-entrance.ts";
import { operator, teacherQuotes, team } from "./people.ts";

const translations = entranceLanguages.filter((language) => language !== "en");

let english: EntranceContent;
beforeAll(async () => {
  english = await loadEntrance("en");
});

describe("the entrance", () => {
  test("speaks every language of the app, and English to everybody else [I18-1]", async () => {
    expect(entranceLanguages).toEqual(languages);
    for (const stranger of ["tlh", "", "constructor"]) expect(await loadEntrance(stranger)).toBe(english);
  });

  test("says the names of its areas as the product promises them [MKT-1]", () => {
    const { teachers, about, team, faq, contact, terms, privacy } = english;
    expect([teachers.title, about.title, team.title, faq.title, contact.title, terms.name, privacy.name]).toEqual([
      "What Teachers Say",
      "About Us",
      "Meet the Team",
      "FAQ",
      "Contact",
      "Terms",
      "Privacy",
    ]);
  });

  test.each(entranceLanguages)("leaves no text empty or unfinished (%s) [MKT-1] [I18-1]", async (language) => {
    for (const [place, text] of textsByPlace(await loadEntrance(language))) {
      expect(text, place).toBe(text.trim());
      expect(text, place).not.toMatch(/^$|TODO|\{\{|\s{2}/);
    }
  });

  test.each(translations)(
    "says in %s all that it says in English, with words of its own [MKT-1] [I18-1]",
    async (language) => {
      const englishTexts = textsByPlace(english);
      const texts = textsByPlace(await loadEntrance(language));
      expect([...texts.keys()]).toEqual([...englishTexts.keys()]);
      const untranslated = [...texts].filter(([place, text]) => text === englishTexts.get(place));
      expect(untranslated).toEqual([]);
    },
  );

  test.each(entranceLanguages)("types six sentences short enough to wait for (%s) [FEA-1]", async (language) => {
    const sentences = typedSentences(await loadEntrance(language));
    expect(sentences).toHaveLength(6);
    // A Chinese or Japanese character says, and fills, about as much as two letters.
    const [least, most] = language === "zh" || language === "ja" ? [20, 40] : [40, 80];
    for (const { text } of sentences) {
      expect([...text].length, text).toBeGreaterThanOrEqual(least);
      expect([...text].length, text).toBeLessThanOrEqual(most);
    }
  });

  test("types them in the order of the product [FEA-1]", () => {
    const order = ["aiTools", "notebook", "textbook", "assistant", "grades", "schedule"];
    expect(typedSentences(english).map(({ id }) => id)).toEqual(order);
  });
});

/** What each kind of record is called where a student reads about it. A new kind without its words fails below. */
const recordWords: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  profile: { en: "profile", es: "perfil", fr: "profil", de: "Profil", zh: "个人资料", ja: "プロフィール" },
  settings: { en: "settings", es: "ajustes", fr: "réglages", de: "Einstellungen", zh: "设置", ja: "設定" },
  class: { en: "classes", es: "asignaturas", fr: "cours", de: "Kurse", zh: "课程", ja: "授業" },
  note: { en: "notes", es: "apuntes", fr: "notes", de: "Notizen", zh: "笔记", ja: "ノート" },
  grade: { en: "grades", es: "calificaciones", fr: "résultats", de: "Noten", zh: "成绩", ja: "成績" },
  event: { en: "calendar", es: "calendario", fr: "calendrier", de: "Kalender", zh: "日历", ja: "カレンダー" },
  conversation: {
    en: "conversation",
    es: "conversaci",
    fr: "conversation",
    de: "Gespräch",
    zh: "对话",
    ja: "会話",
  },
  "study-result": {
    en: "study tools",
    es: "herramientas de estudio",
    fr: "outils d’étude",
    de: "Lernwerkzeuge",
    zh: "学习工具",
    ja: "学習ツール",
  },
  "sent-question": {
    en: "questions you sent",
    es: "preguntas enviadas",
    fr: "questions envoyées",
    de: "Fragen an KI-Modelle",
    zh: "提问清单",
    ja: "質問の一覧",
  },
  deck: { en: "decks", es: "mazos", fr: "paquets", de: "Stapel", zh: "卡片组", ja: "デッキ" },
  card: { en: "cards", es: "tarjetas", fr: "cartes", de: "Karteikarten", zh: "卡片", ja: "カード" },
  document: { en: "documents", es: "documentos", fr: "documents", de: "Dokumente", zh: "文档", ja: "書類" },
  "document-text": { en: "their text", es: "su texto", fr: "leur texte", de: "ihrem Text", zh: "文字", ja: "本文" },
  mark: { en: "your highlights", es: "tus marcas", fr: "surlignages", de: "Markierungen", zh: "标注", ja: "マーク" },
  essay: { en: "essays", es: "redacciones", fr: "rédactions", de: "Aufsätzen", zh: "作文", ja: "作文" },
  "focus-session": {
    en: "focus sessions",
    es: "sesiones de concentración",
    fr: "séances de concentration",
    de: "Fokuszeiten",
    zh: "专注记录",
    ja: "集中した時間",
  },
  "chapter-read": {
    en: "in the textbook",
    es: "en el libro de texto",
    fr: "dans le manuel",
    de: "im Lehrbuch",
    zh: "教材",
    ja: "教科書",
  },
  "own-chapter": {
    en: "chapters you add",
    es: "capítulos que añades",
    fr: "chapitres que vous ajoutez",
    de: "Kapitel, die Sie hinzufügen",
    zh: "章节",
    ja: "章",
  },
  lecture: {
    en: "your lectures",
    es: "clases grabadas",
    fr: "cours enregistrés",
    de: "Mitschnitte",
    zh: "课堂录音",
    ja: "講義の録音",
  },
  quiz: { en: "quizzes", es: "cuestionarios", fr: "quiz", de: "Quizze", zh: "测验", ja: "クイズ" },
};

describe("the privacy page", () => {
  test.each(entranceLanguages)("names every kind of record the server stores (%s) [MKT-1]", async (language) => {
    const [stored] = (await loadEntrance(language)).privacy.sections[1]?.paragraphs ?? [];
    const unnamed = entities.filter(({ kind }) => !stored?.includes(recordWords[kind]?.[language] ?? "?"));
    expect(unnamed.map(({ kind }) => kind)).toEqual([]);
  });

  test.each(entranceLanguages)("names every kind of data a model may be told (%s) [AIX-8]", async (language) => {
    const [seen] = (await loadEntrance(language)).privacy.sections[3]?.paragraphs ?? [];
    const kinds = ["profile", "class", "grade", "event", "note", "conversation"];
    expect(kinds.filter((kind) => !seen?.includes(recordWords[kind]?.[language] ?? "?"))).toEqual([]);
  });
});

describe("the people of the entrance", () => {
  // An operator who puts real people in takes this test out.
  test("are all marked as examples as long as nobody real has agreed to stand there [MKT-1]", () => {
    for (const entry of [...teacherQuotes, ...team, operator]) expect(entry.example, JSON.stringify(entry)).toBe(true);
  });

  test("have an address nobody owns until the operator enters one [MKT-1]", () => {
    expect(!operator.example || operator.email.endsWith("@example.org")).toBe(true);
  });

  test.each(translations)("are introduced in %s, not in English [MKT-1] [I18-1]", (language) => {
    const { email, ...responsible } = operator;
    for (const { example, ...wordings } of [...teacherQuotes, ...team, responsible]) {
      for (const wording of Object.values(wordings)) {
        expect(wordingIn(wording, language).trim()).not.toBe("");
        if (example) expect(wordingIn(wording, language)).not.toBe(wordingIn(wording, "en"));
      }
    }
  });

  test("have one name in all languages where only one is given [MKT-1]", () => {
    expect(entranceLanguages.map((language) => wordingIn("Jotter", language))).toEqual(languages.map(() => "Jotter"));
    expect(wordingIn({ en: "one", es: "uno", fr: "un", de: "eins", zh: "一", ja: "一つ" }, "tlh")).toBe("one");
  });
});

/** Every text by where it stands, e.g. `faq.entries.0.answer`. */
function textsByPlace(content: unknown, place = ""): ReadonlyMap<string, string> {
  if (typeof content === "string") return new Map([[place, content]]);
  const parts = Object.entries(content ?? {});
  return new Map(parts.flatMap(([key, part]) => [...textsByPlace(part, place ? `${place}.${key}` : key)]));
}
