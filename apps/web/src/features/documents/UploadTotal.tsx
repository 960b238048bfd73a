import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon } from "../../ui/icons/app.ts";
import { Progress } from "../../ui/kit/Progress.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import styles from "./documents.module.css";
import type { useIntake } from "./use-intake.ts";
import { useUploadTotal } from "./use-upload-total.ts";

type UploadTotalProps = { readonly rows: readonly DocumentRow[]; readonly intake: ReturnType<typeof useIntake> };

/** Many files at once are one line: how far all of them are, and an end to all. [DOC-4] */
export function UploadTotal({ rows, intake }: UploadTotalProps) {
  const { t, format } = useLanguage();
  const { kind } = useSyncReport();
  const { total, cancelAll } = useUploadTotal(rows, intake);
  if (!total) return null;
  const { done, files, sentBytes, bytes } = total;
  const words = t("documents.total", {
    done: format.number(done),
    files: format.number(files),
    sent: format.bytes(sentBytes),
    bytes: format.bytes(bytes),
  });
  return (
    <section className={`${cardClass} ${styles.total}`} aria-label={t("documents.totalLabel")}>
      <div className={styles.words}>
        <p>{words}</p>
        <Progress value={sentBytes} max={bytes} aria-label={words} />
        {kind === "offline" && <p className={styles.quiet}>{t("documents.waitsForNetwork")}</p>}
      </div>
      <Button
        look="outline"
        onClick={() => {
          // The button goes, and the focus with it.
          globalThis.document.querySelector("h1")?.focus({ preventScroll: true });
          void cancelAll();
        }}
      >
        <Icon shape={closeIcon} size={16} />
        {t("documents.cancelAll")}
      </Button>
    </section>
  );
}
