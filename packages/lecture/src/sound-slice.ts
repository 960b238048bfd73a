/** A part of a recording that is a file by itself, and the moment it begins at. */
export type SoundSlice = { readonly atMs: number; readonly bytes: Uint8Array<ArrayBuffer> };

/** In groups of about so long each, from the one that holds this moment on. They are in order. */
export function grouped<One extends { readonly atMs: number }>(
  all: readonly One[],
  fromMs: number,
  everyMs: number,
): readonly (readonly [One, ...One[]])[] {
  const groups: [One, ...One[]][] = [];
  const first = Math.max(
    0,
    all.findLastIndex(({ atMs }) => atMs <= fromMs),
  );
  for (const one of all.slice(first)) {
    const group = groups.at(-1);
    if (group && one.atMs - group[0].atMs < everyMs) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The letters that stand there, as files name their parts. */
export function letters(bytes: Uint8Array, at: number, count: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + count));
}
