import { fileIdOfDocument } from "@jotter/domain/document";
import { useState } from "react";
import { cancelUpload } from "../../student/documents/add-document.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useStudent } from "../../student/session/student-context.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon } from "../../ui/icons/app.ts";
import { Progress } from "../../ui/kit/Progress.tsx";
import { useLanguage } from "../../ui/language.tsx";
import styles from "./documents.module.css";
import { problemText } from "./use-intake.ts";
import { useSending } from "./use-sending.ts";

/** How far a document is on its way to the server. [DOC-4] */
export function UploadState({ row }: { readonly row: DocumentRow }) {
  const { t, format } = useLanguage();
  const student = useStudent();
  const { kind } = useSyncReport();
  const sending = useSending(fileIdOfDocument(row.id, row.data.fileId) ?? "");
  const [wasHere, setWasHere] = useState(false);
  if (sending && !wasHere) setWasHere(true);
  if (sending === undefined) return <p className={styles.state} />;
  if (!sending) {
    // It has arrived, and its record is about to say so.
    const words = wasHere ? t("documents.uploading", { percent: format.percent(1) }) : t("documents.elsewhere");
    return <p className={styles.state}>{words}</p>;
  }
  const share = sending.state === "sending" ? sending.share : 0;
  const problem = "problem" in sending ? sending.problem : undefined;
  const words = problem
    ? problemText(problem, t, format)
    : sending.state === "sending"
      ? t("documents.uploading", { percent: format.percent(share) })
      : t(kind === "offline" ? "documents.waitsForNetwork" : "documents.waiting");
  return (
    <div className={styles.sending}>
      <div className={styles.state}>
        {sending.state !== "refused" && <Progress value={share} max={1} aria-label={row.data.name} />}
        <p className={problem ? styles.problem : undefined}>{words}</p>
      </div>
      <IconButton
        aria-label={t("documents.cancelUpload", { name: row.data.name })}
        onClick={() => {
          // The row goes, and the focus with it.
          globalThis.document.querySelector("h1")?.focus({ preventScroll: true });
          void cancelUpload(student, row);
        }}
      >
        <Icon shape={closeIcon} />
      </IconButton>
    </div>
  );
}
