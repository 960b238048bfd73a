import type { PictureOf } from "@jotter/document-text/pictures";
import type { Document } from "@jotter/domain/document";
import { useEffect, useState } from "react";
import { useStudent } from "../session/student-context.ts";
import { bytesOf } from "./document-bytes.ts";

/** "away": they lie in the file, and that is not on this device. */
export type DocumentPictures =
  | { readonly state: "coming" }
  | { readonly state: "away" }
  | { readonly state: "here"; readonly pictureOf: PictureOf };

const coming: DocumentPictures = { state: "coming" };

/** The pictures within a document's file. Its words are there without it; only where they name a picture it is fetched. [DOC-3] */
export function useDocumentPictures(
  id: string,
  { fileId }: Pick<Document, "fileId">,
  texts: readonly string[],
): DocumentPictures {
  const { deviceFiles } = useStudent();
  const [pictures, setPictures] = useState(coming);
  const isWanted = texts.some(namesPicture);
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    const open = async () => {
      const [file, { openPictures }] = await Promise.all([
        bytesOf({ deviceFiles }, { id, data: { fileId } }),
        import("@jotter/document-text/pictures"),
      ]);
      const opened: DocumentPictures = file.ok
        ? { state: "here", pictureOf: await openPictures(file.value) }
        : { state: "away" };
      if (!isLeft) setPictures(opened);
    };
    const tryToOpen = () => void open().catch(() => isLeft || setPictures({ state: "away" }));
    tryToOpen();
    addEventListener("online", tryToOpen);
    return () => {
      isLeft = true;
      removeEventListener("online", tryToOpen);
    };
  }, [deviceFiles, id, fileId, isWanted]);
  return pictures;
}

/** Where one of them is shown from, for as long as it is shown; null where it cannot be, undefined while it comes. */
export function usePictureUrl(pictures: DocumentPictures, key: string): string | null | undefined {
  const [url, setUrl] = useState<string | null>();
  const pictureOf = pictures.state === "here" ? pictures.pictureOf : null;
  useEffect(() => {
    if (!pictureOf) return;
    let isLeft = false;
    let made: string | null = null;
    void pictureOf(key).then((picture) => {
      if (isLeft) return;
      made = picture && URL.createObjectURL(picture);
      setUrl(made);
    });
    return () => {
      isLeft = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [pictureOf, key]);
  return url;
}

function namesPicture(text: string): boolean {
  return text.includes("](attachment:");
}
