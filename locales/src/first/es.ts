import { es as dashboard } from "./dashboard/es.ts";
import type { FirstTexts } from "./en.ts";
import { es as notes } from "./notes/es.ts";
import { es as reading } from "./reading/es.ts";
import { es as shell } from "./shell/es.ts";

export const es: FirstTexts = { ...shell, ...dashboard, ...notes, ...reading };
