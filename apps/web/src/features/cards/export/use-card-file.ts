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

export type FileToSave = {
  readonly form: CardFileForm;
  readonly decks: readonly DeckToSave[];
  readonly name: string;
};

/** Makes one file of some decks and hands it to the student. It is called off when nobody shows it any more. [FLA-4] */
export function useCardFile({ form, decks, name }: FileToSave, onSaved: () => void) {
  const { t, format } = useLanguage();
  const { replica, now } = useStudent();
  const pictureOf = usePictureOf();
  const [share, setShare] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  async function save(signal: AbortSignal) {
    const table = tableOptions(t, format);
    const options = { replica, pictureOf, table, now: now(), onProgress: setShare, signal };
    const made = await madeFile(decks, form, options).catch(() => "failed" as const);
    if (signal.aborted || made === null) return;
    if (made === "failed") return setHasFailed(true);
    const { file, cards, picturesLeft } = made;
    saveFile(`${fileNameOf(name, t("cards.decks"))}.${form}`, file.type, file);
    const counted = (count: number) => ({ count, formatted: format.number(count) });
    const said = [
      t("cards.file.saved", counted(cards)),
      ...(picturesLeft > 0 ? [t("cards.file.picturesLeft", counted(picturesLeft))] : []),
    ];
    toast({ text: said.join(" ") });
    onSaved();
  }

  // Once, with what was asked for: what changes in the decks meanwhile does not begin it anew.
  const first = useRef(save);
  useEffect(() => {
    const calledOff = new AbortController();
    void first.current(calledOff.signal);
    return () => calledOff.abort();
  }, []);
  return { share, hasFailed };
}
