import type { TextsLike } from "../texts-like.ts";
import { en as chat } from "./chat/en.ts";
import { en as maths } from "./maths/en.ts";
import { en as ownData } from "./own-data/en.ts";

/** What Jotson says, and what is said of Jotson. */
export const en = { ...chat, ...maths, ...ownData };

export type JotsonTexts = TextsLike<typeof en>;
