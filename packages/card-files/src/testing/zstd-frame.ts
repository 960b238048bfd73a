/** A zstd frame of blocks that are not packed, or of one byte again and again: any reader must take it, and no packer is needed. */
export function zstdFrame(bytes: Uint8Array): Uint8Array {
  const parts: number[][] = [];
  const size = 100_000;
  for (let at = 0; at === 0 || at < bytes.length; at += size) {
    const part = bytes.subarray(at, at + size);
    const isLast = at + size >= bytes.length;
    parts.push(blockHead(part.length, 0, isLast), [...part]);
  }
  return Uint8Array.from([...head, ...parts.flat()]);
}

/** Some bytes that say they are gigabytes. */
export function zstdBomb(blocks: number): Uint8Array {
  const parts = Array.from({ length: blocks }, (_, place) => [...blockHead(131_072, 1, place === blocks - 1), 0]);
  return Uint8Array.from([...head, ...parts.flat()]);
}

/** Its sign, no size, a window of a megabyte. */
const head = [0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x50];

function blockHead(size: number, kind: 0 | 1, isLast: boolean): number[] {
  const number = (size << 3) | (kind << 1) | (isLast ? 1 : 0);
  return [number & 255, (number >> 8) & 255, (number >> 16) & 255];
}
