import { note } from "@jotter/domain/note";
import { useRef, useState } from "react";
import { useStudent } from "../../student/student-context.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { trashNotes } from "./note-changes.ts";
import { type FileProblem, isNoteFile, noteFileMaximum, noteFromFile } from "./note-file.ts";

export type RunningImport = { readonly done: number; readonly total: number };

/** Files become notes, one after the other. What is there when it is cancelled stays, and can be undone. */
export function useImport() {
  const t = useTexts();
  const format = useFormat();
  const { replica, now } = useStudent();
  const [running, setRunning] = useState<RunningImport | null>(null);
  const isCancelled = useRef(false);

  async function takeIn(file: File): Promise<string | FileProblem> {
    if (!isNoteFile(file.name)) return "not-notes";
    // Not read at all: a film that somebody called .txt would fill the memory.
    if (file.size > noteFileMaximum) return "too-large";
    // It may be gone since it was chosen, or be a folder with the name of a file.
    const bytes = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    if (!bytes) return "not-text";
    const read = noteFromFile({ name: file.name, bytes, lastModified: file.lastModified }, now());
    return read.ok ? replica.create(note, read.value) : read.problem;
  }

  async function importAll(files: readonly File[]) {
    isCancelled.current = false;
    const ids: string[] = [];
    const refused: Record<FileProblem, string[]> = { "not-notes": [], "too-large": [], "not-text": [] };
    try {
      for (const [done, file] of files.entries()) {
        if (isCancelled.current) break;
        setRunning({ done, total: files.length });
        const outcome = await takeIn(file);
        if (isProblem(outcome)) refused[outcome].push(file.name);
        else ids.push(outcome);
      }
    } finally {
      setRunning(null);
      report(ids, refused);
    }
  }

  function report(ids: readonly string[], refused: Readonly<Record<FileProblem, readonly string[]>>) {
    const limit = format.bytes(noteFileMaximum);
    for (const problem of problems) {
      const names = refused[problem];
      const more = names.length - named;
      if (names.length === 0) continue;
      const listed = [...names.slice(0, named), ...(more > 0 ? [t("notes.importMore", { count: more })] : [])];
      toast({ text: t(`notes.importProblem.${problem}`, { names: listed.join(", "), limit }), sticky: true });
    }
    if (ids.length === 0) return;
    const undo = () => void trashNotes(replica, ids);
    const text = t("notes.imported", { count: ids.length, formatted: format.number(ids.length) });
    toast({ text, action: { label: t("action.undo"), run: undo } });
  }

  return {
    running,
    importFiles: (files: readonly File[]) => {
      if (files.length > 0 && !running) void importAll(files);
    },
    cancel: () => {
      isCancelled.current = true;
    },
  };
}

/** More names than this nobody reads in a toast. */
const named = 3;
const problems = ["not-notes", "too-large", "not-text"] as const;

function isProblem(outcome: string): outcome is FileProblem {
  return problems.some((problem) => problem === outcome);
}
