import { useEffect, useState } from "react";
import { useNoteImages } from "./use-note-images.ts";

/** Where the pictures of these ids, one in each line, are shown from: this device, where they are kept a while. */
export function usePictures(ids: string): ReadonlyMap<string, string> {
  const images = useNoteImages();
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!images || ids === "") return;
    let isLeft = false;
    void Promise.all(ids.split("\n").map(async (id) => [id, await images.urlOf(`attachment:${id}`)] as const)).then(
      (found) => {
        if (!isLeft) setUrls(new Map(found.flatMap(([id, url]) => (url ? [[id, url] as const] : []))));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [images, ids]);
  return urls;
}
