import type { Language } from "@jotter/domain/settings";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readingOf } from "../reading.ts";
import { askedAs } from "./fact.ts";
import { factsIn } from "./facts.ts";
import { gapsIn } from "./gaps.ts";

const asked = (text: string, language: Language = "en") =>
  factsIn(readingOf(text, language)).map((fact) => [askedAs(fact), fact.answer]);

describe("what a text sets beside each other [FLA-1]", () => {
  test("every row of a table is asked by its columns; an example stands behind the answer", () => {
    expect(asked("| King | Reign | House |\n|---|---|---|\n| Mary I | 1553–1558 | Tudor |")).toEqual([
      ["Mary I – Reign", "1553–1558"],
      ["Mary I – House", "Tudor"],
    ]);
    expect(asked("| Wort | Bedeutung | Beispiel |\n|---|---|---|\n| borrow | leihen | I borrow it. |", "de")).toEqual([
      ["borrow", "leihen · I borrow it."],
    ]);
  });

  test.each([
    [
      "en",
      "# Acids and bases\n\nA base accepts protons. A base metal reacts fast. A bus takes us home.",
      "base",
      "accepts protons",
    ],
    [
      "es",
      "# Ácidos y bases\n\nUna base acepta protones. Un ácido fuerte cede protones. Una base de datos guarda tablas.",
      "base",
      "acepta protones",
    ],
    [
      "fr",
      "# Acides et bases\n\nUne base accepte des protons. Un acide faible cède des protons. Une base forte est rare.",
      "base",
      "accepte des protons",
    ],
    [
      "de",
      "# Säuren und Basen\n\nEine Base nimmt Protonen auf. Eine Säure ist sauer. Ein Bus bringt uns heim.",
      "Base",
      "nimmt Protonen auf",
    ],
  ] as const)(
    "%s: what any of a kind does is asked where a heading names the kind, and no adjective is a verb",
    (language, text, term, answer) => {
      expect(asked(text, language)).toEqual([[term, answer]]);
    },
  );

  test("a line below another is asked with it, and one with no sign belongs to the one above", () => {
    const notes =
      "## Digestion\n\n- enzymes\n  - amylase: starch → maltose\n  - lipase: fats → fatty acids\n- bile – made in liver\n  - emulsifies fat";
    expect(asked(notes)).toEqual([
      ["amylase (enzymes)", "starch → maltose"],
      ["lipase (enzymes)", "fats → fatty acids"],
      ["bile", "made in liver; emulsifies fat"],
    ]);
  });

  test.each([
    ["de", "- Kation = positiv geladen, Anion = negativ geladen", ["Kation", "Anion"]],
    ["fr", "- artère → part du coeur ; veine → y revient au coeur", ["artère", "veine"]],
    ["zh", "- 贞观之治：唐太宗；开元盛世：唐玄宗", ["贞观之治", "开元盛世"]],
    ["ja", "- 道管→水を運ぶ　師管→養分を運ぶ水", ["道管", "師管"]],
    [
      "de",
      "- Nachweis: Glimmspan → Sauerstoff; Knallgas → Wasserstoff",
      ["Glimmspan (Nachweis)", "Knallgas (Nachweis)"],
    ],
  ] as const)("%s: several pairs of one line are several facts: %s", (language, line, terms) => {
    const titled = `# ${language === "zh" ? "贞观之治" : language === "ja" ? "水" : "Test"}\n\n${line}`;
    expect(asked(titled, language).map(([front]) => front)).toEqual(terms);
  });

  test("a symbol or a label by itself is asked with what the heading names", () => {
    const notes = "# Biology – enzymes and digestion\n\n- pH: works best at pH 2\n- Causes: enzymes denature";
    expect(asked(notes).map(([front]) => front)).toEqual([
      "pH (enzymes and digestion)",
      "Causes (enzymes and digestion)",
    ]);
  });

  test("a formula is asked by its name, before it or behind it", () => {
    expect(asked("# Forces\n\nWeight is found from $W = mg$ with $g = 9.8$ on Earth. It pulls down.")).toEqual([
      ["Weight", "$W = mg$ with $g = 9.8$ on Earth"],
    ]);
    expect(asked("# 方程\n\n式子 $\\Delta=b^2-4ac$ 叫做判别式。", "zh")).toEqual([
      ["判别式", "$\\Delta=b^2-4ac$ 叫做判别式"],
    ]);
  });

  test("errands, examples and what was left unfinished are no facts", () => {
    const notes =
      "# Mitosis\n\n- prophase: mitosis begins\n- Homework: page 34\n- TODO: colour the prophase\n- anaphase: because\n- Example: mitosis in 3 steps";
    expect(asked(notes).map(([front]) => front)).toEqual(["prophase"]);
  });

  test("any text is read without failing, and every answer stands in it", () => {
    const word = fc.constantFrom(
      "cell",
      "=",
      ":",
      "→",
      "->",
      "–",
      "\n",
      "- ",
      "  - ",
      "$a=b$",
      "| ",
      "# ",
      "酶：",
      "(",
      ")",
      ";",
      ",",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const text = words.join(" ");
        for (const { from, to } of factsIn(readingOf(text, "en"))) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

describe("what can be left out of a sentence [FLA-1]", () => {
  test.each([
    ["en", "The armistice was signed on 11 November 1918 in a forest.", "11 November 1918"],
    ["en", "Reparations were fixed at £6.6 billion after the war.", "£6.6 billion"],
    ["en", "The rising is known as the Pilgrimage of Grace.", "Pilgrimage of Grace"],
    ["es", "El tratado se firmó en febrero de 1936 en la capital.", "febrero de 1936"],
    ["de", "Die Regierung führte Philipp Scheidemann damals ins Amt.", "Philipp Scheidemann"],
    ["fr", "Le son se propage dans cet air à environ 340 m/s.", "340 m/s"],
    ["zh", "孙中山于1894年在檀香山创立兴中会。", "1894年"],
    ["ja", "地租は地価の3％と政府が決めて納めさせた。", "3％"],
  ] as const)("%s: a whole date, sum or name: %s", (language, text, gap) => {
    expect(gapsIn(text, language)[0]?.text).toBe(gap);
  });

  test("a gap is where it says, and never half a word", () => {
    const word = fc.constantFrom(
      "Berlin",
      "1918",
      "in",
      "the",
      "5 km",
      "$x=1$",
      "of",
      "Treaty",
      "“Diktat”",
      "and",
      ",",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 25 }), (words) => {
        const text = words.join(" ");
        for (const { text: term, from, to } of gapsIn(text, "en")) {
          expect(text.slice(from, to)).toBe(term);
          expect(/\p{L}$/u.test(text.slice(0, from)) && /^\p{L}/u.test(term)).toBe(false);
          expect(/^\p{L}/u.test(text.slice(to)) && /\p{L}$/u.test(term)).toBe(false);
        }
      }),
    );
  });
});
