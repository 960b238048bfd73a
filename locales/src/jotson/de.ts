import { de as chat } from "./chat/de.ts";
import type { JotsonTexts } from "./en.ts";
import { de as maths } from "./maths/de.ts";
import { de as ownData } from "./own-data/de.ts";

export const de: JotsonTexts = { ...chat, ...maths, ...ownData };
