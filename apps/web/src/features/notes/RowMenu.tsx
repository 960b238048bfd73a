import { note } from "@jotter/domain/note";
import type { NoteRow } from "../../student/notes/note-lists.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { RowMenu as RecordMenu } from "../../student/records/RowMenu.tsx";
import { useStudent } from "../../student/session/student-context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { pinIcon, trashIcon } from "../../ui/icons/app.ts";
import { useTexts } from "../../ui/language.tsx";
import { changeNotes } from "./note-changes.ts";
import { TagsDialog } from "./TagsDialog.tsx";
import { useNoteActions } from "./use-notes.ts";

type RowMenuProps = { readonly row: NoteRow; readonly anchor: HTMLElement; readonly onClose: () => void };

/** All that can be done with one note of the list. */
export function RowMenu({ row, anchor, onClose }: RowMenuProps) {
  const t = useTexts();
  const { replica } = useStudent();
  const { deleteNote } = useNoteActions();
  const { id, data } = row;
  const title = shownNoteTitle(data.title, t);

  const pin = {
    key: "pin",
    label: t(data.pinned ? "notes.unpin" : "notes.pin"),
    icon: <Icon shape={pinIcon} filled={data.pinned} />,
    run: () => void changeNotes(replica, [id], { pinned: !data.pinned }),
  };
  const remove = {
    key: "delete",
    label: t("action.delete"),
    icon: <Icon shape={trashIcon} />,
    run: () => void deleteNote(id),
  };
  return (
    <RecordMenu
      anchor={anchor}
      label={t("notes.more", { title })}
      first={[pin]}
      last={[remove]}
      classId={data.classId}
      onClass={(classId) => void changeNotes(replica, [id], { classId })}
      tagsDialog={(onTagged) => (
        <TagsDialog
          keptAs={id}
          title={t("notes.tagsOf", { title })}
          tags={data.tags}
          onSave={(tags) => void replica.update(note, id, { tags: [...tags] })}
          onClose={onTagged}
        />
      )}
      onClose={onClose}
    />
  );
}
