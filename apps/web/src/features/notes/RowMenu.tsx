import { note } from "@jotter/domain/note";
import { useState } from "react";
import type { NoteRow } from "../../student/notes/note-lists.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { markerIcon, pinIcon, tagIcon, trashIcon } from "../../ui/icons/app.ts";
import { Menu } from "../../ui/kit/Menu.tsx";
import { useTexts } from "../../ui/language.tsx";
import { ClassMenu } from "./ClassMenu.tsx";
import { changeNotes } from "./note-changes.ts";
import { TagsDialog } from "./TagsDialog.tsx";
import { useNoteActions } from "./use-notes.ts";

type RowMenuProps = { readonly row: NoteRow; readonly anchor: HTMLElement; readonly onClose: () => void };

/** All that can be done with one note of the list. */
export function RowMenu({ row, anchor, onClose }: RowMenuProps) {
  const t = useTexts();
  const { replica } = useStudent();
  const { deleteNote } = useNoteActions();
  const [step, setStep] = useState<"menu" | "class" | "tags">("menu");
  const { id, data } = row;
  const title = shownNoteTitle(data.title, t);

  if (step === "class") {
    return (
      <ClassMenu
        anchor={anchor}
        chosen={data.classId}
        onChoose={(classId) => void changeNotes(replica, [id], { classId })}
        onClose={onClose}
      />
    );
  }
  if (step === "tags") {
    return (
      <TagsDialog
        keptAs={id}
        title={t("notes.tagsOf", { title })}
        tags={data.tags}
        onSave={(tags) => void replica.update(note, id, { tags: [...tags] })}
        onClose={() => {
          onClose();
          anchor.focus();
        }}
      />
    );
  }
  const items = [
    {
      key: "pin",
      label: t(data.pinned ? "notes.unpin" : "notes.pin"),
      icon: <Icon shape={pinIcon} filled={data.pinned} />,
      run: () => void changeNotes(replica, [id], { pinned: !data.pinned }),
    },
    {
      key: "class",
      label: t("notes.setClass"),
      icon: <Icon shape={markerIcon} />,
      leadsOn: true as const,
      run: () => setStep("class"),
    },
    {
      key: "tags",
      label: t("notes.editTags"),
      icon: <Icon shape={tagIcon} />,
      leadsOn: true as const,
      run: () => setStep("tags"),
    },
    {
      key: "delete",
      label: t("action.delete"),
      icon: <Icon shape={trashIcon} />,
      run: () => void deleteNote(id),
    },
  ];
  return <Menu anchor={anchor} label={t("notes.more", { title })} items={items} onClose={onClose} />;
}
