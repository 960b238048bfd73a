import { type EditorTexts, formatNames, insertNames } from "@jotter/editor/host";
import type { Format } from "../../ui/format.ts";
import { faultText } from "../../ui/formula-fault.ts";
import type { Translate } from "../../ui/translate.ts";

/** What the editor says, in the student's language. */
export function editorTexts(t: Translate, format: Format): EditorTexts {
  return {
    label: t("editor.bodyLabel"),
    placeholder: t("editor.bodyPlaceholder"),
    fault: (fault) => faultText(fault, t),
    editFormula: t("editor.editFormula"),
    openLink: t("editor.openLink"),
    imageMissing: t("editor.imageMissing"),
    tooMuch: t("reading.tooMuch"),
    card: t("editor.card"),
    makeCard: t("cards.line.make"),
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
    offers: t("selection.label"),
    insert: each(insertNames, (name) => t(`editor.insert.${name}`)),
    insertAsked: each(insertNames, (name) => t(`editor.insertAsked.${name}`)),
    find: {
      label: t("editor.findAndReplace"),
      find: t("editor.find.find"),
      replace: t("editor.find.replace"),
      previous: t("editor.find.previous"),
      next: t("editor.find.next"),
      close: t("editor.find.close"),
      matchCase: t("editor.find.matchCase"),
      byWord: t("editor.find.byWord"),
      regexp: t("editor.find.regexp"),
      replaceOne: t("editor.find.replaceOne"),
      replaceAll: t("editor.find.replaceAll"),
      count: (place, count, isAll) => {
        const total = `${format.number(count)}${isAll ? "" : "+"}`;
        if (count === 0) return t("editor.find.none");
        if (place === null) return t("editor.find.hits", { count, formatted: total });
        return t("editor.find.place", { place: format.number(place), total });
      },
      left: (count) => t("editor.find.left", { count, formatted: format.number(count) }),
      replaced: (count) => t("editor.find.replaced", { count, formatted: format.number(count) }),
    },
    phrases: {
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
