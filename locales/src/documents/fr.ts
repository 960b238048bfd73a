import type { DocumentTexts } from "./en.ts";
import { fr as library } from "./library/fr.ts";
import { fr as reader } from "./reader/fr.ts";
import { fr as textbook } from "./textbook/fr.ts";

export const fr: DocumentTexts = { ...textbook, ...library, ...reader };
