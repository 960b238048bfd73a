import { focusSession } from "@jotter/domain/focus-session";
import type { RowOf } from "@jotter/replica/row";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";

export type FocusRow = RowOf<typeof focusSession>;

/** The sessions since a moment, the earliest first; undefined until they are read. [FOC-1] */
export function useFocusSessions(since: number, isDue = true): readonly FocusRow[] | undefined {
  const { replica } = useStudent();
  return useLive(() => replica.list(focusSession, { by: "startedAt", from: since }), [replica, since], isDue);
}
