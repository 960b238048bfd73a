import type { EssayEntry } from "@jotter/domain/essay-entry";
import { closed, type Recorder, recorded } from "@jotter/essay/process/recorder";
import { useEffect, useRef } from "react";
import type { BesideEdit } from "../../../student/notes/beside-note.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { recordKeys, removeRecord } from "../../../ui/local-records.ts";
import { keepLeft, keptLeft } from "./left-entries.ts";

const restMs = 15_000;
/** So many letters that go at once may come back by a paste. */
const leastCut = 12;

/** Keeps the record of how an essay comes about: in numbers, and only while somebody writes on its page. [ESS-2] */
export function useProcess(
  noteId: string,
  log: (entries: readonly EssayEntry[]) => Promise<void>,
): { readonly record: (edit: BesideEdit) => void; readonly flush: () => void } {
  const { now, account } = useStudent();
  const left = recordKeys.essayLeft(account.id, noteId);
  const recorder = useRef<Recorder>(null);
  const cut = useRef("");
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(log);
  latest.current = log;

  function keep(entries: readonly EssayEntry[]) {
    // What cannot be kept now is lost to the record alone: the words are in the note.
    if (entries.length > 0) void latest.current(entries).catch(() => undefined);
  }
  const flush = useRef(() => {
    clearTimeout(resting.current);
    const entries = closed(recorder.current);
    recorder.current = null;
    if (entries.length === 0) return;
    // A page that is left may end before its record is written: the next visit takes this up.
    keepLeft(left, entries);
    void latest
      .current(entries)
      .then(() => removeRecord(left))
      .catch(() => undefined);
  });

  useEffect(() => {
    const leave = flush.current;
    const before = keptLeft(left);
    // Where it was written after all, it is the same entry twice, and counts once.
    if (before.length > 0)
      void latest
        .current(before)
        .then(() => removeRecord(left))
        .catch(() => undefined);
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
      leave();
    };
  }, [left]);

  function record(edit: BesideEdit) {
    const { inserted: text, deleted } = edit;
    const origin = edit.origin === "pasted" && isOwn(edit, cut.current) ? "moved" : edit.origin;
    if (deleted >= leastCut) cut.current = edit.deletedText();
    const next = recorded(recorder.current, { at: now(), origin, text, deleted });
    recorder.current = next.recorder;
    keep(next.entries);
    clearTimeout(resting.current);
    resting.current = setTimeout(flush.current, restMs);
  }
  /** What is being written is in the record, too. */
  return { record, flush: flush.current };
}

/** It stands in the essay already, or was just cut out of it. */
function isOwn({ inserted, before }: BesideEdit, cut: string): boolean {
  const words = inserted.trim();
  return words !== "" && (cut.includes(words) || before().includes(words));
}
