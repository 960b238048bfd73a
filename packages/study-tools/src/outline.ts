import { type OutlineSection as Found, outlineOfReading } from "@jotter/analysis/outline";
import { readingMinutes } from "@jotter/analysis/readability";
import { readingOf } from "@jotter/analysis/reading";
import { z } from "zod/mini";
import { CitedText, type Claim, citationTo, claimOf } from "./citation.ts";
import { distinct } from "./distinct.ts";
import { nothingFound, translationNeeded } from "./offline.ts";
import type { Source } from "./source.ts";
import { defineTool } from "./tool.ts";

/** [AIX-4] */
export const OutlineOptions = z.object({});

export type OutlinePart = { readonly title: string; readonly keyPoints: readonly Claim[] };

export type Outline = {
  readonly sections: readonly (OutlinePart & { readonly subsections: readonly OutlinePart[] })[];
  /** Titles of sections, what to read first first. */
  readonly readingOrder: readonly string[];
  /** Of the sources, counted by us. */
  readonly readingMinutes: number;
};

const AnswerPart = z.object({ title: z.string(), keyPoints: z.array(CitedText) });
const Answer = z.object({
  sections: z.array(z.extend(AnswerPart, { subsections: z._default(z.array(AnswerPart), []) })),
  readingOrder: z._default(z.array(z.string()), []),
});

export const outline = defineTool({
  id: "outline",
  options: OutlineOptions,
  answer: Answer,
  fewestSources: 1,
  instructions: () =>
    "Make an outline of the material: sections with subsections, each with its key points in one sentence each, and readingOrder, the titles of the sections in the order in which a learner should read them.",
  read: ({ sections, readingOrder }, { chunks, sources }): Outline => {
    const part = ({ title, keyPoints }: z.infer<typeof AnswerPart>): OutlinePart => ({
      title: title.trim(),
      keyPoints: keyPoints.map((one) => claimOf(one, chunks)),
    });
    const read = sections.map((section) => ({ ...part(section), subsections: section.subsections.map(part) }));
    return { sections: read, readingOrder: orderOf(readingOrder, read), readingMinutes: minutesOf(sources) };
  },
  onDevice: (given) => {
    const outlines = given.sources.map((source) => ({
      source,
      ...outlineOfReading(readingOf(source.text, source.language)),
    }));
    const sections = outlines.flatMap(({ source, sections: own }) =>
      own.map((section) => ({
        ...partOf(section, source),
        subsections: below(section).map((one) => partOf(one, source)),
      })),
    );
    const unsure = outlines.reduce((sum, one) => sum + one.unsure, 0);
    const output: Outline = {
      sections,
      readingOrder: orderOf([], sections),
      readingMinutes: minutesOf(given.sources),
    };
    return {
      output,
      withheld: sections.length > 0 ? null : unsure > 1 ? "none-qualify" : nothingFound(given),
      leftOut: { sections: unsure },
      needsModel: translationNeeded(given),
    };
  },
  nothing: () => ({ sections: [], readingOrder: [], readingMinutes: 0 }),
  long: { kind: "join" },
});

function partOf({ title, keyPoints }: Found, source: Source): OutlinePart {
  return {
    title,
    keyPoints: keyPoints.map((sentence) => ({
      text: sentence.text,
      citations: [citationTo(sentence, source)],
      isSupported: true,
    })),
  };
}

/** What is deeper than a subsection is shown as one. */
function below({ subsections }: Found): readonly Found[] {
  return subsections.flatMap((one) => [one, ...below(one)]);
}

/** Only sections there are, each once; what was not named follows in the order of the text. */
function orderOf(named: readonly string[], sections: Outline["sections"]): readonly string[] {
  const titles = sections.map(({ title }) => title);
  const known = named.map((one) => one.trim()).filter((one) => titles.includes(one));
  return distinct([...known, ...titles], (one) => one);
}

function minutesOf(sources: readonly Source[]): number {
  return sources.reduce((sum, { text, language }) => sum + readingMinutes(text, language), 0);
}
