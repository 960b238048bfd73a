import type { ReadCard } from "@jotter/card-files/anki-card";
import type { FileProblem } from "@jotter/card-files/pace";

/** A card that comes in, whatever file it was in: from a list it has no history. */
export type IncomingCard = Pick<ReadCard, "kind" | "front" | "back" | "tags"> &
  Partial<ReadCard> & { readonly topic?: string };

/** What a file holds, before anything of it is added. */
export type Found = {
  readonly decks: readonly { readonly key: string; readonly name: string; readonly count: number }[];
  readonly count: number;
  readonly answers: number;
  readonly files: readonly { readonly key: string; readonly name: string }[];
  /** Rows and notes that lack a side and are not among the cards. */
  readonly halves: number;
  /** Cards play none: they stay behind. */
  readonly sounds: number;
  /** Pictures that cards name and the file lacks. */
  readonly lost: number;
  /** Suspended in Anki and asked here, because other gaps of the same card are not. */
  readonly takenUp: number;
  readonly first: readonly Pick<IncomingCard, "kind" | "front" | "back">[];
};

/** The words of a card, by which one is known to be there already; with pictures its name in Anki is needed, too. */
export type Words = Pick<IncomingCard, "front" | "back" | "guid">;

export type ToReader =
  | { readonly t: "open"; readonly file: Blob; readonly name: string; readonly now: number }
  | { readonly t: "compare"; readonly have: readonly Words[] }
  | { readonly t: "cards"; readonly from: number; readonly to: number }
  | { readonly t: "file"; readonly key: string };

export type FromReader =
  | { readonly t: "progress"; readonly done: number; readonly of: number }
  | { readonly t: "found"; readonly found: Found }
  | { readonly t: "refused"; readonly problem: FileProblem | "empty" }
  | { readonly t: "compared"; readonly same: number; readonly twice: number }
  | { readonly t: "cards"; readonly cards: readonly IncomingCard[] }
  | { readonly t: "file"; readonly bytes: Uint8Array | null };
