import { describe, expect, test } from "vitest";
import { de } from "../locales/src/coaching/tutor/de.ts";
import { en } from "../locales/src/coaching/tutor/en.ts";
import { es } from "../locales/src/coaching/tutor/es.ts";
import { fr } from "../locales/src/coaching/tutor/fr.ts";
import { ja } from "../locales/src/coaching/tutor/ja.ts";
import { zh } from "../locales/src/coaching/tutor/zh.ts";
import { concepts } from "../packages/tutor/src/concepts.ts";
import { nudgeParameters, rungs } from "../packages/tutor/src/ladder.ts";
import { readProblem } from "../packages/tutor/src/problem.ts";
import { tellParameters } from "../packages/tutor/src/verdict.ts";

const languages = { en, es, fr, de, zh, ja } as const;

const named = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [
      id,
      [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name))].sort(),
    ]),
  );
const sorted = (parameters: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(parameters).map(([id, names]) => [id, [...names].sort()]));

describe.each(Object.entries(languages))("what the tutor says in %s [TUT-1]", (language, { tutor }) => {
  test("every verdict, nudge, rule and rung has a text that names what it is given and nothing else", () => {
    expect(named(tutor.tell)).toEqual(sorted(tellParameters));
    expect(named(tutor.nudge)).toEqual(sorted(nudgeParameters));
    expect(Object.keys(tutor.concept).sort()).toEqual([...new Set(concepts)].sort());
    expect(Object.keys(tutor.give)).toEqual([...rungs]);
  });

  test("every problem to try is one the engine solves", () => {
    const unsolved = Object.values(tutor.samples).filter(
      (sample) => readProblem(sample, language as keyof typeof languages).solution === null,
    );
    expect(unsolved).toEqual([]);
  });
});
