import { type DragEvent, useRef, useState } from "react";
import { Avatar } from "../../../student/session/Avatar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { trashIcon, uploadIcon } from "../../../ui/icons/app.ts";
import { FileInput } from "../../../ui/kit/FileInput.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { Problem } from "../../../ui/Problem.tsx";
import { CropDialog } from "./CropDialog.tsx";
import styles from "./picture.module.css";
import { pixelsOf } from "./picture-pixels.ts";
import { type PictureProblem, usePicture } from "./use-picture.ts";

export function Picture() {
  const t = useTexts();
  const { hasPicture, store, remove } = usePicture();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [busy, setBusy] = useState(false);

  async function open(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    const pixels = await pixelsOf(file).catch(() => ({ ok: false, problem: "damaged" }) as const);
    setBusy(false);
    setProblem(pixels.ok ? null : pixels.problem);
    if (pixels.ok) setChosen(pixels.value);
  }

  function close() {
    chosen?.close();
    setChosen(null);
    chooser.current?.focus();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void open(event.dataTransfer.files[0]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the button beside it does the same.
    <div
      className={styles.picture}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Avatar size={96} />
      <div className={styles.words}>
        <div className={styles.actions}>
          <Button ref={chooser} onClick={() => input.current?.click()} disabled={busy}>
            <Icon shape={uploadIcon} size={18} />
            {busy ? t("settings.crop.opening") : t("settings.choosePicture")}
          </Button>
          {hasPicture && (
            <Button look="outline" onClick={async () => setProblem(await remove())}>
              <Icon shape={trashIcon} size={18} />
              {t("settings.removePicture")}
            </Button>
          )}
        </div>
        <p className={styles.help}>{t("settings.pictureHint")}</p>
      </div>
      {problem && <Problem text={t(`settings.pictureProblem.${problem}`)} />}
      <FileInput
        ref={input}
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={t("settings.choosePicture")}
        onChange={(event) => {
          void open(event.currentTarget.files?.[0]);
          event.currentTarget.value = ""; // So that the same file can be chosen again.
        }}
      />
      {chosen && <CropDialog picture={chosen} store={store} onClose={close} />}
    </div>
  );
}
