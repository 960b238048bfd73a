import type { Withheld } from "@jotter/analysis/findings";
import type { ModelProblem } from "@jotter/domain/model";
import type { z } from "zod/mini";
import type { Citation } from "./citation.ts";
import type { Reader } from "./prompt.ts";
import type { Chunk, Source } from "./source.ts";

/** Also the names of the failures in locales, at `ai.failed`. [AIX-2] */
export const toolIds = ["summary", "concepts", "questions", "outline", "comparison", "explanation"] as const;
export type ToolId = (typeof toolIds)[number];

/** All there is to know about a tool but how it is shown. Tests are derived from the list of these. */
export type Tool<Options, Answer, Output> = {
  readonly id: ToolId;
  /** What can be chosen, with what holds where nothing was. */
  readonly options: z.ZodMiniType<Options>;
  /** The shape of what a model answers. */
  readonly answer: z.ZodMiniType<Answer>;
  readonly fewestSources: number;
  /** What a model is to do, in our words only. */
  readonly instructions: (options: Options, documents: number) => string;
  /** A model's answer, checked against the sources. */
  readonly read: (answer: Answer, given: Given<Options>) => Output;
  /** The same made on the device, with no model. [AIX-6] */
  readonly onDevice: (given: Given<Options>) => OnDevice<Output>;
  /** A passage of a note is worked on with all of the note: what to ask of that, and what it adds to the passage's own. */
  readonly ofPassage?: {
    readonly asked: (options: Options) => Options;
    readonly together: (
      own: OnDevice<Output>,
      whole: OnDevice<Output>,
      inPassage: InPassage,
      options: Options,
    ) => OnDevice<Output>;
  };
  /** What an empty source gives: nothing, and no model is asked. [AIX-1] */
  readonly nothing: (given: Given<Options>) => Output;
  /** How a source too long for one question is worked on: joined by one more question, or each part for itself. */
  readonly long: LongWay<Options, Output>;
};

/** Of all that was found in a note what stands in a passage of it, with its places there. */
export type InPassage = <One extends { readonly citations: readonly Citation[] }>(
  all: readonly One[],
) => readonly One[];

export type Given<Options> = {
  readonly options: Options;
  readonly sources: readonly Source[];
  readonly chunks: readonly Chunk[];
  readonly reader: Reader;
  readonly now: number;
};

export type OnDevice<Output> = {
  readonly output: Output;
  /** Why there is less than was asked for, or null. */
  readonly withheld: Withheld | null;
  readonly leftOut: LeftOut;
  readonly unsure?: readonly Unsure[];
  readonly needsModel: readonly NeedsModel[];
};

/** How many more there might have been of each kind, had the device been sure of them. [AIX-6] */
export type LeftOut = Readonly<Partial<Record<"definitions" | "terms" | "questions" | "sections", number>>>;

/** One of those, where a tool can name it: whoever reads it can tell whether it is right. [AIX-6] */
export type Unsure = { readonly term: string; readonly definition: string; readonly citations: readonly Citation[] };

/** What only a model can do. The student is told. [AIX-6] */
export type NeedsModel = "own-words" | "reading-level" | "translation" | "synthesis";

export type LongWay<Options, Output> =
  | { readonly kind: "join" }
  | {
      readonly kind: "share";
      /** The options for one of so many parts. */
      readonly partOptions: (options: Options, part: number, parts: number) => Options;
      readonly together: (outputs: readonly Output[], given: Given<Options>) => Output;
    };

export type ToolProblem = ModelProblem | { readonly kind: "too-few-sources"; readonly fewest: number };

/** Keeps the types of a definition together. */
export function defineTool<Options, Answer, Output>(
  tool: Tool<Options, Answer, Output>,
): Tool<Options, Answer, Output> {
  return tool;
}
