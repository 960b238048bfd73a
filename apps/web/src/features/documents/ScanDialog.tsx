import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { inOrderTaken, scanOf } from "../../student/documents/scan-photos.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { backIcon, closeIcon, downloadIcon, plusIcon } from "../../ui/icons/app.ts";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { confirmed } from "../../ui/overlays.ts";
import { Problem } from "../../ui/Problem.tsx";
import { saveFile } from "../../ui/save-file.ts";
import type { IntakeProblem } from "./intake.ts";
import styles from "./scan.module.css";
import { problemText } from "./use-intake.ts";

type ScanDialogProps = {
  readonly first: readonly File[];
  /** Why it did not become a document. */
  readonly onScan: (file: File, languages: readonly string[]) => Promise<IntakeProblem | null>;
  readonly onClose: () => void;
};

/** Photos of pages, put in order and kept as one document. [DOC-3] */
export function ScanDialog({ first, onScan, onClose }: ScanDialogProps) {
  const { t, format, language } = useLanguage();
  const { now } = useStudent();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState(() => inOrderTaken(first));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** The photos as one file that was not taken. */
  const [untaken, setUntaken] = useState<File | null>(null);

  function change(to: (last: readonly File[]) => readonly File[]) {
    setPhotos(to);
    setProblem(null);
    setUntaken(null);
  }

  function addPhotos(event: ChangeEvent<HTMLInputElement>) {
    const more = inOrderTaken([...(event.currentTarget.files ?? [])]);
    event.currentTarget.value = "";
    change((last) => [...last, ...more]);
  }

  function moveForward(at: number) {
    change((last) => last.toSpliced(at - 1, 2, ...last.slice(at - 1, at + 1).reverse()));
  }

  function takeOut(at: number) {
    change((last) => last.filter((_, other) => other !== at));
  }

  async function keep() {
    setIsBusy(true);
    setProblem(null);
    setUntaken(null);
    // A name of a file holds neither colons nor slashes.
    const date = `${format.day(now())} ${format.time(now())}`.replaceAll(/[/:]/g, ".");
    const made = await scanOf(photos, t("library.scanName", { date }));
    // Not before it is kept: these photos may be nowhere else.
    const refusal = made.ok ? await onScan(made.value, [language]) : null;
    setIsBusy(false);
    if (!made.ok) return setProblem(t("library.scanFailed", { name: made.problem }));
    if (!refusal) return dialog.current?.close();
    setProblem(problemText(refusal, t, format));
    setUntaken(made.value);
  }

  /** Photos may be nowhere else: a camera that was opened for them keeps none. */
  const mayClose = () =>
    photos.length === 0 ||
    confirmed({
      title: t("library.scanLeave"),
      text: t("library.scanLeaveText"),
      confirm: t("library.scanLeaveAnyway"),
      cancel: t("library.scanStay"),
    });

  return (
    <Dialog ref={dialog} title={t("library.scanTitle")} hasCross isHeld={isBusy} mayClose={mayClose} onClose={onClose}>
      <p className={styles.help}>{t("library.scanHelp")}</p>
      <FileInput ref={input} multiple accept="image/*" aria-label={t("library.scanMore")} onChange={addPhotos} />
      <ol className={styles.photos}>
        {photos.map((photo, at) => {
          const page = format.number(at + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may be there twice.
            <li key={`${at} ${photo.name} ${photo.size}`}>
              <Photo file={photo} />
              <p>{t("library.scanPage", { page })}</p>
              {at > 0 && (
                <IconButton aria-label={t("library.scanEarlier", { page })} onClick={() => moveForward(at)}>
                  <Icon shape={backIcon} size={18} />
                </IconButton>
              )}
              <IconButton aria-label={t("library.scanRemove", { page })} onClick={() => takeOut(at)}>
                <Icon shape={closeIcon} size={18} />
              </IconButton>
            </li>
          );
        })}
      </ol>
      {problem && <Problem text={problem} />}
      <div className={styles.actions}>
        <Button look="outline" disabled={isBusy} onClick={() => input.current?.click()}>
          <Icon shape={plusIcon} size={18} />
          {t("library.scanMore")}
        </Button>
        {untaken && (
          <Button look="outline" onClick={() => saveFile(untaken.name, untaken.type, untaken)}>
            <Icon shape={downloadIcon} size={18} />
            {t("library.scanSave")}
          </Button>
        )}
        <Button look="primary" disabled={isBusy || photos.length === 0} onClick={() => void keep()}>
          {t("library.scanKeep", { count: photos.length, formatted: format.number(photos.length) })}
        </Button>
      </div>
    </Dialog>
  );
}

/** What it shows is said by the words below it. */
function Photo({ file }: { readonly file: File }) {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address === "" ? null : <img src={address} alt="" />;
}
