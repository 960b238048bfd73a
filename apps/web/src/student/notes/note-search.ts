import { document as documentEntity } from "@jotter/domain/document";
import { documentText } from "@jotter/domain/document-text";
import { note } from "@jotter/domain/note";
import type { Progress } from "@jotter/note-index/index-keeper";
import type {
  Backlink,
  FromWorker,
  Linking,
  NamedNote,
  PagesAnswer,
  Questions,
  SearchAnswer,
  SearchHit,
  TagCount,
  ToWorker,
} from "@jotter/note-index/messages";
import type { SearchFilter } from "@jotter/note-index/note-index";
import { followWrites } from "@jotter/replica/follow";
import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useTexts } from "../../ui/language.tsx";
import { listeners } from "../../ui/listeners.ts";
import { shownNoteTitle } from "./note-title.ts";

export type { SearchHit } from "@jotter/note-index/messages";
export type { Piece } from "@jotter/note-index/snippet";

/**
 * Asking the index of notes, which lives in a worker of this tab. It is started when it is first asked, or by
 * `warmUp`; a screen that never searches pays nothing.
 */

const mostHits = 50;

export type NoteSearch = {
  /** undefined while nothing is looked for or known. The last answer stands until the next one comes. */
  readonly hits?: readonly SearchHit[] | undefined;
  /** How many there are in all; `hits` are the best of them. */
  readonly total?: number | undefined;
  /** Whether `hits` answers what is asked now. */
  readonly isAnswered: boolean;
  /** While notes are still being read. */
  readonly progress?: Progress | undefined;
};

/** What a search finds, again after every change. */
export function useNoteSearch(
  query: string,
  { classId, tag, pinned }: SearchFilter = {},
  most: number = mostHits,
): NoteSearch {
  const t = useTexts();
  const { progress, steps } = useSyncExternalStore(onStep, () => state);
  const [found, setFound] = useState<SearchAnswer & { readonly query: string }>();
  const isBlank = query.trim() === "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a step the same question may have another answer.
  useEffect(() => {
    if (isBlank) {
      setFound(undefined);
      return;
    }
    let isLatest = true;
    const show = (answer: SearchAnswer) => {
      // In between, the next letter and the pages' answer are heard.
      if (isLatest) startTransition(() => setFound({ query, ...answer }));
    };
    // It fails where the notes were taken off this device meanwhile: then nothing is what is left to be found.
    bestNotes(query, { classId, tag, pinned }, most).then(show, () => show({ hits: [], total: 0 }));
    return () => {
      isLatest = false;
    };
  }, [query, isBlank, classId, tag, pinned, most, steps]);

  const named = useMemo(() => found?.hits.map((hit) => ({ ...hit, title: shownTitle(hit.title, t) })), [found, t]);
  const hits = isBlank ? undefined : named;
  return {
    hits,
    total: hits && found?.total,
    isAnswered: !isBlank && found?.query === query,
    progress: progress ?? undefined,
  };
}

export type FoundNotes = NoteSearch & {
  /** All that are found, the best first; of those beyond `hits` the words around come by `hitsOf`. */
  readonly ids?: readonly string[] | undefined;
};

/** As `useNoteSearch`, for a list in which all that is found can be reached. */
export function useFoundNotes(query: string, filter: SearchFilter): FoundNotes {
  const search = useNoteSearch(query, filter);
  const { classId, tag, pinned } = filter;
  const { hits, total = 0, isAnswered } = search;
  const isMore = hits !== undefined && total > hits.length;
  const [rest, setRest] = useState<{ readonly asked: string; readonly ids: readonly string[] }>();
  const asked = JSON.stringify([query, classId, tag, pinned, total]);
  useEffect(() => {
    if (!isMore || !isAnswered) return;
    let isLatest = true;
    ask("searchAll", query, { classId, tag, pinned }).then(
      (ids) => isLatest && setRest({ asked, ids }),
      () => undefined, // The notes were taken off this device meanwhile; the search above says so.
    );
    return () => {
      isLatest = false;
    };
  }, [isMore, isAnswered, query, classId, tag, pinned, asked]);
  const best = hits?.map(({ id }) => id);
  if (!best || !isMore || rest?.asked !== asked) return { ...search, ids: best };
  const known = new Set(best);
  return { ...search, ids: [...best, ...rest.ids.filter((id) => !known.has(id))] };
}

/** The words around what was looked for, in these notes. */
export async function hitsOf(query: string, ids: readonly string[]): Promise<readonly SearchHit[]> {
  return ids.length === 0 ? [] : ask("hits", query, ids);
}

/** The #tags that stand in the texts of notes, by note; undefined until they are known. */
export function useWrittenTags(isDue: boolean): ReadonlyMap<string, readonly string[]> | undefined {
  const [written, setWritten] = useState<ReadonlyMap<string, readonly string[]>>();
  useEffect(() => {
    if (!isDue) return;
    let isLeft = false;
    const look = () =>
      ask("writtenTags").then(
        (tags) => isLeft || setWritten((last) => (last && isSame(last, tags) ? last : new Map(tags))),
        () => undefined, // Without an index there are the tags that notes were given.
      );
    void look();
    const stop = onStep(() => void look());
    return () => {
      isLeft = true;
      stop();
    };
  }, [isDue]);
  return written;
}

function isSame(
  known: ReadonlyMap<string, readonly string[]>,
  tags: readonly (readonly [id: string, tags: readonly string[]])[],
): boolean {
  return known.size === tags.length && tags.every(([id, its]) => known.get(id)?.join(" ") === its.join(" "));
}

export async function searchNotes(query: string, filter: SearchFilter = {}): Promise<readonly SearchHit[]> {
  return (await bestNotes(query, filter, mostHits)).hits;
}

