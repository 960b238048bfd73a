import type { TextsLike } from "../texts-like.ts";
import { en as dashboard } from "./dashboard/en.ts";
import { en as notes } from "./notes/en.ts";
import { en as reading } from "./reading/en.ts";
import { en as shell } from "./shell/en.ts";

/** What the shell, the Control Room and the list of notes say: all a signed-in start waits for. */
export const en = { ...shell, ...dashboard, ...notes, ...reading };

export type FirstTexts = TextsLike<typeof en>;
