import { describe, expect, test } from "vitest";
import { explanation } from "../explanation.ts";
import { sourceOf } from "../source.ts";
import { askedOn } from "./testing/ask-document.ts";
import { caseDocuments } from "./testing/document-cases.ts";
import { documentCasesMissed } from "./testing/document-cases-missed.ts";

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
