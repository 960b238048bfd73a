import { type CitationStyle, citationStyles, type Reference, referenceKinds } from "@jotter/domain/reference";
import { languages } from "@jotter/domain/settings";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cited, cited, referenceList } from "./cite.ts";

const gatsby: Reference = {
  ...{ kind: "book", authors: [{ family: "Fitzgerald", given: "F. Scott" }], title: "The Great Gatsby" },
  ...{ publisher: "Scribner", year: 1925 },
};
const style: Reference = {
  ...{
    kind: "book",
    authors: [
      { family: "Strunk", given: "William" },
      { family: "White", given: "E. B." },
    ],
  },
  ...{ title: "The Elements of Style", edition: "4", publisher: "Longman", year: 2000 },
};
const article: Reference = {
  kind: "article",
  authors: [
    { family: "Grady", given: "Jenna S." },
    { family: "Her", given: "Mai" },
    { family: "Moreno", given: "Geena" },
  ],
  ...{ title: "Emotions in Storybooks", container: "Psychology of Popular Media Culture", year: 2019 },
  ...{ volume: "8", issue: "3", pages: "207-217", doi: "https://doi.org/10.1037/ppm0000185" },
};
const chapter: Reference = {
  ...{ kind: "chapter", authors: [{ family: "Aron", given: "Lewis" }], title: "Talking Back" },
  ...{
    container: "A Handbook of Listening",
    editors: [
      { family: "Leary", given: "Mark R." },
      { family: "Hoyle", given: "Rick" },
    ],
  },
  ...{ pages: "12-34", publisher: "Guilford Press", year: 2009 },
};
const page: Reference = {
  ...{ kind: "web", authors: [{ name: "World Health Organization" }], title: "Sleep and Health", year: 2018 },
  ...{ container: "World Health Organization", url: "https://www.who.int/sleep", accessed: "2026-11-18" },
};
const nobody: Reference = {
  kind: "web",
  authors: [],
  title: "Giant Viruses",
  container: "Nature Notes",
  url: "https://example.org/v",
};

const entry = (reference: Reference, chosen: CitationStyle) => referenceList([reference], chosen, "en")[0]?.entry;
const inText = (reference: Reference, chosen: CitationStyle, more: Partial<Cited> = {}) =>
  cited(reference, { style: chosen, language: "en", ...more });

