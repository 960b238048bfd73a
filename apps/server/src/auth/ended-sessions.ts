import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { type Database, run } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";

/**
 * Sessions that were ended from another device, or with their account. A device that comes with one of them is told so,
 * and takes what it holds off itself; one whose session merely ran out, or that a restored backup has never heard of,
 * keeps it. Written with what ends them, all or nothing: a device that asks in between would hear only that it is out, and
 * could never be told.
 */
export async function rememberEnded(db: Kysely<Tables>, tokens: readonly string[], now: number): Promise<void> {
  for (const token of tokens) await run(db, insert, [hashOf(token), now]);
}

export async function isEnded({ db }: Database, token: string): Promise<boolean> {
  return (await run(db, find, [hashOf(token)])).length > 0;
}

export async function purgeEnded({ db }: Database, now: number): Promise<void> {
  await run(db, forget, [now - rememberedMs]);
}

/** For longer than any device stays in a drawer over the holidays. */
const rememberedMs = 400 * 86_400_000;
const insert = "insert into ended_session (hash, ended_at) values ($1, $2) on conflict (hash) do nothing";
const find = "select 1 from ended_session where hash = $1";
const forget = "delete from ended_session where ended_at < $1";

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
