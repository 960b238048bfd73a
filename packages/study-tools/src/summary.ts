import { definitions } from "@jotter/analysis/definitions";
import { keySentences } from "@jotter/analysis/key-sentences";
import { isSpaceless } from "@jotter/analysis/language";
import { type OutlineSection, outlineOfReading } from "@jotter/analysis/outline";
import type { Reading, Sentence } from "@jotter/analysis/reading";
import { wordCount } from "@jotter/analysis/words";
import { z } from "zod/mini";
import { CitedText, type Claim, citationTo, claimOf } from "./citation.ts";
import { explainYourself } from "./explain-yourself.ts";
import { nothingFound, translationNeeded } from "./offline.ts";
import type { Source } from "./source.ts";
import { studiedReading } from "./studied.ts";
import { defineTool, type Given, type NeedsModel } from "./tool.ts";

export const summaryTypes = ["concise", "detailed", "bullet-points", "mind-map"] as const;
export const readingLevels = ["academic", "general", "simple"] as const;

/** [AIX-3] */
export const SummaryOptions = z.object({
  type: z._default(z.enum(summaryTypes), "concise"),
  includeKeyPoints: z._default(z.boolean(), true),
  includeQuestions: z._default(z.boolean(), false),
  readingLevel: z._default(z.enum(readingLevels), "academic"),
  /** In words. */
  maxLength: z._default(z.int().check(z.minimum(20), z.maximum(5000)), 500),
});
export type SummaryOptions = z.infer<typeof SummaryOptions>;

export type Summary = {
  /** Markdown. */
  readonly content: string;
  /** In letters, as the two are written. */
  readonly originalLength: number;
  readonly summaryLength: number;
  /** How much shorter it is, in whole percent. */
  readonly compressionRatio: number;
  readonly type: SummaryOptions["type"];
  /** ISO. */
  readonly timestamp: string;
  /** What the content says, piece by piece, each with its places. [AIX-7] */
  readonly claims: readonly Claim[];
  readonly keyPoints?: readonly Claim[];
  readonly questions?: readonly string[];
};

const Answer = z.object({
  parts: z.array(z.extend(CitedText, { depth: z._default(z.int().check(z.minimum(0), z.maximum(5)), 0) })),
  keyPoints: z._default(z.array(CitedText), []),
  questions: z._default(z.array(z.string()), []),
});

export const summary = defineTool({
  id: "summary",
  options: SummaryOptions,
  answer: Answer,
  fewestSources: 1,
  instructions: ({ type, includeKeyPoints, includeQuestions, readingLevel, maxLength }) =>
    [
      `Summarize the material. Type: ${type} (${typeRules[type]}). Reading level: ${readingLevel}. At most ${maxLength} words in all parts together.`,
      includeKeyPoints && type !== "bullet-points"
        ? "In keyPoints give the 3 to 7 key points, one sentence each."
        : "Leave keyPoints empty.",
      includeQuestions ? "In questions give 2 or 3 study questions about the material." : "Leave questions empty.",
    ].join("\n"),
  read: ({ parts, keyPoints, questions }, given) => {
    const { includeKeyPoints, includeQuestions, type } = given.options;
    const pieces = parts
      .filter(({ text }) => text.trim() !== "")
      .map(({ depth, ...cited }) => ({ depth, claim: claimOf(cited, given.chunks) }));
    return summaryOf(given, {
      content: contentOf(
        pieces.map(({ depth, claim }) => ({ depth, text: claim.text })),
        type,
      ),
      claims: pieces.map(({ depth, claim }, at) =>
        // The branches of a map name what is below them; their leaves must bear out.
        type === "mind-map" && (pieces[at + 1]?.depth ?? 0) > depth ? { ...claim, isSupported: true } : claim,
      ),
      ...(includeKeyPoints &&
        type !== "bullet-points" && { keyPoints: keyPoints.map((one) => claimOf(one, given.chunks)) }),
      ...(includeQuestions && {
        questions: questions
          .map((one) => one.trim())
          .filter((one) => one !== "")
          .slice(0, 3),
      }),
    });
  },
  onDevice: (given) => {
    const { includeKeyPoints, includeQuestions, readingLevel, type, maxLength } = given.options;
    const readings = given.sources.map((source) => ({ source, reading: studiedReading(source) }));
    const share = Math.floor(maxLength / readings.length);
    const made = readings.map(({ source, reading }) => ({
      pieces: piecesOf(reading, source, type, share),
      points: pointsOf(reading, Math.max(2, Math.floor(5 / readings.length)), share).map((sentence) =>
        claimTo(sentence, source),
      ),
    }));
    const isPoints = type === "bullet-points";
    // Bullet points are the key points: there are never fewer of them.
    const picked = made.flatMap(({ pieces, points }) =>
      isPoints && points.length > pieces.length ? points.map((claim) => ({ depth: 0, claim })) : pieces,
    );
    const points = made.flatMap((one) => one.points);
    const needsModel: NeedsModel[] = ["own-words"];
    if (readingLevel !== "academic") needsModel.push("reading-level");
    return {
      output: summaryOf(given, {
        content: contentOf(
          picked.map(({ depth, claim }) => ({ depth, text: claim.text })),
          type,
        ),
        claims: picked.map(({ claim }) => claim),
        ...(includeKeyPoints && !isPoints && { keyPoints: points }),
        ...(includeQuestions && { questions: readings.flatMap(({ reading }) => studyQuestions(reading)).slice(0, 3) }),
      }),
      withheld: picked.length === 0 ? nothingFound(given) : null,
      leftOut: {},
      needsModel: [...needsModel, ...translationNeeded(given)],
    };
  },
  nothing: (given) => summaryOf(given, { content: "", claims: [] }),
  long: { kind: "join" },
});

