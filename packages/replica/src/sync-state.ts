/** How far a replica and the account are the same. */
export type SyncState = {
  readonly phase:
    | "starting"
    | "idle"
    | "syncing"
    | "offline"
    | "failed"
    | "signed-out"
    | "upgrade"
    /** There is no account: the records live here, and nowhere else. */
    | "alone";
  /** Records with edits the server does not have yet. */
  readonly pending: number;
  /** Of these, what the server refused to take. */
  readonly blocked: number;
  /** True until every record of the account has arrived once. */
  readonly firstSync: boolean;
};
