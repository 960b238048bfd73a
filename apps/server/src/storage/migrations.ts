import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { StartupProblem } from "../startup-problem.ts";
import type { Dialect } from "./database.ts";
import type { Tables } from "./tables.ts";

type Migration = {
  readonly id: number;
  readonly name: string;
  readonly statements: (types: ColumnTypes) => readonly string[];
};

/**
 * Every change of the tables, in order, for both databases. A released one is never edited.
 * The first four tables are Better Auth's; a test holds them against what its version asks for,
 * so that starting the server need not load it.
 */
const migrations: readonly Migration[] = [
  {
    id: 1,
    name: "accounts, records and files",
    statements: ({ json, boolean, time }) => [
      `create table "user" (
        "id" text not null primary key, "name" text not null, "email" text not null unique,
        "emailVerified" ${boolean} not null, "image" text, "createdAt" ${time} not null, "updatedAt" ${time} not null)`,
      `create table "session" (
        "id" text not null primary key, "expiresAt" ${time} not null, "token" text not null unique,
        "createdAt" ${time} not null, "updatedAt" ${time} not null, "ipAddress" text, "userAgent" text,
        "userId" text not null references "user" ("id") on delete cascade)`,
      `create index "session_userId_idx" on "session" ("userId")`,
      `create table "account" (
        "id" text not null primary key, "accountId" text not null, "providerId" text not null,
        "userId" text not null references "user" ("id") on delete cascade,
        "accessToken" text, "refreshToken" text, "idToken" text,
        "accessTokenExpiresAt" ${time}, "refreshTokenExpiresAt" ${time}, "scope" text, "password" text,
        "createdAt" ${time} not null, "updatedAt" ${time} not null)`,
      `create index "account_userId_idx" on "account" ("userId")`,
      `create table "verification" (
        "id" text not null primary key, "identifier" text not null, "value" text not null,
        "expiresAt" ${time} not null, "createdAt" ${time} not null, "updatedAt" ${time} not null)`,
      `create index "verification_identifier_idx" on "verification" ("identifier")`,

      `create table attempt (key text not null primary key, count integer not null, since bigint not null)`,

      // Deleting a student deletes every record with them, at once, and a write that comes too late finds no one.
      `create table sync_user (
        user_id text not null primary key references "user" ("id") on delete cascade,
        epoch text not null, head bigint not null, bytes bigint not null, rows integer not null)`,
      // The long column comes last: SQLite then reads the short ones without walking through it.
      `create table record (
        user_id text not null references sync_user (user_id) on delete cascade,
        kind text not null, id text not null, rev bigint not null, v integer not null, del smallint not null,
        at double precision not null, bytes bigint not null, device text not null, seen ${json} not null,
        kept_at bigint not null, created_at bigint not null, updated_at bigint not null, data ${json},
        primary key (user_id, kind, id))`,
      `create unique index record_by_rev on record (user_id, rev)`,
      `create index record_trash on record (updated_at) where del = 1 and data is not null`,
      `create table record_history (
        user_id text not null references sync_user (user_id) on delete cascade,
        kind text not null, id text not null, rev bigint not null, v integer not null,
        at double precision not null, replaced_at bigint not null, bytes bigint not null, data ${json},
        primary key (user_id, kind, id, rev))`,
      `create index record_history_by_age on record_history (replaced_at)`,

      // No reference to the student here: the row outlives them until the bytes are gone too.
      `create table file (
        id text not null primary key, user_id text not null, name text not null, type text not null,
        bytes bigint not null, state text not null, created_at bigint not null)`,
      `create index file_by_user on file (user_id)`,
    ],
  },
  {
    id: 2,
    name: "devices and forgotten passwords",
    statements: () => [
      `alter table "session" add column seen_at bigint`,
      `create table reset_code (
        id text not null primary key, hash text not null, is_mailed smallint not null, expires_at bigint not null,
        user_id text not null references "user" ("id") on delete cascade)`,
      `create index reset_code_by_user on reset_code (user_id)`,
    ],
  },
  {
    id: 3,
    name: "what a file is for",
    statements: () => [`alter table file add column purpose text not null default 'document'`],
  },
  {
    id: 4,
    name: "feeds and reminders",
    statements: () => [
      `create table feed (
        id text not null primary key, user_id text not null references "user" ("id") on delete cascade,
        url text not null, name text not null, zone text not null, state text not null, created_at bigint not null,
        removed_at bigint, next_at bigint not null, lease text, etag text, modified text, digest text,
        failures integer not null, problem text, checked_at bigint not null, events integer not null,
        skipped integer not null)`,
      `create unique index feed_by_url on feed (user_id, url)`,
      `create index feed_by_turn on feed (next_at) where state = 'on'`,
      `create table calendar_address (
        user_id text not null primary key references "user" ("id") on delete cascade,
        id text not null unique, created_at bigint not null)`,
      `create table server_key (name text not null primary key, value text not null)`,
      // A device that is signed out is told nothing more: its row goes with its session.
      `create table push_device (
        user_id text not null references "user" ("id") on delete cascade, device text not null,
        session_id text not null references "session" ("id") on delete cascade,
        endpoint text not null, p256dh text not null, auth text not null, zone text not null, language text not null,
        sent_at bigint, problem text, primary key (user_id, device))`,
      `create index push_device_by_session on push_device (session_id)`,
      `create table reminder_turn (
        user_id text not null primary key references "user" ("id") on delete cascade,
        told_until bigint not null, next_at bigint not null, lease text)`,
      `create index reminder_turn_by_time on reminder_turn (next_at)`,
      `create table reminder_told (
        user_id text not null references "user" ("id") on delete cascade, key text not null, device text not null,
        is_first smallint not null, told_at bigint not null, primary key (user_id, key, device))`,
      // Two devices that ask at once: one of them is the first.
      `create unique index reminder_told_first on reminder_told (user_id, key) where is_first = 1`,
    ],
  },
  {
    id: 5,
    name: "old versions count, and a way back",
    statements: () => [
      // Of a code that was mailed to an address the account was moved away from: it leads back there.
      `alter table reset_code add column email text`,
      `alter table sync_user add column history_bytes bigint not null default 0`,
      `update sync_user set history_bytes = coalesce(
        (select sum(bytes) from record_history where record_history.user_id = sync_user.user_id), 0)`,
      `create index record_history_by_student on record_history (user_id, replaced_at)`,
    ],
  },
  {
    id: 6,
    name: "backups that come back, uploads cut off, devices ended from afar",
    statements: () => [
      `alter table sync_user add column gaps text not null default '[]'`,
      `alter table file add column receiver bigint not null default 0`,
      // Of sessions that somebody ended from another device, or with their account: what that device is told.
      `create table ended_session (hash text not null primary key, ended_at bigint not null)`,
    ],
  },
];

