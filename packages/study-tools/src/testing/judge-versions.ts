import { readFileSync } from "node:fs";
import type { Language } from "@jotter/domain/settings";
import type { Citation } from "../citation.ts";
import { comparison } from "../comparison.ts";
import { chunksOf, sourceOf } from "../source.ts";

type Pair = readonly [a: string, b: string];

/** Two versions of one text by somebody who has not seen the code: each sentence stands in exactly one of the lists. */
export type VersionCase = {
  readonly id: string;
  readonly language: Language;
  readonly a: string;
  readonly b: string;
  readonly same: readonly Pair[];
  readonly contradicts: readonly { readonly a: string; readonly b: string; readonly values: Pair }[];
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
};

export function versionCasesIn(file: URL): readonly VersionCase[] {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as VersionCase);
}

export const versionCases = versionCasesIn(new URL("./version-cases.jsonl", import.meta.url));

/** Empty where every sentence was found to be what it is. */
export function versionFaults({ language, same, contradicts, onlyA, onlyB, ...texts }: VersionCase): readonly string[] {
  const sources = (["a", "b"] as const).map((id) => sourceOf({ id, title: id, text: texts[id] }, language));
  const options = comparison.options.parse({});
  const reader = { language, level: null } as const;
  const { output } = comparison.onDevice({ sources, chunks: chunksOf(sources), options, reader, now: 0 });
  // Of two that have nothing in common every sentence is alone.
  if (output.isUnrelated && same.length + contradicts.length === 0 && output.contradictions.length === 0) return [];
  const isIn = (id: "a" | "b", words: string, citations: readonly Citation[]) => {
    const from = texts[id].indexOf(words);
    return citations.some((one) => one.sourceId === id && one.from < from + words.length && one.to > from);
  };
  const alone = output.alone.flatMap(({ citations }) => citations);
  const isPair = (a: string, b: string, citations: readonly Citation[]) =>
    isIn("a", a, citations) && isIn("b", b, citations);
  return [
    ...contradicts.flatMap(({ a, b, values }) => {
      const found = output.contradictions.find(({ citations }) => isPair(a, b, citations));
      if (!found) return [`not seen: ${a} | ${b}`];
      const isNamed = found.about === "negation" || values.every((one, at) => isOneOf(one, found.values[at] ?? ""));
      return isNamed ? [] : [`other values: ${found.values.join(" | ")}, not ${values.join(" | ")}`];
    }),
    ...output.contradictions
      .filter(({ citations }) => !contradicts.some(({ a, b }) => isPair(a, b, citations)))
      .map(({ citations }) => `no contradiction: ${citations.map(({ quote }) => quote).join(" | ")}`),
    ...onlyA.filter((one) => !isIn("a", one, alone)).map((one) => `not missed: ${one}`),
    ...onlyB.filter((one) => !isIn("b", one, alone)).map((one) => `not missed: ${one}`),
    ...[...same, ...contradicts.map(({ a, b }): Pair => [a, b])].flatMap(([a, b]) => [
      ...(isIn("a", a, alone) ? [`not alone: ${a}`] : []),
      ...(isIn("b", b, alone) ? [`not alone: ${b}`] : []),
    ]),
  ];
}

/** "Germany" of "Germany invaded Poland" is enough, and the other way round. */
function isOneOf(value: string, found: string): boolean {
  const [one, other] = [value, found].map((text) =>
    text
      .toLowerCase()
      .replace(/[\s.。]+/gu, " ")
      .trim(),
  );
  return one !== undefined && other !== undefined && other !== "" && (one.includes(other) || other.includes(one));
}
