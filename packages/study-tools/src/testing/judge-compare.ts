import type { Citation } from "../citation.ts";
import { comparison } from "../comparison.ts";
import { chunksOf, sourceOf } from "../source.ts";
import { type Case, casesIn } from "./cases-in.ts";

type Pair = { readonly a: string; readonly b: string };

export type CompareCase = Case &
  Pair & {
    readonly contradictions: readonly Pair[];
    readonly onlyA: readonly string[];
    readonly onlyB: readonly string[];
    /** Said in other words: neither a contradiction nor missing. */
    readonly same: readonly Pair[];
  };

export const compareCases = casesIn<CompareCase>(new URL("./compare-cases.jsonl", import.meta.url));

/** Empty where both were compared well; else what is not seen, or seen though it is not there. */
export function compareFaults({ language, contradictions, onlyA, onlyB, same, ...texts }: CompareCase) {
  const sources = (["a", "b"] as const).map((id) => sourceOf({ id, title: id, text: texts[id] }, language));
  const options = comparison.options.parse({});
  const reader = { language, level: null } as const;
  const { output } = comparison.onDevice({ sources, chunks: chunksOf(sources), options, reader, now: 0 });
  const isIn = (id: "a" | "b", words: string, citations: readonly Citation[]) => {
    const from = texts[id].indexOf(words);
    return citations.some((one) => one.sourceId === id && one.from < from + words.length && one.to > from);
  };
  const isPair = ({ a, b }: Pair, citations: readonly Citation[]) => isIn("a", a, citations) && isIn("b", b, citations);
  const told = output.contradictions.map(({ citations }) => citations);
  const alone = output.alone.flatMap(({ citations }) => citations);
  const saidOf = (citations: readonly Citation[]) => citations.map(({ quote }) => quote).join(" | ");
  const isOnly = (id: "a" | "b", words: string) =>
    (id === "a" ? onlyA : onlyB).some((one) => {
      const [at, from] = [texts[id].indexOf(one), texts[id].indexOf(words)];
      return at < from + words.length && at + one.length > from;
    });
  return [
    ...contradictions
      .filter((pair) => !told.some((one) => isPair(pair, one)))
      .map(({ a, b }) => `not seen: ${a} | ${b}`),
    ...told
      .filter((one) => !contradictions.some((pair) => isPair(pair, one)))
      .map((one) => `no contradiction: ${saidOf(one)}`),
    ...onlyA.filter((one) => !isIn("a", one, alone)).map((one) => `not missed: ${one}`),
    ...onlyB.filter((one) => !isIn("b", one, alone)).map((one) => `not missed: ${one}`),
    ...same.flatMap((pair) =>
      (["a", "b"] as const)
        .filter((id) => isIn(id, pair[id], alone) && !isOnly(id, pair[id]))
        .map((id) => `said in both: ${pair[id]}`),
    ),
  ];
}
