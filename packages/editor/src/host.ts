import { Facet } from "@codemirror/state";
import type { CalloutKind } from "@jotter/markdown/callouts";
import type { FormulaFault } from "@jotter/markdown/formula";
import type { WrittenLine } from "@jotter/markdown/written-lines";
import type { EditOrigin } from "./edit-origin.ts";

/** Every word the editor shows. The app has them in six languages; the editor knows none. */
export type EditorTexts = {
  readonly label: string;
  readonly placeholder: string;
  /** What is wrong with a formula. */
  readonly fault: (fault: FormulaFault) => string;
  readonly editFormula: string;
  /** Follows the link that the caret is in. */
  readonly openLink: string;
  readonly imageMissing: string;
  /** A part that would take too long to draw, and is shown as it was typed. */
  readonly tooMuch: string;
  /** A line that is a card where it stands. */
  readonly card: string;
  readonly makeCard: string;
  readonly task: string;
  readonly callout: (kind: CalloutKind) => string;
  readonly table: Readonly<
    Record<"label" | "rowBelow" | "rowDelete" | "columnRight" | "columnDelete" | "align" | "delete", string>
  > & { readonly cell: (row: number, column: number) => string };
  readonly format: Readonly<Record<FormatName | "label", string>>;
  /** Of what else is offered with a selection. */
  readonly offers: string;
  readonly insert: Readonly<Record<InsertName, string>>;
  /** What else a student may call it, as "todo check" for a list of tasks. */
  readonly insertAsked: Readonly<Record<InsertName, string>>;
  readonly find: FindWords;
  /** What CodeMirror itself says: its English words and ours. */
  readonly phrases: Readonly<Record<string, string>>;
};

/** Of the panel that finds and replaces. */
export type FindWords = Readonly<
  Record<
    | "label"
    | "find"
    | "replace"
    | "previous"
    | "next"
    | "close"
    | "matchCase"
    | "byWord"
    | "regexp"
    | "replaceOne"
    | "replaceAll",
    string
  >
> & {
  /** `place` of `count`, null where none of them is selected; `isAll`: there are no more than `count`. */
  readonly count: (place: number | null, count: number, isAll: boolean) => string;
  readonly replaced: (count: number) => string;
  /** Found, and not replaced. */
  readonly left: (count: number) => string;
};

export const formatNames = ["bold", "italic", "strike", "highlight", "code", "link", "formula"] as const;
export type FormatName = (typeof formatNames)[number];

export const insertNames = [
  "heading1",
  "heading2",
  "heading3",
  "bullets",
  "numbers",
  "tasks",
  "quote",
  "table",
  "inlineFormula",
  "displayFormula",
  "code",
  "tip",
  "warning",
  "question",
  "rule",
  "image",
  "noteLink",
  "footnote",
  "date",
] as const;
export type InsertName = (typeof insertNames)[number];

/** What the editor asks of the app around it. */
export type EditorHost = {
  readonly words: EditorTexts;
  /** Outlines to stand before what can be inserted, drawn on 256 by 256. */
  readonly insertIcons?: Readonly<Record<InsertName, string>>;
  /** The student changed the text, which is read when it is wanted, not at every key. The changes are in the text before. */
  readonly onEdit: (changes: readonly TextEdit[], before: () => string, origin: EditOrigin) => void;
  readonly onSelect?: () => void;
  /** A page of the web, or one of the app: then it is a path. */
  readonly openLink: (address: string) => void;
  readonly openNote: (target: string) => void;
  /** Where the app's own picture can be shown from; null where there is none. */
  readonly imageUrl: (address: string) => Promise<string | null>;
  /** Calls back with what is to be said under a picture, e.g. that the server has not got it, until it is ended. */
  readonly watchImage?: (address: string, say: (text: string | null) => void) => () => void;
  /** Takes pictures in and says what to write for them. */
  readonly addImages?: (files: readonly File[]) => Promise<readonly string[]>;
  /** Today, as it is written in a text. */
  readonly today?: () => string;
  readonly chooseImages?: () => Promise<readonly File[]>;
  /** What a clipboard means: code editors bring a page along and mean the text, and so on. */
  readonly pasteKind?: (data: DataTransfer) => "markdown" | "image" | "text";
  /** Null where the plain text says as much. */
  readonly htmlToMarkdown?: (html: string) => Promise<string | null>;
  readonly editFormula?: (formula: EditedFormula) => Promise<EditedFormula | null>;
  readonly findNotes?: (beginning: string) => Promise<readonly string[]>;
  readonly findTags?: (beginning: string) => Promise<readonly string[]>;
  readonly openTag?: (tag: string) => void;
  /** What can be done with the words that are selected, besides how they look. */
  readonly offers?: readonly SelectionOffer[];
  /** A line that could be a card is to be one. */
  readonly makeCard?: (line: WrittenLine) => void;
  /** A stretch with a comment was pressed. */
  readonly openPin?: (id: string) => void;
  /** How much of the window's lower edge something lies over. */
  readonly coveredBelow?: () => number;
};

export type SelectionOffer = {
  readonly label: string;
  /** An outline, drawn on 256 by 256. */
  readonly icon: string;
  readonly press: () => void;
  /** Where it depends on something, as on what is selected: asked for each selection, and there once that is known. */
  readonly isOffered?: () => Promise<boolean>;
};

export type TextEdit = { readonly from: number; readonly to: number; readonly insert: string };

export type EditedFormula = { readonly tex: string; readonly display: boolean };

/** The host of this editor, wherever in it somebody asks. createEditor always gives one. */
export const editorHost = Facet.define<EditorHost, EditorHost>({ combine: ([host]) => host as EditorHost });
