import { useRef, useState } from "react";
import { createNoteImages, type NoteImages } from "../../student/pictures/note-images.ts";
import { coursesOf } from "../../student/session/profile-service.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import type { ImportProgress, ImportReport } from "./import/import-files.ts";
import { noteFileMaximum } from "./import/note-file.ts";
import { trashNotes } from "./note-changes.ts";

/** Files become notes. What is there when it is cancelled stays, and can be undone. */
export function useImport() {
  const t = useTexts();
  const format = useFormat();
  const { replica, now, deviceFiles } = useStudent();
  const [running, setRunning] = useState<ImportProgress | null>(null);
  const isCancelled = useRef(false);

  async function importAll(chosen: readonly File[]) {
    isCancelled.current = false;
    setRunning({ phase: "reading", done: 0, total: chosen.length });
    const created: string[] = [];
    let store: Promise<NoteImages> | undefined;
    try {
      const { importFiles, mostUnpacked } = await import("./import/import-files.ts");
      const classes = new Map((await coursesOf(replica)).map(({ id, name }) => [name.toLowerCase(), id]));
      const report = await importFiles(chosen, {
        replica,
        now,
        images: () => {
          store ??= Promise.all([deviceFiles(), import("../../student/pictures/image-pixels.ts")]).then(
            ([files, { readyImage }]) => createNoteImages({ files, ready: readyImage }),
          );
          return store;
        },
        classIdOf: (name) => classes.get(name.trim().toLowerCase()) ?? null,
        onProgress: setRunning,
        isCancelled: () => isCancelled.current,
        onCreated: (ids) => created.push(...ids),
      });
      setRunning(null);
      say(report, mostUnpacked);
    } catch {
      // The disk is full, or the database went away under it.
      setRunning(null);
      toast({ text: t("notes.importFailed"), sticky: true, ...undoOf(created) });
    }
  }

  function say(report: ImportReport, mostUnpacked: number) {
    for (const [problem, names] of report.refused) {
      const more = names.length - named;
      const limit = format.bytes(problem === "zip-too-large" ? mostUnpacked : noteFileMaximum);
      const listed = [...names.slice(0, named), ...(more > 0 ? [t("notes.importMore", { count: more })] : [])];
      toast({ text: t(`notes.importProblem.${problem}`, { names: listed.join(", "), limit }), sticky: true });
    }
    const counted = (count: number) => ({ count, formatted: format.number(count) });
    const { ids, same, leftOut, noPicture } = report;
    const parts = [
      ...(ids.length > 0 ? [t("notes.imported", counted(ids.length))] : []),
      ...(same > 0 ? [t("notes.importSame", counted(same))] : []),
      ...(noPicture > 0 ? [t("notes.importNoPicture", counted(noPicture))] : []),
      ...(leftOut > 0 ? [t("notes.importLeftOut", counted(leftOut))] : []),
    ];
    if (ids.length === 0 && report.isCancelled) toast({ text: t("notes.importCanceled") });
    else if (parts.length > 0) toast({ text: parts.join(" · "), ...undoOf(ids) });
    else if (report.refused.size === 0) toast({ text: t("notes.importNothing") });
  }

  function undoOf(ids: readonly string[]) {
    if (ids.length === 0) return {};
    return { action: { label: t("action.undo"), run: () => void trashNotes(replica, ids) } };
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
