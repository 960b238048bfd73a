import { existsSync } from "node:fs";
import { chmod, copyFile, cp, mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { createDiskFileStore, filePath } from "../files/file-store.ts";
import { type FilesPlace, openFileStore } from "../files/open-file-store.ts";
import type { Settings } from "../settings.ts";
import { StartupProblem } from "../startup-problem.ts";
import { rowsFromPostgres } from "./postgres-rows.ts";

/**
 * A backup is a folder with `jotter.db`, `files`, the secret, and `backup.json`, which says that it is whole. The
 * database is a file of SQLite whatever the server uses: rows are rows, and one kind of backup can be restored anywhere.
 */
export type BackupFacts = z.infer<typeof BackupFacts>;
const BackupFacts = z.object({
  version: z.literal(1),
  madeAt: z.number(),
  accounts: z.number(),
  files: z.number(),
  /** Files the server itself had lost, or that were deleted while the backup was made. */
  missing: z.array(z.string()),
});

export type Place = Pick<Settings, "DATABASE_URL"> & FilesPlace;

/** The server may be running. Until it is whole, the backup has another name. */
export async function makeBackup(place: Place, to: string, now: number): Promise<BackupFacts> {
  const folder = resolve(to);
  if (existsSync(folder)) throw new StartupProblem(`${folder} is there already. Name a folder that is not.`);
  const work = `${folder}.unfinished`;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true, mode: 0o700 });
  await copyDatabase(place, work);
  const file = new DatabaseSync(join(work, "jotter.db"), { readOnly: true });
  const damage = damageIn(file);
  const stored = damage ? [] : storedFiles(file);
  const accounts = damage ? 0 : Number(file.prepare(`select count(*) as n from "user"`).get()?.n);
  file.close();
  if (damage) {
    await rm(work, { recursive: true, force: true });
    throw new StartupProblem(`The database is damaged (${damage}). No backup was made: an older one is better.`);
  }
  const missing: string[] = [];
  const [files, copies] = [openFileStore(place), createDiskFileStore(join(work, "files"))];
  for (const { id, bytes } of stored) {
    const content = await files.read(id);
    if (content) await copies.write(id, content);
    if ((await copies.bytesOf(id)) === bytes) continue;
    await copies.remove(id);
    missing.push(id);
  }
  await rm(join(work, "files", "unfinished"), { recursive: true, force: true });
  const secret = join(place.DATA_DIR, "secret");
  if (existsSync(secret)) await copySafely(secret, join(work, "secret"));
  await copyChapters(place.DATA_DIR, work);
  const facts: BackupFacts = { version: 1, madeAt: now, accounts, files: stored.length - missing.length, missing };
  await writeFile(join(work, "backup.json"), JSON.stringify(facts), { mode: 0o600, flush: true });
  await rename(work, folder);
  return facts;
}

/** What a backup says of itself; throws where it is not one, not whole, or not what it was. */
export async function checkedBackup(folder: string): Promise<BackupFacts> {
  const told = await readFile(join(folder, "backup.json"), "utf8").catch(() => undefined);
  if (told === undefined)
    throw new StartupProblem(`${folder} is not a backup of Jotter, or one that was not finished. Nothing was changed.`);
  const facts = BackupFacts.safeParse(jsonIn(told));
  if (!facts.success)
    throw new StartupProblem(`${folder}/backup.json cannot be read, or is from a newer Jotter. Nothing was changed.`);
  const problem = await faultOf(folder, facts.data);
  if (problem) throw new StartupProblem(`The backup ${folder} is damaged (${problem}). Nothing was changed.`);
  return facts.data;
}

async function faultOf(folder: string, { missing }: BackupFacts): Promise<string | undefined> {
  if (!(await bytesOf(join(folder, "jotter.db")))) return "jotter.db is missing or empty";
  const file = new DatabaseSync(join(folder, "jotter.db"), { readOnly: true });
  try {
    const damage = damageIn(file);
    if (damage) return damage;
    for (const { id, bytes } of storedFiles(file)) {
      if (missing.includes(id)) continue;
      if ((await bytesOf(filePath(join(folder, "files"), id))) !== bytes) return `the file ${id} is not what it was`;
    }
    return undefined;
  } finally {
    file.close();
  }
}

async function copyDatabase({ DATA_DIR, DATABASE_URL }: Place, work: string) {
  if (DATABASE_URL) return await rowsFromPostgres(DATABASE_URL, work);
  const path = join(DATA_DIR, "jotter.db");
  if (!existsSync(path)) throw new StartupProblem(`There is no Jotter in ${DATA_DIR}. Set DATA_DIR to where it is.`);
  const file = new DatabaseSync(path, { timeout: 5000 });
  try {
    // One moment of the database, with what still stands in its log, while the server goes on.
    file.prepare("vacuum into ?").run(join(work, "jotter.db"));
  } catch (error) {
    throw new StartupProblem(
      `The database ${path} cannot be read (${error instanceof Error ? error.message : "unknown"}). No backup was made.`,
    );
  } finally {
    file.close();
  }
  await flushed(join(work, "jotter.db"));
  await chmod(join(work, "jotter.db"), 0o600);
}

/** Undefined where all is well. */
function damageIn(file: DatabaseSync): string | undefined {
  try {
    const finding = file.prepare("pragma integrity_check(1)").get()?.integrity_check;
    return finding === "ok" ? undefined : String(finding);
  } catch (error) {
    return error instanceof Error ? error.message : "unreadable";
  }
}

type StoredRow = { readonly id: string; readonly bytes: number };

export function storedFiles(file: DatabaseSync): readonly StoredRow[] {
  return file.prepare("select id, bytes from file where state = 'stored'").all() as StoredRow[];
}

export async function bytesOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.size;
}

/** What the operator wrote: chapters of the school's own. */
export async function copyChapters(from: string, to: string): Promise<void> {
  const chapters = join(from, "textbook");
  if (existsSync(chapters)) await cp(chapters, join(to, "textbook"), { recursive: true });
}

/** There whole, on the disk, or not at all under this name. */
export async function copySafely(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, `${to}.copy`);
  await chmod(`${to}.copy`, 0o600);
  await flushed(`${to}.copy`);
  await rename(`${to}.copy`, to);
}

async function flushed(path: string) {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
