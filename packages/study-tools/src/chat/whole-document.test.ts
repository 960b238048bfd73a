import { describe, expect, test } from "vitest";
import { askedOfWhole } from "./asked-of-whole.ts";
import { type AskedDocument, askedOn } from "./testing/ask-document.ts";

const charter: AskedDocument = {
  language: "en",
  title: "Charter of the river",
  outline: [
    { title: "Charter of the river", level: 1, page: 0 },
    { title: "Preamble", level: 2, page: 0 },
    { title: "Article 1", level: 2, page: 1 },
    { title: "Article 2", level: 2, page: 1 },
  ],
  pages: [
    {
      label: "i",
      text: "# Charter of the river\n\n### M. K. Oduya, T. Brandt and the River Board\n\nThis charter says who may use the water of the river, and how.",
    },
    {
      label: "1",
      text: "## Article 1\n\nEveryone may drink from the river.\n\n## Article 2\n\nNobody may own the river. Dams need the leave of the board.",
    },
  ],
};

describe("a question about the open document itself", () => {
  test.each([
    "What is this document about?",
    "whats this about",
    "What is this book?",
    "de qué trata esto",
    "¿De qué trata este documento?",
    "De quoi parle ce document ?",
    "Worum geht es in diesem Dokument?",
    "这份文件是关于什么的？",
    "この文書は何についてですか？",
    "この資料には何が書いてありますか",
  ])("is known as one: %s [CHT-6]", (asked) => {
    expect(askedOfWhole(asked)).toEqual({ kind: "about" });
  });

  test.each([
    "who wrote this",
    "Who is the author of this book?",
    "¿Quién escribió este texto?",
    "Qui a écrit ce livre ?",
    "Wer hat dieses Buch geschrieben?",
    "这本书的作者是谁？",
    "この文書は誰が書きましたか？",
  ])("may ask who wrote it: %s [CHT-6]", (asked) => {
    expect(askedOfWhole(asked)).toEqual({ kind: "author" });
  });

  test.each([
    ["What is on page 12?", { kind: "page", label: "12" }],
    ["12ページには何が書いてありますか", { kind: "page", label: "12" }],
    ["What does this page say?", { kind: "page", label: null }],
    ["What does page 4 say about Windows?", { kind: "page", label: "4", about: "Windows" }],
    [
      "What does it say about the working directory on page 4?",
      { kind: "page", label: "4", about: "working directory" },
    ],
    ["¿Qué dice la página 4 sobre Windows?", { kind: "page", label: "4", about: "Windows" }],
    ["Que dit la page 4 sur Windows ?", { kind: "page", label: "4", about: "Windows" }],
    ["Was steht auf Seite 4 über Windows?", { kind: "page", label: "4", about: "Windows" }],
    ["Was steht auf Seite 4?", { kind: "page", label: "4" }],
    ["第4页关于光合作用说了什么？", { kind: "page", label: "4", about: "光合作用" }],
    ["4ページには光合成について何と書いてありますか", { kind: "page", label: "4", about: "光合成" }],
    ["What does Article 26 say about education?", { kind: "part", name: "Article", number: "26" }],
    ["第3章には何が書いてありますか", { kind: "part", name: "章", number: "3" }],
  ])("may ask for a numbered place: %s [CHT-6]", (asked, expected) => {
    expect(askedOfWhole(asked)).toEqual(expected);
  });

  test.each([
    "What is osmosis?",
    "who wrote Hamlet",
    "Summarise this page",
    "de qué trata la revolución industrial",
    "光合成とは何ですか",
  ])("is none where something else is asked: %s", (asked) => {
    expect(askedOfWhole(asked)).toBeNull();
  });

  test("is answered with its contents and its first lines [CHT-6] [AIX-7]", async () => {
    const said = await askedOn(charter, "What is this document about?");
    expect(said).toContain("[Article 2](/docs/handout?page=2&");
    expect(said).toContain("> This charter says who may use the water");
    expect(said).not.toContain("[Charter of the river](");
  });

  test("is answered with the line that names who wrote it, and plainly where none does [CHT-6]", async () => {
    expect(await askedOn(charter, "who wrote this")).toContain("> M. K. Oduya, T. Brandt and the River Board");
    const unnamed = { ...charter, pages: charter.pages.slice(1) };
    expect(await askedOn(unnamed, "who wrote this")).toBe("The first pages of “Charter of the river” name no author.");
  });

  test("is answered with that page or that part of it [CHT-6]", async () => {
    expect(await askedOn(charter, "What is on page 1?")).toContain("> Everyone may drink from the river.");
    expect(await askedOn(charter, "What is on page 40?")).toBe("There is no page 40 in “Charter of the river”.");
    const dams = await askedOn(charter, "What does page 1 say about dams?");
    expect(dams).toContain("> Dams need the leave of the board.");
    expect(dams).not.toContain("drink");
    const whales = await askedOn(charter, "What does page 1 say about whales?");
    expect(whales).toContain("doesn’t mention “whales”");
    expect(whales).toContain("> Everyone may drink from the river.");
    const second = await askedOn(charter, "What does Article 2 say?");
    expect(second).toContain("> Nobody may own the river.");
    expect(second).not.toContain("drink");
  });
});

test("what the open document does not say names its own pages first, and no notes where there are none [AIX-6]", async () => {
  const other = {
    id: "document:b:16",
    title: "Another book",
    body: "The river.",
    page: { documentId: "b", at: 16, label: "17", name: "p. 17" },
  };
  const said = await askedOn(charter, "which fish live in the river delta", [other]);
  expect(said).toMatch(/I looked in “Charter of the river”/);
  expect(said.indexOf("/docs/handout")).toBeGreaterThan(0);
  expect(said.indexOf("/docs/handout")).toBeLessThan(said.indexOf("/docs/b"));
  expect(said).toContain("These pages have some of these words:");
});
