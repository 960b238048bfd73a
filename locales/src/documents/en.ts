import type { TextsLike } from "../texts-like.ts";
import { en as library } from "./library/en.ts";
import { en as reader } from "./reader/en.ts";
import { en as textbook } from "./textbook/en.ts";

/** What is said where documents are kept and read. */
export const en = { ...textbook, ...library, ...reader };

export type DocumentTexts = TextsLike<typeof en>;
