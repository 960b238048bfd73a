import { note } from "@jotter/domain/note";
import { useCallback, useState } from "react";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { type Beside, clampedShare, keepBeside, keptBeside, usualShare } from "./beside-record.ts";

/** The note beside this document, as it was left on this device. One that was deleted is not there. */
export function useBesideNote(documentId: string) {
  const { replica, account } = useStudent();
  const [beside, setBeside] = useState(() => keptBeside(account.id, documentId));
  // Who opens a document wants to see it, whatever was in front when it was left.
  const [isBehind, setIsBehind] = useState(true);
  const chosen = beside?.noteId ?? null;
  const row = useLive(async () => (chosen ? ((await replica.row(note, chosen)) ?? null) : null), [replica, chosen]);
  const change = useCallback(
    (part: Partial<Beside>) => {
      const next = { noteId: "", share: usualShare, ...beside, isOpen: true, ...part };
      keepBeside(account.id, documentId, next);
      setBeside(next);
    },
    [account.id, documentId, beside],
  );
  const toFront = () => setIsBehind(false);
  const toBack = useCallback(() => setIsBehind(true), []);
  const isThere = chosen !== null && row?.id === chosen && row.del !== 1;
  return {
    /** The one that is open. */
    noteId: isThere && beside?.isOpen ? chosen : null,
    title: row?.data.title ?? "",
    /** On a phone one of the two has the whole screen: the document, with the note behind it. */
    isBehind,
    toFront,
    toBack,
    share: beside?.share ?? usualShare,
    open: (noteId: string) => {
      toFront();
      change({ noteId });
    },
    resize: (share: number) => change({ share: clampedShare(share) }),
    close: () => change({ isOpen: false }),
    /** Opens the one that was closed; false where there is none. */
    reopen: () => {
      if (isThere) {
        toFront();
        change({});
      }
      return isThere;
    },
  };
}
