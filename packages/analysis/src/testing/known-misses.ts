import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@jotter/domain/settings";
import { unseen } from "./corpus-unseen.ts";
import { missesOf } from "./quality.ts";

const file = join(import.meta.dirname, "known-misses.json");

/** On the marked texts, by language; and on those that were written after the rules. */
export function misses(): Readonly<Record<string, readonly string[]>> {
  const own = languages.map((language) => [language, missesOf(language)] as const);
  const later = languages.flatMap((language) => missesOf(language, [unseen[language]]));
  return Object.fromEntries([...own, ["unseen", later]]);
}

export const knownMisses: ReturnType<typeof misses> = JSON.parse(readFileSync(file, "utf8"));

export function writeMisses(): void {
  writeFileSync(file, `${JSON.stringify(misses(), null, 2)}\n`);
}
