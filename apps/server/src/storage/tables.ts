/** The rows as Kysely types them. `migrations.ts` says what the columns are in each database. */
export type Tables = {
  migration: { id: number; name: string; applied_at: number };
  sync_user: SyncUserTable;
  record: RecordTable;
  record_history: RecordHistoryTable;
  file: FileTable;
  attempt: { key: string; count: number; since: number };
  user: { id: string; name: string; email: string };
  account: { userId: string; providerId: string };
  session: { token: string; userId: string; expiresAt: Date | string };
};

type SyncUserTable = {
  user_id: string;
  /** Changes when an operator brings a backup back: devices then compare everything anew. */
  epoch: string;
  /** The last revision given out. */
  head: number;
  bytes: number;
  rows: number;
};

type RecordTable = {
  user_id: string;
  kind: string;
  id: string;
  rev: number;
  v: number;
  del: 0 | 1;
  at: number;
  bytes: number;
  /** Who wrote this version. */
  device: string;
  /** JSON: the number of the last send of each recent writer. */
  seen: string;
  /** When a version of this record last went to the history; 0 for never. */
  kept_at: number;
  created_at: number;
  updated_at: number;
  /** JSON text, exactly as the device sent it. */
  data: string | null;
};

type RecordHistoryTable = {
  user_id: string;
  kind: string;
  id: string;
  rev: number;
  v: number;
  at: number;
  replaced_at: number;
  bytes: number;
  data: string | null;
};

type FileTable = {
  id: string;
  user_id: string;
  name: string;
  type: string;
  /** What the file takes of the quota; while it is received, what is reserved for it. */
  bytes: number;
  state: "receiving" | "stored" | "deleting";
  created_at: number;
};
