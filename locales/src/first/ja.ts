import { ja as dashboard } from "./dashboard/ja.ts";
import type { FirstTexts } from "./en.ts";
import { ja as notes } from "./notes/ja.ts";
import { ja as reading } from "./reading/ja.ts";
import { ja as shell } from "./shell/ja.ts";

export const ja: FirstTexts = { ...shell, ...dashboard, ...notes, ...reading };
