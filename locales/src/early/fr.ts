import { fr as ai } from "./ai/fr.ts";
import { fr as cards } from "./cards/fr.ts";
import { fr as editor } from "./editor/fr.ts";
import type { EarlyTexts } from "./en.ts";
import { fr as examDay } from "./exam-day/fr.ts";
import { fr as formula } from "./formula/fr.ts";
import { fr as readability } from "./readability/fr.ts";
import { fr as selection } from "./selection/fr.ts";

export const fr: EarlyTexts = {
  ...ai,
  ...cards,
  ...editor,
  ...examDay,
  ...formula,
  ...readability,
  ...selection,
};
