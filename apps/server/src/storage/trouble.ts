/** What an error of the disk or the database means to someone who asked for something. */
export type Trouble = "disk-full" | "unavailable" | "gone";

export function troubleOf(error: unknown): Trouble | undefined {
  const sqlite = sqliteCode(error);
  if (sqlite !== undefined) return sqliteTroubles[sqlite];
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === "ENOSPC" || code === "EDQUOT" || code === postgresCodes.diskFull) return "disk-full";
  if (code === postgresCodes.referenceGone) return "gone";
  if (systemTroubles.has(code) || postgresTroubles.test(code)) return "unavailable";
  // `pg` gives these no code.
  if (
    /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout)/.test(
      error.message,
    )
  )
    return "unavailable";
  return undefined;
}

/** What is stored is not what was written: only a backup mends it. */
export function isDamage(error: unknown): boolean {
  const sqlite = sqliteCode(error);
  if (sqlite !== undefined) return sqlite === 11 || sqlite === 26;
  return error instanceof Error && "code" in error && typeof error.code === "string" && /^XX00[12]$/.test(error.code);
}

/** True where a row with the same unique value is already there. */
export function isDuplicate(error: unknown): boolean {
  if (sqliteCode(error) === sqliteConstraint) return /UNIQUE/.test(String((error as Error).message));
  return error instanceof Error && "code" in error && error.code === postgresCodes.duplicate;
}

/** SQLite's primary result code (https://sqlite.org/rescode.html), where the error is SQLite's. */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error && "errcode" in error && typeof error.errcode === "number")) return undefined;
  return error.errcode & 0xff;
}

const sqliteConstraint = 19;

const sqliteTroubles: Readonly<Record<number, Trouble>> = {
  5: "unavailable", // busy
  6: "unavailable", // locked
  8: "unavailable", // read-only
  10: "unavailable", // input/output error
  11: "unavailable", // damaged
  26: "unavailable", // not a database any more
  13: "disk-full",
  14: "unavailable", // cannot open
  [sqliteConstraint]: "gone", // the only constraint our own statements can hit is the student's row
};

const postgresCodes = { diskFull: "53100", referenceGone: "23503", duplicate: "23505" } as const;

/** Connection lost, not let in, no such database, out of resources, not accepting, stopped or shutting down, system error, damaged. */
const postgresTroubles = /^(08|28|3D|53|55000|55P03|57014|57P|58|XX00[12])/;

const systemTroubles = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EACCES",
  "EPERM",
  "EROFS",
  "EIO",
  "EMFILE",
  "ENFILE",
]);
