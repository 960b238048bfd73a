import { note } from "@jotter/domain/note";
import { noteAddress } from "@jotter/markdown/address";
import { partUnder } from "@jotter/markdown/part";
import { referencesIn } from "@jotter/markdown/references";
import { useCallback, useEffect, useMemo, useState } from "react";
import { onNoteIndexChange, resolveNote } from "../../student/notes/note-search.ts";
import { shownNoteTitle } from "../../student/notes/note-title.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useTexts } from "../../ui/language.tsx";
import type { EmbeddedNote } from "../../ui/Markdown.tsx";
import { attachmentId } from "./note-images.ts";
import { useNoteImages } from "./use-note-images.ts";

/** How a note's text reaches the student's other notes, by their names, and the student's pictures. */
export function useNoteReach(body: string) {
  const embedded = useEmbedded(body);
  // What is shown of other notes reaches as far.
  const shown = useMemo(() => [body, ...[...embedded.values()].map(({ text }) => text)].join("\n\n"), [body, embedded]);
  const targets = useMemo(() => targetsIn(shown), [shown]);
  const pictures = useMemo(() => namesIn(shown, /\]\((attachment:[^)\s]+)/g), [shown]);
  const ids = useResolved(targets);
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
function useEmbedded(body: string): ReadonlyMap<string, EmbeddedNote> {
  const t = useTexts();
  const { replica } = useStudent();
  const targets = useMemo(() => embedsIn(body), [body]);
  const [embedded, setEmbedded] = useState<ReadonlyMap<string, EmbeddedNote>>(new Map());
  useEffect(() => {
    if (targets === "") return;
    let isLeft = false;
    const look = async () => {
      const found = await Promise.all(
        targets.split("\n").map(async (target) => {
          const id = await resolveNote(target);
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
  }, [targets, replica, t]);
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

function embedsIn(body: string): string {
  if (!body.includes("![[")) return "";
  const targets = referencesIn(body).flatMap(({ kind, written }) => (kind === "embed" ? [written.trim()] : []));
  return [...new Set(targets)].sort().join("\n");
}

/** `[[Cell#Membrane|words]]` and `[words](Cell.md)`, as the tree of the text calls them. */
function targetsIn(body: string): string {
  const named = referencesIn(body).flatMap(({ kind, written }) => {
    if (kind === "wikilink" || kind === "embed") return [written.trim()];
    return kind === "image" ? [] : (noteAddress(written.replace(/^<|>$/g, "")) ?? []);
  });
  return [...new Set(named)].sort().join("\n");
}

function namesIn(body: string, form: RegExp): string {
  return [...new Set([...body.matchAll(form)].map(([, name = ""]) => name))].sort().join("\n");
}

/** The notes that links lead to, again whenever a note got another name. */
function useResolved(targets: string): ReadonlyMap<string, string> {
  const [ids, setIds] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (targets === "") return;
    let isLeft = false;
    const look = async () => {
      const found = await Promise.all(
        targets.split("\n").map(async (target) => [target, await resolveNote(target)] as const),
      ).catch(() => []);
      if (!isLeft) setIds(new Map(found.flatMap(([target, id]) => (id ? [[target, id] as const] : []))));
    };
    void look();
    const stop = onNoteIndexChange(() => void look());
    return () => {
      isLeft = true;
      stop();
    };
  }, [targets]);
  return ids;
}

/** What a note is called that `[[folder/Cell#Membrane]]` brings into being. */
export function titleMeant(target: string): string {
  const name = (target.split("#")[0] ?? "").trim().replace(/\.md$/i, "");
  return name.slice(name.lastIndexOf("/") + 1).trim();
}

/** Pictures are shown from this device, where they are first, and kept a while. */
function usePictures(addresses: string): ReadonlyMap<string, string> {
  const images = useNoteImages();
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!images || addresses === "") return;
    let isLeft = false;
    void Promise.all(
      addresses.split("\n").map(async (address) => [attachmentId(address) ?? "", await images.urlOf(address)] as const),
    ).then((found) => {
      if (!isLeft) setUrls(new Map(found.flatMap(([id, url]) => (url ? [[id, url] as const] : []))));
    });
    return () => {
      isLeft = true;
    };
  }, [images, addresses]);
  return urls;
}
