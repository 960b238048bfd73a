import { zh as dashboard } from "./dashboard/zh.ts";
import type { FirstTexts } from "./en.ts";
import { zh as notes } from "./notes/zh.ts";
import { zh as reading } from "./reading/zh.ts";
import { zh as shell } from "./shell/zh.ts";

export const zh: FirstTexts = { ...shell, ...dashboard, ...notes, ...reading };
