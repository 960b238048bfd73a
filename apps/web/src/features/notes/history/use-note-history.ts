import { type Note, note, renamed } from "@jotter/domain/note";
import type { SyncProblem } from "@jotter/ports/backend";
import type { PastVersion } from "@jotter/ports/protocol";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLive } from "../../../student/records/use-live.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { useFollowRename } from "../use-follow-rename.ts";
import { isSame, type NoteVersion, versionsOf } from "./versions.ts";

/** A note's past: what the server kept of it, and what only this device knows. */
export function useNoteHistory(id: string) {
  const { replica, history, now } = useStudent();
  const followRename = useFollowRename();
  const [fetched, setFetched] = useState<Awaited<ReturnType<typeof history>>>();
  const current = useLive(async () => (await replica.get(note, id)) ?? null, [replica, id]);
  const here = useLive(() => replica.past(note, id), [replica, id]);

  const fetchPast = useCallback(
    async (signal?: AbortSignal) => {
      setFetched(undefined);
      const answer = await history(note.kind, id, signal);
      if (!signal?.aborted) setFetched(answer);
    },
    [history, id],
  );

  useEffect(() => {
    const leaving = new AbortController();
    const fetchAgain = () => void fetchPast(leaving.signal);
    fetchAgain();
    addEventListener("online", fetchAgain);
    return () => {
      leaving.abort();
      removeEventListener("online", fetchAgain);
    };
  }, [fetchPast]);

  const past: readonly PastVersion[] | undefined = fetched?.ok ? fetched.value : undefined;
  const versions = useMemo(() => {
    if (!current) return [];
    const lastSent = here?.lastSent && !isSame(here.lastSent, current) ? [unsentSince(here.lastSent)] : [];
    return [...lastSent, ...versionsOf(past ?? [], lastSent[0] ?? current, here?.versions)];
  }, [past, here, current]);

  const lostTitles = [
    ...new Set((here?.lost ?? []).filter(({ field }) => field === "title").map(({ value }) => value)),
  ];
  const problem: SyncProblem | undefined = fetched && !fetched.ok ? fetched.problem : undefined;

  /** Goes through the same door as typing: what stands there now is kept, and other devices' words are woven in. */
  async function write(before: Note, after: Pick<Note, "title" | "body">): Promise<void> {
    const change = { ...renamed(before, after.title), updatedAt: now() };
    // Also where no server ever sees what stood there. A device that keeps no versions still restores.
    await replica.keepVersion(note, id, before).catch(() => undefined);
    await replica.editText(note, id, "body", before.body, after.body, change);
    if (before.title !== after.title) void followRename({ id, from: before.title, to: after.title });
  }

  return {
    current,
    versions,
    /** Titles of this note that gave way to a later one from another device. */
    lostTitles: lostTitles.filter(
      (title) => typeof title === "string" && title !== current?.title,
    ) as readonly string[],
    isFetching: fetched === undefined,
    problem,
    retry: () => void fetchPast(),
    /** Puts an earlier version back; resolves with how to undo that, null where the note is gone. */
    restore: async (version: Pick<NoteVersion, "title" | "body">): Promise<(() => Promise<void>) | null> => {
      const before = await replica.get(note, id);
      if (!before) return null;
      await write(before, version);
      return async () => {
        const restored = await replica.get(note, id);
        if (restored) await write({ ...restored, body: version.body }, before);
      };
    },
  };
}

function unsentSince({ title, body }: Note): NoteVersion {
  return { rev: 0, at: null, title, body };
}
