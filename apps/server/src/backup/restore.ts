import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createDiskFileStore } from "../files/file-store.ts";
import { openFileStore } from "../files/open-file-store.ts";
import { openDatabase } from "../storage/open-database.ts";
import { lockFolder } from "../storage/sqlite.ts";
import { startNewEpochs } from "../sync/record-store.ts";
import { type BackupFacts, checkedBackup, copyChapters, copySafely, type Place, storedFiles } from "./backup.ts";
import { rowsFromPostgres, rowsToPostgres } from "./postgres-rows.ts";

export type Restored = BackupFacts & {
  /** Where what was there before lies now; undefined where there was nothing. */
  readonly replaced: string | undefined;
};

/**
 * Puts a backup in the place of what is there, while no server runs. It is read and checked first, and begins a new epoch
 * before it is in place; what stood there is put aside. Killed half-way, it is run again: a server does not start without
 * its database.
 */
export async function restoreBackup(place: Place, from: string, now: number): Promise<Restored> {
  const backup = resolve(from);
  const unlock = place.DATABASE_URL ? () => {} : lockFolder(place.DATA_DIR);
  try {
    const facts = await checkedBackup(backup);
    const aside = join(place.DATA_DIR, `replaced-${new Date(now).toISOString().replaceAll(/[:.]/g, "-")}`);
    const prepared = await prepare(place, backup, now);
    const kept = new DatabaseSync(prepared, { readOnly: true });
    const ids = new Map(storedFiles(kept).map(({ id, bytes }) => [id, bytes]));
    kept.close();
    markLost(prepared, await filesIn(place, backup, ids));
    if (place.DATABASE_URL) {
      await keepRows(place.DATABASE_URL, aside, now);
      await rowsToPostgres(place.DATABASE_URL, prepared);
    } else {
      for (const name of ["jotter.db-wal", "jotter.db-shm", "jotter.db"]) await putAside(place.DATA_DIR, name, aside);
    }
    await copyChapters(backup, place.DATA_DIR);
    await bringSecret(place.DATA_DIR, backup, aside);
    if (!place.DATABASE_URL) await rename(prepared, join(place.DATA_DIR, "jotter.db"));
    await filesOut(place.DATA_DIR, ids, aside);
    await rm(join(place.DATA_DIR, "restoring"), { recursive: true, force: true });
    return { ...facts, replaced: existsSync(aside) ? aside : undefined };
  } finally {
    unlock();
  }
}

/** The backup's database as this server will have it, beside its place: of this version, in a new epoch, with no log. */
async function prepare({ DATA_DIR }: Place, backup: string, now: number): Promise<string> {
  const folder = join(DATA_DIR, "restoring");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await copySafely(join(backup, "jotter.db"), join(folder, "jotter.db"));
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined }, now);
  try {
    await startNewEpochs(database, now);
    // Their bytes were on the way, in or out, when the backup was made.
    await database.db.deleteFrom("file").where("state", "<>", "stored").execute();
  } finally {
    await database.close();
  }
  return join(folder, "jotter.db");
}

/** A file's bytes never change: what is there in its size is there. Gives what is in neither place. */
async function filesIn(place: Place, backup: string, ids: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const lost: string[] = [];
  const [copies, files] = [createDiskFileStore(join(backup, "files")), openFileStore(place)];
  for (const [id, wanted] of ids) {
    const bytes = await copies.bytesOf(id);
    const there = await files.bytesOf(id);
    if (bytes === undefined && there !== wanted) lost.push(id);
    if (bytes === undefined || bytes === there) continue;
    // What lies there is not it, or half of it: a restore that was cut off.
    await files.remove(id);
    const content = await copies.read(id);
    if (content) await files.write(id, content, bytes);
  }
  return lost;
}

/** Not listed, so that the devices that hold them give them back. */
function markLost(path: string, ids: readonly string[]) {
  const file = new DatabaseSync(path);
  const mark = file.prepare("update file set state = 'lost' where id = ?");
  for (const id of ids) mark.run(id);
  file.close();
}

/**
 * What came after the backup: the devices that hold it give it back, and until then it is here. In a bucket it stays where
 * it is, as nobody's.
 */
async function filesOut(dataDir: string, ids: ReadonlyMap<string, number>, aside: string) {
  const files = join(dataDir, "files");
  const names = existsSync(files) ? await readdir(files, { recursive: true, withFileTypes: true }) : [];
  for (const entry of names) {
    if (!entry.isFile() || ids.has(entry.name)) continue;
    const folder = join(aside, "files", basename(entry.parentPath));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(join(entry.parentPath, entry.name), join(folder, entry.name));
  }
}

/** What is in PostgreSQL now, as a database that `restore` never sees: for who restored the wrong backup. */
async function keepRows(url: string, aside: string, now: number) {
  const database = await openDatabase({ DATA_DIR: aside, DATABASE_URL: url }, now);
  const anybody = await database.db.selectFrom("user").select("id").executeTakeFirst();
  await database.close();
  if (!anybody) return;
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await rowsFromPostgres(url, aside);
}

async function putAside(dataDir: string, name: string, aside: string) {
  const path = join(dataDir, name);
  if (!existsSync(path)) return;
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await rename(path, join(aside, name));
}

async function bringSecret(dataDir: string, backup: string, aside: string) {
  const [theirs, ours] = [join(backup, "secret"), join(dataDir, "secret")];
  if (!existsSync(theirs)) return;
  if (existsSync(ours) && (await readFile(ours, "utf8")) !== (await readFile(theirs, "utf8"))) {
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await copySafely(ours, join(aside, "secret"));
  }
  await mkdir(dirname(ours), { recursive: true });
  await copySafely(theirs, ours);
}
