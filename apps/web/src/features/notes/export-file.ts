import type { CalloutKind } from "@jotter/markdown/callouts";
import type { HtmlWords } from "@jotter/markdown/html";
import type { ExportedNote } from "./exported-note.ts";

/** Everything a page in one file is made of. */
export type FilePage = {
  readonly title: string;
  readonly language: string;
  readonly notes: readonly ExportedNote[];
  readonly words: Omit<HtmlWords, "callout"> & { readonly callout: (kind: CalloutKind) => string };
  readonly imageUrl: (id: string) => string | null;
};
