import { keyphrases } from "@jotter/analysis/keyphrases";
import { z } from "zod/mini";
import { type Citation, Cite, CitedText, type Claim, citationsOf, citationTo, claimOf } from "./citation.ts";
import { distinct } from "./distinct.ts";
import { nothingFound, translationNeeded } from "./offline.ts";
import { type ProposalKind, proposalsIn } from "./proposals.ts";
import { studiedReading } from "./studied.ts";
import { defineTool } from "./tool.ts";

/** [AIX-4] */
export const ConceptOptions = z.object({});

/** Its words are Markdown: a definition may hold a formula. */
export type Concept = {
  readonly term: string;
  readonly definition: string;
  readonly citations: readonly Citation[];
  readonly isSupported: boolean;
  /** None where a model wrote it, or where it was kept before there were kinds. */
  readonly kind?: ProposalKind;
  /** Which card the student wants of it; without one a plain one, or of a cloze a cloze. */
  readonly card?: "basic" | "reversed" | "cloze" | "typed";
  /** The student wants no card of it. */
  readonly isDropped?: boolean;
  /** The device is not sure of it: it is off until the student keeps it. */
  readonly isUnsure?: boolean;
};

export type Concepts = {
  /** 3 to 5, unless the text has fewer. */
  readonly topics: readonly Claim[];
  /** By a model 5 to 8, unless the text has fewer; by the device about one in seventy words of the text. */
  readonly concepts: readonly Concept[];
  readonly terms: readonly string[];
  /** Without # and spaces, to be put on a note. */
  readonly tags: readonly string[];
};

const Answer = z.object({
  topics: z.array(CitedText),
  concepts: z.array(z.object({ term: z.string(), definition: z.string(), cites: z.array(Cite) })),
  terms: z.array(z.string()),
  tags: z.array(z.string()),
});

const mostTopics = 5;
const mostConcepts = 8;
const mostTerms = 20;
const mostTags = 6;

export const concepts = defineTool({
  id: "concepts",
  options: ConceptOptions,
  answer: Answer,
  fewestSources: 1,
  instructions: () =>
    "Extract from the material: topics (its 3 to 5 main topics), concepts (its 5 to 8 key concepts, each with a definition of one or two sentences), terms (other important terms), tags (up to 6 suggested tags of one or two words).",
  read: ({ topics, concepts: found, terms, tags }, { chunks }): Concepts => ({
    topics: topics.slice(0, mostTopics).map((one) => claimOf(one, chunks)),
    concepts: distinct(found, ({ term }) => term)
      .slice(0, mostConcepts)
      .map(({ term, definition, cites }) => {
        const citations = citationsOf(cites, chunks);
        return { term: term.trim(), definition: definition.trim(), citations, isSupported: citations.length > 0 };
      }),
    terms: distinct(terms, (term) => term).slice(0, mostTerms),
    tags: tagsOf(tags),
  }),
  onDevice: (given) => {
    const readings = given.sources.map((source) => ({ source, reading: studiedReading(source) }));
    const phrases = readings
      .flatMap(({ source, reading }) =>
        keyphrases(reading, mostTerms).found.map((phrase) => ({
          phrase,
          source,
          sentence: reading.sentences[phrase.sentences[0] ?? 0],
        })),
      )
      .sort((a, b) => b.phrase.score - a.phrase.score);
    const proposed = readings.map(({ source, reading }) => proposalsIn(reading, source));
    const output: Concepts = {
      topics: phrases.slice(0, mostTopics).map(({ phrase, source, sentence }) => ({
        text: phrase.text,
        citations: sentence ? [citationTo(sentence, source)] : [],
        isSupported: true,
      })),
      concepts: distinct(
        proposed.flatMap(({ found }) => found),
        ({ term }) => term,
      ),
      terms: distinct(
        phrases.map(({ phrase }) => phrase.text),
        (term) => term,
      ).slice(0, mostTerms),
      tags: tagsOf(phrases.map(({ phrase }) => phrase.text)),
    };
    const unsure = distinct(
      proposed.flatMap((one) => one.unsure),
      ({ term }) => term,
    );
    const isEmpty = output.topics.length === 0 && output.concepts.length === 0;
    return {
      output,
      withheld: isEmpty ? nothingFound(given) : output.concepts.length < 5 ? "fewer-than-asked" : null,
      leftOut: {
        definitions: unsure.length,
        terms: readings.reduce((sum, { reading }) => sum + keyphrases(reading, mostTerms).unsure, 0),
      },
      unsure,
      needsModel: translationNeeded(given),
    };
  },
  ofPassage: {
    asked: (options) => options,
    together: (own, whole, inPassage) => {
      const all = [...inPassage(whole.output.concepts), ...own.output.concepts];
      const concepts = distinct(all, ({ term }) => term);
      const known = new Set(concepts.map(({ term }) => term.trim().toLowerCase()));
      const unsure = distinct([...inPassage(whole.unsure ?? []), ...(own.unsure ?? [])], ({ term }) => term).filter(
        ({ term }) => !known.has(term.trim().toLowerCase()),
      );
      const withheld = concepts.length === 0 ? own.withheld : concepts.length < 5 ? "fewer-than-asked" : null;
      return { ...own, output: { ...own.output, concepts }, withheld, unsure };
    },
  },
  nothing: () => ({ topics: [], concepts: [], terms: [], tags: [] }),
  long: { kind: "join" },
});

function tagsOf(raw: readonly string[]): readonly string[] {
  const tags = raw.map((one) =>
    one
      .trim()
      .replace(/^#+/, "")
      .toLowerCase()
      .replace(/[\s'’]+/g, "-")
      .replace(/[^\p{L}\p{N}_/-]/gu, ""),
  );
  return distinct(tags, (tag) => tag).slice(0, mostTags);
}
