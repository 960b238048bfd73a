import type { LinkedPlace } from "../../student/marks/mark-link.ts";
import type { Area } from "./mark-areas.ts";
import type { Shown } from "./shown.ts";

/** What the pages of a document are given, whatever they are drawn by. */
export type PagesProps = {
  /** Of the document: that its words are drawn, hyphenated and heard in. */
  readonly language: string | undefined;
  readonly near: readonly number[];
  /** "Page iv". */
  readonly labelOf: (page: number) => string;
  /** The address of a place in this document. */
  readonly hrefOf: (place: LinkedPlace) => string;
  readonly shownOn: (page: number) => readonly Shown[];
  readonly onArea?: ((page: number, area: Area) => void) | undefined;
  /** A mark was pressed. */
  readonly onMark: (id: string) => void;
};
