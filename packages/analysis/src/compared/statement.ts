import { contradictionWords } from "../contradiction-words.ts";
import type { Reading, Sentence } from "../reading.ts";
import { type Value, valuesIn } from "../values.ts";
import { vocabulary } from "../vocabulary.ts";
import { type Pole, polesOf } from "./poles.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A sentence and the number of its document, from 1. */
export type Placed = { readonly document: number; readonly sentence: Sentence };

/** A sentence as what it says: its words, and the places where a fact can stand. */
export type Statement = Placed & {
  /** Its number among the sentences of its document. */
  readonly at: number;
  readonly text: string;
  /** Without its marks, in small letters. */
  readonly wording: string;
  readonly tokens: readonly Token[];
  readonly values: readonly Value[];
  readonly poles: readonly Pole[];
  readonly isNegated: boolean;
  /** It says "not", but of a part only or under a condition. */
  readonly isHedged: boolean;
  /** What it may speak of without naming it: how the sentence before it opens, and the heading. */
  readonly context: ReadonlySet<string>;
  readonly heading: ReadonlySet<string>;
  /** It says "it", or is an item like "takes 1 hour". */
  readonly leans: boolean;
};

/** Rows of tables, tasks and cards are no sentences. */
export function statementsOf(reading: Reading, document: number): readonly Statement[] {
  const { language, paragraphs } = reading;
  const { negation, hedgesDenial } = contradictionWords[language];
  const { leansBack } = vocabulary[language];
  // A word that has a capital inside a sentence has it at the begin of one too.
  const capital = new Set(reading.source.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}-]*/gu) ?? []);
  const keysOf = (text: string) => tokensOf(text, language, capital).map(({ key }) => key);
  const said = paragraphs.filter(({ aside }) => !aside);
  const all = said.flatMap(({ sentences, headings, kind }) =>
    sentences.map((sentence) => ({ sentence, heading: headings.at(-1) ?? "", kind })),
  );
  return all.map(({ sentence, heading, kind }, at) => {
    const text = sentence.text.replace(/(?<!\p{L})(?:minus|moins|menos) (?=\d)/giu, (word) =>
      "-".padStart(word.length),
    );
    const values = valuesIn(
      text.replace(power, (sign) => " ".repeat(sign.length)),
      language,
    );
    const poles = polesOf(text, language);
    const taken = [...values, ...poles];
    return {
      document,
      sentence,
      at,
      text,
      wording: plain(text),
      values,
      poles,
      tokens: tokensOf(text, language, capital).filter(
        ({ from, to }) => !taken.some((one) => from < one.to && to > one.from),
      ),
      isNegated: negation.test(text),
      isHedged: hedgesDenial.test(text),
      heading: new Set(keysOf(heading)),
      context: new Set([...keysOf(all[at - 1]?.sentence.text ?? "").slice(0, 4), ...keysOf(heading)]),
      leans:
        leansBack.test(text) ||
        (kind === "item" && !/\p{L}/u.test(text.slice(0, values[0]?.from ?? text.length))) ||
        (kind === "item" && /^\p{Ll}/u.test(text) && heading !== ""),
    };
  });
}

export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const power = /10\^-?\d+ ?[a-zA-Z]+/gu;