/** Brings the tables up to date in one transaction, or leaves them as they were. */
export async function migrate(db: Kysely<Tables>, dialect: Dialect, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Several servers may start at once on one PostgreSQL. ("jott" in ASCII; any number of ours will do.)
    if (dialect === "postgres") await sql`select pg_advisory_xact_lock(1785689204)`.execute(transaction);
    const done = await appliedMigrations(transaction, dialect);
    const unknown = done.filter((id) => !migrations.some((migration) => migration.id === id));
    if (unknown.length > 0) {
      throw new StartupProblem(
        `This data was written by a newer Jotter (it has change ${Math.max(...unknown)}, this one knows ${migrations.length}). Nothing was changed. Please start the newer version.`,
      );
    }
    for (const migration of migrations.filter(({ id }) => !done.includes(id))) {
      for (const statement of migration.statements(columnTypes[dialect])) await sql.raw(statement).execute(transaction);
      await transaction
        .insertInto("migration")
        .values({ id: migration.id, name: migration.name, applied_at: now })
        .execute();
    }
  });
}

/** Whether this has ever been a database of Jotter. */
export async function isMigrated(db: Kysely<Tables>, dialect: Dialect): Promise<boolean> {
  return (await tableNamed("migration", dialect).execute(db)).rows.length > 0;
}

/** Whether the tables are exactly those this version knows. */
export async function isUpToDate(db: Kysely<Tables>, dialect: Dialect): Promise<boolean> {
  const done = (await isMigrated(db, dialect)) ? await db.selectFrom("migration").select("id").execute() : [];
  return done.length === migrations.length && done.every(({ id }) => migrations.some((known) => known.id === id));
}

async function appliedMigrations(transaction: Transaction<Tables>, dialect: Dialect): Promise<readonly number[]> {
  const { rows } = await tableNamed("migration", dialect).execute(transaction);
  if (rows.length > 0) return (await transaction.selectFrom("migration").select("id").execute()).map((row) => row.id);
  await sql`create table migration (id integer not null primary key, name text not null, applied_at bigint not null)`.execute(
    transaction,
  );
  return [];
}

function tableNamed(name: string, dialect: Dialect): RawBuilder<unknown> {
  return dialect === "sqlite"
    ? sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
    : sql`select 1 from information_schema.tables where table_schema = current_schema() and table_name = ${name}`;
}

type ColumnTypes = { readonly json: string; readonly boolean: string; readonly time: string };

// PostgreSQL's `json`, not `jsonb`: it keeps the text as it was sent, and takes \u0000.
const columnTypes: Record<Dialect, ColumnTypes> = {
  sqlite: { json: "text", boolean: "integer", time: "date" },
  postgres: { json: "json", boolean: "boolean", time: "timestamptz" },
};
