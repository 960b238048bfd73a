import { useCallback, useMemo } from "react";
import { latestNotes } from "../../student/note-lists.ts";
import { useStudent } from "../../student/student-context.ts";
import { useLive } from "../../student/use-live.ts";

/** How a note's text reaches the student's other notes, by their names, and the student's files. */
export function useNoteReach(body: string) {
  const { replica } = useStudent();
  const hasLinks = body.includes("[[");
  const ids = useLive(async () => {
    const byName = new Map<string, string>();
    if (!hasLinks) return byName;
    // The latest first: of two notes with one name that one is meant.
    for (const row of await latestNotes(replica).toArray()) {
      const name = nameKey(row.data.title);
      if (!byName.has(name)) byName.set(name, row.id);
    }
    return byName;
  }, [replica, hasLinks]);
  const noteHref = useCallback(
    (target: string) => {
      const id = ids?.get(nameKey(target.split("#")[0] ?? ""));
      return id ? `/editor/${id}/read` : null;
    },
    [ids],
  );
  return useMemo(() => ({ noteHref, imageUrl }), [noteHref]);
}

function nameKey(name: string): string {
  return name.trim().toLowerCase().normalize("NFC");
}

/** A file is on the server that served the app. */
function imageUrl(id: string): string {
  return `/api/files/${encodeURIComponent(id)}`;
}
