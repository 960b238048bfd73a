import type { FileListing } from "@jotter/ports/backend";
import { readingLimits } from "../../student/documents/reading-words.ts";
import { useLanguage } from "../../ui/language.tsx";
import styles from "./documents.module.css";

/** How much of the student's space is taken, and how much of a file is read: told before it bites. [DOC-4] */
export function Quota({ listing }: { readonly listing: FileListing }) {
  const { t, format } = useLanguage();
  const { usedBytes: used, quotaBytes: quota, fileBytes } = listing;
  const words = t("documents.used", { used: format.bytes(used), quota: format.bytes(quota) });
  return (
    <div className={styles.quota}>
      <meter min={0} max={quota} high={quota * 0.9} value={used} aria-label={words} />
      <p>{words}</p>
      <details>
        <summary>{t("documentReading.whatIsRead")}</summary>
        <p>{readingLimits(t, format)}</p>
        {fileBytes !== undefined && <p>{t("documents.room", { limit: format.bytes(fileBytes) })}</p>}
      </details>
    </div>
  );
}
