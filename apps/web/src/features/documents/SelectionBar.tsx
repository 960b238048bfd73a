import { useState } from "react";
import { addTagsTo, setClassOf } from "../../student/documents/document-acts.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { ClassMenu } from "../../student/grades/ClassMenu.tsx";
import type { Selection } from "../../student/records/use-selection.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { markerIcon, tagIcon, trashIcon } from "../../ui/icons/app.ts";
import { useLanguage } from "../../ui/language.tsx";
import { SelectionTray, useEndSelection } from "../../ui/SelectionTray.tsx";
import { TagsDialog } from "./TagsDialog.tsx";
import { useTrashing } from "./use-trashing.ts";

type SelectionBarProps = { readonly rows: readonly DocumentRow[]; readonly selection: Selection };

/** What can be done with several documents at once. [DOC-2] */
export function SelectionBar({ rows, selection }: SelectionBarProps) {
  const { t, format } = useLanguage();
  const { replica } = useStudent();
  const trash = useTrashing();
  const [classMenuAt, setClassMenuAt] = useState<HTMLElement | null>(null);
  const [isTagging, setIsTagging] = useState(false);
  const chosen = rows.filter(({ id }) => selection.ids?.has(id));
  const ids = chosen.map(({ id }) => id);
  const count = ids.length;
  const formatted = format.number(count);
  const isNone = count === 0;
  const classes = new Set(chosen.map(({ data }) => data.classId));
  const end = useEndSelection(selection.end);
  const isAll = !isNone && count === rows.length;
  return (
    <SelectionTray
      label={t("documents.selection")}
      says={t("documents.selected", { count, formatted })}
      isAll={isAll}
      onAll={() => selection.replace(isAll ? [] : rows.map(({ id }) => id))}
      onEnd={end}
      actions={
        <>
          <Button disabled={isNone} aria-haspopup="menu" onClick={(event) => setClassMenuAt(event.currentTarget)}>
            <Icon shape={markerIcon} />
            {t("notes.setClass")}
          </Button>
          <Button disabled={isNone} onClick={() => setIsTagging(true)}>
            <Icon shape={tagIcon} />
            {t("notes.addTags")}
          </Button>
          <Button
            look="danger"
            disabled={isNone}
            onClick={() => {
              end();
              void trash(ids);
            }}
          >
            <Icon shape={trashIcon} />
            {t("notes.toTrash")}
          </Button>
        </>
      }
    >
      {classMenuAt && (
        <ClassMenu
          anchor={classMenuAt}
          chosen={classes.size === 1 ? [...classes][0] : undefined}
          onChoose={(classId) => void setClassOf(replica, ids, classId)}
          onClose={() => setClassMenuAt(null)}
        />
      )}
      {isTagging && (
        <TagsDialog
          keptAs="several"
          title={t("documents.addTagsTo", { count, formatted })}
          tags={[]}
          onSave={(tags) => void addTagsTo(replica, ids, tags)}
          onClose={() => setIsTagging(false)}
        />
      )}
    </SelectionTray>
  );
}
