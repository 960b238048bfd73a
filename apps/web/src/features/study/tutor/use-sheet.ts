import { type StudyResult, studyResult } from "@jotter/domain/study-result";
import { useCallback, useMemo } from "react";
import { useStudent } from "../../../student/session/student-context.ts";
import { type Sheet, sheetOf } from "./sheet.ts";

/** A sheet as its record stands, and how it is changed: what was written is stored before anything is said of it. */
export function useSheet(id: string, result: StudyResult) {
  const { replica, now } = useStudent();
  const sheet = useMemo(() => sheetOf(result.output), [result.output]);
  const change = useCallback(
    (next: (sheet: Sheet) => Sheet) =>
      replica.together(async () => {
        const stored = await replica.get(studyResult, id);
        if (!stored) return;
        // Plain data, as it will come back.
        const output = JSON.parse(JSON.stringify(next(sheetOf(stored.output))));
        await replica.update(studyResult, id, { output, updatedAt: now() });
      }),
    [replica, now, id],
  );
  return { sheet, change };
}
