export class LateChunk extends Error {
  override name = "LateChunk";
}

/** A part of the app that has not arrived after two minutes will not. [ROU-7] */
export const chunkLimitMs = 120_000;

export function inTime<Value>(arriving: Promise<Value>, limitMs = chunkLimitMs): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateChunk(`Nothing arrived within ${limitMs} ms`)), limitMs);
  });
  return Promise.race([arriving, late]).finally(() => clearTimeout(timer));
}
