import { type TableOptions, writeCardTable } from "@jotter/card-files/card-table";
import { type CardToWrite, type DeckToWrite, type WriteOptions, writeAnki } from "@jotter/card-files/write-anki";
import type { PictureToWrite } from "./messages.ts";

type PackageContent = {
  readonly cards: readonly CardToWrite[];
  readonly decks: readonly DeckToWrite[];
  readonly pictures: readonly PictureToWrite[];
};

/** A deck that came from within another goes back there. [FLA-4] */
export async function cardPackage({ cards, decks, pictures }: PackageContent, options: WriteOptions): Promise<Blob> {
  const files = pictures.map(({ id, content }) => ({
    id,
    name: `picture.${content.type.replace(/^image\//, "").replace("jpeg", "jpg")}`,
    read: async () => new Uint8Array(await content.arrayBuffer()),
  }));
  const inAnki = decks.map((deck) => ({ ...deck, name: deck.name.replaceAll(" › ", "::") }));
  const written = await writeAnki({ cards, decks: inAnki, files }, options);
  if (!written.ok) throw new Error(written.problem);
  return new Blob([new Uint8Array(written.value)], { type: "application/octet-stream" });
}

export function cardTable(cards: readonly CardToWrite[], decks: readonly DeckToWrite[], options: TableOptions): Blob {
  const names = new Map(decks.map(({ id, name }) => [id, name]));
  const rows = cards.map(({ kind, front, back, topic, tags, deckId }) => {
    return { kind, front, back, topic, tags, deck: names.get(deckId) ?? null };
  });
  return new Blob([writeCardTable(rows, options)], { type: "text/csv;charset=utf-8" });
}
