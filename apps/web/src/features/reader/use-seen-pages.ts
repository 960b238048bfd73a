import { useEffect, useMemo } from "react";
import { noteReading } from "../../student/documents/note-reading.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { createSeenKeeper } from "./keep-seen.ts";

/** Keeps which pages of a document were before the student, on every device. [DOC-2] */
export function useSeenPages(id: string, inSight: readonly number[]): void {
  const { replica } = useStudent();
  const keeper = useMemo(
    () => createSeenKeeper({ write: (seen) => void noteReading(replica, id, { seen }) }),
    [replica, id],
  );
  useEffect(() => {
    const look = () => (globalThis.document.hidden ? keeper.leave() : keeper.inSight(inSight));
    look();
    globalThis.document.addEventListener("visibilitychange", look);
    return () => globalThis.document.removeEventListener("visibilitychange", look);
  }, [keeper, inSight]);
  useEffect(() => {
    addEventListener("pagehide", keeper.leave);
    return () => {
      removeEventListener("pagehide", keeper.leave);
      keeper.leave();
    };
  }, [keeper]);
}
