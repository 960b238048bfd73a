import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openDatabase } from "./open-database.ts";

/**
 * Where a table says whose a row is. Students are split over several databases by this column, each with all their rows
 * (docs/operating.md), and a distributed PostgreSQL places rows by it. What has none is known to each database by itself.
 */
const studentColumns: Readonly<Record<string, string>> = {
  user: "id",
  session: "userId",
  account: "userId",
  sync_user: "user_id",
  record: "user_id",
  record_history: "user_id",
  file: "user_id",
  reset_code: "user_id",
  feed: "user_id",
  calendar_address: "user_id",
  push_device: "user_id",
  reminder_turn: "user_id",
  reminder_told: "user_id",
};
/** Counters and leases, hashes of ended sessions, codes on their way, the keys of the servers. */
const nobodys = new Set(["migration", "attempt", "server_key", "verification", "ended_session", "server_run"]);

test("every row says which one student it belongs to, and leads to nobody else's [OPS-2]", async () => {
  const folder = mkdtempSync(join(tmpdir(), "jotter-whose-"));
  await (await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined }, 0)).close();
  const file = new DatabaseSync(join(folder, "jotter.db"), { readOnly: true });
  const tables = file
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
  expect(Object.keys(studentColumns).filter((name) => !tables.includes(name))).toEqual([]);
  for (const table of tables.filter((name) => !nobodys.has(name))) {
    const column = studentColumns[table];
    expect(column, `${table} needs a column that says whose a row is`).toBeDefined();
    const columns = file.prepare(`pragma table_info("${table}")`).all();
    expect(columns.map(({ name }) => name)).toContain(column);
    // What it leads to lies where the student lies, too.
    for (const { table: other } of file.prepare(`pragma foreign_key_list("${table}")`).all())
      expect(Object.keys(studentColumns), `${table} leads to ${other}`).toContain(other);
  }
  file.close();
  rmSync(folder, { recursive: true });
});
