import type { DocumentTexts } from "./en.ts";
import { es as library } from "./library/es.ts";
import { es as reader } from "./reader/es.ts";

export const es: DocumentTexts = { ...library, ...reader };
