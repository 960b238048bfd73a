import type { CitedSource } from "@jotter/domain/essay";
import type { CitationStyle, Reference } from "@jotter/domain/reference";
import type { Language } from "@jotter/domain/settings";
import { keptList, listIn } from "@jotter/essay/citations/kept-list";
import { setQuotation } from "@jotter/essay/citations/quotation";
import { recited } from "@jotter/essay/citations/recited";
import type { BesideEditor } from "../../../student/notes/beside-note.ts";
import type { useEssay } from "./use-essay.ts";

type Kept = Pick<ReturnType<typeof useEssay>, "sources" | "setSource" | "choose" | "stored">;

/** What is put into an essay: words of a source, and which source that is. */
export type FoundQuote = {
  readonly words: string;
  readonly page: string;
  readonly sourceId: string;
  readonly reference: Reference;
  readonly from: string;
};

const usual: CitationStyle = "mla";

/** The sources of an essay: whenever they or the style change, its citations and its list follow. [ESS-2] */
export function useReferences(
  { sources, setSource, choose, stored }: Kept,
  editor: BesideEditor | null,
  language: Language,
) {
  const style = stored?.style ?? usual;

  function keep(next: readonly CitedSource[], nextStyle: CitationStyle, isNew = false, last = sources) {
    if (!editor) return;
    const references = last.map((one) => one.reference);
    const now = last.map((one) => next.find(({ id }) => id === one.id)?.reference ?? null);
    const listed = next.map((one) => one.reference);
    const after = { references: now, style: nextStyle, listed };
    const cites = recited(editor.text(), { references, style }, after, language);
    if (cites.length > 0) editor.keep(cites);
    const text = editor.text();
    const list = isNew || listIn(text) ? keptList(text, listed, nextStyle, language) : null;
    if (list) editor.keep([list]);
  }

  return {
    style,
    sources,
    chooseStyle: (next: CitationStyle) => {
      void choose({ style: next });
      keep(sources, next);
    },
    save: (id: string, reference: Reference, from?: string) => {
      void setSource(id, reference, from);
      const isKnown = sources.some((one) => one.id === id);
      keep(
        isKnown ? sources.map((one) => (one.id === id ? { ...one, reference } : one)) : [...sources, { id, reference }],
        style,
      );
    },
    remove: (id: string) => {
      const gone = sources.find((one) => one.id === id);
      void setSource(id, null, gone?.from);
      const left = sources.filter((one) => one.id !== id);
      keep(left, style);
      return () => {
        if (!gone) return;
        void setSource(id, gone.reference, gone.from);
        keep(sources, style, false, left);
      };
    },
    putList: () => keep(sources, style, true),
    /** At the caret, with its citation; a first source brings the list along. */
    insert: ({ words, page, sourceId, reference, from }: FoundQuote) => {
      if (!editor) return;
      const others = sources.filter((one) => one.id !== sourceId);
      const next = [...others, { id: sourceId, reference, from }];
      void setSource(sourceId, reference, from);
      const references = next.map((one) => one.reference);
      const given = { references, at: references.length - 1, style, language, page, text: editor.text() };
      const { here, note } = setQuotation(words, given);
      editor.quote(here);
      if (note) {
        const text = editor.text();
        editor.keep([
          { from: text.length, to: text.length, insert: `${text.endsWith("\n") ? "\n" : "\n\n"}${note}\n` },
        ]);
      }
      keep(next, style, sources.length === 0);
    },
  };
}

export type References = ReturnType<typeof useReferences>;
