import { ja as chat } from "./chat/ja.ts";
import type { JotsonTexts } from "./en.ts";
import { ja as maths } from "./maths/ja.ts";
import { ja as ownData } from "./own-data/ja.ts";

export const ja: JotsonTexts = { ...chat, ...maths, ...ownData };
