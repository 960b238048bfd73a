import { type Contradiction, compare, type Comparison as Found, type Placed } from "@jotter/analysis/comparison";
import { criteriaIn } from "@jotter/analysis/criteria";
import { readingOf } from "@jotter/analysis/reading";
import { z } from "zod/mini";
import { type Citation, Cite, CitedText, type Claim, citationTo, claimOf } from "./citation.ts";
import { type ComparedAs, comparedAs } from "./compared-as.ts";
import { nothingFound, translationNeeded } from "./offline.ts";
import type { Source } from "./source.ts";
import { defineTool } from "./tool.ts";

/** `mine`: which document is the student's own, from 0: their notes, their draft, the older version. [CMP-1] [AIX-4] */
export const ComparisonOptions = z.object({
  as: z._default(z.enum(comparedAs), "free"),
  mine: z._default(z.int().check(z.minimum(0)), 0),
});
export type ComparisonOptions = z.infer<typeof ComparisonOptions>;

export type Comparison = {
  /** What cannot be right in both of two documents, found by the device itself. They come first. [CMP-1] */
  readonly contradictions: readonly (Pick<Contradiction, "about" | "values"> & {
    readonly citations: readonly Citation[];
  })[];
  readonly commonThemes: readonly Claim[];
  readonly differences: readonly {
    readonly aspect: string;
    readonly perDocument: readonly (Claim & { readonly document: number })[];
  }[];
  readonly complementary: readonly Claim[];
  /** Null where no model wrote one. */
  readonly synthesis: Claim | null;
  readonly furtherStudy: readonly string[];
  /** A sentence of the student's document that another has word for word. None where it was kept before there were any. */
  readonly same?: readonly { readonly citations: readonly Citation[] }[];
  /** A sentence of the student's document and what has become of it in another. */
  readonly changed: readonly { readonly citations: readonly Citation[] }[];
  /** What the student's document alone says, and what it does not say; `stands` if it can be read by itself. */
  readonly alone: readonly (Claim & { readonly isMine: boolean; readonly stands: boolean })[];
  /** What the other documents ask for, with where the student's speaks of it. Only against a rubric. */
  readonly criteria: readonly (Claim & { readonly isMet: boolean })[];
  /** They share no word of their subject: nothing is listed as differing, missing or alone. */
  readonly isUnrelated?: boolean;
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
  instructions: ({ as, mine }, documents) =>
    `${roleOf(as, Math.min(mine, documents - 1) + 1)}Compare the ${documents} documents, numbered 1 to ${documents}. Give commonThemes (what they share), differences (each an aspect, and what each document says on it, by its number), complementary (what one adds to another), synthesis (what follows from all of them together, in one paragraph), furtherStudy (what to look up next).`,
  read: ({ commonThemes, differences, complementary, synthesis, furtherStudy }, given): Comparison => {
    const { chunks, sources, options } = given;
    return {
      ...foundByDevice(withOwnFirst(sources, options), options),
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
    };
  },
  onDevice: (given) => {
    const { options } = given;
    const sources = withOwnFirst(given.sources, options);
    const found = foundIn(sources);
    const numberOf = ({ document }: Placed) => given.sources.findIndex((one) => one === sources[document - 1]) + 1;
    const output: Comparison = {
      ...shownOf(found, sources, options),
      commonThemes: found.common.map(({ term, places }) => ({
        text: term,
        citations: places.flatMap((place) => citationsTo(place, sources)),
        isSupported: true,
      })),
      // What one alone says, sentence by sentence: no term of it is told a second time.
      differences: firstOfEach(missedIn(found, options), mostShown).map((place) => ({
        aspect: place.sentence.text,
        perDocument: [{ document: numberOf(place), ...claimTo(place, sources) }],
      })),
      complementary: [],
      synthesis: null,
      furtherStudy: [],
    };
    const { commonThemes, differences, contradictions, alone, criteria } = output;
    const parts = [commonThemes, differences, contradictions, alone, criteria];
    const isEmpty = parts.every((part) => part.length === 0);
    return {
      output,
      withheld: isEmpty ? nothingFound(given) : null,
      leftOut: {},
      needsModel: ["synthesis", ...translationNeeded(given)],
    };
  },
  nothing: (): Comparison => ({
    contradictions: [],
    commonThemes: [],
    differences: [],
    complementary: [],
    synthesis: null,
    furtherStudy: [],
    same: [],
    changed: [],
    alone: [],
    criteria: [],
    isUnrelated: false,
  }),
  long: { kind: "join" },
});

