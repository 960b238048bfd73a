import { newNote, note, storedNoteTitle } from "@jotter/domain/note";
import type { ComponentProps } from "react";
import { folded } from "../../student/note-index/words.ts";
import { latestNotes } from "../../student/note-lists.ts";
import { type Piece, searchNotes, useNoteSearch } from "../../student/note-search.ts";
import { shownNoteTitle } from "../../student/note-title.ts";
import { useStudent } from "../../student/student-context.ts";
import { useLive } from "../../student/use-live.ts";
import type { Icon } from "../../ui/Icon.tsx";
import { useTexts } from "../../ui/language.tsx";

/** A page of the app. */
export type Place = {
  readonly to: string;
  readonly label: string;
  readonly icon: ComponentProps<typeof Icon>["shape"];
};

/** Where the search can lead. */
export type Target = { readonly key: string; readonly title: readonly Piece[] } & (
  | { readonly kind: "note"; readonly id: string; readonly snippet: readonly Piece[] }
  | { readonly kind: "page"; readonly page: Place }
  | { readonly kind: "new"; readonly noteTitle: string }
);

type Group = { readonly name: "recent" | "notes" | "pages"; readonly targets: readonly Target[] };

const mostRecent = 6;
const mostNotes = 20;

/** The latest notes and all pages where nothing is typed; else the notes found, the pages called so, and a new note. */
export function useTargets(typed: string, pages: readonly Place[]) {
  const t = useTexts();
  const { replica, now } = useStudent();
  const { hits, progress, isAnswered } = useNoteSearch(typed);
  const recent = useLive(() => latestNotes(replica).limit(mostRecent).toArray(), [replica]);
  const isBlank = typed.trim() === "";

  const recentNotes = (recent ?? []).map(
    ({ id, data }): Target => ({ kind: "note", key: id, id, title: plain(shownNoteTitle(data.title, t)), snippet: [] }),
  );
  const foundNotes = (hits ?? []).slice(0, mostNotes).map((hit): Target => ({ kind: "note", key: hit.id, ...hit }));
  const asPage = (page: Place): Target => ({ kind: "page", key: page.to, page, title: plain(page.label) });
  const called = pages.filter(({ label }) => isCalled(label, typed));
  const create: Target = {
    kind: "new",
    key: "new",
    noteTitle: storedNoteTitle(typed),
    title: plain(t("search.create", { title: typed.trim() })),
  };

  const all: readonly Group[] = isBlank
    ? [
        { name: "recent", targets: recentNotes },
        { name: "pages", targets: pages.map(asPage) },
      ]
    : [
        { name: "notes", targets: isAnswered && !foundNotes.length && called.length ? [] : [...foundNotes, create] },
        { name: "pages", targets: called.map(asPage) },
      ];

  return {
    groups: all.filter(({ targets }) => targets.length > 0),
    progress,
    isAnswered: isBlank || isAnswered,
    /** The address a target has; a new note is made for it first. */
    addressOf: async (target: Target): Promise<string> => {
      if (target.kind === "page") return target.page.to;
      if (target.kind === "note") return `/editor/${target.id}`;
      const id = await replica.create(note, { ...newNote(now()), title: target.noteTitle });
      return `/editor/${id}`;
    },
    /** What will be the first note once the search has answered. */
    firstNote: async (): Promise<Target | undefined> => {
      const [hit] = await searchNotes(typed);
      return hit && { kind: "note", key: hit.id, ...hit };
    },
  };
}

function plain(text: string): readonly Piece[] {
  return [{ text, match: false }];
}

function isCalled(label: string, typed: string): boolean {
  const wanted = folded(typed.trim());
  return folded(label)
    .split(/[\s-]+/)
    .some((word, place, words) => words.slice(place).join(" ").startsWith(wanted) || word.startsWith(wanted));
}
