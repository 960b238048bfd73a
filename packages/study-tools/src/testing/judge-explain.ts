import { explanation } from "../explanation.ts";
import { plotFrom } from "../plot.ts";
import { chunksOf, sourceOf } from "../source.ts";
import { type Case, casesIn } from "./cases-in.ts";

export type ExplainCase = Case & {
  readonly notes: readonly { readonly title: string; readonly text: string }[];
  readonly asked: string;
  /** Words of the notes that stand in what is shown as the answer, and words that do not. */
  readonly answerHas: readonly string[];
  readonly notFirst: readonly string[];
  /** The notes do not speak of it. */
  readonly none?: boolean;
};

export const explainCases = casesIn<ExplainCase>(new URL("./explain-cases.jsonl", import.meta.url));

/** Empty where it was explained well; else what is missing, or shown though it is no answer. */
export function explainFaults({ notes, asked, answerHas, notFirst, none, language }: ExplainCase): readonly string[] {
  const sources = notes.map(({ title, text }, at) => sourceOf({ id: `${at}`, title, text }, language));
  const options = explanation.options.parse({ about: asked });
  const reader = { language, level: null } as const;
  const { output } = explanation.onDevice({ sources, chunks: chunksOf(sources), options, reader, now: 0 });
  const { gist, passages, plot } = output;
  const quotes = (gist?.citations ?? []).map(({ quote }) => quote);
  const shown = [gist?.text ?? "", ...quotes].join("\n");
  const isPlotOfIt = plot === null || quotes.some((quote) => plotFrom(quote) !== null);
  return [
    ...answerHas.filter((one) => !shown.includes(one)).map((one) => `missing: ${one} → ${gist?.text ?? "nothing"}`),
    ...notFirst.filter((one) => shown.includes(one)).map((one) => `shown: ${one}`),
    ...(none && (gist || passages.length > 0) ? [`made up: ${gist?.text ?? passages[0]?.citation.quote}`] : []),
    ...(isPlotOfIt ? [] : [`plot: ${plot?.curves.map(({ expression }) => expression).join(", ")}`]),
  ];
}
