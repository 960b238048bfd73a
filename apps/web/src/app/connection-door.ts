import { onceInTime } from "./in-time.ts";

/** The way to the server. Apart from the other door, whose records ask for it. */
export const connection = onceInTime(() => import("./connection.ts"));
