import { type Note, note } from "@jotter/domain/note";
import { tagMaximum, withTag } from "@jotter/domain/tags";
import { tagsIn, withWritten } from "@jotter/note-index/hashtags";
import { type FormEvent, useMemo, useState } from "react";
import { useClasses } from "../../student/grades/use-classes.ts";
import { useTyped } from "../../student/records/use-typed.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, pinIcon } from "../../ui/icons/app.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./note-details.module.css";
import { tagHref } from "./note-view.ts";

type NoteDetailsProps = { readonly id: string; readonly stored: Note };

/** What a note belongs to: its class, its tags, and whether it is pinned. [NOT-3] */
export function NoteDetails({ id, stored }: NoteDetailsProps) {
  const t = useTexts();
  const { replica } = useStudent();
  const { classes } = useClasses();
  const [typed, setTyped] = useState("");
  const journal = useTyped(note, id);
  // Those in its text: they come and go with it.
  const written = useMemo(
    () => withWritten(stored.tags, tagsIn(stored.body)).slice(stored.tags.length),
    [stored.tags, stored.body],
  );
  const marker = classes?.find((each) => each.id === stored.classId)?.marker;

  const change = (what: Partial<Note>) => void replica.update(note, id, what);

  /** On the tags as they are stored, not as they were drawn: the one before may still be on its way here. */
  const changeTags = (changed: (tags: string[]) => string[]) =>
    replica.together(async () => {
      const now = await replica.get(note, id);
      const tags = now && changed(now.tags);
      if (tags && tags !== now.tags) await replica.update(note, id, { tags });
    });

  function addTag(event: FormEvent) {
    event.preventDefault();
    setTyped("");
    if (typed.trim() !== "") void changeTags((tags) => withTag(tags, typed)).then(journal.mark());
  }

  function typeTag(text: string) {
    setTyped(text);
    if (text.trim() === "") journal.mark()();
    else journal.keep({ tags: withTag(stored.tags, text) });
  }

  return (
    <div className={styles.details}>
      <Pressable
        className={styles.pin}
        aria-pressed={stored.pinned}
        aria-label={stored.pinned ? t("editor.unpin") : t("editor.pin")}
        title={stored.pinned ? t("editor.unpin") : t("editor.pin")}
        onClick={() => change({ pinned: !stored.pinned })}
      >
        <Icon shape={pinIcon} size={18} filled={stored.pinned} />
      </Pressable>
      <label className={styles.class} data-marker={marker ?? "none"}>
        <span className="visually-hidden">{t("editor.class")}</span>
        <Select
          bare
          value={classes?.some((each) => each.id === stored.classId) ? (stored.classId ?? "") : ""}
          onChange={(event) => change({ classId: event.target.value === "" ? null : event.target.value })}
        >
          <option value="">{t("editor.noClass")}</option>
          {classes?.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </Select>
      </label>
      <ul className={styles.tags} aria-label={t("editor.tags")}>
        {stored.tags.map((tag) => (
          <li key={tag} className={styles.tag}>
            <span>#{tag}</span>
            <Pressable
              aria-label={t("editor.removeTag", { tag })}
              onClick={() => void changeTags((tags) => tags.filter((each) => each !== tag))}
            >
              <Icon shape={closeIcon} size={12} />
            </Pressable>
          </li>
        ))}
        {written.map((tag) => (
          <li key={tag} className={styles.tag} data-written>
            <PlainLink href={tagHref(tag)}>#{tag}</PlainLink>
          </li>
        ))}
      </ul>
      <form onSubmit={addTag} className={styles.add}>
        <Input
          bare
          value={typed}
          maxLength={tagMaximum}
          aria-label={t("editor.addTag")}
          placeholder={t("editor.addTag")}
          onChange={(event) => typeTag(event.target.value)}
          onBlur={addTag}
        />
      </form>
    </div>
  );
}
