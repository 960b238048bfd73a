import { onceInTime } from "./in-time.ts";

/** The student's records: the replica and what opens it. */
export const records = onceInTime(() => import("./records.ts"));

/** What all pages behind the sign-in share, and how each of them is reached. */
export const rooms = onceInTime(() => import("./rooms.ts"));

/** Signing in by Google, for the forms of an account. */
export const googleDoor = onceInTime(() => import("./google-sign-in.ts"));
