import { useEffect, useState } from "react";
import { isKeptHere, onKeeping } from "../../student/documents/keep-here.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { useStudent } from "../../student/session/student-context.ts";

/** undefined until we know, null where this device keeps nothing. */
export function useIsKept({ id, data: { fileId } }: DocumentRow): boolean | null | undefined {
  const student = useStudent();
  const [isKept, setIsKept] = useState<boolean | null>();
  useEffect(() => {
    let isWanted = true;
    const look = () =>
      void isKeptHere(student, { id, data: { fileId } }).then(
        (answer) => isWanted && setIsKept(answer),
        () => isWanted && setIsKept(null),
      );
    look();
    const leave = onKeeping(look);
    return () => {
      isWanted = false;
      leave();
    };
  }, [student, id, fileId]);
  return isKept;
}
