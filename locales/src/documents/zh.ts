import type { DocumentTexts } from "./en.ts";
import { zh as library } from "./library/zh.ts";
import { zh as reader } from "./reader/zh.ts";

export const zh: DocumentTexts = { ...library, ...reader };
