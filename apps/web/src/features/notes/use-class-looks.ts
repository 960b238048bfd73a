import { course, type Marker } from "@jotter/domain/course";
import { useMemo } from "react";
import { useStudent } from "../../student/student-context.ts";
import { useLive } from "../../student/use-live.ts";

/** How each class is shown, by its id. */
export type ClassLooks = ReadonlyMap<string, { readonly name: string; readonly marker: Marker }>;

/** Asked for once the first rows are painted: what a row looks like does not wait for the classes. */
export function useClassLooks(isPainted: boolean): ClassLooks {
  const { replica } = useStudent();
  const rows = useLive(() => replica.list(course, { by: "name" }), [replica], isPainted);
  return useMemo(() => new Map(rows?.map(({ id, data }) => [id, data])), [rows]);
}
