/** What a student's databases in the browser are called, for those who read them without the replica. */

export function databaseName(userId: string): string {
  return `jotter:${userId}`;
}

/** What the search made of the notes. Nothing in it is the only copy: it may go at any time, and goes with the records. */
export function searchDatabaseName(userId: string): string {
  return `jotter-search:${userId}`;
}

/** What is typed and not in a record yet, and what records said before they were changed a lot. */
export function journalDatabaseName(userId: string): string {
  return `jotter-journal:${userId}`;
}

/** A record's key where all kinds lie in one table. */
export function keyOf(kind: string, id: string): string {
  return `${kind}/${id}`;
}

/** Pictures of notes lie apart: they are many times as large as all records together. */
export function filesDatabaseName(userId: string): string {
  return `jotter-files:${userId}`;
}