const typeRules: Readonly<Record<SummaryOptions["type"], string>> = {
  concise: "short running text; each part is a paragraph",
  detailed: "comprehensive running text that leaves out no section; each part is a paragraph",
  "bullet-points": "key points only; each part is one bullet",
  "mind-map":
    "a hierarchy; each part is one node of a few words, depth 0 for the centre, 1 for its branches, and so on",
};

function summaryOf(
  { options, sources, now }: Given<SummaryOptions>,
  made: Pick<Summary, "content" | "claims" | "keyPoints" | "questions">,
): Summary {
  const originalLength = sources.reduce((sum, { text }) => sum + text.trim().length, 0);
  const summaryLength = made.content.length;
  return {
    ...made,
    originalLength,
    summaryLength,
    compressionRatio: originalLength === 0 ? 0 : Math.round((1 - summaryLength / originalLength) * 100),
    type: options.type,
    timestamp: new Date(now).toISOString(),
  };
}

function contentOf(
  pieces: readonly { readonly depth: number; readonly text: string }[],
  type: SummaryOptions["type"],
): string {
  if (type === "bullet-points") return pieces.map(({ text }) => `- ${text}`).join("\n");
  if (type === "mind-map") return pieces.map(({ depth, text }) => `${"  ".repeat(depth)}- ${text}`).join("\n");
  return pieces.map(({ text }) => text).join("\n\n");
}

type Piece = { readonly depth: number; readonly claim: Claim };

/** Its own sentences: the key ones, or the whole as a tree of its headings. */
function piecesOf(reading: Reading, source: Source, type: SummaryOptions["type"], words: number): readonly Piece[] {
  if (type === "mind-map") {
    const outline = outlineOfReading(reading).sections;
    const [only] = outline;
    // One section around everything is the title of the text: that is the centre already.
    const isAll = only !== undefined && outline.length === 1;
    const isTitle = isAll && only.title.trim() === source.title.trim();
    // Its own points stand between those that have more below them: apart from these they would lose their place.
    const isMixed =
      isAll && only.keyPoints.some(({ from }) => only.subsections.some((one) => placeOf(one, source) < from));
    const branches =
      isAll && only.subsections.length > 0 ? [{ ...only, subsections: [] }, ...only.subsections] : outline;
    const sections =
      isTitle || isMixed
        ? nodesOf(only, source, 0).slice(1)
        : branches
            .filter(({ keyPoints, subsections }) => !isAll || keyPoints.length + subsections.length > 0)
            .flatMap((section) => nodesOf(section, source, 1));
    const points = () => keySentences(reading, { count: 7 }).found.map(({ sentence }) => sentence);
    // Without topics that are sure, what the text says most hangs on the centre itself.
    const nodes = sections.length > 0 ? sections : points().map((one) => ({ depth: 1, claim: claimTo(one, source) }));
    const title = source.title.trim();
    return nodes.length === 0 ? [] : [...(title === "" ? [] : [{ depth: 0, claim: heading(title) }]), ...nodes];
  }
  const all = wordCount(reading.sentences.map(({ text }) => text).join(" "), reading.language);
  const { share, least, most, sentences } = isSpaceless(reading.language) ? doubled(sizes[type]) : sizes[type];
  // Of a short note a concise summary still leaves something out.
  const fair = type === "detailed" ? least : Math.min(least, Math.max(shortest, Math.floor(all * 0.6)));
  const length = Math.min(words, most, Math.max(fair, Math.floor(all * share)));
  const found = keySentences(reading, { count: sentences, words: length }).found.map(({ sentence }) => sentence);
  const picked = found.length > 0 ? found : itemsWithin(reading, sentences, length);
  return picked.map((sentence) => ({ depth: 0, claim: claimTo(sentence, source) }));
}

