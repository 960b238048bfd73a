import type { CalloutKind } from "./callouts.ts";

/*
 * A text as it is shown: plain data, of our own few kinds. Nothing here can carry markup, a script or an address that
 * was not looked at: whoever draws it cannot be made to do anything else.
 */

export type Inline =
  /** A line break inside is one the student typed. */
  | { readonly type: "text"; readonly text: string }
  /** `passage`: words that something else on the page speaks of. No text brings one; whoever shows it names it. */
  | {
      readonly type: "emphasis" | "strong" | "strike" | "highlight";
      readonly children: readonly Inline[];
      readonly passage?: string;
    }
  | { readonly type: "code"; readonly text: string }
  | { readonly type: "maths"; readonly tex: string; readonly display: boolean }
  /** `href` is http, https, mailto, a path of ours, or # and a heading's id. */
  | { readonly type: "link"; readonly href: string; readonly title?: string; readonly children: readonly Inline[] }
  /** A file of the student's own; never an address. */
  | { readonly type: "image"; readonly id: string; readonly alt: string; readonly width?: number }
  /** `embeds`: it was written to show that note here. */
  | { readonly type: "wikilink"; readonly target: string; readonly label: string; readonly embeds?: true }
  | { readonly type: "hashtag"; readonly tag: string }
  /** `use` counts the references to one footnote. */
  | { readonly type: "footnote"; readonly number: number; readonly use: number }
  | { readonly type: "break" };

export type Block =
  | {
      readonly type: "heading";
      readonly level: HeadingLevel;
      readonly id: string;
      readonly children: readonly Inline[];
    }
  | { readonly type: "paragraph"; readonly children: readonly Inline[] }
  | { readonly type: "code"; readonly language: string; readonly text: string }
  | { readonly type: "maths"; readonly tex: string }
  | { readonly type: "quote"; readonly children: readonly Block[] }
  | Callout
  | List
  | Table
  /** Another note, or the part of it under a heading, shown in this place. */
  | { readonly type: "embed"; readonly target: string; readonly label: string }
  | { readonly type: "rule" }
  /** A part that is too much to be drawn, as it was typed; the first of several says so. */
  | { readonly type: "source"; readonly text: string; readonly isFirst: boolean };

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export type Callout = {
  readonly type: "callout";
  readonly kind: CalloutKind;
  readonly fold: "open" | "closed" | null;
  readonly title: readonly Inline[];
  readonly children: readonly Block[];
};

export type List = {
  readonly type: "list";
  /** The first number, or null for a list of bullets. */
  readonly start: number | null;
  /** Without blank lines between its items. */
  readonly tight: boolean;
  readonly items: readonly ListItem[];
};

export type ListItem = { readonly task: Task | null; readonly children: readonly Block[] };

/** `at` is where the sign between the brackets stands in the text. */
export type Task = { readonly done: boolean; readonly at: number };

export type Table = {
  readonly type: "table";
  readonly align: readonly ("left" | "center" | "right" | null)[];
  readonly head: readonly Cell[];
  /** A row may be shorter than the head, and longer: GFM hides what lies beyond, but what was typed is to be read. */
  readonly rows: readonly (readonly Cell[])[];
};

export type Cell = readonly Inline[];

/** A block and the part of the text it was read from. */
export type Placed = { readonly from: number; readonly to: number; readonly block: Block };

/** In the order they are first referred to; `uses` is how often. */
export type Footnote = { readonly number: number; readonly uses: number; readonly children: readonly Inline[] };

export type MarkdownTree = { readonly blocks: readonly Placed[]; readonly footnotes: readonly Footnote[] };
