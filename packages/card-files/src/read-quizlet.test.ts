import { describe, expect, test } from "vitest";
import { readQuizlet } from "./read-quizlet.ts";

const pairs = (text: string) => readQuizlet(text).cards.map(({ front, back }) => [front, back]);
const animals = [
  ["cat", "Katze"],
  ["dog", "Hund"],
  ["bird", "Vogel"],
];

describe("a list of terms", () => {
  test.each([
    ["cat\tKatze\ndog\tHund\nbird\tVogel"],
    ["cat\tKatze\r\n\r\ndog\tHund\r\n\r\nbird\tVogel\r\n"],
    ["cat\tKatze;dog\tHund;bird\tVogel"],
    ["cat,Katze;dog,Hund;bird,Vogel"],
    ["cat,Katze\ndog,Hund\nbird,Vogel"],
    ["cat;Katze\ndog;Hund\nbird;Vogel"],
    ["cat - Katze\ndog - Hund\nbird - Vogel"],
    ["cat – Katze\n\ndog – Hund\n\nbird – Vogel"],
    ["cat: Katze\ndog: Hund\nbird: Vogel"],
    ["cat = Katze\ndog = Hund\nbird = Vogel"],
    ["cat|Katze\ndog|Hund\nbird|Vogel"],
    ["cat -> Katze\ndog -> Hund\nbird -> Vogel"],
    ["cat → Katze\ndog → Hund\nbird → Vogel"],
    ["cat\nKatze\n\ndog\nHund\n\nbird\nVogel"],
  ])("is parted where it should be: %j [FLA-4]", (text) => {
    expect(pairs(text)).toEqual(animals);
  });

  test("may have several lines in a definition, and other signs in it [FLA-4]", () => {
    expect(pairs("osmosis\twater moves\nthrough a wall\ncell\tsmall, living; unit - of life")).toEqual([
      ["osmosis", "water moves\nthrough a wall"],
      ["cell", "small, living; unit - of life"],
    ]);
    expect(pairs("细胞：生命的单位\n渗透：水的移动")).toEqual([
      ["细胞", "生命的单位"],
      ["渗透", "水的移动"],
    ]);
    expect(pairs("well-known - famous\nself-made - by oneself")).toEqual([
      ["well-known", "famous"],
      ["self-made", "by oneself"],
    ]);
  });

  test("is plain words: their signs stay signs, and formulas formulas [FLA-4]", () => {
    expect(pairs("a*b*c\tcosts $5 == or $10\nx\t$x^2$")).toEqual([
      ["a\\*b\\*c", "costs \\$5 \\=\\= or \\$10"],
      ["x", "$x^2$"],
    ]);
  });

  test("is parted as the student says, if they do [FLA-4]", () => {
    const { cards } = readQuizlet("a>1#b>2", { sides: ">", cards: "#" });
    expect(cards.map(({ front, back }) => [front, back])).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
  });

  test("that is none gives nothing to be wrong about [FLA-4]", () => {
    expect(pairs("")).toEqual([]);
    expect(pairs("just a word")).toEqual([["just a word", ""]]);
  });
});
