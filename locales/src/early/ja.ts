import { ja as ai } from "./ai/ja.ts";
import { ja as cards } from "./cards/ja.ts";
import { ja as editor } from "./editor/ja.ts";
import type { EarlyTexts } from "./en.ts";
import { ja as examDay } from "./exam-day/ja.ts";
import { ja as formula } from "./formula/ja.ts";
import { ja as readability } from "./readability/ja.ts";
import { ja as selection } from "./selection/ja.ts";

export const ja: EarlyTexts = {
  ...ai,
  ...cards,
  ...editor,
  ...examDay,
  ...formula,
  ...readability,
  ...selection,
};
