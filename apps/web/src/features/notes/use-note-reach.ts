import { noteAddress } from "@jotter/markdown/address";
import { referencesIn } from "@jotter/markdown/references";
import { useCallback, useEffect, useMemo, useState } from "react";
import { onNoteIndexChange, resolveNote } from "../../student/note-search.ts";
import { attachmentId } from "./note-images.ts";
import { useNoteImages } from "./use-note-images.ts";

/** How a note's text reaches the student's other notes, by their names, and the student's pictures. */
export function useNoteReach(body: string) {
  const targets = useMemo(() => targetsIn(body), [body]);
  const pictures = useMemo(() => namesIn(body, /\]\((attachment:[^)\s]+)/g), [body]);
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
  return useMemo(() => ({ noteHref, imageUrl }), [noteHref, imageUrl]);
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
