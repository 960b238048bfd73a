import { readability } from "@jotter/analysis/readability";
import type { Language } from "@jotter/domain/settings";
import { proseOf } from "../prose.ts";
import { bareQuotes } from "./bare-quotes.ts";
import { endWithoutConclusion, longParagraphs } from "./faults.ts";
import { type OutlineParagraph, outlineOf, type Place, placeOfSentence, thesisOf } from "./outline.ts";
import { repetitions } from "./repetition.ts";

/** What a device is sure enough of to say it. */
export const structureFaults = ["long-paragraph", "repetition", "no-conclusion", "quote-not-introduced"] as const;
export type StructureFault = (typeof structureFaults)[number];

/** What it asks without claiming anything. */
export const openQuestions = ["thesis-deniable", "paragraph-proves", "conclusion-answers"] as const;

/**
 * A question on the sentence it stands by; its words are in `locales`. There is no field for another wording of the
 * sentence: the student writes. [ESS-1]
 */
export type EssayQuestion = Place & {
  readonly kind: StructureFault | (typeof openQuestions)[number];
  readonly isFault: boolean;
};

/** How hard it is to read, by the formula made for its language; Chinese and Japanese have letters a sentence instead. */
export type EssayReadability =
  | { readonly formula: Formula; readonly ease: number | null; readonly wordsPerSentence: number }
  | { readonly formula: null; readonly lettersPerSentence: number };
type Formula = "flesch" | "fernandez-huerta" | "kandel-moles" | "amstad";

export type EssayStructure = {
  readonly paragraphs: readonly OutlineParagraph[];
  /** The sentence that is most likely what the essay wants to show. */
  readonly thesis: Place | null;
  readonly questions: readonly EssayQuestion[];
  readonly readability: EssayReadability;
};

export function structure(text: string, language: Language): EssayStructure {
  const prose = proseOf(text, language);
  const { reading } = prose;
  const paragraphs = outlineOf(reading);
  const thesis = thesisOf(reading);
  const end = endWithoutConclusion(reading);
  const fault = (kind: StructureFault) => (place: Place) => ({ ...place, kind, isFault: true });
  const faults: readonly EssayQuestion[] = [
    ...longParagraphs(reading).map(fault("long-paragraph")),
    ...repetitions(reading).map(fault("repetition")),
    ...(end ? [end] : []).map(fault("no-conclusion")),
    ...bareQuotes(prose).map(fault("quote-not-introduced")),
  ];
  const place = thesis && placeOfSentence(thesis);
  const questions = [...faults, ...openOnes(paragraphs, place, end === null)];
  return {
    paragraphs,
    thesis: place,
    questions: questions.sort((one, other) => one.at - other.at),
    readability: readabilityOf(text, language),
  };
}

/** One for the thesis, one for each paragraph between, one for the end. */
function openOnes(
  paragraphs: readonly OutlineParagraph[],
  thesis: Place | null,
  hasEnd: boolean,
): readonly EssayQuestion[] {
  const open =
    (kind: EssayQuestion["kind"]) =>
    ({ at, length }: Place) => ({ at, length, kind, isFault: false });
  const last = paragraphs.length > 2 && hasEnd ? paragraphs.at(-1) : undefined;
  return [
    ...(thesis ? [thesis] : []).map(open("thesis-deniable")),
    ...paragraphs.slice(1, last ? -1 : undefined).map(({ lead }) => open("paragraph-proves")(lead)),
    ...(last ? [last.lead] : []).map(open("conclusion-answers")),
  ];
}

const formulas: Readonly<Partial<Record<Language, Formula>>> = {
  en: "flesch",
  es: "fernandez-huerta",
  fr: "kandel-moles",
  de: "amstad",
};

function readabilityOf(text: string, language: Language): EssayReadability {
  const { ease, wordsPerSentence } = readability(text, language);
  const formula = formulas[language];
  return formula ? { formula, ease, wordsPerSentence } : { formula: null, lettersPerSentence: wordsPerSentence };
}
