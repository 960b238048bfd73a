import type { CitedSource } from "@jotter/domain/essay";
import type { Reference } from "@jotter/domain/reference";
import { useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { useBackCloses } from "../../../ui/use-back-closes.ts";
import styles from "./essay.module.css";
import { ReferenceFields } from "./ReferenceFields.tsx";
import { draftOf, referenceOf } from "./reference-draft.ts";

type SourceDialogProps = {
  /** null: a new one. */
  readonly source: CitedSource | null;
  readonly onSave: (reference: Reference) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** A source of the essay, typed by hand. [ESS-2] */
export function SourceDialog({ source, onSave, onRemove, onClose }: SourceDialogProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState(() => draftOf(source?.reference ?? {}));
  const reference = referenceOf(draft);
  const close = () => (dialog.current ? dialog.current.close() : onClose());
  useBackCloses(true, close);
  return (
    <Dialog ref={dialog} title={t(source ? "essay.source.edit" : "essay.source.add")} hasCross onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!reference) return;
          onSave(reference);
          close();
        }}
      >
        <ReferenceFields draft={draft} onDraft={setDraft} />
        <div className={styles.formActs}>
          {source && (
            <Button
              onClick={() => {
                onRemove();
                close();
              }}
            >
              {t("essay.source.remove")}
            </Button>
          )}
          <Button type="submit" look="primary" disabled={!reference}>
            {t("essay.source.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
