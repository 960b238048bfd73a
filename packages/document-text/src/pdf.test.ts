import { describe, expect, test } from "vitest";
import { pdfFiles } from "./testing/pdf-files.ts";
import { textOf } from "./testing/read.ts";
import { assembled, linesAt, type PdfOptions, type PdfPage, pdfOf } from "./testing/write-pdf.ts";

const read = (pages: readonly PdfPage[], options?: PdfOptions) => textOf("a.pdf", pdfOf(pages, options));
const textsOf = async (pages: readonly PdfPage[], options?: PdfOptions) =>
  (await read(pages, options)).pages.map(({ text }) => text);

/** Lines of about as many letters, as a column has them. */
const prose = (word: string, count: number) =>
  Array.from(
    { length: count },
    (_, place) => `${word} ${"abcdefghijklmnopqrstuvwxyz"[place]} and leaves are green in it`,
  );

const picture = "q 500 0 0 700 50 50 cm BI /W 1 /H 1 /CS /G /BPC 8 ID x EI Q";

describe("a PDF", () => {
  test("is its paragraphs, lines joined, hyphens of line ends gone and hyphens of words kept [DOC-3]", async () => {
    const lines = [
      "The well-known law of photosyn-",
      "thesis says that light is well-",
      "known to be used in the leaves of",
      "most plants.",
    ];
    const second = ["Another paragraph stands further", "down on the same page."];
    const [text] = await textsOf([{ words: [...linesAt(72, 700, lines), ...linesAt(72, 630, second)] }]);
    expect(text).toBe(
      "The well-known law of photosynthesis says that light is well-known to be used in the leaves of most plants.\n\n" +
        "Another paragraph stands further down on the same page.",
    );
  });

  test("reads two columns as two columns, and a heading across both before them [DOC-3]", async () => {
    const left = prose("left", 12);
    const right = prose("right", 12);
    const words = [
      { x: 72, y: 780, text: "A heading that goes across both of the columns", size: 20 },
      // Written line by line over both columns, as some programs do.
      ...left.flatMap((text, place) => [
        { x: 72, y: 740 - place * 12, text },
        { x: 320, y: 740 - place * 12, text: right[place] ?? "" },
      ]),
    ];
    const [text] = await textsOf([{ words }]);
    expect(text?.split("\n\n")[0]).toBe("# A heading that goes across both of the columns");
    const order = [...(text ?? "").matchAll(/(left|right) ([a-l]) /g)].map(([whole]) => whole.trim());
    expect(order).toEqual([...left, ...right].map((line) => line.split(" ").slice(0, 2).join(" ")));
  });

  test("has headings by the size of their letters, and by its outline where they are as small as the rest [DOC-3]", async () => {
    const words = [
      { x: 72, y: 780, text: "Photosynthesis", size: 22 },
      { x: 72, y: 740, text: "Light reactions", size: 14 },
      ...linesAt(72, 700, prose("body", 8)),
      { x: 72, y: 580, text: "2.1 The dark" },
      ...linesAt(72, 550, prose("more", 4)),
    ];
    const { pages, outline, title } = await read([{ words }], { outline: [{ title: "The dark", page: 0 }] });
    const headings = pages[0]?.text.split("\n").filter((line) => line.startsWith("#"));
    expect(headings).toEqual(["# Photosynthesis", "## Light reactions", "# 2.1 The dark"]);
    expect(outline).toEqual([{ title: "The dark", level: 1, page: 0 }]);
    expect(title).toBe("Photosynthesis");
  });

  test("drops running heads and numbers of pages, and keeps a title that comes again [DOC-3]", async () => {
    const pages = [1, 2, 3, 4, 5].map((number) => ({
      words: [
        { x: 72, y: 810, text: `Chapter 3 of Biology for all, ${number}` },
        { x: 72, y: 760, text: "The same title", size: 18 },
        ...linesAt(72, 700, prose(`page${"abcdef"[number]}`, 6)),
        { x: 300, y: 30, text: `- ${number} -` },
      ],
    }));
    for (const text of await textsOf(pages)) {
      expect(text).not.toContain("Biology");
      expect(text).not.toMatch(/- \d -/);
      expect(text).toContain("# The same title");
    }
  });

  test("drops heads that name another section on each page beside its number; a line that counts otherwise stays [DOC-3]", async () => {
    const sections = ["Mitosis", "Meiosis", "Osmosis", "Diffusion", "Enzymes", "Genes"];
    const pages = sections.map((section, place) => ({
      words: [
        { x: 72, y: 810, text: `${place + 11}` },
        { x: 300, y: 810, text: `2.${place + 1} ${section}` },
        { x: 72, y: 790, text: `${section}, question ${place * 7 + 3}` },
        ...linesAt(72, 700, prose(`page${"abcdef"[place]}`, 6)),
      ],
    }));
    const texts = await textsOf(pages);
    expect(texts.filter((text) => /2\\?\.\d/.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes(", question"))).toHaveLength(sections.length);
  });

  test("says the labels of its pages as they are printed [DOC-3]", async () => {
    const page = { words: linesAt(72, 700, prose("x", 3)) };
    const labels = "<< /Nums [0 << /S /r /St 4 >> 2 << /S /D /P (A-) >>] >>";
    const { pages } = await read([page, page, page, page], { labels });
    expect(pages.map(({ label }) => label)).toEqual(["iv", "v", "A-1", "A-2"]);
  });

  test("has lists, one within the other, and numbers that are none [DOC-3]", async () => {
    const words = [
      ...linesAt(72, 700, ["What plants need in every year since", "1984. It was not known before then:"]),
      { x: 82, y: 660, text: "\x95 light of the sun" },
      { x: 82, y: 648, text: "\x95 water" },
      { x: 100, y: 636, text: "\x95 from the rain" },
      { x: 82, y: 624, text: "\x95 air" },
      { x: 72, y: 590, text: "1. first step of them" },
      { x: 72, y: 578, text: "2. second step of them" },
    ];
    const [text] = await textsOf([{ words }]);
    expect(text).toBe(
      "What plants need in every year since 1984. It was not known before then:\n\n" +
        "- light of the sun\n- water\n   - from the rain\n- air\n1. first step of them\n2. second step of them",
    );
  });

  test.each(["▶", "❖", "◆", "➔"])("has the lists of slides, whose points are signs like %s [DOC-3]", async (point) => {
    const words = ["light of the sun", "water", "air and some warmth"].map((text, line) => ({
      ...{ x: 72, y: 700 - line * 14, size: 11 },
      ...{ text: `${point} ${text}`, font: "unicode" as const },
    }));
    const [text] = await textsOf([{ words }]);
    expect(text).toBe("- light of the sun\n- water\n- air and some warmth");
  });

  test("has a row for each day of a plan, however full its lines are [DOC-3] [PLN-2]", async () => {
    const rows = [
      "Sonstige Mitarbeit zählt die Hälfte der Note",
      "14.01.2027 Klausur: Säuren und Basen",
      "28.01.2027 Protokoll zum Titrationsversuch abgeben",
      "29.03.-10.04.2027 Osterferien",
      "22.04.2027 zweite Klausur: Elektrochemie",
    ];
    const { pages } = await read([{ words: linesAt(72, 700, rows) }]);
    expect(pages[0]?.text.split("\n\n")).toEqual(rows);
  });

  test("has tables where columns line up, and only there [DOC-3]", async () => {
    const rows = [
      ["Plant", "Height", "Place"],
      ["Oak", "30 m", "wood"],
      ["Daisy", "10 cm", "meadow"],
      ["Reed", "2 m", "water"],
    ];
    const words = rows.flatMap((row, line) =>
      row.map((text, column) => ({ x: 72 + column * 120, y: 700 - line * 14, text })),
    );
    const [text] = await textsOf([{ words }]);
    expect(text).toBe(
      "| Plant | Height | Place |\n| --- | --- | --- |\n| Oak | 30 m | wood |\n| Daisy | 10 cm | meadow |\n| Reed | 2 m | water |",
    );
    const contents = ["Light", "Water", "Air"].flatMap((text, line) => [
      { x: 72, y: 700 - line * 14, text: `${text} . . . . . . . . . . .` },
      { x: 400, y: 700 - line * 14, text: String(line + 1) },
    ]);
    expect((await textsOf([{ words: contents }]))[0]).not.toContain("| --- |");
  });

  test("keeps code as code [DOC-3]", async () => {
    const words = [
      ...linesAt(72, 700, prose("body", 8)),
      ...linesAt(72, 580, ["if (a * b) {", "# not a heading", "}"], { font: "typewriter" }),
    ];
    expect((await textsOf([{ words }]))[0]).toContain("```\nif (a * b) {\n# not a heading\n}\n```");
  });

  test("reads from right to left what is written so [DOC-3]", async () => {
    // As a page has it: the first word of the line stands furthest to the right, its letters from the left.
    const visual = (word: string) => [...word].reverse().join("");
    const words = [
      { x: 400, y: 700, text: visual("שלום"), font: "unicode" as const, size: 12 },
      { x: 330, y: 700, text: visual("לכל"), font: "unicode" as const, size: 12 },
      { x: 250, y: 700, text: visual("העולם"), font: "unicode" as const, size: 12 },
      { x: 400, y: 680, text: visual("היום"), font: "unicode" as const, size: 12 },
      { x: 330, y: 680, text: visual("יפה"), font: "unicode" as const, size: 12 },
    ];
    const [text] = await textsOf([{ words }]);
    expect(text?.replace(/\s+/g, " ")).toBe("שלום לכל העולם היום יפה");
  });

  test("reads a word from the right that stands letter by letter in a line from the left [DOC-3]", async () => {
    const unicode = { font: "unicode" as const, size: 12, y: 700 };
    const words = [
      { x: 72, y: 700, text: "It is called", size: 12 },
      { x: 168, text: "ל", ...unicode },
      { x: 156, text: "כ", ...unicode },
      { x: 144, text: "ה", ...unicode },
      { x: 190, y: 700, text: "in that language.", size: 12 },
    ];
    // Written one by one, the first letter furthest to the right.
    expect((await textsOf([{ words }]))[0]).toBe("It is called לכה in that language.");
  });

  test("parts ligatures of Arabic after it has turned the line [DOC-3]", async () => {
    const words = [{ x: 300, y: 700, text: "\uFDFB", font: "unicode" as const, size: 12 }];
    expect((await textsOf([{ words }]))[0]).toBe("جل جلاله");
  });

  test("joins lines of Japanese and Chinese without a blank [DOC-3]", async () => {
    const words = linesAt(72, 700, ["光合成とは植物が光の力で水と空気から糖を作るこ", "とである。"], {
      font: "unicode",
    });
    expect((await textsOf([{ words }]))[0]).toBe("光合成とは植物が光の力で水と空気から糖を作ることである。");
  });

  /** One page in a font that is not there, named by the table of letters that it is written by. */
  const written = (table: string, drawing: string) =>
    assembled([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>",
      `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      `<< /Type /Font /Subtype /Type0 /BaseFont /Gothic /Encoding /${table} /DescendantFonts [6 0 R] >>`,
      "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Gothic /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 /FontDescriptor 7 0 R >>",
      "<< /Type /FontDescriptor /FontName /Gothic /Flags 4 /Ascent 880 /Descent -120 /CapHeight 700 /ItalicAngle 0 /StemV 80 /FontBBox [0 -120 1000 880] >>",
    ]);

  test("finds the letters of a font that is only named, in tables it is handed [DOC-3]", async () => {
    const asked: string[] = [];
    const files: typeof pdfFiles = (folder, name) => {
      asked.push(`${folder}/${name}`);
      return pdfFiles(folder, name);
    };
    const file = written("90ms-RKSJ-H", "BT /F 12 Tf 72 700 Td <8cf58d8790ac82cd9774> Tj ET");
    expect((await textOf("a.pdf", file, { pdfFiles: files })).pages[0]?.text).toBe("光合成は葉");
    expect(asked).toContain("cmaps/90ms-RKSJ-H.bcmap");
  });

  test("reads what runs down, column by column from the right [DOC-3]", async () => {
    const drawing = "BT /F 12 Tf 1 0 0 1 500 700 Tm <5149540862106f22> Tj 1 0 0 1 470 700 Tm <690d726953ca82b1> Tj ET";
    const { pages } = await textOf("a.pdf", written("UniJIS-UCS2-V", drawing));
    expect(pages[0]?.text.replace(/\s/g, "")).toBe("光合成漢植物及花");
  });

  test.each([0, 90, 180, 270])("is the same text when its page is turned by %s degrees [DOC-3]", async (rotate) => {
    const words = [...linesAt(72, 700, prose("left", 6)), ...linesAt(320, 700, prose("right", 6))];
    const [upright] = await textsOf([{ words }]);
    // Turned by the page, and written at an angle so that it is upright again.
    expect(upright).toContain("left a and leaves");
    expect((await textsOf([{ words, rotate }]))[0]).toBe(upright);
  });

  test("names what has no text, and what has none that can be known [DOC-3]", async () => {
    const unnamed = linesAt(72, 700, ["\u0003\u0004\u0005\u0006\u0007\u0008\u0010\u0011\u0012\u0013".repeat(5)], {
      font: "unnamed",
    });
    const { pages, withoutText } = await read([
      { words: linesAt(72, 700, prose("x", 3)) },
      { words: [], drawing: picture },
      { words: unnamed },
    ]);
    expect(withoutText).toEqual([1, 2]);
    expect(pages[2]?.text).toBe("");
  });

  test("has blank pages that nobody needs to look at: no picture, and no letters drawn as lines [DOC-3]", async () => {
    const rule = "72 800 m 500 800 l S 72 60 400 1 re f";
    const outlines = Array.from({ length: 90 }, (_, at) => `${at} ${at * 3} l`).join(" ");
    const { withoutText } = await read([
      { words: linesAt(72, 700, prose("x", 3)) },
      { words: [] },
      { words: [{ x: 300, y: 30, text: "iv" }], drawing: rule },
      { words: [], drawing: picture },
      { words: [], drawing: `0 0 m ${outlines} f` },
      { words: [{ x: 300, y: 30, text: "5" }], drawing: `${rule} ${picture}` },
    ]);
    expect(withoutText).toEqual([3, 4, 5]);
  });

  test("has letters where ligatures stood, and no soft hyphens; signs are signs [DOC-3]", async () => {
    const words = linesAt(72, 700, ["The e\ufb03cient \ufb02ow of co\u00adoperation * 2 # 3 of <b> and $5"], {
      font: "unicode",
    });
    expect((await textsOf([{ words }]))[0]).toBe("The efficient flow of cooperation \\* 2 # 3 of \\<b> and \\$5");
  });

  test("says its title and language, but not the name a program gave it [DOC-3]", async () => {
    const page = { words: linesAt(72, 700, prose("x", 3)) };
    expect(await read([page], { title: "Blätter", language: "en-GB" })).toMatchObject({
      title: "Blätter",
      language: "en-GB",
    });
    expect((await read([page], { title: "Microsoft Word - handout.doc" })).title).toBeUndefined();
  });

  test("gives the same text for the same bytes, and leaves them as they were [DOC-3]", async () => {
    const bytes = pdfOf([{ words: linesAt(72, 700, prose("x", 9)) }]);
    const before = bytes.slice();
    expect(await textOf("a.pdf", bytes)).toEqual(await textOf("b.pdf", bytes));
    expect(bytes).toEqual(before);
  });

  test("tells how far it is, and stops when nobody wants it any more [DOC-3] [DOC-4]", async () => {
    const bytes = pdfOf(Array.from({ length: 60 }, () => ({ words: linesAt(72, 700, prose("x", 9)) })));
    const steps: string[] = [];
    await textOf("a.pdf", bytes, { onProgress: (done, of) => steps.push(`${done}/${of}`) });
    expect(steps).toHaveLength(60);
    expect(steps.at(-1)).toBe("60/60");
    const control = new AbortController();
    const seen: number[] = [];
    const onProgress = (done: number) => {
      seen.push(done);
      if (done === 5) control.abort();
    };
    await expect(textOf("a.pdf", bytes, { signal: control.signal, onProgress })).rejects.toThrow("cancelled");
    expect(Math.max(...seen)).toBeLessThan(12);
  });
});
