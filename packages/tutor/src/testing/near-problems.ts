import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@jotter/domain/settings";
import { readProblem } from "../problem.ts";

/** Word problems close to those a device can solve, and what each comes to, worked out without it. */
export type NearProblem = {
  readonly id: string;
  readonly lang: Language;
  readonly problem: string;
  readonly answer: readonly string[];
};

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

export const nearProblems: readonly NearProblem[] = read("near-problems.jsonl")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** Those of them nobody solves on the device up to now. */
export const knownRefusals: readonly string[] = JSON.parse(read("near-refusals.json"));

function worth(written: string): number {
  const [above, below = "1"] = (/-?\d+(?:\.\d+)?(?:\/\d+)?/.exec(written.split("=").at(-1) ?? "")?.[0] ?? "").split(
    "/",
  );
  return above === "" ? Number.NaN : Number(above) / Number(below);
}

/** "right", "refused", or what it was said to be. */
export function answered({ problem, lang, answer }: NearProblem): string {
  const plain = readProblem(problem, lang).solution?.plain;
  if (plain === undefined) return "refused";
  const found = plain.split(/[,;]/).map(worth);
  const isSame = (value: number) => found.some((each) => Math.abs(each - value) <= 0.005 * Math.abs(value));
  return found.length === answer.length && answer.map(worth).every(isSame) ? "right" : plain;
}
