import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { canBeSeen, cancelOcr, useOcr, useOcrProblem } from "../../student/documents/ocr.ts";
import { pagesToSee } from "../../student/documents/ocr-pages.ts";
import { seeingProblem, seeingShare, seeingWords } from "../../student/documents/ocr-words.ts";
import { cancelReading, useReading } from "../../student/documents/reading.ts";
import { readingProblem } from "../../student/documents/reading-words.ts";
import { readAgain } from "../../student/documents/reading-write.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, renewIcon } from "../../ui/icons/app.ts";
import { lookIcon } from "../../ui/icons/reader.ts";
import { Progress } from "../../ui/kit/Progress.tsx";
import { useLanguage } from "../../ui/language.tsx";
import styles from "./documents.module.css";
import { readShare } from "./library-view.ts";
import { useSeeing } from "./use-seeing.ts";

/** What becomes of a document that has arrived: its text is being read, was not, or how far the student has read. */
export function ReadState({ row }: { readonly row: DocumentRow }) {
  const { t, format } = useLanguage();
  const { replica } = useStudent();
  const reading = useReading();
  const seeing = useOcr();
  const seeingTrouble = useOcrProblem(row.id);
  const see = useSeeing();
  const { id, data } = row;
  const title = shownDocumentTitle(data.title, t);
  const problem = readingProblem(data.text, t, format);
  const state = data.text?.state ?? "waiting";

  // It can be handed out again, and not be opened.
  if (data.kind === "other") return <p className={styles.state}>{t("documents.keptOnly")}</p>;
  if (state === "waiting") {
    const share = reading?.documentId === id ? reading.share : null;
    const words =
      share === null ? t("documentReading.waiting") : t("documentReading.now", { percent: format.percent(share) });
    const stop = { label: t("documentReading.cancel", { title }), run: () => void cancelReading(id) };
    return <Working words={words} share={share} stop={stop} />;
  }
  if (pagesToSee(data.text).length > 0) {
    const now = seeing?.documentId === id ? seeing : null;
    const words = now ? seeingWords(now, t, format) : seeingTrouble && seeingProblem(seeingTrouble, t);
    const stop = { label: t("documentReading.pictures.stop", { title }), run: () => void cancelOcr(id) };
    return (
      <Working
        words={words ?? t("documentReading.pictures.waiting")}
        share={now && seeingShare(now)}
        isTrouble={seeingTrouble !== null}
        stop={stop}
      />
    );
  }
  if (state === "failed") {
    return (
      <div className={styles.sending}>
        <p className={`${styles.state} ${styles.problem}`} title={problem ?? ""}>
          {problem}
        </p>
        <IconButton aria-label={t("library.againOf", { title })} onClick={() => void readAgain(replica, id)}>
          <Icon shape={renewIcon} />
        </IconButton>
      </div>
    );
  }
  const share = readShare(data);
  const isOpened = data.place !== undefined || data.openedAt !== undefined;
  const far = isOpened ? t("documents.readShare", { percent: format.percent(share) }) : t("documents.notOpened");
  const bare = data.text?.withoutText?.length ?? 0;
  if (canBeSeen(data)) {
    return (
      <div className={`${styles.sending} ${styles.offer}`}>
        <div className={styles.state}>
          {isOpened && <p>{far}</p>}
          <p>{t("library.bare", { count: bare, formatted: format.number(bare) })}</p>
        </div>
        <Button look="outline" onClick={() => void see(row)}>
          <Icon shape={lookIcon} size={18} />
          {t("library.readPictures")}
          <span className="visually-hidden">{title}</span>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.state}>
      <Progress className={styles.far} value={share} max={1} aria-hidden="true" />
      <p>{far}</p>
      {problem && (
        <p className={styles.problem} title={problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

type WorkingProps = {
  readonly words: string;
  /** null while it waits for its turn. */
  readonly share: number | null;
  readonly isTrouble?: boolean;
  readonly stop: { readonly label: string; readonly run: () => void };
};

function Working({ words, share, isTrouble = false, stop }: WorkingProps) {
  return (
    <div className={styles.sending}>
      <div className={styles.state}>
        {share !== null && <Progress value={share} max={1} aria-hidden="true" />}
        <p className={isTrouble ? styles.problem : undefined} title={words}>
          {words}
        </p>
      </div>
      <IconButton aria-label={stop.label} onClick={stop.run}>
        <Icon shape={closeIcon} />
      </IconButton>
    </div>
  );
}
