import { note } from "@jotter/domain/note";
import { knownWords } from "@jotter/essay/proofread/known-words";
import { useEffect, useMemo, useRef, useState } from "react";
import type { EnglishReading } from "../../../student/essay/proofread-answers.ts";
import { bringHarper } from "../../../student/essay/proofreading.ts";
import { latestNotes } from "../../../student/notes/note-lists.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { useEnglishDialect } from "../../../student/settings/EnglishChoice.tsx";
import { readRecord, recordKeys, removeRecord, writeRecord } from "../../../ui/local-records.ts";

/** A student's own terms and names stand in their latest notes. */
const mostNotes = 200;

export type English = {
  readonly state: "asked-for" | "arriving" | "here" | "unable";
  /** From 0 to 1. */
  readonly share: number;
  readonly reading: EnglishReading | null;
  readonly bring: () => void;
  readonly leave: () => void;
};

/**
 * Harper, which reads English besides our own rules: fetched when somebody asks for it, and from then on wherever English
 * is proofread on this device, until they do without. [ESS-1]
 */
export function useEnglish(isNeeded: boolean): English {
  const { replica, account } = useStudent();
  const kept = recordKeys.harper(account.id);
  const [state, setState] = useState<English["state"]>("asked-for");
  const [share, setShare] = useState(0);
  const [known, setKnown] = useState<EnglishReading["known"] | null>(null);
  const dialect = useEnglishDialect();
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function bring() {
    leaving.current?.abort();
    const controller = new AbortController();
    leaving.current = controller;
    const { signal } = controller;
    setState("arriving");
    try {
      const isHere = await bringHarper(({ bytes, of }) => setShare(of > 0 ? bytes / of : 0), signal);
      if (!isHere) return setState("unable");
      const rows = await latestNotes(replica, mostNotes);
      const notes = await Promise.all(rows.map(({ id }) => replica.get(note, id)));
      setKnown(knownWords(notes.map((one) => `${one?.title ?? ""}\n${one?.body ?? ""}`)));
      setState("here");
      writeRecord(kept, "on");
    } catch {
      if (!signal.aborted) setState("unable");
    }
  }
  function leave() {
    leaving.current?.abort();
    removeRecord(kept);
    setKnown(null);
    setState("asked-for");
  }
  const latest = useRef(bring);
  latest.current = bring;
  useEffect(() => {
    if (isNeeded && readRecord(kept) === "on") void latest.current();
  }, [isNeeded, kept]);
  const reading = useMemo(() => known && { dialect, known }, [known, dialect]);
  return { state, share, reading, bring: () => void bring(), leave };
}
