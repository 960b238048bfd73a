import { type Lecture, lecture } from "@jotter/domain/lecture";
import type { RowOf } from "@jotter/replica/row";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";

export type LectureRow = RowOf<typeof lecture>;

/** All there are, the latest first; undefined until they are read. [LEC-1] */
export function useLectures(): readonly LectureRow[] | undefined {
  const { replica } = useStudent();
  return useLive(() => replica.list(lecture, { by: "updatedAt", lastFirst: true }), [replica]);
}

/** One with all its words; null where there is none, undefined until we know. */
export function useLecture(id: string): Lecture | null | undefined {
  const { replica } = useStudent();
  const found = useLive(async () => ({ id, data: (await replica.get(lecture, id)) ?? null }), [replica, id]);
  return found?.id === id ? found.data : undefined;
}
