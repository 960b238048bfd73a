import { type ChangeEvent, type Ref, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { photoIcon, pictureIcon } from "../../../ui/icons/tutor.ts";
import { FileInput } from "../../../ui/kit/FileInput.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { useFileDrop } from "../../../ui/use-file-drop.ts";
import { useMatches } from "../../../ui/use-matches.ts";
import { isPicture } from "./is-picture.ts";
import styles from "./tutor.module.css";

type PhotoWaysProps = { readonly ref: Ref<HTMLButtonElement>; readonly onTake: (file: File) => void };

/** How a picture comes in: by the camera of a phone, as a file, pasted, or dropped anywhere in the window. */
export function PhotoWays({ ref, onTake }: PhotoWaysProps) {
  const t = useTexts();
  const isTouched = useMatches("(pointer: coarse)");
  const camera = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const takeFirst = (files: readonly File[]) => {
    const picture = files.find(isPicture);
    if (picture) onTake(picture);
    return picture !== undefined;
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    // Words that were copied together with their picture are meant as words.
    if (event.clipboardData?.types.includes("text/plain")) return;
    if (takeFirst([...(event.clipboardData?.files ?? [])])) event.preventDefault();
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, []);
  useFileDrop((files) => void takeFirst(files));

  const takeChosen = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.currentTarget.files ?? [];
    if (chosen) onTake(chosen);
    event.currentTarget.value = ""; // So that the same file can be chosen again.
  };
  return (
    <div className={styles.ways}>
      <FileInput
        ref={camera}
        accept="image/*"
        capture="environment"
        aria-label={t("tutorPhoto.take")}
        onChange={takeChosen}
      />
      <FileInput ref={file} accept="image/*" aria-label={t("tutorPhoto.choose")} onChange={takeChosen} />
      {isTouched && (
        <Button look="outline" onClick={() => camera.current?.click()}>
          <Icon shape={photoIcon} size={18} />
          {t("tutorPhoto.take")}
        </Button>
      )}
      <Button ref={ref} look="outline" onClick={() => file.current?.click()}>
        <Icon shape={isTouched ? pictureIcon : photoIcon} size={18} />
        {t("tutorPhoto.choose")}
      </Button>
      {!isTouched && <small className={styles.quiet}>{t("tutorPhoto.or")}</small>}
    </div>
  );
}
