import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@jotter/domain/settings";
import { definitions } from "../definitions.ts";
import { readingOf } from "../reading.ts";
import { unseen } from "./corpus-unseen.ts";
import { laterListCases, listCases } from "./list-definitions.ts";
import { missesOf } from "./quality.ts";

const file = join(import.meta.dirname, "known-misses.json");

/** On the marked texts, by language; and on those that were written after the rules. */
export function misses(): Readonly<Record<string, readonly string[]>> {
  const own = languages.map((language) => [language, missesOf(language)] as const);
  const later = languages.flatMap((language) => missesOf(language, [unseen[language]]));
  return Object.fromEntries([...own, ["unseen", later], ["lists", listMisses()]]);
}

/** Terms of word lists that are not found, and what is found there and is no term. */
function listMisses(): readonly string[] {
  return languages.flatMap((language) =>
    [...listCases[language], ...laterListCases[language]].flatMap(([text, ...terms]) => {
      const found = definitions(readingOf(text, language)).found.map(({ term }) => term);
      const isMissing = (all: readonly string[]) => (term: string) =>
        !all.some((one) => one.toLowerCase() === term.toLowerCase());
      return [
        ...terms.filter(isMissing(found)).map((term) => `${language}: definition not found: ${term}`),
        ...found.filter(isMissing(terms)).map((term) => `${language}: not defined: ${term}, in ${text}`),
      ];
    }),
  );
}

export const knownMisses: ReturnType<typeof misses> = JSON.parse(readFileSync(file, "utf8"));

export function writeMisses(): void {
  writeFileSync(file, `${JSON.stringify(misses(), null, 2)}\n`);
}
