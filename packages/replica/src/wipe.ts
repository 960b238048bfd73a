import { Dexie } from "dexie";
import { databaseName, searchDatabaseName } from "./names.ts";

/** Takes a student's records off this device. Other tabs that hold them open let go by themselves. */
export async function wipeReplica(userId: string): Promise<void> {
  // The records first: whoever makes an index of them hears of it and lets go of both.
  await Dexie.delete(databaseName(userId));
  await Dexie.delete(searchDatabaseName(userId));
}

/** Removes what other students left on a shared computer, except work that has not reached their account yet. */
export async function sweepReplicas(keepUserId: string): Promise<void> {
  for (const name of await Dexie.getDatabaseNames()) {
    if (name.startsWith(searchDatabaseName("")) && name !== searchDatabaseName(keepUserId)) await Dexie.delete(name);
    if (!name.startsWith(databaseName("")) || name === databaseName(keepUserId)) continue;
    if ((await unsentIn(name)) === 0) await Dexie.delete(name);
  }
}

async function unsentIn(name: string): Promise<number> {
  const db = await new Dexie(name).open();
  try {
    return db.tables.some((table) => table.name === "pending") ? await db.table("pending").count() : 0;
  } finally {
    db.close();
  }
}
