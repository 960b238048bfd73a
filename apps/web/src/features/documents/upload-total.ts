/** Files that are not looked at yet. */
export type Untaken = { readonly count: number; readonly bytes: number };

/** A document whose bytes are on their way from this device, and how much of them has gone. */
export type OnItsWay = { readonly id: string; readonly bytes: number; readonly share: number };

/** All that was handed in since nothing was on its way: bytes by document. */
export type Batch = ReadonlyMap<string, number>;

export type UploadTotal = {
  readonly done: number;
  readonly files: number;
  readonly sentBytes: number;
  readonly bytes: number;
};

export const noBatch: Batch = new Map();

/** What was just taken counts as untaken until the list has it: else a file would be missing for a moment. */
export function untakenWith(
  untaken: Untaken,
  taken: ReadonlyMap<string, number>,
  isListed: (id: string) => boolean,
): Untaken {
  const unlisted = [...taken].filter(([id]) => !isListed(id));
  const bytes = unlisted.reduce((sum, [, size]) => sum + size, untaken.bytes);
  return { count: untaken.count + unlisted.length, bytes };
}

/**
 * What has gone stays in it as long as its document is there; what was taken back or refused is no part of it any more.
 * When all has gone, the next file begins a new one. What is `fresh` was just taken and listed: a small file may have gone
 * before anybody saw it going.
 */
export function batchWith(
  before: Batch,
  onTheirWay: readonly OnItsWay[],
  isThere: (id: string) => boolean,
  untaken: Untaken,
  fresh: Batch = noBatch,
): Batch {
  if (onTheirWay.length === 0 && untaken.count === 0) return noBatch;
  const going = new Map(onTheirWay.map(({ id, bytes }) => [id, bytes]));
  const arrived = [...before, ...fresh].filter(([id]) => !going.has(id) && isThere(id));
  return new Map([...arrived, ...going]);
}

/** Several files as one; null where there is one or none, whose row says it all. [DOC-4] */
export function uploadTotal(batch: Batch, onTheirWay: readonly OnItsWay[], untaken: Untaken): UploadTotal | null {
  const files = batch.size + untaken.count;
  if (files < 2 || onTheirWay.length + untaken.count === 0) return null;
  const all = [...batch.values()].reduce((sum, bytes) => sum + bytes, 0);
  const left = onTheirWay.reduce((sum, { bytes, share }) => sum + bytes * (1 - share), 0);
  const done = batch.size - onTheirWay.length;
  return { done, files, sentBytes: Math.round(all - left), bytes: all + untaken.bytes };
}
