import { newNote, note, storedNoteTitle } from "@jotter/domain/note";
import { useRef, useState } from "react";
import { latestNotes } from "../../student/notes/note-lists.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, Pressable } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { plusIcon } from "../../ui/icons/app.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { useTexts } from "../../ui/language.tsx";
import { useBackCloses } from "../../ui/use-back-closes.ts";
import styles from "./note-choice.module.css";

type NoteChoiceProps = {
  readonly title: string;
  readonly classId: string | null;
  readonly onChoose: (noteId: string) => void;
  readonly onClose: () => void;
};

const mostShown = 30;
const mostRead = 2000;

/** Which note is to stand beside the document: one that is there, or a new one. */
export function NoteChoice({ title, classId, onChoose, onClose }: NoteChoiceProps) {
  const t = useTexts();
  const { replica, now } = useStudent();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(true, () => dialog.current?.close());
  const [words, setWords] = useState("");
  const notes = useLive(() => latestNotes(replica, mostRead), [replica]) ?? [];
  const sought = words.trim().toLowerCase();
  const named = notes.map(({ id, data }) => ({ id, name: shownNoteTitle(data.title, t) }));
  const shown = named.filter(({ name }) => name.toLowerCase().includes(sought)).slice(0, mostShown);

  async function make() {
    const own = storedNoteTitle(words.trim() || t("reader.notesOn", { title }));
    onChoose(await replica.create(note, { ...newNote(now()), title: own, classId }));
  }

  return (
    <Dialog ref={dialog} title={t("reader.noteBeside")} size="small" hasCross closesBeside onClose={onClose}>
      <Input
        type="search"
        data-autofocus
        aria-label={t("reader.findNote")}
        placeholder={t("reader.findNote")}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          const [first] = shown;
          if (sought !== "" && first) onChoose(first.id);
          else void make();
        }}
      />
      <Button look="primary" onClick={() => void make()}>
        <Icon shape={plusIcon} size={18} />
        {words.trim() ? t("reader.newNoteNamed", { title: words.trim() }) : t("reader.newNote")}
      </Button>
      <ul className={styles.notes} aria-label={t("reader.yourNotes")}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Pressable onClick={() => onChoose(id)}>{name}</Pressable>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
