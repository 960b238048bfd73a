import type { DocumentTexts } from "./en.ts";
import { es as library } from "./library/es.ts";
import { es as reader } from "./reader/es.ts";
import { es as textbook } from "./textbook/es.ts";

export const es: DocumentTexts = { ...textbook, ...library, ...reader };
