import type { TableOptions } from "@jotter/card-files/card-table";
import type { CardToWrite, DeckToWrite } from "@jotter/card-files/write-anki";

export type CardFileForm = "apkg" | "csv";

/** Handed over as it lies on the device: its bytes are read when they are written. */
export type PictureToWrite = { readonly id: string; readonly content: Blob };

/** The cards come a few at a time, then what the file is to be. */
export type ToWriter =
  | { readonly t: "cards"; readonly cards: readonly CardToWrite[] }
  | {
      readonly t: "package";
      readonly decks: readonly DeckToWrite[];
      readonly pictures: readonly PictureToWrite[];
      readonly now: number;
    }
  | { readonly t: "table"; readonly decks: readonly DeckToWrite[]; readonly options: TableOptions };

export type FromWriter =
  | { readonly t: "progress"; readonly done: number; readonly of: number }
  | { readonly t: "written"; readonly file: Blob }
  | { readonly t: "failed" };
