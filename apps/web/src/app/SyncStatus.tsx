import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { SyncReport } from "../student/records/sync-report.ts";
import { useSyncReport } from "../student/records/sync-report-context.tsx";
import { useStudent } from "../student/session/student-context.ts";
import { Icon } from "../ui/Icon.tsx";
import { checkIcon, lockIcon, offlineIcon, renewIcon, waitingIcon } from "../ui/icons/app.ts";
import { warningIcon } from "../ui/icons/forms.ts";
import { useTexts } from "../ui/language.tsx";
import { loadNewVersion } from "./service-worker.ts";
import { verifySession } from "./session.ts";
import styles from "./shell.module.css";

/** Saved, waiting, offline, failed: always in sight, in words. [NOT-4] */
export function SyncStatus({ look }: { readonly look: "rail" | "pill" }) {
  const t = useTexts();
  const { syncNow } = useStudent();
  const router = useRouter();
  const report = useSyncReport();
  const words = useWords(report);
  const isSignedOut = report.kind === "signed-out";

  useEffect(() => {
    // The sync met a closed door. Before the screens are locked, the server is asked whether that is really so.
    if (isSignedOut) void verifySession();
  }, [isSignedOut]);

  const remedies: Partial<Record<SyncReport["kind"], () => void>> = {
    failed: syncNow,
    offline: syncNow,
    blocked: syncNow,
    "signed-out": () => void router.navigate({ to: "/login" }),
    upgrade: () => void loadNewVersion(),
  };
  const remedy = remedies[report.kind];
  const content = (
    <>
      <Icon shape={icons[report.kind]} size={look === "rail" ? 22 : 18} />
      <span>{words}</span>
    </>
  );
  return (
    <div className={look === "rail" ? styles.syncRail : styles.syncPill} data-state={report.kind} aria-live="polite">
      {remedy ? (
        <button type="button" onClick={remedy} title={t("sync.retry")}>
          {content}
        </button>
      ) : (
        <p>{content}</p>
      )}
    </div>
  );
}

const icons = {
  starting: waitingIcon,
  saving: waitingIcon,
  saved: checkIcon,
  first: waitingIcon,
  waiting: waitingIcon,
  offline: offlineIcon,
  failed: warningIcon,
  blocked: warningIcon,
  "signed-out": lockIcon,
  upgrade: renewIcon,
  alone: checkIcon,
} satisfies Record<SyncReport["kind"], unknown>;

function useWords({ kind, count }: SyncReport): string {
  const t = useTexts();
  switch (kind) {
    case "starting":
      return t("sync.starting");
    case "saving":
      return t("sync.saving");
    case "saved":
      return t("sync.saved");
    case "first":
      return t("sync.firstSync");
    case "waiting":
      return t("sync.waiting", { count });
    case "offline":
      return count > 0 ? t("sync.offlineWaiting", { count }) : t("sync.offline");
    case "failed":
      return t("sync.failed");
    case "blocked":
      return t("sync.blocked", { count });
    case "signed-out":
      return t("sync.signedOut");
    case "upgrade":
      return t("sync.upgrade");
    case "alone":
      return t("sync.alone");
  }
}
