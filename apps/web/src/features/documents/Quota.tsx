import type { FileListing } from "@jotter/ports/backend";
import { readingLimits } from "../../student/documents/reading-words.ts";
import { useLanguage } from "../../ui/language.tsx";
import styles from "./documents.module.css";
import { usualFileBytes } from "./use-intake.ts";

type QuotaProps = {
  /** null where no server says: then how much of a file is read is told all the same. */
  readonly listing: FileListing | null;
};

/** How much of the student's space is taken, and how much of a file is read: told before it bites. [DOC-4] */
export function Quota({ listing }: QuotaProps) {
  const { t, format } = useLanguage();
  const fileBytes = listing ? listing.fileBytes : usualFileBytes;
  return (
    <div className={styles.quota}>
      {listing && <Used listing={listing} />}
      <details>
        <summary>{t("documentReading.whatIsRead")}</summary>
        <p>{readingLimits(t, format)}</p>
        {fileBytes !== undefined && <p>{t("documents.room", { limit: format.bytes(fileBytes) })}</p>}
      </details>
    </div>
  );
}

function Used({ listing: { usedBytes: used, quotaBytes: quota } }: { readonly listing: FileListing }) {
  const { t, format } = useLanguage();
  const words = t("documents.used", { used: format.bytes(used), quota: format.bytes(quota) });
  return (
    <>
      <meter min={0} max={quota} high={quota * 0.9} value={used} aria-label={words} />
      <p>{words}</p>
    </>
  );
}
