import { type Database, run, timeValue } from "./database.ts";

const keptDays = 30;
/** What a student deleted of a calendar they follow is known again by its words, where its own ids change at every poll. */
const feedKeptDays = 400;
const batchRows = 500;

/**
 * Forgets what nobody can reach any more: old versions and the words of records that lay in the trash for
 * 30 days, and sessions that are over. In small batches, so that no student waits behind it.
 */
export async function purge(database: Database, now: number, bytesPerRow: number): Promise<void> {
  const before = now - keptDays * 86_400_000;
  while ((await purgeHistory(database, before)) === batchRows);
  while ((await purgeTrash(database, before, bytesPerRow)) === batchRows);
  await database.db.deleteFrom("session").where("expiresAt", "<", timeValue(database, now)).execute();
  // Sign-ins by Google that were begun and never ended.
  await database.db.deleteFrom("verification").where("expiresAt", "<", timeValue(database, now)).execute();
}

async function purgeHistory({ db, write }: Database, before: number): Promise<number> {
  const old = await run<{ user_id: string }>(db, oldVersions, [before, batchRows]);
  for (const user of new Set(old.map(({ user_id }) => user_id))) {
    await write(async (transaction) => {
      await run(transaction, lockUser, [user]);
      const gone = await run<{ bytes: number }>(transaction, forgetVersions, [user, before, batchRows]);
      await run(transaction, giveHistoryBack, [gone.reduce((sum, { bytes }) => sum + bytes, 0), user]);
    });
  }
  return old.length;
}

const oldVersions = "select user_id from record_history where replaced_at < $1 limit $2";
const forgetVersions = `delete from record_history where user_id = $1 and (kind, id, rev) in
  (select kind, id, rev from record_history where user_id = $1 and replaced_at < $2 limit $3) returning bytes`;
const giveHistoryBack = "update sync_user set history_bytes = history_bytes - $1 where user_id = $2";

/** The tombstone stays: a device that was away for a year must still learn of the deletion. */
async function purgeTrash({ db, write }: Database, before: number, bytesPerRow: number): Promise<number> {
  const feedsBefore = before - (feedKeptDays - keptDays) * 86_400_000;
  const rows = await run<TrashedRow>(db, trashBatch, [before, batchRows, feedsBefore]);
  for (const { user_id, kind, id, bytes } of rows) {
    await write(async (transaction) => {
      // The student's lock first and the record after it, as a push does: the other way round they could wait for each other.
      await run(transaction, lockUser, [user_id]);
      // The record may have been written again since it was read; then it is not trash any more.
      const [emptied] = await run(transaction, emptyRecord, [bytesPerRow, user_id, kind, id, before]);
      if (emptied) await run(transaction, giveBack, [bytes - bytesPerRow, user_id]);
    });
  }
  return rows.length;
}

type TrashedRow = { readonly user_id: string; readonly kind: string; readonly id: string; readonly bytes: number };

const lockUser = "update sync_user set bytes = bytes where user_id = $1";
const trashBatch = `select user_id, kind, id, bytes from record where del = 1 and updated_at < $1 and data is not null
  and (id not like 'feed-%' or device in ('feed', 'feed-removal') or updated_at < $3) limit $2`;
const emptyRecord = `update record set data = null, bytes = $1
  where user_id = $2 and kind = $3 and id = $4 and del = 1 and updated_at < $5 and data is not null returning rev`;
const giveBack = "update sync_user set bytes = bytes - $1 where user_id = $2";
