import { z } from "zod/mini";

/** A record's name: a UUID made on the device that created it, or "me" where a student has just one. */
export const RecordId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const onlyOne = "me";

/** UUID version 7: ordered by time, unique without asking anybody. */
export function newId(now: number, random: Uint8Array): string {
  const bytes = Uint8Array.from({ length: 16 }, (_, index) => random[index] ?? 0);
  for (let index = 0; index < 6; index++) bytes[index] = Math.floor(now / 2 ** (8 * (5 - index))) % 256;
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