/** By the manuals: the seventh of the APA, the ninth of the MLA, the seventeenth of Chicago. */
describe("a list in English [ESS-2]", () => {
  test.each([
    [gatsby, "apa", "Fitzgerald, F. S. (1925). *The Great Gatsby*. Scribner."],
    [gatsby, "mla", "Fitzgerald, F. Scott. *The Great Gatsby*. Scribner, 1925."],
    [gatsby, "chicago-author-date", "Fitzgerald, F. Scott. 1925. *The Great Gatsby*. Scribner."],
    [gatsby, "chicago-notes", "Fitzgerald, F. Scott. *The Great Gatsby*. Scribner, 1925."],
    [style, "apa", "Strunk, W., & White, E. B. (2000). *The Elements of Style* (4th ed.). Longman."],
    [style, "mla", "Strunk, William, and E. B. White. *The Elements of Style*. 4th ed., Longman, 2000."],
    [style, "chicago-notes", "Strunk, William, and E. B. White. *The Elements of Style*. 4th ed. Longman, 2000."],
    [
      article,
      "apa",
      "Grady, J. S., Her, M., & Moreno, G. (2019). Emotions in Storybooks. *Psychology of Popular Media Culture*, *8*(3), 207–217. https://doi.org/10.1037/ppm0000185",
    ],
    [
      article,
      "mla",
      "Grady, Jenna S., et al. “Emotions in Storybooks.” *Psychology of Popular Media Culture*, vol. 8, no. 3, 2019, pp. 207–17, https://doi.org/10.1037/ppm0000185.",
    ],
    [
      article,
      "chicago-author-date",
      "Grady, Jenna S., Mai Her, and Geena Moreno. 2019. “Emotions in Storybooks.” *Psychology of Popular Media Culture* 8 (3): 207–17. https://doi.org/10.1037/ppm0000185.",
    ],
    [
      article,
      "chicago-notes",
      "Grady, Jenna S., Mai Her, and Geena Moreno. “Emotions in Storybooks.” *Psychology of Popular Media Culture* 8, no. 3 (2019): 207–17. https://doi.org/10.1037/ppm0000185.",
    ],
    [
      chapter,
      "apa",
      "Aron, L. (2009). Talking Back. In M. R. Leary & R. Hoyle (Eds.), *A Handbook of Listening* (pp. 12–34). Guilford Press.",
    ],
    [
      chapter,
      "mla",
      "Aron, Lewis. “Talking Back.” *A Handbook of Listening*, edited by Mark R. Leary and Rick Hoyle, Guilford Press, 2009, pp. 12–34.",
    ],
    [
      chapter,
      "chicago-author-date",
      "Aron, Lewis. 2009. “Talking Back.” In *A Handbook of Listening*, edited by Mark R. Leary and Rick Hoyle, 12–34. Guilford Press.",
    ],
    // A site that is its own author is named once in the list of the APA.
    [
      page,
      "apa",
      "World Health Organization. (2018). *Sleep and Health*. Retrieved November 18, 2026, from https://www.who.int/sleep",
    ],
    [
      page,
      "mla",
      "World Health Organization. “Sleep and Health.” *World Health Organization*, 2018, https://www.who.int/sleep. Accessed 18 Nov. 2026.",
    ],
    [nobody, "apa", "*Giant Viruses*. (n.d.). Nature Notes. https://example.org/v"],
    [nobody, "mla", "“Giant Viruses.” *Nature Notes*, https://example.org/v."],
  ] as const)("%# in the style %s", (reference, chosen, wanted) => {
    expect(entry(reference, chosen)).toBe(wanted);
  });

  test("of the APA names twenty authors, and of more the first nineteen and the last", () => {
    const authors = (count: number) => Array.from({ length: count }, (_, at) => ({ family: `A${at}`, given: "B" }));
    expect(entry({ ...gatsby, authors: authors(20) }, "apa")).toContain("A18, B., & A19, B. (1925)");
    expect(entry({ ...gatsby, authors: authors(21) }, "apa")).toContain("A18, B., … A20, B. (1925)");
  });

  test("tells works of one author in one year apart by letters, where years stand in the text", () => {
    const two = [gatsby, { ...gatsby, title: "All the Sad Young Men" }];
    const dated = referenceList(two, "apa", "en");
    expect(dated.map(({ suffix, reference }) => [suffix, reference.title])).toEqual([
      ["a", "All the Sad Young Men"],
      ["b", "The Great Gatsby"],
    ]);
    expect(dated[1]?.entry).toContain("(1925b)");
    expect(referenceList(two, "mla", "en").map(({ suffix }) => suffix)).toEqual(["", ""]);
  });
});

describe("in the text in English [ESS-2]", () => {
  test.each([
    [gatsby, "apa", "(Fitzgerald, 1925, p. 180)"],
    [gatsby, "mla", "(Fitzgerald 180)"],
    [gatsby, "chicago-author-date", "(Fitzgerald 1925, 180)"],
    [gatsby, "chicago-notes", "F. Scott Fitzgerald, *The Great Gatsby* (Scribner, 1925), 180."],
    [style, "apa", "(Strunk & White, 2000, p. 180)"],
    [style, "mla", "(Strunk and White 180)"],
    [style, "chicago-notes", "William Strunk and E. B. White, *The Elements of Style*, 4th ed. (Longman, 2000), 180."],
    [article, "apa", "(Grady et al., 2019, p. 180)"],
    [article, "chicago-author-date", "(Grady, Her, and Moreno 2019, 180)"],
    [
      article,
      "chicago-notes",
      "Jenna S. Grady, Mai Her, and Geena Moreno, “Emotions in Storybooks,” *Psychology of Popular Media Culture* 8, no. 3 (2019): 180, https://doi.org/10.1037/ppm0000185.",
    ],
    [
      chapter,
      "chicago-notes",
      "Lewis Aron, “Talking Back,” in *A Handbook of Listening*, edited by Mark R. Leary and Rick Hoyle (Guilford Press, 2009), 180.",
    ],
    [nobody, "apa", "(*Giant Viruses*, n.d., p. 180)"],
    [nobody, "mla", "(“Giant Viruses” 180)"],
  ] as const)("%# in the style %s", (reference, chosen, wanted) => {
    expect(inText(reference, chosen, { page: "180" })).toBe(wanted);
  });

  test("a later note is short", () => {
    expect(inText(gatsby, "chicago-notes", { page: "12", isAgain: true })).toBe("Fitzgerald, *Great Gatsby*, 12.");
    expect(inText(chapter, "chicago-notes", { page: "12", isAgain: true })).toBe("Aron, “Talking Back,” 12.");
  });

  test("pages are shortened as each style does it", () => {
    expect(inText(gatsby, "apa", { page: "107-108" })).toBe("(Fitzgerald, 1925, pp. 107–108)");
    expect(inText(gatsby, "mla", { page: "107-108" })).toBe("(Fitzgerald 107–08)");
    expect(inText(gatsby, "chicago-author-date", { page: "107-108" })).toBe("(Fitzgerald 1925, 107–8)");
    expect(inText(gatsby, "chicago-author-date", { page: "100-104" })).toBe("(Fitzgerald 1925, 100–104)");
    expect(inText(gatsby, "chicago-author-date", { page: "498-532" })).toBe("(Fitzgerald 1925, 498–532)");
  });
});

