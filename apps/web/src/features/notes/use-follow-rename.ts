import { linkingTo, notesRead, resolveNote } from "../../student/notes/note-search.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { followRename, unfollow } from "./follow-rename.ts";

/** After a new title: the links in other notes follow, and the student hears of it and can take it back. */
export function useFollowRename() {
  const t = useTexts();
  const format = useFormat();
  const { replica } = useStudent();
  return async (rename: { readonly id: string; readonly from: string; readonly to: string }) => {
    try {
      await notesRead(30_000);
      const changes = await followRename(replica, { linkingTo, resolveNote }, rename);
      const count = changes.filter(({ id }) => id !== rename.id).length;
      if (count === 0) return;
      toast({
        text: t("editor.linksFollowed", { count, formatted: format.number(count), title: rename.to }),
        action: { label: t("action.undo"), run: () => void unfollow(replica, changes) },
      });
    } catch {
      // The student has left, or the index could not be loaded: the former title is an alias, so every link still leads here.
    }
  };
}
