import { bareWords } from "@jotter/card-files/duplicates";
import type { Words } from "./messages.ts";

/**
 * Tells whether the student has a card by its name in Anki. A picture has another address in every file, so that words
 * alone would never know such a card again; a note whose words were changed there is another card.
 */
export function knownNotes(have: readonly Words[]): (card: Words) => boolean {
  const keys = new Set(have.flatMap(keyOf));
  return (card) => keyOf(card).some((key) => keys.has(key));
}

function keyOf({ guid, front, back }: Words): readonly string[] {
  const words = [front, back].map((side) => bareWords(side.replace(/\(attachment:[^)\n]*\)/g, "(attachment:)")));
  return guid === undefined ? [] : [JSON.stringify([guid, ...words])];
}
