import type { Language } from "@jotter/domain/settings";
import type { FeedProblem, FilePurpose, PushProblem } from "@jotter/ports/backend";

/** The rows as Kysely types them. `migrations.ts` says what the columns are in each database. */
export type Tables = {
  migration: { id: number; name: string; applied_at: number };
  sync_user: SyncUserTable;
  record: RecordTable;
  record_history: RecordHistoryTable;
  file: FileTable;
  attempt: { key: string; count: number; since: number };
  reset_code: ResetCodeTable;
  user: { id: string; name: string; email: string; emailVerified: boolean | 0 | 1; updatedAt: Time };
  account: AccountTable;
  session: SessionTable;
  verification: { id: string; expiresAt: Time };
  feed: FeedTable;
  calendar_address: { user_id: string; id: string; created_at: number };
  ended_session: { hash: string; ended_at: number };
  server_key: { name: string; value: string };
  push_device: PushDeviceTable;
  reminder_turn: ReminderTurnTable;
  reminder_told: { user_id: string; key: string; device: string; is_first: 0 | 1; told_at: number };
};

/** How Better Auth stores a time: text in SQLite, a Date in PostgreSQL. */
type Time = Date | string;

type AccountTable = {
  id: string;
  userId: string;
  providerId: string;
  accountId: string;
  password: string | null;
  createdAt: Time;
  updatedAt: Time;
};

type SessionTable = {
  id: string;
  token: string;
  userId: string;
  createdAt: Time;
  expiresAt: Time;
  ipAddress: string | null;
  userAgent: string | null;
  /** When its device last asked for something; null until it first did. */
  seen_at: number | null;
};

type ResetCodeTable = {
  /** The beginning of the hash: enough to find it by. */
  id: string;
  hash: string;
  /** Whoever has it reads the mail of the account's address. */
  is_mailed: 0 | 1;
  /** Where the account goes back to with it; null where it only sets a password. */
  email: string | null;
  expires_at: number;
  user_id: string;
};

type SyncUserTable = {
  user_id: string;
  /** Changes when an operator brings a backup back: devices then compare everything anew. */
  epoch: string;
  /** The last revision given out. */
  head: number;
  bytes: number;
  rows: number;
  /** What the versions before weigh, which share the quota. */
  history_bytes: number;
  /** JSON of the revisions that were never given out in this epoch. */
  gaps: string;
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
  /**
   * One that arrives in pieces is "piece" while one of them arrives, "partial" in between. "lost": its bytes are not where
   * they were; it takes no room, and its student may send it again.
   */
  state: "receiving" | "partial" | "piece" | "stored" | "deleting" | "lost";
  created_at: number;
  purpose: FilePurpose;
  /** Which run of a server receives it, or received it. */
  receiver: number;
};

type FeedTable = {
  id: string;
  user_id: string;
  url: string;
  name: string;
  /** The student's, when they subscribed. */
  zone: string;
  /** "ended": nothing is there any more, it is not asked for. "removed": unsubscribed, and can be undone. */
  state: "on" | "ended" | "removed";
  created_at: number;
  removed_at: number | null;
  /** When it is asked for again; while somebody does, when another may. */
  next_at: number;
  lease: string | null;
  etag: string | null;
  modified: string | null;
  /** Of the bytes that were last read to the end. */
  digest: string | null;
  /** In a row. */
  failures: number;
  problem: FeedProblem | null;
  /** When it last answered well. */
  checked_at: number;
  events: number;
  skipped: number;
};

type PushDeviceTable = {
  user_id: string;
  device: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  zone: string;
  language: Language;
  sent_at: number | null;
  problem: PushProblem | null;
};

type ReminderTurnTable = {
  user_id: string;
  /** All that was due by then is dealt with. */
  told_until: number;
  next_at: number;
  lease: string | null;
};
