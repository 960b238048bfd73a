import { type DocumentRecords, openDocumentRecords } from "./document-records.ts";
import { type IndexKeeper, startIndexKeeper } from "./index-keeper.ts";
import { noPages, type PagesAnswer } from "./messages.ts";
import { foundPages } from "./page-answers.ts";

type PageSearchDeps = {
  readonly userId: string;
  /** Pages are read after this: whoever looks for a note does not wait for a library. */
  readonly after: Promise<unknown>;
  /** Other pages can be found now, or all of them. */
  readonly onStep: (isWhole: boolean) => void;
  readonly alone: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Who looks for something right after a start waits as long for the first pages. */
  readonly mostWaitMs?: number;
};

export type PageSearch = {
  readonly search: (typed: string, limit: number, within?: readonly string[]) => Promise<PagesAnswer>;
  readonly changed: () => void;
  readonly close: () => void;
};

/** Some ten thousand pages; of a longer library the rest is read again when it is found. */
const lettersHeld = 32_000_000;

/** The index of the pages of documents. Its answers say whether every page was looked through: until then "nothing" is no answer. [DOC-3] */
export function startPageSearch({ userId, after, onStep, alone, mostWaitMs = 3000 }: PageSearchDeps): PageSearch {
  let isWhole = false;
  let isOver = false;
  let pages: { readonly keeper: IndexKeeper; readonly records: DocumentRecords } | null = null;
  const step = (isRead: boolean) => {
    isWhole = isRead;
    onStep(isRead);
  };
  const opened = after
    .then(async () => {
      let records: DocumentRecords | null = null;
      const keeper = await startIndexKeeper({
        userId,
        onStep: (progress) => step(progress === null),
        alone,
        source: {
          kind: "pages",
          letters: lettersHeld,
          open: async (id, onGone) => {
            records = await openDocumentRecords(id, onGone);
            return records;
          },
        },
      });
      if (isOver) return keeper?.close();
      if (keeper && records) pages = { keeper, records };
      // There are no records here, so nothing is left to be looked through.
      else step(true);
    })
    // No index can be had: waiting would not help.
    .catch(() => step(true));

  return {
    search: async (typed, limit, within) => {
      if (!pages) await Promise.race([opened, new Promise((resolve) => setTimeout(resolve, mostWaitMs))]);
      if (!pages) return { ...noPages, isWhole };
      const { keeper, records } = pages;
      await keeper.opened;
      // As it was when it was looked through, not when the words around were read.
      const wasWhole = isWhole;
      const found = await foundPages(keeper.index(), keeper.bodies, records.placeOf, typed, limit, within);
      return { ...found, isWhole: wasWhole };
    },
    changed: () => pages?.keeper.changed(),
    close: () => {
      isOver = true;
      pages?.keeper.close();
    },
  };
}
