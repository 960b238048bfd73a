import { expect, test } from "vitest";
import { allTexts, languageCodes } from "../locales/src/languages.ts";
import { faultParameters } from "../packages/textbook/src/fault.ts";

test.each(languageCodes)(
  "every fault of a chapter has a text that names what it is given (%s) [TXT-1]",
  async (language) => {
    const { textbook } = (await allTexts(language)) as unknown as { textbook: { fault: Record<string, string> } };
    const named = Object.fromEntries(
      Object.entries(textbook.fault).map(([id, text]) => [
        id,
        [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name))].sort(),
      ]),
    );
    expect(Object.keys(named).sort()).toEqual(Object.keys(faultParameters).sort());
    for (const [id, names] of Object.entries(faultParameters))
      for (const name of named[id] ?? []) expect(names as readonly string[]).toContain(name);
  },
);
