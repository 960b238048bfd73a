import { type EditorWords, formatNames, insertNames } from "@jotter/editor/host";
import { faultText } from "../../ui/formula-fault.ts";
import type { Translate } from "../../ui/translate.ts";

/** What the editor says, in the student's language. */
export function editorWords(t: Translate): EditorWords {
  return {
    label: t("editor.bodyLabel"),
    placeholder: t("editor.bodyPlaceholder"),
    fault: (fault) => faultText(fault, t),
    editFormula: t("editor.editFormula"),
    imageMissing: t("editor.imageMissing"),
    tooMuch: t("editor.tooMuch"),
    task: t("editor.task"),
    callout: (kind) => t(`reading.callout.${kind}`),
    table: {
      label: t("editor.table.label"),
      rowBelow: t("editor.table.rowBelow"),
      rowDelete: t("editor.table.rowDelete"),
      columnRight: t("editor.table.columnRight"),
      columnDelete: t("editor.table.columnDelete"),
      align: t("editor.table.align"),
      delete: t("editor.table.delete"),
      cell: (row, column) => t("editor.table.cell", { row, column }),
    },
    format: { label: t("editor.format.label"), ...each(formatNames, (name) => t(`editor.format.${name}`)) },
    insert: each(insertNames, (name) => t(`editor.insert.${name}`)),
    phrases: {
      Find: t("editor.find.find"),
      Replace: t("editor.find.replace"),
      next: t("editor.find.next"),
      previous: t("editor.find.previous"),
      all: t("editor.find.all"),
      "match case": t("editor.find.matchCase"),
      regexp: t("editor.find.regexp"),
      "by word": t("editor.find.byWord"),
      replace: t("editor.find.replaceOne"),
      "replace all": t("editor.find.replaceAll"),
      close: t("editor.find.close"),
      "current match": t("editor.find.currentMatch"),
      "on line": t("editor.find.onLine"),
      "replaced $ matches": t("editor.find.replacedMany"),
      "replaced match on line $": t("editor.find.replacedOne"),
      Completions: t("editor.find.completions"),
    },
  };
}

function each<Name extends string>(names: readonly Name[], text: (name: Name) => string): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
