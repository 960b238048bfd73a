import { lecture } from "@jotter/domain/lecture";
import { noteRecording } from "../../student/lecture/is-recording.ts";
import type { Student } from "../../student/session/student-context.ts";
import { finishRecording } from "./finish-recording.ts";

type Recovered = { readonly lectureId: string; readonly title: string; readonly ms: number };

/** Brings to its end what a crash cut off. What finds no room stays, and keeps no other from its own. [LEC-1] */
export async function recoverRecordings(
  student: Student,
  untitled: (createdAt: number) => string,
): Promise<{ readonly found: readonly Recovered[]; readonly isFull: boolean }> {
  const { recordings } = await student.deviceFiles();
  const found: Recovered[] = [];
  let isFull = false;
  for (const one of await recordings.left()) {
    const ms = await finishRecording(student, one, untitled).catch(() => null);
    if (ms === null) isFull = true;
    if (!ms) continue;
    const data = await student.replica.get(lecture, one.lectureId);
    found.push({ lectureId: one.lectureId, title: data?.title || untitled(one.at), ms });
  }
  // As long as one is left, every start looks again.
  if (!isFull) noteRecording(student.account.id, null);
  return { found, isFull };
}
