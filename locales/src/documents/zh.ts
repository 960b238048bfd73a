import type { DocumentTexts } from "./en.ts";
import { zh as library } from "./library/zh.ts";
import { zh as reader } from "./reader/zh.ts";
import { zh as textbook } from "./textbook/zh.ts";

export const zh: DocumentTexts = { ...textbook, ...library, ...reader };
