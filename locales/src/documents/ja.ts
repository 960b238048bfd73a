import type { DocumentTexts } from "./en.ts";
import { ja as library } from "./library/ja.ts";
import { ja as reader } from "./reader/ja.ts";
import { ja as textbook } from "./textbook/ja.ts";

export const ja: DocumentTexts = { ...textbook, ...library, ...reader };
