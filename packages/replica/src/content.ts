import type { RecordData } from "@jotter/domain/entity";

/** What a record says. A tombstone keeps its data: it is the ancestor of late edits, and the trash. */
export type Content = { readonly data: RecordData | null; readonly del: boolean };

export const nothing: Content = { data: null, del: false };

export function contentOf(row: Content | undefined): Content {
  return row ? { data: row.data, del: row.del } : nothing;
}

/** Deep equality of JSON values, whatever the order of keys (PostgreSQL's jsonb reorders them). */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = one as Record<string, unknown>;
  const right = other as Record<string, unknown>;
  // A key whose value is undefined does not survive JSON: it counts as absent.
  const keys = Object.keys(left).filter((key) => left[key] !== undefined);
  const others = Object.keys(right).filter((key) => right[key] !== undefined);
  return (
    keys.length === others.length && keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key]))
  );
}
