import type { SentPicture } from "@jotter/domain/model";
import { photoQuestion, problemCopied } from "@jotter/tutor/model/read-photo";
import { useCallback, useEffect, useRef, useState } from "react";
import type { EyeProblem } from "../../../student/documents/ocr-queue.ts";
import { type PhotoReading, wordsOnPhoto } from "../../../student/documents/photo-words.ts";
import { photoPage } from "../../../student/documents/scan-photos.ts";
import { useAskModel } from "../../../student/models/use-ask-model.ts";
import type { ModelAtHand } from "../../../student/models/use-model.ts";
import { useLanguage } from "../../../ui/language.tsx";

/** A picture in this tab and nowhere else: the file as it was given, and the small one drawn of it. */
export type Photo = { readonly file: File; readonly small: File; readonly url: string };

type PhotoProblem = EyeProblem | "tooLarge" | "notPicture" | "noText";

/** What is being done with it, or came of it. */
type Doing =
  | { readonly state: "nothing" }
  | { readonly state: "seeing"; readonly reading: PhotoReading }
  | { readonly state: "read"; readonly by: "model" | "device" }
  | { readonly state: "failed"; readonly why: PhotoProblem };

export const mostPhotoBytes = 30 * 1024 * 1024;
/** Enough for small print, and little enough to travel. */
const longestSide = 1600;

/**
 * A photo of a problem: read by a model that sees pictures when the student asks for it, else its words on this device.
 * What was read is handed on to be confirmed; the photo itself is kept nowhere. [TUT-1]
 */
export function usePhoto(model: ModelAtHand, onRead: (text: string) => void) {
  const { t, language } = useLanguage();
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [doing, setDoing] = useState<Doing>({ state: "nothing" });
  const { isWorking, failure, ask, stop: stopModel } = useAskModel("tutor", [t("tutorPhoto.label")]);
  const seesPictures = model.state === "ready" && model.status.seesPictures;
  const leaving = useRef<AbortController | null>(null);
  const put = useRef(onRead);
  put.current = onRead;
  useEffect(() => () => leaving.current?.abort(), []);
  useEffect(() => () => URL.revokeObjectURL(photo?.url ?? ""), [photo]);

  const stop = () => {
    leaving.current?.abort();
    stopModel();
    setDoing({ state: "nothing" });
  };
  const end = (text: string | null, by: "model" | "device") => {
    if (!text) return setDoing({ state: "failed", why: "noText" });
    setDoing({ state: "read", by });
    put.current(text);
  };
  const seeWords = async (file: File) => {
    leaving.current?.abort();
    const own = new AbortController();
    leaving.current = own;
    const onReading = (reading: PhotoReading) => {
      if (!own.signal.aborted) setDoing({ state: "seeing", reading });
    };
    onReading({ share: 0 });
    const words = await wordsOnPhoto(file, { languages: [language], onReading, signal: own.signal }).catch(() => null);
    if (words === null || own.signal.aborted) return;
    if (words.ok) end(words.value, "device");
    else setDoing({ state: "failed", why: words.problem });
  };
  const take = useCallback(async (file: File): Promise<Photo | null> => {
    leaving.current?.abort();
    setPhoto(null);
    if (file.size > mostPhotoBytes) {
      setDoing({ state: "failed", why: "tooLarge" });
      return null;
    }
    const page = await photoPage(file, longestSide).catch(() => null);
    if (page === null) {
      setDoing({ state: "failed", why: "notPicture" });
      return null;
    }
    const small = new File([page.jpeg], file.name.replace(/\.\w{1,5}$|$/, ".jpg"), { type: "image/jpeg" });
    const taken = { file, small, url: URL.createObjectURL(small) };
    setPhoto(taken);
    setDoing({ state: "nothing" });
    return taken;
  }, []);

  return {
    photo,
    doing,
    isAsking: isWorking,
    failure,
    seesPictures,
    stop,
    /** A model is asked only when that is pressed for; the words are read at once, since nothing leaves for that. */
    take: async (file: File) => {
      const taken = await take(file);
      if (taken && !seesPictures) await seeWords(taken.file);
    },
    seeWords: () => (photo ? seeWords(photo.file) : Promise.resolve()),
    askModel: async () => {
      if (!photo) return;
      setDoing({ state: "nothing" });
      const picture = await sentPicture(photo.small);
      const copied = await ask(async (toModel) => {
        const answer = await toModel(photoQuestion(picture));
        if (!answer.ok) return answer;
        const problem = problemCopied(answer.value);
        return problem === null ? { ok: false, problem: { kind: "bad-output" } } : { ok: true, value: { problem } };
      });
      if (copied) end(copied.problem, "model");
    },
    remove: () => {
      stop();
      setPhoto(null);
    },
  };
}

function sentPicture(small: Blob): Promise<SentPicture> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ type: "image/jpeg", base64: String(reader.result).replace(/^[^,]*,/, "") });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(small);
  });
}
