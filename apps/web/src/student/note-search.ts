import { useMemo } from "react";
import { useNoteShelf } from "./note-shelf.ts";

/** A stretch of a text, and whether it is what was looked for. */
export type Piece = { readonly text: string; readonly match: boolean };

export type NoteHit = { readonly id: string; readonly title: readonly Piece[]; readonly snippet: readonly Piece[] };

export type NoteSearch = {
  /** The best first; undefined until there is an answer. */
  readonly hits?: readonly NoteHit[];
  readonly progress?: { readonly done: number; readonly total: number };
};

type SearchFilter = { readonly classId?: string | undefined; readonly tag?: string | undefined };

/** Notes whose title or tags have these words. */
export function useNoteSearch(query: string, { classId, tag }: SearchFilter = {}): NoteSearch {
  const shelf = useNoteShelf(true);
  const rows = shelf?.rows;
  return useMemo(() => {
    if (!rows) return {};
    const wanted = query.trim().toLowerCase();
    const hits = rows
      .filter(({ data }) => (!classId || data.classId === classId) && (!tag || data.tags.includes(tag)))
      .filter(({ data }) => [data.title, ...data.tags].some((text) => text.toLowerCase().includes(wanted)))
      .sort((one, other) => other.data.updatedAt - one.data.updatedAt)
      .map(({ id, data }) => ({
        id,
        title: piecesOf(data.title, wanted),
        snippet: data.tags.flatMap((each) => piecesOf(`#${each} `, wanted)),
      }));
    return { hits };
  }, [rows, query, classId, tag]);
}

function piecesOf(text: string, wanted: string): readonly Piece[] {
  const at = wanted === "" ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return [{ text, match: false }];
  const pieces = [
    { text: text.slice(0, at), match: false },
    { text: text.slice(at, at + wanted.length), match: true },
    { text: text.slice(at + wanted.length), match: false },
  ];
  return pieces.filter((piece) => piece.text !== "");
}
