import type { Account } from "@jotter/ports/backend";
import { localKindOf } from "@jotter/ports/local-account";
import { onceInTime } from "./in-time.ts";

/** The way to the server. Apart from the other door, whose records ask for it. */
export const connection = onceInTime(() => import("./connection.ts"));

/** What stands in its place where there is no account. */
const deviceAlone = onceInTime(() => import("./device-alone.ts"));

export function connectionOf(account: Account): typeof connection | typeof deviceAlone {
  return localKindOf(account) ? deviceAlone : connection;
}
