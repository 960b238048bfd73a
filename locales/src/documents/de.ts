import type { DocumentTexts } from "./en.ts";
import { de as library } from "./library/de.ts";
import { de as reader } from "./reader/de.ts";
import { de as textbook } from "./textbook/de.ts";

export const de: DocumentTexts = { ...textbook, ...library, ...reader };
