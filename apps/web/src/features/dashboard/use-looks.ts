import type { Marker } from "@jotter/domain/course";
import { course } from "@jotter/domain/course";
import { useMemo } from "react";
import { useStudent } from "../../student/student-context.ts";
import { useLive } from "../../student/use-live.ts";

/** How each class is shown, by its id. */
export type Looks = ReadonlyMap<string, { readonly name: string; readonly marker: Marker }>;

export function useLooks(): Looks {
  const { replica } = useStudent();
  const rows = useLive(() => replica.rows(course).toArray(), [replica]);
  return useMemo(() => new Map(rows?.filter(({ del }) => del === 0).map(({ id, data }) => [id, data])), [rows]);
}
