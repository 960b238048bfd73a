import type { Document } from "@jotter/domain/document";
import { languageCodes, languages } from "@jotter/locales/languages";
import { useState } from "react";
import { restoreDocuments } from "../../student/documents/document-acts.ts";
import { canBeSeen, cancelOcr, useOcr, useOcrProblem } from "../../student/documents/ocr.ts";
import { wantOcr } from "../../student/documents/ocr-pages.ts";
import { seeingProblem, seeingShare, seeingWords } from "../../student/documents/ocr-words.ts";
import { useReading } from "../../student/documents/reading.ts";
import { readingProblem } from "../../student/documents/reading-words.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Progress } from "../../ui/kit/Progress.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useLanguage } from "../../ui/language.tsx";
import styles from "./reader.module.css";

type ReaderNoticesProps = {
  readonly id: string;
  readonly document: Document;
  readonly isTrashed: boolean;
  /** Its pages are seen, whether their text is there or not. */
  readonly isDrawn: boolean;
  /** The page that is read. */
  readonly page: number;
};

/** What is to be known of the document while it is read: it lies in the trash, or its text is not there yet. */
export function ReaderNotices({ id, document, isTrashed, isDrawn, page }: ReaderNoticesProps) {
  const { t, format } = useLanguage();
  const { replica } = useStudent();
  // Who reads a page that has its text is not asked about another one, which may only be blank.
  const isSeen = document.kind === "pdf" || document.kind === "image";
  const isPicture = isSeen && (document.text?.ocr !== undefined || document.text?.withoutText?.includes(page));
  const problem = isDrawn ? readingProblem(document.text, t, format) : null;
  return (
    <div className={styles.notices}>
      {isTrashed && (
        <div className={styles.notice} role="status">
          <p>{t("reader.inTrash")}</p>
          <Button look="outline" onClick={() => void restoreDocuments(replica, [id])}>
            {t("reader.restore")}
          </Button>
        </div>
      )}
      {problem && (
        <div className={styles.notice} role="status">
          <p>{problem}</p>
        </div>
      )}
      {isDrawn && <BeingRead id={id} document={document} />}
      {isDrawn && !isTrashed && isPicture && canBeSeen(document) && <PicturesToRead id={id} document={document} />}
    </div>
  );
}

/** Pages are seen at once; what is searched and heard in them comes a little later. */
function BeingRead({ id, document: { text } }: Pick<ReaderNoticesProps, "id" | "document">) {
  const { t, format } = useLanguage();
  const reading = useReading();
  if (reading?.documentId !== id || (text && text.state !== "waiting")) return null;
  const percent = format.percent(reading.share);
  return (
    <div className={styles.notice}>
      <p>{t("documentReading.now", { percent })}</p>
      <Progress value={reading.share} max={1} aria-label={t("documentReading.now", { percent })} />
    </div>
  );
}

/** Pages that are pictures: their letters can be read off, when the student wants it. [DOC-3] */
function PicturesToRead({ id, document: { text, language: named } }: Pick<ReaderNoticesProps, "id" | "document">) {
  const { t, format, language } = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const { replica } = useStudent();
  const seeing = useOcr();
  const problem = useOcrProblem(id);
  const count = text?.withoutText?.length ?? 0;
  if (!text?.ocr) {
    // A handout is not always in the language of whoever reads it, and by the letters of another it comes out as noise.
    const own = languageCodes.find((code) => code === named?.toLowerCase().split("-")[0]) ?? language;
    const letters = chosen ?? languages[own].letters;
    return (
      <div className={styles.notice} role="status">
        <p>{t("documentReading.pictures.offer", { count, formatted: format.number(count) })}</p>
        <Select
          className={styles.letters ?? ""}
          aria-label={t("documentReading.pictures.language")}
          value={letters}
          onChange={({ target }) => setChosen(target.value)}
        >
          {languageCodes.map((code) => (
            <option key={code} value={languages[code].letters} lang={code}>
              {languages[code].name}
            </option>
          ))}
        </Select>
        <Button look="outline" onClick={() => void wantOcr(replica, id, [letters])}>
          {t("reader.readPictures")}
        </Button>
      </div>
    );
  }
  const own = seeing?.documentId === id ? seeing : null;
  const waiting = problem ? seeingProblem(problem, t) : t("documentReading.pictures.waiting");
  const said = own ? seeingWords(own, t, format) : waiting;
  return (
    <div className={styles.notice}>
      <p role="status">{said}</p>
      {own && <Progress value={seeingShare(own)} max={1} aria-label={said} />}
      <Button look="outline" onClick={() => void cancelOcr(id)}>
        {t("action.cancel")}
      </Button>
    </div>
  );
}
