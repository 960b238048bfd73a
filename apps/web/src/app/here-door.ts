import { onceInTime } from "./in-time.ts";

/** Students of this device: beginning to write without an account, and the sample term. */
export const here = onceInTime(() => import("./here.ts"));
