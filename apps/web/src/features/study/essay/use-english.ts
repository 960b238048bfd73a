import { note } from "@jotter/domain/note";
import { knownWords } from "@jotter/essay/proofread/known-words";
import { useEffect, useMemo, useRef, useState } from "react";
import type { EnglishReading } from "../../../student/essay/proofread-answers.ts";
import { bringHarper } from "../../../student/essay/proofreading.ts";
import { latestNotes } from "../../../student/notes/note-lists.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { useEnglishDialect } from "../../../student/settings/EnglishChoice.tsx";

/** A student's own terms and names stand in their latest notes. */
const mostNotes = 200;

export type English = {
  readonly state: "asked-for" | "arriving" | "here" | "unable";
  /** From 0 to 1. */
  readonly share: number;
  readonly reading: EnglishReading | null;
  readonly bring: () => void;
};

/** Harper, which reads English besides our own rules: fetched when somebody asks for it. [ESS-1] */
export function useEnglish(): English {
  const { replica } = useStudent();
  const [state, setState] = useState<English["state"]>("asked-for");
  const [share, setShare] = useState(0);
  const [known, setKnown] = useState<EnglishReading["known"] | null>(null);
  const dialect = useEnglishDialect();
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function bring() {
    const leave = new AbortController();
    leaving.current = leave;
    const { signal } = leave;
    setState("arriving");
    try {
      const isHere = await bringHarper(({ bytes, of }) => setShare(of > 0 ? bytes / of : 0), signal);
      if (!isHere) return setState("unable");
      const rows = await latestNotes(replica, mostNotes);
      const notes = await Promise.all(rows.map(({ id }) => replica.get(note, id)));
      setKnown(knownWords(notes.map((one) => `${one?.title ?? ""}\n${one?.body ?? ""}`)));
      setState("here");
    } catch {
      if (!signal.aborted) setState("unable");
    }
  }
  const reading = useMemo(() => known && { dialect, known }, [known, dialect]);
  return { state, share, reading, bring: () => void bring() };
}
