import { es as chat } from "./chat/es.ts";
import type { JotsonTexts } from "./en.ts";
import { es as maths } from "./maths/es.ts";
import { es as ownData } from "./own-data/es.ts";

export const es: JotsonTexts = { ...chat, ...maths, ...ownData };
