import { type Course, course, type Marker } from "@jotter/domain/course";
import type { RowOf } from "@jotter/replica/row";
import { useMemo } from "react";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";

/** How each class is shown, by its id. */
export type ClassLabels = ReadonlyMap<string, Pick<Course, "name"> & { readonly marker: Marker }>;

/** Asked for once `isDue`: what is on the screen first does not wait for the classes. `early`: what was read before. */
export function useClassLabels(isDue: boolean, early?: readonly RowOf<typeof course>[]): ClassLabels {
  const { replica } = useStudent();
  const rows = useLive(() => replica.list(course, { by: "name" }), [replica], isDue) ?? early;
  return useMemo(() => new Map(rows?.flatMap(({ id, del, data }) => (del ? [] : [[id, data]]))), [rows]);
}