async function bestNotes(query: string, filter: SearchFilter, most: number): Promise<SearchAnswer> {
  const start = performance.now();
  const answer = await ask("search", query, filter, most);
  performance.measure("note search", { start });
  return answer;
}

/** Notes whose title has this in it, for completing a [[link]]; the latest notes where nothing is typed yet. */
export function findNotesByTitle(typed: string, limit: number): Promise<readonly NamedNote[]> {
  return ask("findByTitle", typed, limit);
}

/**
 * The note a [[link]] leads to: by its title, else by one it had; of several the one in the class of the note with the
 * link, then the latest. null where there is none.
 */
export function resolveNote(target: string, fromId: string): Promise<string | null> {
  return ask("resolve", target, fromId);
}

/** The notes that link to this one, with the words around the link. */
export function backlinksOf(id: string): Promise<readonly Backlink[]> {
  return ask("backlinks", id);
}

/** The notes that link to this one, itself among them, by which names. */
export function linkingTo(id: string): Promise<readonly Linking[]> {
  return ask("linking", id);
}

/** The pages of documents in which all of this stands, the best first, at most a few of each. [DOC-3] */
export async function searchPages(typed: string, limit: number, within?: readonly string[]): Promise<PagesAnswer> {
  const start = performance.now();
  const answer = await ask("searchPages", typed, limit, within);
  performance.measure("page search", { start });
  return answer;
}

/** Every tag in use, the most used first. */
export function allTags(): Promise<readonly TagCount[]> {
  return ask("tags");
}

/** Calls back whenever the index has taken in a change: what was asked before may have another answer now. */
export function onNoteIndexChange(listener: () => void): () => void {
  return onStep(listener);
}

/** Resolves when the notes have been read once, or after so long: a search before that finds less than there is. */
export async function notesRead(mostMs: number): Promise<void> {
  running();
  const until = performance.now() + mostMs;
  while ((state.steps === 0 || state.progress !== null) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** From now on the questions are about this student's notes. Returns how to end that. */
export function hostNoteSearch(userId: string): () => void {
  end();
  hostedId = userId;
  return () => {
    if (hostedId === userId) end();
  };
}

/** Starts the worker, so that the first search finds everything read. */
export function warmUp(): void {
  running();
}

type State = { readonly progress: Progress | null; readonly steps: number };
type Waiting = { readonly resolve: (answer: never) => void; readonly reject: (error: Error) => void };

let hostedId: string | null = null;
let worker: Worker | null = null;
let stopFollowing = () => {};
let asked = 0;
let state: State = { progress: null, steps: 0 };
let lastTold = 0;
let telling: ReturnType<typeof setTimeout> | undefined;
const waiting = new Map<number, Waiting>();
const { subscribe: onStep, tell } = listeners();

/** While thousands of notes are read, screens hear of it a few times a second. */
const tellEveryMs = 150;

function ask<Name extends keyof Questions>(
  question: Name,
  ...given: Parameters<Questions[Name]>
): Promise<ReturnType<Questions[Name]>> {
  return new Promise((resolve, reject) => {
    const n = ++asked;
    waiting.set(n, { resolve, reject });
    tellWorker(running(), { kind: "ask", n, question, given });
  });
}

function running(): Worker {
  if (worker) return worker;
  if (hostedId === null) throw new Error("Nobody is signed in whose notes could be searched.");
  worker = new Worker(new URL("./note-index-worker.ts", import.meta.url), { type: "module", name: "note index" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => hear(data));
  worker.addEventListener("error", () => giveUp(new Error("The index of the notes could not be loaded.")));
  tellWorker(worker, { kind: "open", userId: hostedId });
  const told = worker;
  const stops = [
    // It reads again just the notes that were changed.
    followWrites(hostedId, note, (ids) => tellWorker(told, { kind: "changed", ids })),
    // Documents are few: it compares all of them.
    ...[documentEntity, documentText].map((entity) =>
      followWrites(hostedId ?? "", entity, () => tellWorker(told, { kind: "documents-changed" })),
    ),
  ];
  stopFollowing = () => {
    for (const stop of stops) stop();
  };
  return worker;
}

/** The next question starts a new one. */
function giveUp(why: Error): void {
  stopFollowing();
  worker?.terminate();
  worker = null;
  clearTimeout(telling);
  state = { progress: null, steps: state.steps };
  for (const { reject } of waiting.values()) reject(why);
  waiting.clear();
}

function end(): void {
  hostedId = null;
  giveUp(new Error("The student has left."));
}

function tellWorker(to: Worker, message: ToWorker): void {
  to.postMessage(message);
}

function hear(message: FromWorker): void {
  if (message.kind === "step") {
    state = { progress: message.progress, steps: state.steps };
    clearTimeout(telling);
    const pauseMs = message.progress ? Math.max(0, lastTold + tellEveryMs - performance.now()) : 0;
    telling = setTimeout(tellListeners, pauseMs);
    return;
  }
  if (message.kind === "pages") {
    tellListeners();
    return;
  }
  const one = waiting.get(message.n);
  waiting.delete(message.n);
  if (message.kind === "failed") one?.reject(new Error(message.message));
  else one?.resolve(message.answer as never); // Its question said what it would be.
}

function tellListeners(): void {
  lastTold = performance.now();
  state = { ...state, steps: state.steps + 1 };
  tell();
}

/** The two titles nobody typed are shown in the student's language, and nothing in them is marked. */
function shownTitle(title: SearchHit["title"], t: ReturnType<typeof useTexts>): SearchHit["title"] {
  const stored = title.map(({ text }) => text).join("");
  const shown = shownNoteTitle(stored, t);
  return shown === stored ? title : [{ text: shown, match: false }];
}
