import { cardsOfTable, openCardTable } from "@jotter/card-files/card-table";
import type { PlainCard } from "@jotter/card-files/plain-card";
import { readQuizlet } from "@jotter/card-files/read-quizlet";

/** A text as a table or as a list, whichever makes more cards of it; a table that names its columns is one. */
export function cardsInText(text: string): readonly PlainCard[] {
  const table = openCardTable(text);
  const inTable = cardsOfTable(table).filter(isWhole);
  if (table.isNamed && inTable.length > 0) return inTable;
  const inList = readQuizlet(text).cards.filter(isWhole);
  return inTable.length >= inList.length ? inTable : inList;
}

function isWhole({ kind, back }: PlainCard): boolean {
  return back !== "" || kind === "cloze";
}
