import { note } from "@jotter/domain/note";
import { useState } from "react";
import { ClassMenu } from "../../student/grades/ClassMenu.tsx";
import { useClasses } from "../../student/grades/use-classes.ts";
import type { NoteRow } from "../../student/notes/note-lists.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { usePictureOf } from "../../student/pictures/use-note-images.ts";
import type { Selection } from "../../student/records/use-selection.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { downloadIcon, markerIcon, pinIcon, tagIcon, trashIcon } from "../../ui/icons/app.ts";
import { exportPageIcon, exportPrintIcon, exportTextIcon, exportWordIcon } from "../../ui/icons/reading.ts";
import { Menu } from "../../ui/kit/Menu.tsx";
import { useFormat, useLanguage } from "../../ui/language.tsx";
import { confirmed, toast } from "../../ui/overlays.ts";
import { SelectionTray, useEndSelection } from "../../ui/SelectionTray.tsx";
import { type ExportForm, exportNotes, printNotes } from "./export-note.ts";
import { addTags, changeNotes, restoreNotes, trashNotes } from "./note-changes.ts";
import { TagsDialog } from "./TagsDialog.tsx";

type SelectionBarProps = { readonly rows: readonly NoteRow[]; readonly selection: Selection };

/** What can be done with all the selected notes at once. */
export function SelectionBar({ rows, selection }: SelectionBarProps) {
  const { t, language } = useLanguage();
  const format = useFormat();
  const { replica } = useStudent();
  const [classMenuAt, setClassMenuAt] = useState<HTMLElement | null>(null);
  const [exportMenuAt, setExportMenuAt] = useState<HTMLElement | null>(null);
  const pictureOf = usePictureOf();
  const { classes } = useClasses();
  const [isTagging, setIsTagging] = useState(false);
  // Only what is in the list: a note that went away, or that a filter now hides, is not acted upon unseen.
  const chosen = rows.filter(({ id }) => selection.ids?.has(id));
  const ids = chosen.map(({ id }) => id);
  const count = ids.length;
  const formatted = format.number(count);
  const isNone = count === 0;
  const areAllPinned = !isNone && chosen.every(({ data }) => data.pinned);
  const isAll = !isNone && count === rows.length;
  const end = useEndSelection(selection.end);

  async function moveToTrash() {
    const sure = await confirmed({
      title: count === 1 ? t("notes.confirmDelete") : t("notes.confirmDeleteMany", { count, formatted }),
      text: count === 1 ? t("notes.confirmDeleteText") : t("notes.confirmDeleteManyText"),
      confirm: t("action.delete"),
      cancel: t("action.cancel"),
    });
    if (!sure) return;
    end();
    const gone = await trashNotes(replica, ids);
    const undo = () => void restoreNotes(replica, gone);
    const text = t("notes.deletedMany", { count: gone.length, formatted: format.number(gone.length) });
    toast({ text, action: { label: t("action.undo"), run: undo } });
  }

  async function exportChosen(form: ExportForm | "paper") {
    const whole = await Promise.all(ids.map((id) => replica.get(note, id)));
    const chosen = whole.flatMap((each) => (each ? [{ ...each, title: shownNoteTitle(each.title, t) }] : []));
    try {
      const classNameOf = (id: string) => classes?.find((each) => each.id === id)?.name ?? null;
      const options = { t, language, pictureOf, classNameOf };
      if (form === "paper") return await printNotes(chosen, options);
      const { missing } = await exportNotes(chosen, form, options);
      const formatted = format.number(missing);
      if (missing > 0) toast({ text: t("reading.picturesMissing", { count: missing, formatted }) });
    } catch {
      toast({ text: t("reading.exportFailed") });
    }
  }

  return (
    <SelectionTray
      label={t("notes.selection")}
      says={t("notes.selected", { count, formatted })}
      isAll={isAll}
      onAll={() => selection.replace(isAll ? [] : rows.map(({ id }) => id))}
      onEnd={end}
      actions={
        <>
          <Button disabled={isNone} onClick={() => void changeNotes(replica, ids, { pinned: !areAllPinned })}>
            <Icon shape={pinIcon} filled={areAllPinned} />
            {t(areAllPinned ? "notes.unpin" : "notes.pin")}
          </Button>
          <Button disabled={isNone} aria-haspopup="menu" onClick={(event) => setClassMenuAt(event.currentTarget)}>
            <Icon shape={markerIcon} />
            {t("notes.setClass")}
          </Button>
          <Button disabled={isNone} onClick={() => setIsTagging(true)}>
            <Icon shape={tagIcon} />
            {t("notes.addTags")}
          </Button>
          <Button disabled={isNone} aria-haspopup="menu" onClick={(event) => setExportMenuAt(event.currentTarget)}>
            <Icon shape={downloadIcon} />
            {t("reading.export")}
          </Button>
          <Button look="danger" disabled={isNone} onClick={() => void moveToTrash()}>
            <Icon shape={trashIcon} />
            {t("notes.toTrash")}
          </Button>
        </>
      }
    >
      {classMenuAt && (
        <ClassMenu
          anchor={classMenuAt}
          chosen={sharedClass(chosen)}
          onChoose={(classId) => void changeNotes(replica, ids, { classId })}
          onClose={() => setClassMenuAt(null)}
        />
      )}
      {exportMenuAt && (
        <Menu
          anchor={exportMenuAt}
          label={t("reading.exportAs")}
          items={[
            {
              key: "md",
              icon: <Icon shape={exportTextIcon} />,
              label: t("reading.markdown"),
              run: () => void exportChosen("md"),
            },
            {
              key: "html",
              icon: <Icon shape={exportPageIcon} />,
              label: t("reading.html"),
              run: () => void exportChosen("html"),
            },
            {
              key: "docx",
              icon: <Icon shape={exportWordIcon} />,
              label: t("reading.docx"),
              run: () => void exportChosen("docx"),
            },
            {
              key: "paper",
              icon: <Icon shape={exportPrintIcon} />,
              label: t("reading.pdf"),
              run: () => void exportChosen("paper"),
            },
          ]}
          onClose={() => setExportMenuAt(null)}
        />
      )}
      {isTagging && (
        <TagsDialog
          keptAs="several"
          title={t("notes.addTagsTo", { count, formatted })}
          tags={[]}
          onSave={(tags) => void addTags(replica, ids, tags)}
          onClose={() => setIsTagging(false)}
        />
      )}
    </SelectionTray>
  );
}

function sharedClass(rows: readonly NoteRow[]): string | null | undefined {
  const classes = new Set(rows.map(({ data }) => data.classId));
  return classes.size === 1 ? [...classes][0] : undefined;
}
