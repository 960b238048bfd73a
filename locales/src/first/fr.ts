import { fr as dashboard } from "./dashboard/fr.ts";
import type { FirstTexts } from "./en.ts";
import { fr as notes } from "./notes/fr.ts";
import { fr as reading } from "./reading/fr.ts";
import { fr as shell } from "./shell/fr.ts";

export const fr: FirstTexts = { ...shell, ...dashboard, ...notes, ...reading };
