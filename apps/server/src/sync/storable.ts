import type { RecordData } from "@jotter/domain/entity";

const deepest = 32;
const longestKeyBytes = 768;
const longestStringBytes = 10_485_760;

/**
 * Whether every key and value fits any place a record may be kept in, whatever its kind.
 * Depth is checked before anything walks the value by recursion: 100,000 nested brackets fit in one small request.
 */
export function isStorable(data: RecordData | null): boolean {
  return isStorableValue(data, 1);
}

function isStorableValue(value: unknown, depth: number): boolean {
  if (typeof value === "string")
    return value.length * 3 <= longestStringBytes || Buffer.byteLength(value) <= longestStringBytes;
  if (typeof value !== "object" || value === null) return true;
  if (depth > deepest) return false;
  if (Array.isArray(value)) return value.every((part) => isStorableValue(part, depth + 1));
  return Object.entries(value).every(([key, part]) => isStorableKey(key) && isStorableValue(part, depth + 1));
}

function isStorableKey(key: string): boolean {
  return key !== "" && !/[.#$/[\]\p{Cc}]/u.test(key) && (key.length < 256 || Buffer.byteLength(key) <= longestKeyBytes);
}
