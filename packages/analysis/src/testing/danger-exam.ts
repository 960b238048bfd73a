import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@jotter/domain/settings";
import type { Labelled } from "./danger.ts";

const folder = join(import.meta.dirname, "../../corpus");

/** Written by somebody who had seen neither rules nor other sentences; nothing is learned from it. */
export function dangerExam(language: Language): readonly Labelled[] {
  const lines = readFileSync(join(folder, `danger-exam-${language}.tsv`), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => line.split("\t") as unknown as Labelled);
}

type Misses = {
  readonly unheard: readonly string[];
  readonly alarmed: readonly string[];
  readonly asked: readonly string[];
};

/** Known and not solved, written by `npm run learn:danger`: danger that is not heard, and what is no danger and taken for it or asked after. */
export function examMisses(language: Language): Misses {
  return JSON.parse(readFileSync(join(folder, "danger-exam-misses.json"), "utf8"))[language];
}
