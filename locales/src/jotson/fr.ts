import { fr as chat } from "./chat/fr.ts";
import type { JotsonTexts } from "./en.ts";
import { fr as maths } from "./maths/fr.ts";
import { fr as ownData } from "./own-data/fr.ts";

export const fr: JotsonTexts = { ...chat, ...maths, ...ownData };
