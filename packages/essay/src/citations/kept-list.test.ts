import { citationStyles, type Reference } from "@jotter/domain/reference";
import { languages } from "@jotter/domain/settings";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkQuotes } from "../quotes/check-quotes.ts";
import { indexed } from "../quotes/source-index.ts";
import { keptList, type ListEdit, listHeading, listIn, withoutList } from "./kept-list.ts";
import { setQuotation } from "./quotation.ts";
import { recited } from "./recited.ts";

const gatsby: Reference = {
  ...{ kind: "book", authors: [{ family: "Fitzgerald", given: "F. Scott" }], title: "The Great Gatsby" },
  ...{ publisher: "Scribner", year: 1925 },
};
const melville: Reference = { kind: "book", authors: [{ family: "Melville" }], title: "Moby-Dick", year: 1851 };

function changed(text: string, edits: readonly ListEdit[]): string {
  return edits.toReversed().reduce((all, { from, to, insert }) => all.slice(0, from) + insert + all.slice(to), text);
}
const kept = (text: string, ...given: Parameters<typeof keptList> extends [string, ...infer Rest] ? Rest : never) => {
  const edit = keptList(text, ...given);
  return edit ? changed(text, [edit]) : text;
};

test("the list stands at the end, keeps itself, and leaves the rest of the essay alone [ESS-2]", () => {
  const first = kept("The light is far.\n", [gatsby], "mla", "en");
  expect(first).toBe(
    "The light is far.\n\n## Works Cited\n\nFitzgerald, F. Scott. *The Great Gatsby*. Scribner, 1925.\n",
  );
  const second = kept(`${first}\n# Appendix\n\nMore.`, [melville, gatsby], "mla", "en");
  expect(second).toMatch(/^The light is far\.\n\n## Works Cited\n\nFitzgerald[^\n]+\n\nMelville[^\n]+\n\n# Appendix/);
  expect(keptList(second, [gatsby, melville], "mla", "en")).toBeNull();
  expect(kept(second, [gatsby], "apa", "en")).toContain("## References\n\nFitzgerald, F. S. (1925).");
});

test("a list is known by its heading in every language and style, and made once [ESS-2]", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...citationStyles),
      fc.constantFrom(...languages),
      fc.constantFrom(...citationStyles),
      (style, language, next) => {
        const made = kept("Essay.", [gatsby], style, language);
        expect(made).toContain(`## ${listHeading(style, language)}`);
        expect(listIn(made)?.from).toBe("Essay.\n\n".length);
        const again = kept(made, [gatsby, melville], next, language);
        expect(again.match(/^## /gm)).toHaveLength(1);
        expect(keptList(again, [gatsby, melville], next, language)).toBeNull();
      },
    ),
  );
});

test("what is read of an essay is all but its list, and stands where it stood [ESS-2]", () => {
  const text = kept("The light is far.\n\n# Notes\n\nMore.", [gatsby], "mla", "en");
  expect(withoutList(text).trimEnd()).toBe("The light is far.\n\n# Notes\n\nMore.");
  expect(withoutList(text)).toHaveLength(text.length);
  expect(withoutList("No list.")).toBe("No list.");
});

test("words of a source are set with their citation, and stand as in the source [ESS-2]", () => {
  const source = "He saw a *single* green light, minute & far away_that might have been the end of a dock.";
  const words = "single* green light, minute & far away_that might";
  for (const style of citationStyles) {
    for (const language of languages) {
      const given = { references: [gatsby], at: 0, style, language, page: "21", text: "" };
      const { here, note } = setQuotation(words, given);
      const [checked] = checkQuotes(`He writes ${here}.`, language, indexed([{ id: "s", text: source }]));
      expect([style, language, checked?.verdict]).toEqual([style, language, expect.stringMatching(/same|allowed/)]);
      expect(here + note).toContain("21");
    }
  }
});

test("with notes the numbers go on, and a work that was named before is named in short [ESS-2]", () => {
  const given = { references: [gatsby], at: 0, style: "chicago-notes", language: "en", page: "21" } as const;
  const first = setQuotation("a single green light", { ...given, text: "" });
  expect(first).toEqual({
    here: "“a single green light”[^1]",
    note: "[^1]: F. Scott Fitzgerald, *The Great Gatsby* (Scribner, 1925), 21.",
  });
  const second = setQuotation("far away", { ...given, page: "22", text: `${first.here}\n\n${first.note}` });
  expect(second.note).toBe("[^2]: Fitzgerald, *Great Gatsby*, 22.");
});

test("citations follow the style, whatever page they name [ESS-2]", () => {
  const styles = citationStyles.filter((style) => style !== "chicago-notes");
  fc.assert(
    fc.property(
      fc.constantFrom(...styles),
      fc.constantFrom(...styles),
      fc.constantFrom(...languages),
      fc.constantFrom("21", "iv", "12-14", undefined),
      (style, next, language, page) => {
        const references = [gatsby, melville];
        const set = (as: typeof style) =>
          `A ${setQuotation("green light", { references, at: 0, style: as, language, page, text: "" }).here}. B (1925).`;
        const edits = recited(set(style), { references, style }, { references, style: next }, language);
        expect(changed(set(style), edits)).toBe(set(next));
      },
    ),
  );
});

test("a corrected year is corrected where it was cited [ESS-2]", () => {
  const text = "It is “far” (Fitzgerald, 1925, p. 21).";
  const after = { references: [{ ...gatsby, year: 1926 }], style: "apa" } as const;
  expect(changed(text, recited(text, { references: [gatsby], style: "apa" }, after, "en"))).toBe(
    "It is “far” (Fitzgerald, 1926, p. 21).",
  );
});

const [early, late] = [
  { kind: "book", authors: [{ family: "Smith", given: "Ann" }], title: "Bees", year: 2020 },
  { kind: "book", authors: [{ family: "Smith", given: "Ann" }], title: "Wasps", year: 2020 },
] as const satisfies readonly Reference[];

test("a second work of a year gives both their letters, and one that goes takes them away [ESS-2]", () => {
  const alone = "It is “far” (Smith, 2020, p. 3).";
  const both = "It is “far” (Smith, 2020a, p. 3).";
  const more = { references: [early], style: "apa", listed: [early, late] } as const;
  expect(changed(alone, recited(alone, { references: [early], style: "apa" }, more, "en"))).toBe(both);
  const text = `${both} “Near” (Smith, 2020b).`;
  const less = { references: [early, null], style: "apa", listed: [early] } as const;
  expect(changed(text, recited(text, { references: [early, late], style: "apa" }, less, "en"))).toBe(
    `${alone} “Near” (Smith, 2020b).`,
  );
});

test("two works of one author are told apart by their titles in MLA, and none becomes the other [ESS-2]", () => {
  const references = [early, late];
  const given = { references, style: "mla", language: "en", page: "3", text: "" } as const;
  const text = [0, 1].map((at) => setQuotation("far", { ...given, at }).here).join(" ");
  expect(text).toBe("“far” (Smith, *Bees* 3) “far” (Smith, *Wasps* 3)");
  const edits = recited(text, { references, style: "mla" }, { references, style: "apa" }, "en");
  expect(changed(text, edits)).toBe("“far” (Smith, 2020a, p. 3) “far” (Smith, 2020b, p. 3)");
  // As essays had it that were written before titles were told.
  const twice = { ...late, title: "Bees" };
  const same = "“far” (Smith, *Bees* 3)";
  expect(
    recited(same, { references: [early, twice], style: "mla" }, { references: [early, twice], style: "apa" }, "en"),
  ).toEqual([]);
});
