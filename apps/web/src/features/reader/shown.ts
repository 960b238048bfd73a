import type { Anchor } from "../../student/marks/anchor.ts";
import type { Area } from "./mark-areas.ts";

/** What is shown upon a page: a mark, a hit of the search, or what a link led to. */
export type Shown = {
  readonly key: string;
  readonly page: number;
  readonly look: "lime" | "coral" | "mint" | "sky" | "hit" | "found" | "flash" | "heading" | "frame";
  /** The mark it is of. */
  readonly mark?: string;
  /** Where that is known; else it is looked for by its words. */
  readonly areas?: readonly Area[] | undefined;
  readonly anchor?: Anchor | undefined;
  /** Where only a height is known, in thousandths of the page: the first line from there on. */
  readonly down?: number | undefined;
  /** The page is moved until it is seen. */
  readonly isLed?: boolean;
  /** Drawn around a part of the page, which is to be seen as it is. */
  readonly isArea?: boolean;
};
