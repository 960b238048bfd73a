import { onceInTime } from "./in-time.ts";

/** The student's records: the replica and what opens it. */
export const records = onceInTime(() => import("./records.ts"));
