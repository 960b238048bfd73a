import { readability } from "@jotter/analysis/readability";
import type { Language } from "@jotter/domain/settings";
import { repeatedStarts } from "../proofread/repeated-starts.ts";
import { type Prose, proseOf } from "../prose.ts";
import { bareQuotes } from "./bare-quotes.ts";
import { claims } from "./claims.ts";
import { endWithoutConclusion, longParagraphs } from "./faults.ts";
import { type OutlineParagraph, outlineOf, type Place, placeOfSentence, thesisOf } from "./outline.ts";
import type { EssayQuestion, StructureFault } from "./questions.ts";
import { repetitions } from "./repetition.ts";
import { wholes } from "./wholes.ts";

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
    ...sameBeginnings(prose).map(fault("same-beginnings")),
    ...[...wholes(reading), ...claims(reading)].map(({ kind, at, length }) => ({ kind, at, length, isFault: true })),
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

/** So many sentences in a row are no accident: proofreading asks earlier. */
const inARow = 4;

/** The last of sentences that begin alike. */
function sameBeginnings({ blocks, language, reading }: Prose): readonly Place[] {
  return repeatedStarts(blocks, language).flatMap(({ at, values }) => {
    const last = reading.sentences.find(({ from, to }) => at >= from && at < to);
    return last && (values?.count ?? 0) >= inARow ? [placeOfSentence(last)] : [];
  });
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
