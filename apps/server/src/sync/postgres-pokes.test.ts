import pg from "pg";
import { expect, test } from "vitest";
import { createLog } from "../log.ts";
import { openPostgres } from "../storage/postgres.ts";
import { newPostgresDatabase } from "../storage/test-postgres.ts";
import { createPostgresPokes, isRunGone } from "./postgres-pokes.ts";

test("a server that comes back while PostgreSQL still holds its lock for the line that broke is not taken for dead [OPS-2]", async () => {
  const postgres = await newPostgresDatabase();
  const database = await openPostgres(postgres.url, "work");
  const broken = new pg.Client({ connectionString: postgres.url });
  await broken.connect();
  await broken.query("select pg_advisory_lock($1)", [42]);
  const pokes = createPostgresPokes(
    postgres.url,
    createLog("error", () => {}),
    42,
  );
  await expect.poll(() => isListening(postgres.url), { timeout: 10_000 }).toBe(true);
  await broken.end();
  await expect.poll(() => isRunGone(database, 42), { timeout: 10_000, interval: 300 }).toBe(false);
  await pokes.close();
  await expect.poll(() => isRunGone(database, 42), { timeout: 10_000 }).toBe(true);
  await database.close();
  await postgres.drop();
}, 60_000);

/** It has asked for its lock by then. */
async function isListening(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select 1 from pg_stat_activity where query = 'listen jotter_poke' and datname = current_database()",
  );
  await client.end();
  return rows.length > 0;
}
