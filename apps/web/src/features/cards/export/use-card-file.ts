import { useEffect, useRef, useState } from "react";
import { usePictureOf } from "../../../student/pictures/use-note-images.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { fileNameOf } from "../../../ui/file-name.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { toast } from "../../../ui/overlays.ts";
import { saveFile } from "../../../ui/save-file.ts";
import type { CardFileForm } from "./messages.ts";
import { type DeckToSave, madeFile } from "./save-cards.ts";
import { tableOptions } from "./table-options.ts";

export type FileInWork = { readonly share: number; readonly hasFailed: boolean };

/** Saves decks as one file. `inWork` is there while one is made, and when that failed, until `close`. [FLA-4] */
export function useCardFile() {
  const { t, format } = useLanguage();
  const { replica, now } = useStudent();
  const pictureOf = usePictureOf();
  const [inWork, setInWork] = useState<FileInWork | null>(null);
  const calledOff = useRef<AbortController | null>(null);
  useEffect(() => () => calledOff.current?.abort(), []);

  async function save(form: CardFileForm, decks: readonly DeckToSave[], name: string) {
    const own = new AbortController();
    calledOff.current = own;
    setInWork({ share: 0, hasFailed: false });
    const made = await madeFile(decks, form, {
      ...{ replica, pictureOf, table: tableOptions(t, format), now: now(), signal: own.signal },
      onProgress: (share) => setInWork((last) => last && { ...last, share }),
    }).catch(() => "failed" as const);
    if (own.signal.aborted || made === null) return;
    if (made === "failed") return setInWork({ share: 0, hasFailed: true });
    setInWork(null);
    const { file, cards, picturesLeft } = made;
    saveFile(`${fileNameOf(name, t("cards.decks"))}.${form}`, file.type, file);
    toast({
      text: [
        t("cards.file.saved", { count: cards, formatted: format.number(cards) }),
        ...(picturesLeft > 0
          ? [t("cards.file.picturesLeft", { count: picturesLeft, formatted: format.number(picturesLeft) })]
          : []),
      ].join(" "),
    });
  }

  const close = () => {
    calledOff.current?.abort();
    setInWork(null);
  };
  return { inWork, save, close };
}
