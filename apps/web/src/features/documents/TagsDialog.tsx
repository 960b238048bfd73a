import { tagMaximum, withTag } from "@jotter/domain/tags";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { useDocuments } from "../../student/documents/use-documents.ts";
import { DraftBack } from "../../student/records/DraftBack.tsx";
import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./documents.module.css";
import { tagsIn } from "./library-view.ts";

type TagsDialogProps = {
  readonly title: string;
  /** Under which name what is typed and not saved is kept. */
  readonly keptAs: string;
  readonly tags: readonly string[];
  readonly onSave: (tags: readonly string[]) => void;
  readonly onClose: () => void;
};

const commas = /[,，、]/;

/** All tags in one field, with commas between them. */
export function TagsDialog({ title, keptAs, tags, onSave, onClose }: TagsDialogProps) {
  const { t, language } = useLanguage();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { draft, setDraft, isBack, startOver, forget } = useKeptDraft(`document-tags:${keptAs}`, {
    typed: tags.join(", "),
  });
  const known = tagsIn(useDocuments() ?? [], new Intl.Collator(language, { numeric: true }));
  useEffect(() => dialog.current?.querySelector("input")?.focus(), []);

  function save(event: FormEvent) {
    event.preventDefault();
    onSave(draft.typed.split(commas).reduce<string[]>(withTag, []));
    forget();
    dialog.current?.close();
  }

  return (
    <Dialog ref={dialog} title={title} size="small" onClose={onClose}>
      <form className={styles.form} onSubmit={save}>
        {isBack && <DraftBack onStartOver={startOver} />}
        <TextField
          label={t("notes.tags")}
          value={draft.typed}
          maxLength={tagMaximum * 20}
          autoComplete="off"
          list={`${id}-known`}
          onChange={(event) => setDraft({ typed: event.currentTarget.value })}
        />
        <datalist id={`${id}-known`}>
          {known.slice(0, 50).map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <div className={styles.actions}>
          <Button look="outline" onClick={() => dialog.current?.close()}>
            {t("action.cancel")}
          </Button>
          <Button look="primary" type="submit">
            {t("notes.saveTags")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
