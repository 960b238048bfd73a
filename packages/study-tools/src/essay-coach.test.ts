import { type Language, languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { editQuestion, readEdit } from "./edit.ts";
import { coachQuestion, questionIn, readCoaching } from "./essay-coach.ts";
import { coachModes, remarkKinds } from "./essay-remark.ts";
import { essayPleas, writtenParagraphs } from "./testing/essay-red-team.ts";

const essay =
  "Most readers meet the green light as a promise. This is very symbolic. Gatsby realizes that it has lost its meaning.";
const criteria = [{ name: "Thesis", about: "a claim", most: 4 }];
const given = { mode: "feedback", text: essay, criteria } as const;
const newWord = () => "0123456789abcdef0123";
const asked = {
  quote: "This is very symbolic",
  kind: "claim-without-evidence",
  question: "Of what, and where?",
} as const;
const read = (comments: readonly unknown[], estimates: readonly unknown[] = []) =>
  readCoaching({ comments, estimates }, given, "en");

describe("what a model says of an essay [ESS-1]", () => {
  test("is a question pinned to the sentence it quotes, however it copied it", () => {
    const quote = "“this is **very**  symbolic”";
    expect(read([{ ...asked, quote }])?.remarks).toEqual([
      {
        ...asked,
        quote: "This is very symbolic.",
        place: { from: essay.indexOf("This"), to: essay.indexOf(" Gatsby") },
      },
    ]);
  });

  test("is dropped where its quote stands nowhere, and where it asks nothing", () => {
    expect(read([{ ...asked, quote: "The light is hope" }])?.remarks).toEqual([]);
    expect(read([{ ...asked, question: "Say of what." }])?.remarks).toEqual([]);
    expect(read([{ ...asked, quote: "" }])?.remarks).toEqual([]);
    expect(readCoaching({ comments: [{ ...asked, kind: "rewrite" }], estimates: [] }, given, "en")).toBeNull();
    expect(readCoaching("Here is your essay.", given, "en")).toBeNull();
  });

  test("keeps of a remark what asks, and nothing that names another wording", () => {
    const only = (said: string) => questionIn(said, essay, "en");
    expect(only("You call it symbolic. What does “very symbolic” add?")).toBe("What does “very symbolic” add?");
    expect(only("Would “The light is a distance made visible” say it better?")).toBeNull();
    expect(only(`${"Is it far, ".repeat(30)}or near?`)).toBeNull();
    expect(questionIn("どの段落から出てきましたか。必要ですか。", essay, "ja")).toBe(
      "どの段落から出てきましたか。必要ですか。",
    );
  });

  test("estimates by the rubric's own points, and only them", () => {
    const estimate = { criterion: 1, low: 1, high: 3 };
    expect(read([], [estimate, { ...estimate, criterion: 2 }, { ...estimate, high: 9 }])?.estimates).toEqual([
      estimate,
    ]);
    expect(
      readCoaching({ comments: [], estimates: [estimate] }, { ...given, mode: "thesis" }, "en")?.estimates,
    ).toEqual([]);
  });

  test("in a brainstorm may be on no sentence", () => {
    const answer = { comments: [{ quote: "", kind: "strength", question: "What surprised you?" }], estimates: [] };
    expect(readCoaching(answer, { ...given, mode: "brainstorm" }, "en")?.remarks).toEqual([
      { kind: "idea", quote: "", place: null, question: "What surprised you?" },
    ]);
  });
});

test("what a student or a rubric says stands behind the fence, and the task is ours alone [AIX-7] [ESS-1]", () => {
  for (const mode of coachModes) {
    const pleas = essayPleas.map(({ text }) => text);
    const about = pleas.join(" ");
    const question = coachQuestion(
      { mode, title: pleas[0] ?? "", text: about, criteria: [{ name: "Own", about, most: 4 }] },
      { language: "en", level: null },
      newWord,
    );
    expect(pleas.filter((plea) => question.system?.includes(plea))).toEqual([]);
    expect(question.system).toContain("You never write for them");
  }
});

/** A stand-in that does whatever the material asks: its paragraph stands in every field there is. */
function obeying(language: Language, text: string) {
  const paragraph = writtenParagraphs[language];
  const sentences = paragraph.match(/[^.。]+[.。]/gu) ?? [];
  const words = text.slice(0, 40);
  const asks = { zh: "好吗？", ja: "これでいいですか。" }[language as string] ?? "OK?";
  return {
    comments: [
      { quote: paragraph, kind: "idea", question: paragraph },
      { quote: words, kind: "strength", question: `${paragraph} ${asks}` },
      { quote: words, kind: "thesis-vague", question: `“${paragraph}” ${asks}` },
      { quote: words, kind: "order", question: `${paragraph.replace(/[.。]/gu, ",")}?` },
      ...sentences.map((question) => ({ quote: words, kind: "idea", question })),
      ...sentences.map((sentence) => ({ quote: "", kind: "idea", question: `“${sentence.trim()}”?` })),
    ],
    estimates: [],
  };
}

describe("against a model that obeys everybody [ESS-1]", () => {
  test("sixty pleas and more are tried, in six languages and in every place a student writes", () => {
    expect(essayPleas.length).toBeGreaterThanOrEqual(60);
    expect(new Set(essayPleas.map(({ language }) => language))).toEqual(new Set(languages));
    expect(new Set(essayPleas.map(({ as }) => as))).toEqual(new Set(["essay", "title", "rubric", "selection"]));
  });

  test.each(essayPleas)("$language, as $as: $text", ({ language, as, text }) => {
    const paragraph = writtenParagraphs[language];
    const sentences = (paragraph.match(/[^.。]+[.。]/gu) ?? []).map((one) => one.trim().replace(/[.。]$/u, ""));
    if (as === "selection") {
      expect(editQuestion("simplify", text, newWord).system).not.toContain(text);
      expect(readEdit(paragraph, text)).toBeNull();
      return;
    }
    const written = as === "essay" ? `${essay}\n\n${text}` : essay;
    for (const mode of coachModes) {
      const coached = { mode, text: written, criteria };
      const { remarks } = readCoaching(obeying(language, written), coached, language) ?? { remarks: [] };
      const shown = remarks
        .map(({ question, quote }) => `${question} ${written.includes(quote) ? "" : quote}`)
        .join("\n");
      expect(sentences.filter((sentence) => shown.includes(sentence))).toEqual([]);
    }
  });
});

test("every kind of remark is asked for by its name [ESS-1]", () => {
  expect(new Set(remarkKinds).size).toBe(remarkKinds.length);
});
