import { compare, type Comparison as Found, type Placed } from "@jotter/analysis/comparison";
import { readingOf } from "@jotter/analysis/reading";
import { z } from "zod/mini";
import { type Citation, Cite, CitedText, type Claim, citationTo, claimOf } from "./citation.ts";
import { translationNeeded } from "./offline.ts";
import type { Source } from "./source.ts";
import { defineTool } from "./tool.ts";

/** [AIX-4] */
export const ComparisonOptions = z.object({});

export type Comparison = {
  /** Numbers and dates in which two documents differ, found by the device itself. They come first. [CMP-1] */
  readonly contradictions: readonly {
    readonly about: "year" | "amount" | "negation";
    readonly values: readonly [string, string];
    readonly citations: readonly Citation[];
  }[];
  readonly commonThemes: readonly Claim[];
  readonly differences: readonly {
    readonly aspect: string;
    readonly perDocument: readonly (Claim & { readonly document: number })[];
  }[];
  readonly complementary: readonly Claim[];
  /** Null where no model wrote one. */
  readonly synthesis: Claim | null;
  readonly furtherStudy: readonly string[];
};

const Answer = z.object({
  commonThemes: z.array(CitedText),
  differences: z.array(
    z.object({
      aspect: z.string(),
      perDocument: z.array(z.object({ document: z.int(), text: z.string(), cites: z.array(Cite) })),
    }),
  ),
  complementary: z.array(CitedText),
  synthesis: CitedText,
  furtherStudy: z.array(z.string()),
});

export const comparison = defineTool({
  id: "comparison",
  options: ComparisonOptions,
  answer: Answer,
  fewestSources: 2,
  instructions: (_, documents) =>
    `Compare the ${documents} documents, numbered 1 to ${documents}. Give commonThemes (what they share), differences (each an aspect, and what each document says on it, by its number), complementary (what one adds to another), synthesis (what follows from all of them together, in one paragraph), furtherStudy (what to look up next).`,
  read: ({ commonThemes, differences, complementary, synthesis, furtherStudy }, { chunks, sources }): Comparison => ({
    contradictions: contradictionsOf(foundIn(sources), sources),
    commonThemes: commonThemes.map((one) => claimOf(one, chunks)),
    differences: differences.map(({ aspect, perDocument }) => ({
      aspect: aspect.trim(),
      perDocument: perDocument
        .filter(({ document }) => document >= 1 && document <= sources.length)
        .map(({ document, ...cited }) => ({
          document,
          // What one document says is proved by that document only.
          ...claimOf(
            cited,
            chunks.filter((chunk) => chunk.document === document),
          ),
        })),
    })),
    complementary: complementary.map((one) => claimOf(one, chunks)),
    synthesis: claimOf(synthesis, chunks),
    furtherStudy: furtherStudy.map((one) => one.trim()).filter((one) => one !== ""),
  }),
  onDevice: (given) => {
    const { sources } = given;
    const found = foundIn(sources);
    const output: Comparison = {
      contradictions: contradictionsOf(found, sources),
      commonThemes: found.common.map(({ term, places }) => ({
        text: term,
        citations: places.flatMap((place) => citationsTo(place, sources)),
        isSupported: true,
      })),
      differences: found.only.map(({ term, place }) => ({
        aspect: term,
        perDocument: [{ document: place.document, ...claimTo(place, sources) }],
      })),
      complementary: found.added.map((place) => claimTo(place, sources)),
      synthesis: null,
      furtherStudy: [],
    };
    const isEmpty = output.commonThemes.length + output.differences.length + output.contradictions.length === 0;
    return {
      output,
      withheld: isEmpty ? "too-short" : null,
      leftOut: {},
      needsModel: ["synthesis", ...translationNeeded(given)],
    };
  },
  nothing: () => ({
    contradictions: [],
    commonThemes: [],
    differences: [],
    complementary: [],
    synthesis: null,
    furtherStudy: [],
  }),
  long: { kind: "join" },
});

function foundIn(sources: readonly Source[]): Found {
  return compare(sources.map(({ text, language }) => readingOf(text, language)));
}

function contradictionsOf({ contradictions }: Found, sources: readonly Source[]): Comparison["contradictions"] {
  return contradictions.map(({ about, values, first, second }) => ({
    about,
    values,
    citations: [first, second].flatMap((place) => citationsTo(place, sources)),
  }));
}

function claimTo(place: Placed, sources: readonly Source[]): Claim {
  return { text: place.sentence.text, citations: citationsTo(place, sources), isSupported: true };
}

function citationsTo({ document, sentence }: Placed, sources: readonly Source[]): readonly Citation[] {
  const source = sources[document - 1];
  return source ? [citationTo(sentence, source)] : [];
}
