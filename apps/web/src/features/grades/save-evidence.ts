import { card } from "@jotter/domain/card";
import { tableFile } from "@jotter/domain/table-guard";
import { plainText } from "@jotter/markdown/plain-text";
import { treeOf } from "@jotter/markdown/tree";
import { type LedgerEntry, type LedgerWords, ledgerRows } from "@jotter/memory/ledger";
import type { Replica } from "@jotter/replica/replica";
import { fileNameOf } from "../../ui/file-name.ts";
import type { Format } from "../../ui/format.ts";
import { saveFile } from "../../ui/save-file.ts";
import type { Translate } from "../../ui/translate.ts";
import { nextTurn } from "../../ui/turns.ts";
import type { EvidenceSources } from "./evidence.ts";

type SaveOptions = {
  readonly replica: Replica;
  readonly t: Translate;
  readonly format: Format;
  readonly courseName: string;
  readonly today: string;
};

/** Lets the student save all evidence of a class as a table. */
export async function saveEvidence(
  entries: readonly LedgerEntry[],
  { quizzes, grades, sessions }: EvidenceSources,
  { replica, t, format, courseName, today }: SaveOptions,
): Promise<void> {
  const names = new Map([
    ...(await frontsOf(entries, replica)),
    ...quizzes.map(({ id, data }) => [id, data.title] as const),
    ...sessions.map(({ id, data }) => [id, data.title] as const),
    ...grades.map(({ id, name }) => [id, name] as const),
  ]);
  const point = format.decimalPoint();
  const rows = ledgerRows(entries, {
    ...wordsOf(t),
    courseName: () => courseName,
    sourceName: (id) => names.get(id) ?? "",
    number: (value) => String(Math.round(value * 1000) / 1000).replace(".", point),
  });
  const name = fileNameOf(`${courseName} ${t("ready.evidence.fileName")} ${today}`, t("ready.evidence.fileName"));
  saveFile(`${name}.csv`, "text/csv;charset=utf-8", tableFile(rows, point === "," ? ";" : ","));
}

function wordsOf(t: Translate): Pick<LedgerWords, "columns" | "kinds"> {
  return {
    columns: {
      at: t("ready.evidence.column.at"),
      kind: t("ready.evidence.column.kind"),
      course: t("grades.csv.column.course"),
      topic: t("ready.topic"),
      source: t("ready.evidence.column.source"),
      value: t("ready.evidence.column.value"),
      seconds: t("ready.evidence.column.seconds"),
      planned: t("ready.evidence.column.planned"),
      sourceId: t("ready.evidence.column.sourceId"),
    },
    kinds: {
      review: t("ready.evidence.kind.review"),
      quiz: t("ready.evidence.kind.quiz"),
      grade: t("ready.evidence.kind.grade"),
      focus: t("ready.evidence.kind.focus"),
    },
  };
}

const portion = 100;
const longestName = 200;

/** The words of each card that was answered, a few at a time. */
async function frontsOf(entries: readonly LedgerEntry[], replica: Replica): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(entries.filter(({ kind }) => kind === "review").map(({ sourceId }) => sourceId))];
  const fronts = new Map<string, string>();
  for (let from = 0; from < ids.length; from += portion) {
    const some = await replica.records(card, ids.slice(from, from + portion));
    for (const { id, data } of some) fronts.set(id, nameOf(data.front));
    await nextTurn();
  }
  return fronts;
}

function nameOf(front: string): string {
  return plainText(treeOf(front)).replace(/\s+/g, " ").trim().slice(0, longestName);
}
