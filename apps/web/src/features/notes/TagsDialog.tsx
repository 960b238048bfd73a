import { withTag } from "@jotter/domain/tags";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useWrittenTags } from "../../student/notes/note-search.ts";
import { useNoteShelf } from "../../student/notes/note-shelf.ts";
import { DraftBack } from "../../student/records/DraftBack.tsx";
import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { isComposing } from "../../ui/composing.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon } from "../../ui/icons/app.ts";
import { useTexts } from "../../ui/language.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./tags-dialog.module.css";
import { tagsOf } from "./tags-of.ts";

type TagsDialogProps = {
  readonly title: string;
  /** Under which name what is typed and not saved is kept. */
  readonly keptAs: string;
  readonly tags: readonly string[];
  readonly onSave: (tags: readonly string[]) => void;
  readonly onClose: () => void;
};

const commas = /[,，、]/;

export function TagsDialog({ title, keptAs, tags: before, onSave, onClose }: TagsDialogProps) {
  const t = useTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { draft, setDraft, isBack, startOver, forget } = useKeptDraft(`tags:${keptAs}`, { tags: before, typed: "" });
  const { tags, typed } = draft;
  const known = tagsOf(useNoteShelf(true)?.rows ?? [], undefined, useWrittenTags(true)).filter(
    ({ tag }) => !tags.includes(tag),
  );
  useEffect(() => dialog.current?.querySelector("input")?.focus(), []);

  const withTyped = () => typed.split(commas).reduce(withTag, [...tags]);

  /** A comma ends a tag, by whatever key or keyboard it comes. */
  function type(words: string) {
    const parts = words.split(commas);
    setDraft({ tags: parts.slice(0, -1).reduce(withTag, [...tags]), typed: parts.at(-1)?.trimStart() ?? "" });
  }

  function addTyped() {
    setDraft({ tags: withTyped(), typed: "" });
  }

  function addByKey(event: KeyboardEvent<HTMLInputElement>) {
    const isEnd = event.key === "Enter" || event.key === "," || event.key === "，" || event.key === "、";
    // Enter on an empty field is the form's: it saves.
    if (!isEnd || isComposing(event) || typed.trim() === "") return;
    event.preventDefault();
    addTyped();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    // What still stands in the field was meant too.
    onSave(withTyped());
    forget();
    dialog.current?.close();
  }

  return (
    <Dialog ref={dialog} title={title} size="small" onClose={onClose}>
      <form className={styles.form} onSubmit={save}>
        {isBack && <DraftBack onStartOver={startOver} />}
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={t("notes.tags")}>
            {tags.map((tag) => (
              <li key={tag} className={styles.tag}>
                <span>{tag}</span>
                <IconButton
                  aria-label={t("notes.removeTag", { tag })}
                  onClick={() => {
                    setDraft({ tags: tags.filter((each) => each !== tag), typed });
                    dialog.current?.querySelector("input")?.focus();
                  }}
                >
                  <Icon shape={closeIcon} size={14} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <TextField
          label={t("notes.newTag")}
          hint={t("notes.newTagHint")}
          value={typed}
          maxLength={200}
          autoComplete="off"
          list={`${id}-known`}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={addByKey}
        />
        <datalist id={`${id}-known`}>
          {known.slice(0, 50).map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <div className={styles.actions}>
          <Button
            onClick={() => {
              forget();
              dialog.current?.close();
            }}
          >
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
