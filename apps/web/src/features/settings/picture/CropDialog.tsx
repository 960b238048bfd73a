import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Range } from "../../../ui/kit/Range.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { Problem } from "../../../ui/Problem.tsx";
import { type Crop, mostZoom, movedCrop, wholePicture, zoomedCrop } from "./crop.ts";
import styles from "./picture.module.css";
import { croppedFile, drawCrop, pictureSide } from "./picture-pixels.ts";
import type { PictureProblem } from "./use-picture.ts";

type CropDialogProps = {
  readonly picture: ImageBitmap;
  readonly store: (content: Blob) => Promise<PictureProblem | null>;
  readonly onClose: () => void;
};

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The square of a picture that is kept: dragged, or moved by the arrow keys, and zoomed. [SET-1] */
export function CropDialog({ picture, store, onClose }: CropDialogProps) {
  const t = useTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PictureProblem | null>(null);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function moveByKey(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    const closer = { "+": 1.1, "=": 1.1, "-": 1 / 1.1 }[event.key];
    if (!arrow && !closer) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.1 : 0.03;
    setCrop((last) =>
      arrow
        ? movedCrop(picture, last, arrow[0] * step, arrow[1] * step)
        : zoomedCrop(picture, last, last.zoom * (closer ?? 1)),
    );
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    const from = dragged.current;
    if (!from) return;
    const side = event.currentTarget.clientWidth;
    dragged.current = { x: event.clientX, y: event.clientY };
    // The picture goes with the finger, so the section goes against it.
    setCrop((last) => movedCrop(picture, last, (from.x - event.clientX) / side, (from.y - event.clientY) / side));
  }

  async function save() {
    setBusy(true);
    const content = await croppedFile(picture, crop);
    const wrong = content ? await store(content).catch(() => "not-stored" as const) : "damaged";
    setBusy(false);
    setProblem(wrong);
    if (wrong === null) dialog.current?.close();
  }

  return (
    <Dialog ref={dialog} title={t("settings.crop.title")} size="small" onClose={onClose}>
      <p id={`${id}-help`} className={styles.help}>
        {t("settings.crop.help")}
      </p>
      {/* An application: a screen reader passes the arrow keys on. */}
      <div
        className={styles.section}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys.
        tabIndex={0}
        aria-label={t("settings.crop.area")}
        aria-describedby={`${id}-help`}
        onKeyDown={moveByKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = null;
        }}
        onPointerCancel={() => {
          dragged.current = null;
        }}
      >
        <canvas ref={canvas} width={pictureSide} height={pictureSide} />
      </div>
      <label className={styles.zoom}>
        {t("settings.crop.zoom")}
        <Range
          min={1}
          max={mostZoom}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop(zoomedCrop(picture, crop, Number(event.currentTarget.value)))}
        />
      </label>
      {problem && <Problem text={t(`settings.pictureProblem.${problem}`)} />}
      <div className={styles.actions}>
        <Button onClick={() => dialog.current?.close()} disabled={busy}>
          {t("action.cancel")}
        </Button>
        <Button look="primary" onClick={save} disabled={busy}>
          {busy ? t("settings.crop.saving") : t("settings.crop.save")}
        </Button>
      </div>
    </Dialog>
  );
}
