import { newId as idOf } from "@jotter/domain/id";

/** A name for a record that is made now, on this device. */
export function newId(now: number): string {
  return idOf(now, crypto.getRandomValues(new Uint8Array(16)));
}
