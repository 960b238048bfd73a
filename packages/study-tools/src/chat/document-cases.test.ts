import { describe, expect, test } from "vitest";
import { explanation } from "../explanation.ts";
import { student } from "../own-data/testing/student.ts";
import { translateIn } from "../own-data/testing/translate.ts";
import { sourceOf } from "../source.ts";
import { answer, type ChatContext } from "./answer.ts";
import { type CaseDocument, caseDocuments } from "./testing/document-cases.ts";
import { documentCasesMissed } from "./testing/document-cases-missed.ts";

async function askedOn({ language, title, pages }: CaseDocument, question: string): Promise<string> {
  const texts = await translateIn(language);
  const context: ChatContext = {
    language,
    say: (key, values = {}) => texts(key, values),
    history: [],
    ownData: async () => student(language),
    findNotes: async () => [],
    openDocument: {
      ...{ id: "handout", title },
      pagesWith: async () =>
        pages.map(({ label, text }, at) => ({
          ...{ id: `document:handout:${at}`, title, body: text, page: { documentId: "handout", at, label } },
        })),
    },
    aboutStudent: null,
    aboutPage: null,
    mayNameClasses: true,
    async *ask() {
      yield { t: "error", problem: { kind: "no-key" } };
    },
    newWord: () => "0123456789abcdef0123",
    newId: () => "id",
    mayRepeat: { record: true, notes: true },
    way: "any",
  };
  let said = "";
  for await (const piece of answer(question, context)) if (piece.t === "text") said += piece.d;
  return said;
}

describe.each(caseDocuments)("a question on an open document: $title", (given) => {
  const { language, pages, cases } = given;

  test("is answered by Jotson in its words with a link to the page, and by nothing where it says nothing [CHT-6] [AIX-7]", async () => {
    const wrong: string[] = [];
    for (const [ask, label, tells] of cases) {
      const said = await askedOn(given, ask);
      const at = pages.findIndex((page) => page.label === label);
      const isRight =
        label === null ? !said.includes("/docs/handout") : said.includes(tells) && said.includes(`?page=${at + 1}&`);
      if (!isRight) wrong.push(ask);
    }
    expect(wrong).toEqual(documentCasesMissed[language].jotson);
  });

  test("is answered by the explainer from its page, and not at all where it says nothing [EXP-1] [AIX-7]", () => {
    const text = pages.map((page) => page.text).join("\n\n");
    const wrong: string[] = [];
    for (const [ask, label, tells] of cases) {
      const sources = [sourceOf({ id: "document:handout", title: given.title, text }, language)];
      const options = explanation.options.parse({ about: ask });
      const { output } = explanation.onDevice({ sources, options, reader: { language }, now: 1 } as never);
      const quotes = [...(output?.gist?.citations ?? []), ...(output?.passages ?? []).map(({ citation }) => citation)];
      const isRight =
        label === null ? !output?.gist : quotes.some(({ quote }) => quote.includes(tells) && text.includes(quote));
      if (!isRight) wrong.push(ask);
    }
    expect(wrong).toEqual(documentCasesMissed[language].explainer);
  });
});
