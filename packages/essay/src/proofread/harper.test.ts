import { dialectOf } from "@jotter/domain/settings";
import { expect, test } from "vitest";
import { type HarperLinter, harperProofreader } from "./harper.ts";
import { knownWords } from "./known-words.ts";
import { ownRules, together } from "./proofreader.ts";

/** A linter that finds these words wherever they stand, and counts letters as Harper does. */
function standIn(wrong: Readonly<Record<string, string>>, rule = (word: string) => `Rule of ${word}`) {
  const seen: { config: Record<string, boolean | null>; texts: string[]; freed: number } = {
    config: {},
    texts: [],
    freed: 0,
  };
  const linter: HarperLinter = {
    get_lint_config_as_object: () => ({ SpellCheck: true, UseTitleCase: true, RepeatedWords: true }),
    set_lint_config_from_object: (config) => {
      seen.config = config;
    },
    organized_lints: (text) => {
      seen.texts.push(text);
      return Object.entries(wrong).map(([word, kind]) => ({
        group: rule(word),
        lints: [...text.matchAll(new RegExp(word, "g"))].map(({ index }) => {
          const start = [...text.slice(0, index)].length;
          return {
            span: () => ({ start, end: start + [...word].length }),
            lint_kind: () => kind,
            message: () => "Look.",
            suggestions: () => [
              { kind: () => 0, get_replacement_text: () => "right" },
              { kind: () => 1, get_replacement_text: () => "" },
              { kind: () => 2, get_replacement_text: () => " more" },
            ],
            free: () => {
              seen.freed += 1;
            },
          };
        }),
      }));
    },
  };
  return { linter, seen };
}

test("what Harper finds stands at its place in the student's text, whatever markdown and letters come before [ESS-1]", () => {
  const { linter, seen } = standIn({ alot: "Spelling", "could of": "Grammar" });
  const text = "# alot\n\nAn **🎈 old** `alot` cat.\n\n- It *could of* slept alot.";
  const found = harperProofreader(linter, new Set()).proofread(text, "en");
  expect(found.map(({ kind, at, length }) => [kind, text.slice(at, at + length)])).toEqual([
    ["spelling", "alot"],
    ["grammar", "could of"],
  ]);
  expect(found[0]?.at).toBe(text.lastIndexOf("alot"));
  expect(found[0]?.suggestions).toEqual(["right", "", "alot more"]);
  expect(seen.texts).toEqual(["An 🎈 old X cat.\n\nIt could of slept alot.\n\n"]);
  expect(seen.freed).toBe(2);
});

test("the case of titles is left alone, and so is what our own rules are there for [ESS-1]", () => {
  const { linter, seen } = standIn({});
  harperProofreader(linter, new Set());
  expect(seen.config).toMatchObject({ SpellCheck: true, UseTitleCase: false, RepeatedWords: false });
});

test("names are not spelled, nor are words of the notes; other faults in them are still told [ESS-1]", () => {
  const { linter } = standIn({ Weimar: "Spelling", thylakoids: "Spelling", stromma: "Spelling", Papen: "Grammar" });
  const known = knownWords(["A thylakoid is a sac.", "Each thylakoid lies in the stroma."]);
  const found = harperProofreader(linter, known).proofread("Papen left Weimar, thylakoids and stromma.", "en");
  expect(found.map(({ kind, at }) => [kind, at])).toEqual([
    ["spelling", 34],
    ["grammar", 0],
  ]);
});

test("a word that stands once in the notes may be a slip there too [ESS-1]", () => {
  expect([...knownWords(["the stroma, the strmoa", "a stroma"])]).toEqual(["the", "stroma"]);
});

test("two readers are one list: the same words are spoken of once, and other languages by their own rules [ESS-1]", () => {
  const { linter } = standIn({ the: "Repetition", cta: "Spelling" });
  const readers = [ownRules, harperProofreader(linter, new Set())];
  expect(together(readers, "It was the the cta.", "en").map(({ kind }) => kind)).toEqual(["doubled-word", "spelling"]);
  expect(together(readers, "Il voit la la cta.", "fr").map(({ kind }) => kind)).toEqual(["doubled-word"]);
});

test("the dialect is the one chosen, else that of the student's locale [ESS-1]", () => {
  expect(dialectOf("indian", "en-GB")).toBe("indian");
  expect(
    ["en-US", "en", "en-AU", "en-Latn-CA", "en-NZ", "de-DE"].map((locale) => dialectOf(undefined, locale)),
  ).toEqual([...["american", "american", "australian", "canadian", "british", "british"]]);
});

test("a missing apostrophe is asked about, without the advice to split the word [ESS-1]", () => {
  const { linter } = standIn({ todays: "Typo" }, () => "SplitWords");
  expect(harperProofreader(linter, new Set()).proofread("In todays world.", "en")).toEqual([
    { kind: "spelling", at: 3, length: 6, rule: "SplitWords" },
  ]);
  const split = standIn({ alot: "Typo" }, () => "SplitWords").linter;
  expect(harperProofreader(split, new Set()).proofread("I read alot there.", "en")).toMatchObject([
    { kind: "grammar", message: "Look." },
  ]);
});
