import { zh as chat } from "./chat/zh.ts";
import type { JotsonTexts } from "./en.ts";
import { zh as maths } from "./maths/zh.ts";
import { zh as ownData } from "./own-data/zh.ts";

export const zh: JotsonTexts = { ...chat, ...maths, ...ownData };
