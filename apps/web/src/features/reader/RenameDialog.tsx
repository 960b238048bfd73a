import { type FormEvent, useEffect, useRef, useState } from "react";
import { renameDocument } from "../../student/documents/document-acts.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useTexts } from "../../ui/language.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useBackCloses } from "../../ui/use-back-closes.ts";
import styles from "./reader.module.css";

type RenameDialogProps = { readonly id: string; readonly title: string; readonly onClose: () => void };

/** What the document is called, while it is read. [DOC-1] */
export function RenameDialog({ id, title, onClose }: RenameDialogProps) {
  const t = useTexts();
  const student = useStudent();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(true, () => dialog.current?.close());
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const [typed, setTyped] = useState(title);
  function rename(event: FormEvent) {
    event.preventDefault();
    void renameDocument(student, id, typed);
    dialog.current?.close();
  }
  return (
    <Dialog ref={dialog} title={t("reader.renameTitle")} size="small" hasCross onClose={onClose}>
      <form className={styles.rename} onSubmit={rename}>
        <TextField
          label={t("reader.renameLabel")}
          value={typed}
          maxLength={1000}
          autoComplete="off"
          ref={input}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button look="primary" type="submit">
          {t("documents.rename")}
        </Button>
      </form>
    </Dialog>
  );
}
