import { de as dashboard } from "./dashboard/de.ts";
import type { FirstTexts } from "./en.ts";
import { de as notes } from "./notes/de.ts";
import { de as reading } from "./reading/de.ts";
import { de as shell } from "./shell/de.ts";

export const de: FirstTexts = { ...shell, ...dashboard, ...notes, ...reading };
