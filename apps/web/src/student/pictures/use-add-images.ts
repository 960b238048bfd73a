import { useCallback, useEffect, useRef, useState } from "react";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { imageProblemText } from "./image-texts.ts";
import type { NoteImages } from "./note-images.ts";
import { useNoteImages } from "./use-note-images.ts";

/** Takes pictures in, with or without a connection: what to write for each of them. One that fails says why. */
export function useAddImages() {
  const t = useTexts();
  const awaited = useAwaited(useNoteImages());
  const addImages = useCallback(
    async (files: readonly File[]): Promise<readonly string[]> => {
      const store = await awaited();
      const texts: string[] = [];
      for (const file of files) {
        const added = await store.add(file);
        if (added.ok) texts.push(added.value.markdown);
        else toast({ text: imageProblemText(added.problem, t) });
      }
      return texts;
    },
    [awaited, t],
  );
  return { awaited, addImages };
}

/** The store of pictures as a promise, for those who ask before it is there. */
function useAwaited(images: NoteImages | null): () => Promise<NoteImages> {
  const [opening] = useState(() => Promise.withResolvers<NoteImages>());
  const latest = useRef(images);
  useEffect(() => {
    latest.current = images;
    if (images) opening.resolve(images);
  }, [images, opening]);
  return useCallback(async () => latest.current ?? (await opening.promise), [opening]);
}
