import type { Area } from "./mark-areas.ts";
import type { Shown } from "./shown.ts";

/** What the pages of a document are given, whatever they are drawn by. */
export type PagesProps = {
  readonly near: readonly number[];
  /** "Page iv". */
  readonly labelOf: (page: number) => string;
  readonly shownOn: (page: number) => readonly Shown[];
  readonly onArea?: ((page: number, area: Area) => void) | undefined;
  readonly onPoint: (page: number, at: { readonly x: number; readonly y: number }) => void;
};