/** Of a list in fragments no line carries more than another: the first ones, as they stand. */
function itemsWithin({ paragraphs, language }: Reading, count: number, words: number): readonly Sentence[] {
  const items = paragraphs.flatMap(({ kind, aside, sentences }) => (kind === "item" && !aside ? sentences : []));
  let left = words;
  const fitting = items.filter(({ text }) => {
    left -= wordCount(text, language);
    return left >= 0 && !/[?？]$/.test(text);
  });
  return items.length < 4 ? [] : fitting.slice(0, count);
}

/** One sentence of a book. */
const shortest = 25;

/** In words, which are letters where words are not written apart. */
type Size = { readonly share: number; readonly least: number; readonly most: number; readonly sentences: number };

const sizes: Readonly<Record<Exclude<SummaryOptions["type"], "mind-map">, Size>> = {
  concise: { share: 0.25, least: 70, most: 180, sentences: 8 },
  detailed: { share: 0.5, least: 100, most: 5000, sentences: 100 },
  "bullet-points": { share: 0.25, least: 40, most: 300, sentences: 12 },
};

function doubled({ share, least, most, sentences }: Size): Size {
  return { share, least: least * 2, most: most * 2, sentences };
}

/** So many, and no longer than the summary may be; where not even one fits, one. */
function pointsOf(reading: Reading, count: number, words: number): readonly Sentence[] {
  const { found } = keySentences(reading, { count });
  let left = words;
  return found
    .map(({ sentence }) => sentence)
    .filter(({ text }, at) => {
      left -= wordCount(text, reading.language);
      return at === 0 || left >= 0;
    });
}

/** What hangs on a branch comes as the text has it, whether more hangs on it or not. */
function nodesOf({ title, keyPoints, subsections }: OutlineSection, source: Source, depth: number): readonly Piece[] {
  const below = [
    ...keyPoints.map((sentence) => ({
      at: sentence.from,
      nodes: [{ depth: depth + 1, claim: claimTo(sentence, source) }],
    })),
    ...subsections.map((one) => ({ at: placeOf(one, source), nodes: nodesOf(one, source, depth + 1) })),
  ].sort((one, other) => one.at - other.at);
  return [{ depth, claim: heading(title) }, ...below.flatMap(({ nodes }) => nodes)];
}

/** Where it begins: before the first of what it holds there is only its title. */
function placeOf({ title, keyPoints, subsections }: OutlineSection, source: Source): number {
  const places = [...keyPoints.map(({ from }) => from), ...subsections.map((one) => placeOf(one, source))];
  const named = source.text.toLowerCase().indexOf(title.toLowerCase());
  return places.length > 0 ? Math.min(...places) : named < 0 ? source.text.length : named;
}

function heading(text: string): Claim {
  return { text, citations: [], isSupported: true };
}

function claimTo(sentence: Sentence, source: Source): Claim {
  return { text: sentence.text, citations: [citationTo(sentence, source)], isSupported: true };
}

/** In the language of the text, about what it defines itself. */
function studyQuestions(reading: Reading): readonly string[] {
  return definitions(reading).found.map(({ term }) => explainYourself[reading.language](term));
}
