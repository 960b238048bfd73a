import { type Language, languages } from "@jotter/domain/settings";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { casesIn } from "../testing/cases.ts";
import { cleanLines } from "../testing/clean-lines.ts";
import { judgeProofread } from "../testing/judge-proofread.ts";
import { knownMisses } from "../testing/known-misses.ts";
import { plantedBy } from "../testing/planted.ts";
import { proofread } from "./own-rules.ts";

const kindsIn = (text: string, language: Language = "en") => proofread(text, language).map(({ kind }) => kind);

describe("texts with planted faults, and clean ones that look faulty [ESS-1]", () => {
  test.each(languages)("%s: nearly all are found, nothing else is, but for the known misses", (language) => {
    const { planted, hits, misses } = judgeProofread(language);
    expect(misses).toEqual(knownMisses.proofread[language]);
    expect(hits / planted).toBeGreaterThanOrEqual(0.95);
  });

  test.each(["en", "fr", "zh", "ja"])("%s: an essay without faults is left alone", (language) => {
    const essays = casesIn<{ lang: Language; essay: string; faults: unknown[] }>("./feedback.jsonl");
    const clean = essays.find(({ lang, faults }) => lang === language && faults.length === 0);
    expect(proofread(clean?.essay ?? "", language as Language)).toEqual([]);
    expect(clean?.essay.length).toBeGreaterThan(300);
  });
});

test.each(languages)(
  "%s: faults planted by machine in essays are found, and bring no other alarm [ESS-1]",
  (language) => {
    const { tried, missed, alarms } = plantedBy(language);
    expect(tried).toBeGreaterThan(50);
    expect(missed.length / tried).toBeLessThan(0.02);
    // A French mark that is taken out leaves its blank behind.
    const own = alarms.filter((alarm) => !/unbalanced-quote.*(?:space-before-mark|double-space)$/s.test(alarm));
    expect(own.length / tried).toBeLessThan(0.02);
  },
);

test.each(languages)("%s: what only looks like a fault is left alone [ESS-1]", (language) => {
  const alarms = cleanLines[language].flatMap((line) =>
    proofread(line, language).map(({ kind }) => `${kind}: ${line}`),
  );
  expect(alarms).toEqual([]);
});

describe("what markdown writes is no prose [ESS-1]", () => {
  test("code, formulas, addresses, tables and headings are passed over", () => {
    const text = [
      "# the the heading (",
      "Here `a  (b` and $f(x) = [0, 1($ stand, and ![the the](x.png) too.",
      "| the the | b ( |\n|---|---|\n| a  a | b |",
      "```\nthe the (\n```",
      "$$\nx (\n$$",
      "See https://example.org/a_(b)?x=1,2 and [the page](https://example.org/%28a).",
      "- an item without an end",
    ].join("\n\n");
    expect(kindsIn(text)).toEqual([]);
  });

  test("a doubled word is found across marks and lines, and its place is the one in the text", () => {
    const text = "> Quoted first.\n\nIt was **the** the\nend of it.";
    expect(proofread(text, "en")).toEqual([
      { kind: "doubled-word", at: text.indexOf("the"), length: "the** the".length, values: { word: "the" } },
    ]);
  });
});

test("a quotation may go on over paragraphs, each of which opens it anew [ESS-1]", () => {
  expect(kindsIn("“We left at noon.\n\n“Then it rained.”")).toEqual([]);
  expect(kindsIn("“We left at noon.\n\nThen it rained.”")).toEqual([]);
  expect(kindsIn("“We left at noon.\n\nThen it rained.")).toEqual(["unbalanced-quote"]);
});

test("who sets the blanks of French has forgotten one where it is missing; who sets none is left alone [ESS-1]", () => {
  const set = "Pourquoi partir ? Pourquoi rester ? Quel dommage ! Tout est dit : rien.";
  expect(kindsIn(`${set} Qui paie?`, "fr")).toEqual(["uneven-space"]);
  expect(kindsIn("Pourquoi partir? Pourquoi rester? Quel dommage! Tout est dit: rien.", "fr")).toEqual([]);
});

test("what the whole text is about may be said often, what is not may not [ESS-1]", () => {
  const said = (word: string) => `The ${word} is new. This ${word} is old. A ${word} near a ${word} is odd.`;
  expect(kindsIn(said("lantern"))).toEqual(["repeated-word"]);
  const about = ["Every harbour has one lantern.", "Nobody sold that lantern.", said("lantern"), "Rain fell on it."];
  expect(kindsIn(about.join("\n\n"))).toEqual([]);
});

describe("any text", () => {
  const piece = fc.constantFrom(
    ..."()[]（）「」『』“”„‘’‚«»\"' \n\n\n*_`$#>|-.!?,:;，。…１2a",
    "the ",
    "Die ",
    "是是",
    "をを",
    "word",
    "https://a.b/(c",
  );
  const text = fc.array(piece, { maxLength: 120 }).map((pieces) => pieces.join(""));

  test("is read without a throw, with every place inside it, the same each time [ESS-1]", () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...languages), (written, language) => {
        const findings = proofread(written, language);
        for (const { at, length, others = [] } of findings) {
          expect(length).toBeGreaterThan(0);
          expect(at + length).toBeLessThanOrEqual(written.length);
          for (const other of others) expect(other).toBeLessThan(written.length);
        }
        expect(proofread(written, language)).toEqual(findings);
      }),
      { numRuns: 300 },
    );
  });

  test.each(["(", "“", "([{", ")]", "a. ", "A b. ", "1. ", "是", "のは", "ab? cd. ", "» ", "[a](", "> a\n\n", "a  b"])(
    "four times as long takes about four times as long: %j [ESS-1]",
    (unit) => {
      for (const language of ["en", "de", "zh"] as const) {
        const [short, long] = [5_000, 20_000].map((length) => {
          const written = unit.repeat(length / unit.length);
          const began = performance.now();
          proofread(written, language);
          return performance.now() - began;
        });
        expect(long ?? 0).toBeLessThan(Math.max(400, (short ?? 0) * 12));
      }
    },
  );
});

test.each([
  ["en", "“The students’ books were old,” she said. “And the teachers’ desks, too.”"],
  ["en", "He was goin’ home, and Hans’ dog came along."],
  ["fr", "— Où vas-tu ce matin avec tes amis ? demanda Paul."],
  ["fr", "Les voisins du village arrivaient tous enfin ! cria la vieille dame."],
  ["es", "—¿Adónde vas esta mañana con tus amigos? preguntó Pablo."],
  ["zh", "他写道这是一个铁屋子。[^1]\n\n[^1]: 鲁迅, 《呐喊》 (人民文学出版社, 1923)。"],
  ["ja", "彼はそう書いた。[^1]\n\n[^1]: 夏目漱石, 『こころ』 (岩波書店, 1914)。"],
] as const)("%s: an apostrophe, who speaks and a note’s source are no faults: %s [ESS-1]", (language, text) => {
  expect(kindsIn(text, language)).toEqual([]);
});
