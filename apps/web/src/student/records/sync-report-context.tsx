import type { SyncState } from "@jotter/replica/sync-state";
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import { StudentContext } from "../session/student-context.ts";
import { type SyncReport, syncReport } from "./sync-report.ts";
import { useLive } from "./use-live.ts";

const SyncReportContext = createContext<SyncReport | null>(null);

/** Asks the replica once for everybody, and only after the first screen has had its turn (`isAwake`). */
export function SyncReportProvider({ isAwake, children }: { readonly isAwake: boolean; readonly children: ReactNode }) {
  const replica = useContext(StudentContext)?.replica;
  const state: SyncState | undefined = useLive(
    async () => (isAwake ? await replica?.syncState() : undefined),
    [replica, isAwake],
  );
  const online = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const journal = replica?.journal;
  const isTyping = useSyncExternalStore(journal?.subscribe ?? never, () => journal?.isTyping() ?? false);
  const report = useMemo(() => syncReport(state, online, isTyping), [state, online, isTyping]);
  return <SyncReportContext value={report}>{children}</SyncReportContext>;
}

/** How it stands between this device and the server, in one word and one number. */
export function useSyncReport(): SyncReport {
  const report = useContext(SyncReportContext);
  if (!report) throw new Error("useSyncReport is used outside its provider.");
  return report;
}

const never = () => () => undefined;

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
