import { Dexie } from "dexie";
import { databaseName, filesDatabaseName, journalDatabaseName, searchDatabaseName } from "./names.ts";

/** Takes a student's records and pictures off this device. Other tabs that hold them open let go by themselves. */
export async function wipeReplica(userId: string): Promise<void> {
  // The records first: whoever makes an index of them hears of it and lets go of both.
  await Dexie.delete(databaseName(userId));
  const others = [searchDatabaseName, filesDatabaseName, journalDatabaseName];
  await Promise.all(others.map((nameOf) => Dexie.delete(nameOf(userId))));
}

/**
 * Removes what other students left of use to nobody: indexes, and databases with nothing in them. Their records stay, even
 * those the server had: it may have forgotten them (see `sealed.ts`), and then this is the last copy.
 */
export async function sweepReplicas(keepUserId: string): Promise<void> {
  for (const name of await Dexie.getDatabaseNames()) {
    if (name.startsWith(searchDatabaseName("")) && name !== searchDatabaseName(keepUserId)) await Dexie.delete(name);
    const nameOf = [databaseName, filesDatabaseName, journalDatabaseName].find((one) => name.startsWith(one("")));
    if (!nameOf || name === nameOf(keepUserId)) continue;
    if (!(await holdsAnything(name))) await Dexie.delete(name);
  }
}

async function holdsAnything(name: string): Promise<boolean> {
  const db = await new Dexie(name).open();
  try {
    for (const table of db.tables) if (table.name !== "meta" && (await table.count()) > 0) return true;
    return false;
  } finally {
    db.close();
  }
}
