import { note } from "@jotter/domain/note";
import { partUnder } from "@jotter/markdown/part";
import { reachOf } from "@jotter/markdown/reach";
import { treeOf } from "@jotter/markdown/tree";
import type { MarkdownTree } from "@jotter/markdown/tree-types";
import { useCallback, useEffect, useMemo, useState } from "react";
import { onNoteIndexChange, resolveNote } from "../../student/notes/note-search.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { usePictures } from "../../student/pictures/use-pictures.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useTexts } from "../../ui/language.tsx";
import type { EmbeddedNote } from "../../ui/Markdown.tsx";

/** How a note's text reaches the student's other notes, by their names, and the student's pictures. */
export function useNoteReach(noteId: string, tree: MarkdownTree | null) {
  const embeds = useMemo(() => (tree ? reachOf(tree).embeds.join("\n") : ""), [tree]);
  const embedded = useEmbedded(noteId, embeds);
  // What is shown of other notes reaches as far.
  const reach = useMemo(
    () => reachOf(...(tree ? [tree] : []), ...[...embedded.values()].map(({ text }) => treeOf(text))),
    [tree, embedded],
  );
  const targets = reach.notes.join("\n");
  const pictures = reach.pictures.join("\n");
  const ids = useResolved(noteId, targets);
  const urls = usePictures(pictures);
  const noteHref = useCallback(
    (target: string) => {
      const id = ids.get(target);
      return id ? `/editor/${id}/read` : null;
    },
    [ids],
  );
  const imageUrl = useCallback((id: string) => urls.get(id) ?? null, [urls]);
  const embedOf = useCallback((target: string) => embedded.get(target) ?? null, [embedded]);
  return useMemo(() => ({ noteHref, imageUrl, embedOf }), [noteHref, imageUrl, embedOf]);
}

/** A card is for reading on, not for a book. */
const mostShown = 20_000;

/** The notes that a text shows in itself, or the parts of them it names. */
function useEmbedded(noteId: string, targets: string): ReadonlyMap<string, EmbeddedNote> {
  const t = useTexts();
  const { replica } = useStudent();
  const [embedded, setEmbedded] = useState<ReadonlyMap<string, EmbeddedNote>>(new Map());
  useEffect(() => {
    if (targets === "") return;
    let isLeft = false;
    const look = async () => {
      const found = await Promise.all(
        targets.split("\n").map(async (target) => {
          const id = await resolveNote(target, noteId);
          const stored = id === null ? undefined : await replica.get(note, id);
          if (id === null || !stored) return [];
          const title = shownNoteTitle(stored.title, t);
          return [[target, embeddedNote(target, { title, body: stored.body, href: `/editor/${id}/read` })] as const];
        }),
      ).catch(() => []);
      if (!isLeft) setEmbedded((last) => sameNotes(last, new Map(found.flat())));
    };
    void look();
    const stop = onNoteIndexChange(() => void look());
    return () => {
      isLeft = true;
      stop();
    };
  }, [noteId, targets, replica, t]);
  return embedded;
}

/** A text is drawn anew only where what it shows has changed. */
function sameNotes(last: ReadonlyMap<string, EmbeddedNote>, next: ReadonlyMap<string, EmbeddedNote>) {
  return JSON.stringify([...last]) === JSON.stringify([...next]) ? last : next;
}

function embeddedNote(
  target: string,
  { title, body, href }: { readonly title: string; readonly body: string; readonly href: string },
): EmbeddedNote {
  const words = target.includes("#") ? target.slice(target.lastIndexOf("#") + 1).trim() : "";
  const part = words === "" ? null : partUnder(body, words);
  const text = part ?? body;
  const end = text.length > mostShown ? text.lastIndexOf("\n", mostShown) : -1;
  const cut = text.length > mostShown ? `${text.slice(0, end > 0 ? end : mostShown)}\n\n…` : text;
  return { title: part === null ? title : `${title} › ${words}`, href, text: cut };
}

/** The notes that links lead to, again whenever a note got another name. */
function useResolved(noteId: string, targets: string): ReadonlyMap<string, string> {
  const [ids, setIds] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (targets === "") return;
    let isLeft = false;
    const look = async () => {
      const found = await Promise.all(
        targets.split("\n").map(async (target) => [target, await resolveNote(target, noteId)] as const),
      ).catch(() => []);
      if (!isLeft) setIds(new Map(found.flatMap(([target, id]) => (id ? [[target, id] as const] : []))));
    };
    void look();
    const stop = onNoteIndexChange(() => void look());
    return () => {
      isLeft = true;
      stop();
    };
  }, [noteId, targets]);
  return ids;
}

/** What a note is called that `[[folder/Cell#Membrane]]` brings into being. */
export function titleMeant(target: string): string {
  const name = (target.split("#")[0] ?? "").trim().replace(/\.md$/i, "");
  return name.slice(name.lastIndexOf("/") + 1).trim();
}
