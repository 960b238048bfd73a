import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { type Bound, boundTo } from "./bound.ts";

/** What a session is bound to; undefined while it is read, null where there is nothing. */
export function useBound(on: string | null | undefined): Bound | null | undefined {
  const { replica } = useStudent();
  const found = useLive(async () => ({ on, bound: on ? await boundTo(replica, on) : null }), [replica, on]);
  return found?.on === on ? found?.bound : undefined;
}
