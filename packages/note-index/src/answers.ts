import { linksIn } from "./links.ts";
import type { Backlink, Linking, NamedNote, SearchAnswer, SearchHit, TagCount } from "./messages.ts";
import type { NoteBodies } from "./note-bodies.ts";
import type { NoteIndex, SearchFilter } from "./note-index.ts";
import { type Query, queryOf } from "./query.ts";
import { markedPieces, snippetAt, snippetOf } from "./snippet.ts";

/** Answers what a page asks, from the index and, for the words around a match, from the notes. */
export function createAnswers(index: () => NoteIndex, bodies: Pick<NoteBodies, "of">) {
  async function hitsOf(ids: readonly string[], query: Query): Promise<readonly SearchHit[]> {
    const texts = await bodies.of(ids);
    return ids.map((id, place) => ({
      id,
      title: markedPieces(titleOf(id), query),
      snippet: snippetOf(texts[place] ?? "", query),
    }));
  }
  const titleOf = (id: string) => index().get(id)?.title ?? "";
  return {
    search: async (typed: string, filter: SearchFilter, limit: number): Promise<SearchAnswer> => {
      const query = queryOf(typed);
      const { ids, total } = index().search(query, filter, limit);
      return { hits: await hitsOf(ids, query), total };
    },
    searchAll: async (typed: string, filter: SearchFilter): Promise<readonly string[]> =>
      index().searchAll(queryOf(typed), filter),
    hits: (typed: string, ids: readonly string[]): Promise<readonly SearchHit[]> => hitsOf(ids, queryOf(typed)),
    findByTitle: async (typed: string, limit: number): Promise<readonly NamedNote[]> =>
      index()
        .findByTitle(typed, limit)
        .map(({ id, title }) => ({ id, title })),
    resolve: async (target: string, fromId?: string): Promise<string | null> => index().resolve(target, fromId),
    backlinks: async (id: string): Promise<readonly Backlink[]> => {
      const found = index().backlinks(id);
      const texts = await bodies.of(found.map(({ note }) => note.id));
      return found.map(({ note, targets }, place) => {
        const body = texts[place] ?? "";
        const link = linksIn(body).find(({ target }) => targets.includes(target));
        return { id: note.id, title: note.title, snippet: link ? snippetAt(body, link.from, link.to) : [] };
      });
    },
    linking: async (id: string): Promise<readonly Linking[]> =>
      index()
        .linking(id)
        .map(({ note, targets }) => ({ id: note.id, targets })),
    tags: async (): Promise<readonly TagCount[]> => index().tags(),
    writtenTags: async () => index().written(),
  };
}
