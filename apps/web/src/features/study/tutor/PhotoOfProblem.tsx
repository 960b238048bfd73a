import { useState } from "react";
import { addDocument } from "../../../student/documents/add-document.ts";
import { kindOfBytes } from "../../../student/documents/kind-of-bytes.ts";
import type { PhotoReading } from "../../../student/documents/photo-words.ts";
import type { ModelAtHand } from "../../../student/models/use-model.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { Button } from "../../../ui/Button.tsx";
import type { Format } from "../../../ui/format.ts";
import { Progress } from "../../../ui/kit/Progress.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import type { Translate } from "../../../ui/translate.ts";
import { WouldBeSent } from "../WouldBeSent.tsx";
import styles from "./tutor.module.css";
import { mostPhotoBytes, type Photo, type usePhoto } from "./use-photo.ts";

type PhotoOfProblemProps = {
  readonly photo: ReturnType<typeof usePhoto>;
  readonly model: ModelAtHand;
  readonly onRemove: () => void;
};

/** The picture beside the field, what is being read off it, and what can be done with it. [TUT-1] */
export function PhotoOfProblem({ photo: reading, model, onRemove }: PhotoOfProblemProps) {
  const { t, format } = useLanguage();
  const { photo, doing, isAsking, failure, seesPictures } = reading;
  const isBusy = isAsking || doing.state === "seeing";
  const isRead = doing.state === "read";
  return (
    <section className={styles.photo} aria-label={t("tutorPhoto.label")}>
      {photo && <img src={photo.url} alt={t("tutorPhoto.label")} />}
      <div role="status">
        {doing.state === "seeing" && <p>{seeingWords(doing.reading, t, format)}</p>}
        {isAsking && <p>{t("tutorPhoto.modelReads")}</p>}
        {isRead && <p>{t(doing.by === "model" ? "tutorPhoto.copied" : "tutorPhoto.words")}</p>}
        {doing.state === "failed" && (
          <p>{t(`tutorPhoto.problem.${doing.why}`, { most: format.bytes(mostPhotoBytes) })}</p>
        )}
        {failure && !isBusy && !isRead && <p>{t("tutorPhoto.modelFailed", { message: failure })}</p>}
      </div>
      {doing.state === "seeing" && (
        <Progress aria-label={t("tutorPhoto.label")} max={1} value={shareOf(doing.reading)} />
      )}
      {photo && (
        <>
          <div className={styles.ways}>
            {isBusy ? (
              <Button look="outline" onClick={reading.stop}>
                {t("study.stop")}
              </Button>
            ) : (
              <>
                {seesPictures && !isRead && (
                  <Button look="primary" onClick={() => void reading.askModel()}>
                    {t("tutorPhoto.byModel")}
                  </Button>
                )}
                {!isRead && (
                  <Button look="outline" onClick={() => void reading.seeWords()}>
                    {t(doing.state === "failed" && !seesPictures ? "tutorPhoto.again" : "tutorPhoto.byDevice")}
                  </Button>
                )}
                <Keep photo={photo} key={photo.url} />
                <Button onClick={onRemove}>{t("tutorPhoto.remove")}</Button>
              </>
            )}
            {seesPictures && !isRead && model.state === "ready" && (
              <WouldBeSent
                tool="tutor"
                sources={[{ id: "photo", title: t("tutorPhoto.label"), picture: photo.url, bytes: photo.small.size }]}
                size={undefined}
                contextTokens={model.status.contextTokens}
              />
            )}
          </div>
          <small className={styles.quiet}>{t("tutorPhoto.notKept")}</small>
        </>
      )}
    </section>
  );
}

/** Only who wants it has it among their documents, and then as small as it was shown. */
function Keep({ photo }: { readonly photo: Photo }) {
  const { t } = useLanguage();
  const student = useStudent();
  const [said, setSaid] = useState<"kept" | "keptTwin" | "noRoom" | null>(null);
  const keep = async () => {
    const added = await addDocument({ ...student, kindOf: kindOfBytes }, photo.small);
    setSaid(added.kind === "added" ? "kept" : added.kind === "twin" ? "keptTwin" : "noRoom");
  };
  return (
    <>
      {said !== "kept" && said !== "keptTwin" && <Button onClick={() => void keep()}>{t("tutorPhoto.keep")}</Button>}
      <span role="status">{said && t(`tutorPhoto.${said}`)}</span>
    </>
  );
}

function seeingWords(reading: PhotoReading, t: Translate, format: Format): string {
  if ("share" in reading) return t("tutorPhoto.seeing", { percent: format.percent(reading.share) });
  const { bytes, of } = reading.arriving;
  return t("documentReading.pictures.arriving", { done: format.bytes(bytes), size: format.bytes(of) });
}

function shareOf(reading: PhotoReading): number {
  return "share" in reading ? reading.share : reading.arriving.bytes / Math.max(1, reading.arriving.of);
}
