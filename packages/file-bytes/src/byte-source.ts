/** A file that need not be in memory: a Blob's slices, or bytes that are there. */
export type ByteSource = {
  readonly length: number;
  readonly read: (from: number, to: number) => Promise<Uint8Array>;
};

export function sourceOf(bytes: Uint8Array): ByteSource {
  return { length: bytes.length, read: async (from, to) => bytes.subarray(from, to) };
}

export function littleEndian(bytes: Uint8Array, at: number, length: number): number {
  let number = 0;
  for (let place = length - 1; place >= 0; place--) number = number * 256 + (bytes[at + place] ?? 0);
  return number;
}

export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
