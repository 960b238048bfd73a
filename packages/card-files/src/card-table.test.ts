import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardsOfTable, openCardTable, writeCardTable } from "./card-table.ts";

const read = (text: string) => cardsOfTable(openCardTable(text));
const kinds = { basic: "Basic", reversed: "Both ways", cloze: "Cloze", typed: "Typed", image: "Picture" };
const labels = {
  front: "Front",
  back: "Back",
  kind: "Kind of card",
  kinds,
  topic: "Topic",
  tags: "Tags",
  deck: "Deck",
};
const basic = (front: string, back: string, tags: readonly string[] = [], deck: string | null = null) => ({
  ...{ kind: "basic", front, back, tags, deck },
});

describe("a table of cards", () => {
  test("is read with commas, semicolons and tabs, with quotes and a mark for UTF-8 [FLA-4]", () => {
    const cards = [basic("cat", "die Katze"), basic("dog, big", "der Hund")];
    expect(read('cat,die Katze\n"dog, big",der Hund')).toEqual(cards);
    expect(read("\uFEFFcat;die Katze\r\ndog, big;der Hund\r\n")).toEqual(cards);
    expect(read("cat\tdie Katze\ndog, big\tder Hund")).toEqual(cards);
    expect(read('a,"two\nlines"')).toEqual([basic("a", "two\nlines")]);
    expect(read("")).toEqual([]);
  });

  test.each([
    ["Tags,Answer,Question,Deck", "exam,4,2+2,Maths"],
    ["Schlagwörter;Rückseite;Vorderseite;Stapel", "exam;4;2+2;Maths"],
    ["Etiquetas,Respuesta,Pregunta,Mazo", "exam,4,2+2,Maths"],
    ["Étiquettes,Réponse,Terme,Paquet", "exam,4,2+2,Maths"],
    ["标签,答案,问题,牌组", "exam,4,2+2,Maths"],
    ["タグ,答え,問題,デッキ", "exam,4,2+2,Maths"],
  ])("finds its columns by their heads: %s [FLA-4]", (head, row) => {
    expect(read(`${head}\n${row}`)).toEqual([basic("2+2", "4", ["exam"], "Maths")]);
  });

  test.each(["Topic", "Tema", "Thème", "Thema", "主题", "トピック"])(
    "has its topic under the head %s, and what has none says nothing of one [FLA-4]",
    (head) => {
      expect(read(`Front,Back,${head}\na,b,Cell  division\nc,d,`)).toEqual([
        { ...basic("a", "b"), topic: "Cell division" },
        basic("c", "d"),
      ]);
    },
  );

  test("is what Anki says above it [FLA-4]", () => {
    const text =
      "#separator:tab\n#html:true\n#notetype column:1\n#deck column:2\n#tags column:5\nBasic\tBio::Cells\ta<br>b &amp; c\t<b>yes</b>\tx y\n";
    expect(read(text)).toEqual([basic("a\nb & c", "**yes**", ["x", "y"], "Bio::Cells")]);
    expect(read("#separator:Semicolon\n#html:false\n#deck:Latin\n#tags:a b\n<b>;5 * 3\n")).toEqual([
      basic("\\<b>", "5 \\* 3", ["a", "b"], "Latin"),
    ]);
    expect(read("#separator:|\nx|y")).toEqual([basic("x", "y")]);
  });

  test("loses no column: what has no known name stands under the answer [FLA-4]", () => {
    expect(read("Wort;Übersetzung;Beispiel;Tags;Quelle\nchien;Hund;le chien dort;a;S. 4\nchat;Katze;;;")).toEqual([
      basic("chien", "Hund\nle chien dort\nS. 4", ["a"]),
      basic("chat", "Katze"),
    ]);
    expect(read("chien,Hund,le chien dort\nchat,Katze,le chat dort")).toEqual([
      basic("chien", "Hund\nle chien dort"),
      basic("chat", "Katze\nle chat dort"),
    ]);
    expect(read("chien\tHund\tle <b>chien</b> dort\tS. 4")).toEqual([basic("chien", "Hund\nle **chien** dort\nS. 4")]);
    expect(
      read("#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\nx1\tBasic\tchien\tHund\tle chien"),
    ).toEqual([basic("chien", "Hund\nle chien")]);
    expect(read("The ==cell== lives,,as said")).toMatchObject([
      { kind: "cloze", front: "The ==cell== lives", back: "as said", sides: 1 },
    ]);
  });

  test("has gaps as Anki and as we write them [FLA-4]", () => {
    expect(read("{{c1::Mitosis}} makes {{c2::two}} {{c1::cells}},extra")).toMatchObject([
      { kind: "cloze", front: "==Mitosis== makes ==two== ==cells==", back: "extra", sides: 2, gapSides: [0, 1, 0] },
    ]);
    expect(read("==Mitosis== makes ==two== cells,page 4")).toMatchObject([
      { kind: "cloze", front: "==Mitosis== makes ==two== cells", back: "page 4", sides: 2 },
    ]);
    expect(read("The ==cell== lives,\nx == y,no")).toMatchObject([
      { kind: "cloze", front: "The ==cell== lives", sides: 1 },
      { kind: "basic", front: "x == y", back: "no" },
    ]);
  });

  test("keeps a cloze that has a back, and signs that look like HTML [FLA-1] [FLA-4]", () => {
    const cards = [
      { kind: "cloze" as const, front: "==Mitosis== makes ==two== cells", back: "page 4", tags: [], deck: "Biology" },
      { kind: "basic" as const, front: "What does <b> say, and ==why==?", back: "bold", tags: [], deck: "Biology" },
      { kind: "cloze" as const, front: "==ATP== is energy", back: "", tags: [], deck: "Biology" },
    ];
    const [first, second, third] = cards;
    expect(read(writeCardTable(cards, { labels, separator: "," }))).toEqual([
      { ...first, sides: 2 },
      second,
      { ...third, sides: 1 },
    ]);
  });

  test("has a kind in a column only where each of its cells names one [FLA-4]", () => {
    expect(read("Front,Back,Type\nchien,Hund,Typed\nchat,Katze,")).toEqual([
      { ...basic("chien", "Hund"), kind: "typed" },
      basic("chat", "Katze"),
    ]);
    expect(read("Front,Back,Type\nchien,Hund,noun\nbasic,einfach,Basic")).toEqual([
      basic("chien", "Hund\nnoun"),
      basic("basic", "einfach\nBasic"),
    ]);
    expect(read("Front,Back,Kind of card\nno gap,extra,Cloze\n,x,Basic")).toEqual([basic("no gap", "extra")]);
  });

  test("comes back as it was written, and no spreadsheet runs a cell of it [FLA-4]", () => {
    const cell = fc
      .string({ unit: fc.constantFrom(..."ab1,;\t\"\n '=+-@é中|#"), maxLength: 8 })
      .map((text) => text.trim());
    const one = fc.record({
      kind: fc.constantFrom("basic" as const, "reversed" as const, "typed" as const),
      front: cell.map((text) => `f${text}`),
      back: cell.map((text) => (text === "" ? "b" : text)),
      tags: fc.uniqueArray(fc.constantFrom("x", "two words", "中"), { maxLength: 3 }),
      deck: fc.constantFrom(null, "Bio::Cells"),
      topic: fc.constantFrom(undefined, "Mitosis", "=Cell, division; two"),
    });
    fc.assert(
      fc.property(
        fc.array(one, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(",", ";", "\t"),
        (cards, separator) => {
          const text = writeCardTable(cards, { labels, separator: separator as "," });
          expect(read(text)).toEqual(
            cards.map(({ kind, front, back, tags, deck, topic }) => ({
              ...basic(front, back, tags, deck),
              kind,
              ...(topic && { topic }),
            })),
          );
        },
      ),
      { numRuns: 500 },
    );
    const [, row = ""] = writeCardTable(
      [{ kind: "basic", front: '=HYPERLINK("x")', back: "@sum", tags: [], deck: null }],
      {
        labels,
        separator: ",",
      },
    ).split("\r\n");
    expect(row).toBe(`"'=HYPERLINK(""x"")",'@sum,Basic,,,`);
  });
});
