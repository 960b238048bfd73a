import { Dexie } from "dexie";
import { databaseName, filesDatabaseName, journalDatabaseName, searchDatabaseName } from "./names.ts";

/** Takes a student's records and pictures off this device. Other tabs that hold them open let go by themselves. */
export async function wipeReplica(userId: string): Promise<void> {
  // The records first: whoever makes an index of them hears of it and lets go of both.
  await Dexie.delete(databaseName(userId));
  const others = [searchDatabaseName, filesDatabaseName, journalDatabaseName];
  await Promise.all(others.map((nameOf) => Dexie.delete(nameOf(userId))));
}

/** Removes what other students left on a shared computer, except work that has not reached their account yet. */
export async function sweepReplicas(keepUserId: string): Promise<void> {
  for (const name of await Dexie.getDatabaseNames()) {
    if (name.startsWith(searchDatabaseName("")) && name !== searchDatabaseName(keepUserId)) await Dexie.delete(name);
    const nameOf = [databaseName, filesDatabaseName, journalDatabaseName].find((one) => name.startsWith(one("")));
    if (!nameOf || name === nameOf(keepUserId)) continue;
    if ((await unsentIn(name)) === 0) await Dexie.delete(name);
  }
}

async function unsentIn(name: string): Promise<number> {
  const db = await new Dexie(name).open();
  try {
    const has = (table: string) => db.tables.some(({ name }) => name === table);
    if (has("pending")) return await db.table("pending").count();
    if (has("entries")) return await db.table("entries").count();
    if (!has("contents")) return 0;
    const recordings = has("recordings") ? await db.table("recordings").count() : 0;
    return recordings + (await db.table("rows").where("isWaiting").equals(1).count());
  } finally {
    db.close();
  }
}
