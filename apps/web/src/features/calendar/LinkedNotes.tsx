import { note } from "@jotter/domain/note";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { findNotesByTitle } from "../../student/notes/note-search.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { IconButton, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, noteIcon, plusIcon } from "../../ui/icons/app.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./event-dialog.module.css";

type LinkedNotesProps = { readonly noteIds: readonly string[]; readonly onChange: (ids: readonly string[]) => void };

type Found = Awaited<ReturnType<typeof findNotesByTitle>>;

const offered = 6;

/** The notes an exam is learned from, found by their title. */
export function LinkedNotes({ noteIds, onChange }: LinkedNotesProps) {
  const t = useTexts();
  const { replica } = useStudent();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<Found>([]);
  const rows = useLive(() => replica.rows(note, noteIds), [replica, noteIds]);
  // A note that was deleted is left out; its name comes back with it.
  const linked = rows?.filter(({ del }) => del === 0) ?? [];

  useEffect(() => {
    if (typed.trim() === "") return setFound([]);
    let isLatest = true;
    findNotesByTitle(typed, offered).then(
      (notes) => isLatest && setFound(notes),
      // The notes were taken off this device meanwhile.
      () => isLatest && setFound([]),
    );
    return () => {
      isLatest = false;
    };
  }, [typed]);

  return (
    <fieldset className={styles.list}>
      <legend>{t("calendar.notes")}</legend>
      <ul>
        {linked.map(({ id, data }) => (
          <li key={id}>
            <Link to="/editor/$id" params={{ id }}>
              <Icon shape={noteIcon} size={17} />
              {shownNoteTitle(data.title, t)}
            </Link>
            <IconButton
              aria-label={t("calendar.removeNote", { title: shownNoteTitle(data.title, t) })}
              onClick={() => {
                onChange(noteIds.filter((one) => one !== id));
                input.current?.focus();
              }}
            >
              <Icon shape={closeIcon} size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Input
        ref={input}
        type="search"
        aria-label={t("calendar.findNote")}
        placeholder={t("calendar.findNote")}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && typed.trim() !== "") event.preventDefault();
        }}
      />
      <ul className={styles.found} aria-label={t("calendar.foundNotes")} aria-live="polite">
        {found
          .filter(({ id }) => !noteIds.includes(id))
          .map(({ id, title }) => (
            <li key={id}>
              <Pressable
                onClick={() => {
                  onChange([...noteIds, id]);
                  setTyped("");
                  input.current?.focus();
                }}
              >
                <Icon shape={plusIcon} size={14} />
                {shownNoteTitle(title, t)}
              </Pressable>
            </li>
          ))}
      </ul>
    </fieldset>
  );
}
