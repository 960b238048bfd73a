import { useEffect, useState } from "react";
import { useStudent } from "../session/student-context.ts";
import { isKeptHere, type Kept, onKeeping } from "./keep-here.ts";

/** undefined until we know, null where this device keeps nothing. */
export function useIsKept({ id, data: { fileId } }: Kept): boolean | null | undefined {
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
