import { zh as ai } from "./ai/zh.ts";
import { zh as cards } from "./cards/zh.ts";
import { zh as editor } from "./editor/zh.ts";
import type { EarlyTexts } from "./en.ts";
import { zh as examDay } from "./exam-day/zh.ts";
import { zh as formula } from "./formula/zh.ts";
import { zh as readability } from "./readability/zh.ts";
import { zh as selection } from "./selection/zh.ts";

export const zh: EarlyTexts = {
  ...ai,
  ...cards,
  ...editor,
  ...examDay,
  ...formula,
  ...readability,
  ...selection,
};
