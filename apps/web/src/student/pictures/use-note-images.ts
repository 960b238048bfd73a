import { useCallback, useEffect, useState } from "react";
import { useStudent } from "../session/student-context.ts";
import { createNoteImages, imageContent, type NoteImages } from "./note-images.ts";

/** The pictures of the student's notes; null for the moment until their store is there. */
export function useNoteImages(): NoteImages | null {
  const { deviceFiles } = useStudent();
  const [images, setImages] = useState<NoteImages | null>(null);
  useEffect(() => {
    let isLeft = false;
    let opened: NoteImages | null = null;
    void Promise.all([deviceFiles(), import("./image-pixels.ts")]).then(([files, { readyImage }]) => {
      if (isLeft) return;
      opened = createNoteImages({ files, ready: readyImage });
      setImages(opened);
    });
    return () => {
      isLeft = true;
      opened?.release();
    };
  }, [deviceFiles]);
  return images;
}

/** A picture itself, for what leaves the app. */
export function usePictureOf(): (id: string) => Promise<Blob | null> {
  const { deviceFiles } = useStudent();
  return useCallback(async (id) => imageContent(await deviceFiles(), `attachment:${id}`), [deviceFiles]);
}
