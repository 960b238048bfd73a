import { en as coaching } from "./coaching/en.ts";
import { en as documents } from "./documents/en.ts";
import { en as early } from "./early/en.ts";
import { en as entrance } from "./entrance/en.ts";
import { en as first } from "./first/en.ts";
import { en as jotson } from "./jotson/en.ts";
import { en as rest } from "./rest/en.ts";
import type { TextsLike } from "./texts-like.ts";

/** Every text there is; the app loads the seven parts apart. */
export const en = { ...entrance, ...first, ...early, ...rest, ...coaching, ...jotson, ...documents };
export type Texts = TextsLike<typeof en>;
