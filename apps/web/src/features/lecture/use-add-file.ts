import { type Lecture, lecture, newLecture } from "@jotter/domain/lecture";
import { newFileId } from "@jotter/ports/file-id";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { lectureHref } from "../../student/lecture/lecture-href.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useLanguage } from "../../ui/language.tsx";
import { addSound } from "./finish-recording.ts";
import { readSound } from "./read-sound.ts";

export const soundTypes = ".m4a,.mp3,.wav,.ogg,.oga,.opus,.webm,.mp4,.aac,.flac,audio/*";

/** A recording of another program becomes a lecture, or a part of one. [LEC-1] */
export function useAddFile() {
  const { t, format } = useLanguage();
  const student = useStudent();
  const { replica, now } = student;
  const navigate = useNavigate();
  const [state, setState] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (file: File, to: string | Pick<Lecture, "title" | "classId">) => {
    setProblem(null);
    if (file.size === 0) return setProblem(t("lecture.emptyFile"));
    setState(t("lecture.readingFile"));
    try {
      const listing = await (await student.files("once").catch(() => null))?.list();
      const most = listing?.ok ? listing.value.fileBytes : undefined;
      if (most !== undefined && file.size > most) {
        return setProblem(t("lecture.tooLarge", { size: format.bytes(most) }));
      }
      const sound = await readSound(file);
      if (!sound) return setProblem(t("lecture.wrongFile"));
      const title = file.name.replace(/\.[^.]{1,5}$/, "").slice(0, 300);
      const made = typeof to === "string" ? to : null;
      const known = { heldAt: recordedAt(file, now()) };
      const id = made ?? (await replica.create(lecture, newLecture(now(), { ...of(to as Lecture, title), ...known })));
      const isKept = await addSound(student, id, { fileId: newFileId(), file, ...sound });
      if (!isKept) return setProblem(t("lecture.problem.full"));
      if (!made) await navigate({ to: lectureHref(id) });
    } finally {
      setState(null);
    }
  };
  return { add, state, problem };
}

/** Whoever takes it in days later still hears of the "tomorrow" of then; nothing where a file does not tell. */
export function recordedAt({ lastModified }: Pick<File, "lastModified">, now: number): number | null {
  return lastModified > earliest && lastModified < now - sinceMs ? lastModified : null;
}

/** Before it nobody recorded lectures in such files: it is the nought of some clock. */
const earliest = Date.UTC(1995, 0);
/** It was only just put there. */
const sinceMs = 60_000;

function of({ title, classId }: Pick<Lecture, "title" | "classId">, named: string) {
  return { title: title || named, classId };
}
