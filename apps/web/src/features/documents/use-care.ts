import type { FileListing } from "@jotter/ports/backend";
import { isClosing } from "@jotter/replica/follow";
import { useEffect, useState } from "react";
import { tendDocuments } from "../../student/documents/tend-documents.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useStudent } from "../../student/session/student-context.ts";

/**
 * Holds records and files together while somebody looks at the library, and tells how much room is taken. `onTheirWay`:
 * another number means that something has arrived.
 */
export function useCare(onTheirWay: number | undefined): FileListing | null {
  const student = useStudent();
  const { isWhole } = useSyncReport();
  const [listing, setListing] = useState<FileListing | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something has arrived, too.
  useEffect(() => {
    if (!isWhole) return;
    let isWanted = true;
    const tend = () =>
      void tendDocuments(student).then(
        (answer) => isWanted && answer.ok && setListing(answer.value),
        (error: unknown) => {
          if (!isClosing(error)) throw error;
        },
      );
    tend();
    addEventListener("online", tend);
    return () => {
      isWanted = false;
      removeEventListener("online", tend);
    };
  }, [student, isWhole, onTheirWay]);
  return listing;
}
