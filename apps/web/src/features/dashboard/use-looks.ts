import { type Course, course, type Marker } from "@jotter/domain/course";
import type { ListRow } from "@jotter/replica/row";
import { useMemo } from "react";
import { useStudent } from "../../student/student-context.ts";
import { useLive } from "../../student/use-live.ts";

/** How each class is shown, by its id. */
export type Looks = ReadonlyMap<string, { readonly name: string; readonly marker: Marker }>;

type ClassRows = readonly ListRow<Course>[];

export function useLooks(firstRows: ClassRows | undefined, isDue: boolean): Looks {
  const { replica } = useStudent();
  const rows: ClassRows | undefined =
    useLive(() => replica.list(course, { by: "name" }), [replica], isDue) ?? firstRows;
  return useMemo(() => new Map(rows?.filter(({ del }) => del === 0).map(({ id, data }) => [id, data])), [rows]);
}
