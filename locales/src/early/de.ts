import { de as ai } from "./ai/de.ts";
import { de as cards } from "./cards/de.ts";
import { de as editor } from "./editor/de.ts";
import type { EarlyTexts } from "./en.ts";
import { de as examDay } from "./exam-day/de.ts";
import { de as formula } from "./formula/de.ts";
import { de as readability } from "./readability/de.ts";
import { de as selection } from "./selection/de.ts";

export const de: EarlyTexts = {
  ...ai,
  ...cards,
  ...editor,
  ...examDay,
  ...formula,
  ...readability,
  ...selection,
};
