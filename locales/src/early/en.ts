import type { TextsLike } from "../texts-like.ts";
import { en as ai } from "./ai/en.ts";
import { en as cards } from "./cards/en.ts";
import { en as editor } from "./editor/en.ts";
import { en as examDay } from "./exam-day/en.ts";
import { en as formula } from "./formula/en.ts";
import { en as readability } from "./readability/en.ts";
import { en as selection } from "./selection/en.ts";

/** What an open note and a review of cards say, which are begun with as often as the first screens. */
export const en = {
  ...ai,
  ...cards,
  ...editor,
  ...examDay,
  ...formula,
  ...readability,
  ...selection,
};

export type EarlyTexts = TextsLike<typeof en>;