test("each language has its own words [ESS-2]", () => {
  const said = languages.map((language) => cited(style, { style: "apa", language, page: "12" }));
  expect(said).toEqual([
    "(Strunk & White, 2000, p. 12)",
    "(Strunk y White, 2000, p. 12)",
    "(Strunk et White, 2000, p. 12)",
    "(Strunk & White, 2000, S. 12)",
    "(Strunk和White, 2000, 第 12 页)",
    "(Strunk・White, 2000, p. 12)",
  ]);
  const luXun: Reference = { ...gatsby, authors: [{ family: "鲁", given: "迅" }], title: "呐喊" };
  expect(referenceList([luXun], "mla", "zh")[0]?.entry).toBe("鲁迅. 《呐喊》. Scribner, 1925.");
  const accessed = languages.map((language) => referenceList([page], "mla", language)[0]?.entry.split("sleep. ")[1]);
  expect(accessed).toEqual([
    "Accessed 18 Nov. 2026.",
    "Consultado el 18 de noviembre de 2026.",
    "Consulté le 18 novembre 2026.",
    "Abgerufen am 18. November 2026.",
    "访问日期：2026年11月18日.",
    "閲覧日：2026年11月18日.",
  ]);
});

test("whatever is missing, a citation is a line of text without holes [ESS-2]", () => {
  const word = fc.constantFrom("River", "A *star* [x]", "Who?", "水", "et al.");
  const reference = fc.record(
    {
      kind: fc.constantFrom(...referenceKinds),
      authors: fc.array(fc.oneof(fc.record({ family: word, given: word }), fc.record({ name: word })), {
        maxLength: 12,
      }),
      title: word,
      container: word,
      editors: fc.array(fc.record({ family: word }), { maxLength: 3 }),
      year: fc.integer({ min: 1000, max: 2100 }),
      ...{ publisher: word, edition: word, volume: word, issue: word, pages: word, url: word, accessed: word },
    },
    { requiredKeys: ["kind", "authors", "title"] },
  );
  fc.assert(
    fc.property(
      reference,
      fc.constantFrom(...citationStyles),
      fc.constantFrom(...languages),
      (one, chosen, language) => {
        const lines = [
          ...referenceList([one], chosen, language).map((all) => all.entry),
          cited(one, { style: chosen, language, page: "3" }),
          cited(one, { style: chosen, language, isAgain: true }),
        ];
        for (const line of lines) {
          expect(line).not.toMatch(/undefined|NaN|\[object| {2}|, ,|\.\.(?!\.)|\( |^[,.\s]/);
          expect(line.length).toBeGreaterThan(2);
        }
      },
    ),
  );
});

test("names with what is handed down or a particle, and works without a year, as each style has them [ESS-2]", () => {
  const [king, goethe] = [
    {
      kind: "book",
      authors: [{ family: "King", given: "Martin Luther, Jr." }],
      title: "Why We Can’t Wait",
      year: 1964,
    },
    { kind: "book", authors: [{ family: "von Goethe", given: "Johann Wolfgang" }], title: "Faust", year: 1808 },
  ] as const satisfies readonly Reference[];
  const entry = (of: Reference, style: CitationStyle) => referenceList([of], style, "en")[0]?.entry ?? "";
  expect(entry(king, "apa")).toMatch(/^King, M\. L\., Jr\. \(1964\)/);
  expect(entry(king, "mla")).toMatch(/^King, Martin Luther, Jr\. /);
  expect(cited(king, { style: "chicago-notes", language: "en" })).toMatch(/^Martin Luther King Jr\., /);
  expect(entry(goethe, "apa")).toMatch(/^von Goethe, J\. W\. /);
  expect(entry(goethe, "mla")).toMatch(/^Goethe, Johann Wolfgang von\. /);
  expect(cited(goethe, { style: "chicago-notes", language: "en" })).toMatch(/^Johann Wolfgang von Goethe, /);
  expect(cited(goethe, { style: "mla", language: "en", page: "3" })).toBe("(Goethe 3)");
  const undated = ["A", "B"].map((title) => ({ kind: "book", authors: king.authors, title }) as const);
  expect(referenceList(undated, "apa", "en")[0]?.entry).toContain("(n.d.-a)");
});
