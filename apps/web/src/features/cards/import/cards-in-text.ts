import { cardsOfTable, openCardTable } from "@jotter/card-files/card-table";
import type { PlainCard } from "@jotter/card-files/plain-card";
import { readQuestions } from "@jotter/card-files/read-questions";
import { readQuizlet } from "@jotter/card-files/read-quizlet";
import { type ListedCards, readWritten } from "@jotter/card-files/read-written";
import { soundsIn, withoutSounds } from "@jotter/card-files/sounds";

/**
 * A text as a table or as a list, whichever makes more cards of it; a table that names its columns is one. What is
 * pasted may also be lines of a note, or questions with their answers.
 */
export function cardsInText(text: string, isTable = false): ListedCards & { readonly sounds: number } {
  return { ...listed(withoutSounds(text), isTable), sounds: soundsIn(text).size };
}

function listed(text: string, isTable: boolean): ListedCards {
  const table = openCardTable(text);
  const inTable = wholeOf(cardsOfTable(table), table.rows.length);
  // A list has no markup.
  if ((table.isNamed || (isTable && table.form === "html")) && inTable.cards.length > 0) return inTable;
  const asWritten = isTable || text.includes("\t") ? null : (readQuestions(text) ?? readWritten(text));
  if (asWritten) return asWritten;
  const list = readQuizlet(text);
  const inList = wholeOf(list.cards, list.cards.length);
  if (inList.cards.length !== inTable.cards.length)
    return inList.cards.length > inTable.cards.length ? inList : inTable;
  const { sides } = list.separators;
  // What is half a row of a table may be the second line of a definition, and a comma a part of one.
  const isLikelier = inTable.halves > inList.halves || (/^ .+ $/.test(sides) && !/[;\t]/.test(text));
  return !isTable && isLikelier && text.includes(sides) ? inList : inTable;
}

function wholeOf(all: readonly PlainCard[], rows: number): ListedCards {
  const cards = all.filter(({ kind, back }) => back !== "" || kind === "cloze");
  return { cards, halves: rows - cards.length };
}
