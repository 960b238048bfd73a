import { cardsOfTable, openCardTable } from "@jotter/card-files/card-table";
import type { PlainCard } from "@jotter/card-files/plain-card";
import { readQuestions } from "@jotter/card-files/read-questions";
import { readQuizlet } from "@jotter/card-files/read-quizlet";
import { type ListedCards, readWritten } from "@jotter/card-files/read-written";

/**
 * A text as a table or as a list, whichever makes more cards of it; a table that names its columns is one. What is
 * pasted may also be lines of a note, or questions with their answers.
 */
export function cardsInText(text: string, isTable = false): ListedCards {
  const table = openCardTable(text);
  const inTable = wholeOf(cardsOfTable(table), table.rows.length);
  if (table.isNamed && inTable.cards.length > 0) return inTable;
  const asWritten = isTable || text.includes("\t") ? null : (readQuestions(text) ?? readWritten(text));
  if (asWritten) return asWritten;
  const list = readQuizlet(text).cards;
  const inList = wholeOf(list, list.length);
  const isList = inList.cards.length === inTable.cards.length && inTable.halves > inList.halves && !isTable;
  return isList || inList.cards.length > inTable.cards.length ? inList : inTable;
}

function wholeOf(all: readonly PlainCard[], rows: number): ListedCards {
  const cards = all.filter(({ kind, back }) => back !== "" || kind === "cloze");
  return { cards, halves: rows - cards.length };
}
