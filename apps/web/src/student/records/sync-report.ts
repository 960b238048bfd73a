import type { SyncState } from "@jotter/replica/sync-state";

export type SyncReport = {
  readonly kind:
    | "starting"
    | "saving"
    | "saved"
    | "first"
    | "waiting"
    | "offline"
    | "failed"
    | "blocked"
    | "signed-out"
    | "upgrade"
    | "alone";
  /** Records this device holds and the server does not (or, when blocked, refused). */
  readonly count: number;
  /** All that the student has was here once. Until then nobody knows that there is nothing. */
  readonly isWhole: boolean;
  /** The first round of this start is over: what other devices wrote before it is here. */
  readonly isCaughtUp: boolean;
};

/** The one thing a student should know. What needs them comes before what takes care of itself. */
export function syncReport(state: SyncState | undefined, online: boolean, isTyping = false): SyncReport {
  const isWhole = state !== undefined && !state.firstSync;
  const isCaughtUp = isWhole && state.phase !== "starting";
  return { ...wordOf(state, online, isTyping), isWhole, isCaughtUp };
}

function wordOf(state: SyncState | undefined, online: boolean, isTyping: boolean): Pick<SyncReport, "kind" | "count"> {
  if (!state) return { kind: online ? "starting" : "offline", count: 0 };
  const { phase, pending, blocked, firstSync } = state;
  // No record of it is on its way to anywhere.
  if (phase === "alone") return { kind: isTyping ? "saving" : "alone", count: 0 };
  if (phase === "signed-out" || phase === "upgrade") return { kind: phase, count: pending };
  if (!online || phase === "offline") return { kind: "offline", count: pending };
  if (phase === "failed") return { kind: "failed", count: pending };
  if (blocked > 0) return { kind: "blocked", count: blocked };
  if (firstSync && phase !== "idle") return { kind: "first", count: pending };
  if (isTyping) return { kind: "saving", count: pending };
  if (pending > 0) return { kind: "waiting", count: pending };
  return { kind: "saved", count: 0 };
}
