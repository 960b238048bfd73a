import type { Category } from "@jotter/domain/course";
import type { Book } from "@jotter/domain/grade-book";
import { useState } from "react";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { part, usePart } from "../../ui/part.ts";
import { useFileDrop } from "../../ui/use-file-drop.ts";
import styles from "./import-dialog.module.css";

const dialog = part(() => import("./ImportDialog.tsx"));

type ImportDoorProps = {
  readonly books: readonly Book[];
  /** Of classes that a table brings along. */
  readonly weights: readonly Category[] | undefined;
  /** The class that is opened. */
  readonly classId: string | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

/** Where tables come in: by the button, or dropped anywhere on the page. The dialog is fetched when it is wanted. */
export function ImportDoor({ books, weights, classId, isOpen, onOpen, onClose }: ImportDoorProps) {
  const t = useTexts();
  const [file, setFile] = useState<File | null>(null);
  const isOver = useFileDrop(([dropped]) => {
    if (!dropped) return;
    setFile(dropped);
    onOpen();
  });
  const close = () => {
    setFile(null);
    onClose();
  };
  const arrived = usePart(dialog, isOpen, () => {
    close();
    toast({ text: t("failure.tooSlow") });
  });
  return (
    <>
      {isOver && !isOpen && (
        <p className={styles.drop} role="status">
          {t("grades.csv.drop")}
        </p>
      )}
      {arrived && (
        <arrived.ImportDialog books={books} weights={weights} classId={classId} file={file} onClose={close} />
      )}
    </>
  );
}
