export class LateChunk extends Error {
  override name = "LateChunk";
}

/** A part of the app that has not arrived after two minutes will not. [ROU-7] */
export const chunkLimitMs = 120_000;

/**
 * Loads a part of the app once; should it not arrive, the next call tries again. A browser takes several turns even for
 * an `import()` of what is there already, and at a start every turn waits behind others.
 */
export function onceInTime<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let arriving: Promise<Part> | null = null;
  return () => {
    arriving ??= inTime(load()).catch((error: unknown) => {
      arriving = null;
      throw error;
    });
    return arriving;
  };
}

export function inTime<Value>(arriving: Promise<Value>, limitMs = chunkLimitMs): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateChunk(`Nothing arrived within ${limitMs} ms`)), limitMs);
  });
  return Promise.race([arriving, late]).finally(() => clearTimeout(timer));
}
