import { en as entrance } from "./entrance/en.ts";
import { en as rooms } from "./rooms/en.ts";
import type { TextsLike } from "./texts-like.ts";

/** Every text there is; the app loads the two parts apart. */
export const en = { ...entrance, ...rooms };
export type Texts = TextsLike<typeof en>;
