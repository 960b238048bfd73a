import type { Document } from "@jotter/domain/document";
import { useReading } from "../../student/documents/reading.ts";
import { readingProblem } from "../../student/documents/reading-words.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { downloadIcon } from "../../ui/icons/app.ts";
import { Progress } from "../../ui/kit/Progress.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Problem } from "../../ui/Problem.tsx";
import styles from "./reader.module.css";
import type { Source } from "./use-source.ts";

type PaperMessageProps = {
  readonly id: string;
  readonly document: Document;
  readonly source: Source;
  readonly hasText: boolean;
  readonly onRetry: () => void;
  readonly onDownload: () => void;
};

/** Why there is nothing to be seen, or not yet, and what can be done about it. */
export function PaperMessage({ id, document, source, hasText, onRetry, onDownload }: PaperMessageProps) {
  const { t, format } = useLanguage();
  const reading = useReading();
  const download = (
    <Button look="primary" onClick={onDownload}>
      <Icon shape={downloadIcon} size={18} />
      {t("reader.download")}
    </Button>
  );
  if (source.state === "unreached") {
    const { problem } = source;
    const limit = "limitBytes" in problem ? format.bytes(problem.limitBytes) : "";
    const isOffline = problem.kind === "offline";
    return (
      <div className={styles.message}>
        <Problem text={t(isOffline ? "reader.notOnDevice" : `documents.problem.${problem.kind}`, { limit })} />
        <Button look="outline" onClick={onRetry}>
          {t("action.retry")}
        </Button>
      </div>
    );
  }
  if (source.state === "opening") return <p className={styles.message}>{t("reader.opening")}</p>;
  if (source.state === "failed") {
    return (
      <div className={styles.message}>
        <p>{source.reason === "harmful" ? t("documentReading.failed.bomb") : t(`reader.${source.reason}`)}</p>
        {download}
      </div>
    );
  }
  if (source.state !== "text" || hasText) return null;
  const problem = readingProblem(document.text, t, format);
  if (problem) {
    return (
      <div className={styles.message}>
        <Problem text={problem} />
        {download}
      </div>
    );
  }
  if (document.text === undefined || document.text.state === "waiting") {
    const share = reading?.documentId === id ? reading.share : 0;
    return (
      <div className={styles.message}>
        <p>{t("reader.textWaits")}</p>
        <Progress value={share} max={1} aria-label={t("documentReading.now", { percent: format.percent(share) })} />
      </div>
    );
  }
  return (
    <div className={styles.message}>
      <p>{t("reader.noText")}</p>
      {download}
    </div>
  );
}
