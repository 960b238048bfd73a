import { type ComponentType, createContext } from "react";

/** A stretch of the note that somebody has a comment on, as the editor draws it. */
type NotePin = {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly look: "open" | "closed" | "doubt";
};

/** As much of an open note's editor as its surroundings ask for. */
export type BesideEditor = {
  readonly text: () => string;
  readonly pin: (pins: readonly NotePin[]) => boolean;
  readonly topOfPin: (id: string) => number | null;
  readonly showPin: (id: string) => void;
  readonly goTo: (position: number) => void;
  readonly quote: (text: string) => void;
  readonly keep: (edits: readonly { readonly from: number; readonly to: number; readonly insert: string }[]) => void;
};

/** One change of the text, and how its words came into it. */
export type BesideEdit = {
  readonly inserted: string;
  /** How many letters went, and which. */
  readonly deleted: number;
  readonly deletedText: () => string;
  readonly origin: "typed" | "pasted" | "moved" | "quoted" | "accepted";
  readonly before: () => string;
};

/** What somebody who reads the note along is told. */
export type NoteCompanion = {
  readonly onOpen: (editor: BesideEditor | null) => void;
  readonly onEdit: (edit: BesideEdit) => void;
  /** The text has rested for a moment, or came from elsewhere. */
  readonly onText: (text: string) => void;
  readonly onPin: (id: string) => void;
};

export type BesideNoteProps = { readonly id: string; readonly companion?: NoteCompanion };

/** A note that is written beside something else. The app says what it is drawn by: no feature knows another. */
export const BesideNoteContext = createContext<ComponentType<BesideNoteProps> | null>(null);