function foundIn(sources: readonly Source[]): Found {
  return compare(sources.map(({ text, language }) => readingOf(text, language)));
}

function roleOf(as: ComparedAs, mine: number): string {
  const roles: Readonly<Record<ComparedAs, string>> = {
    free: "",
    lecture: `Document ${mine} holds a student's notes, the rest what was taught: say above all what the notes lack. `,
    rubric: `Document ${mine} is a student's draft, the rest says what is asked of it: say above all what the draft lacks. `,
    versions: `Document ${mine} is the older version, the rest is newer: say above all what has changed. `,
  };
  return roles[as];
}

/** A book against a page: more than this of each nobody looks through, and less where all is shown at once. */
const mostAlone = 150;
const mostShown = 60;

/** What is held against the others comes first. */
function withOwnFirst(given: readonly Source[], { mine }: ComparisonOptions): readonly Source[] {
  const own = given[mine] ?? given[0];
  return own ? [own, ...given.filter((source) => source !== own)] : [];
}

function foundByDevice(sources: readonly Source[], options: ComparisonOptions) {
  return shownOf(foundIn(sources), sources, options);
}

/** Of texts that have nothing in common none lacks what another says; an older version may well be another text. */
function missedIn({ alone, isUnrelated }: Found, { as }: ComparisonOptions): Found["alone"] {
  return isUnrelated && as !== "versions" ? [] : firstOfEach(alone, mostAlone);
}

/** So many of every document. */
function firstOfEach(alone: Found["alone"], most: number): Found["alone"] {
  const times = new Map<number, number>();
  return alone.filter(({ document }) => {
    times.set(document, (times.get(document) ?? 0) + 1);
    return (times.get(document) ?? 0) <= most;
  });
}

function shownOf(found: Found, sources: readonly Source[], options: ComparisonOptions) {
  const { as } = options;
  const { contradictions, same, changed, isUnrelated } = found;
  const bothOf = ({ first, second }: Contradiction) => [first, second].flatMap((place) => citationsTo(place, sources));
  const citing = (pair: readonly Placed[]) => ({ citations: pair.flatMap((place) => citationsTo(place, sources)) });
  return {
    contradictions: contradictions.map((one) => ({ about: one.about, values: one.values, citations: bothOf(one) })),
    same: same.map(citing),
    changed: changed.map(citing),
    alone: missedIn(found, options).map((one) => ({
      ...claimTo(one, sources),
      isMine: one.document === 1,
      stands: one.stands,
    })),
    criteria: as === "rubric" ? criteriaOf(sources) : [],
    isUnrelated,
  };
}

function criteriaOf([draft, ...rubrics]: readonly Source[]): Comparison["criteria"] {
  if (!draft) return [];
  const said = readingOf(draft.text, draft.language);
  return rubrics.flatMap((rubric) =>
    criteriaIn(readingOf(rubric.text, rubric.language), said, draft.title).map(({ from, to, met }) => {
      const own = citationTo({ from, to }, rubric);
      return {
        // A row of a table is its cells.
        text: own.quote.replace(/\s*\|\s*/g, " · "),
        citations: [...(met ? [citationTo(met, draft)] : []), own],
        isSupported: true,
        isMet: met !== null,
      };
    }),
  );
}

function claimTo(place: Placed, sources: readonly Source[]): Claim {
  return { text: place.sentence.text, citations: citationsTo(place, sources), isSupported: true };
}

function citationsTo({ document, sentence }: Placed, sources: readonly Source[]): readonly Citation[] {
  const source = sources[document - 1];
  return source ? [citationTo(sentence, source)] : [];
}
