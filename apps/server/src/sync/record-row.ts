import type { Tables } from "../storage/tables.ts";

/** A record as it is stored. `data` and `seen` stay JSON text: they are only passed on. */
export type RecordRow = Omit<Tables["record"], "user_id" | "updated_at">;

/** The protocol's `ServerRow`, written without parsing and printing the student's data again. */
export function serverRowJson(
  row: Pick<RecordRow, "kind" | "id" | "rev" | "v" | "data" | "del" | "at" | "seen">,
): string {
  return `{"kind":${JSON.stringify(row.kind)},"id":${JSON.stringify(row.id)},"rev":${row.rev},"v":${row.v},"data":${row.data},"del":${row.del === 1},"at":${row.at},"seen":${row.seen}}`;
}

/** What a record counts towards the quota: its text, the names of its writers, and what a row costs without either. */
export function countedBytes(data: string | null, seen: string): number {
  return bytesPerRow + seen.length + (data === null ? 0 : Buffer.byteLength(data));
}

export const bytesPerRow = 100;
