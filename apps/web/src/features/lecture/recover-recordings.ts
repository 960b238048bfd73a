import { lecture } from "@jotter/domain/lecture";
import { isClosing } from "@jotter/replica/follow";
import { noteRecording } from "../../student/lecture/is-recording.ts";
import type { Student } from "../../student/session/student-context.ts";
import { finishRecording } from "./finish-recording.ts";
import { isDiskFull } from "./is-disk-full.ts";

type Recovered = { readonly lectureId: string; readonly title: string; readonly ms: number };

/** Brings to its end what a crash cut off. What cannot be written now stays, and keeps no other from its own. [LEC-1] */
export async function recoverRecordings(
  student: Student,
  untitled: (heldAt: number) => string,
): Promise<{ readonly found: readonly Recovered[]; readonly problem: "full" | "unsaved" | null }> {
  const { recordings } = await student.deviceFiles();
  const found: Recovered[] = [];
  let problem: "full" | "unsaved" | null = null;
  for (const one of await recordings.left()) {
    let ms = 0;
    try {
      ms = await finishRecording(student, one, untitled);
    } catch (error) {
      // Whoever signs out meanwhile finds it at the next start.
      if (isClosing(error)) return { found, problem: null };
      problem = problem === "full" || isDiskFull(error) ? "full" : "unsaved";
    }
    if (ms === 0) continue;
    const data = await student.replica.get(lecture, one.lectureId);
    found.push({ lectureId: one.lectureId, title: data?.title || untitled(one.at), ms });
  }
  // As long as one is left, every start looks again.
  if (!problem) noteRecording(student.account.id, null);
  return { found, problem };
}
