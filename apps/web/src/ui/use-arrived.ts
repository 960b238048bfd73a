import { useEffect, useState } from "react";

/**
 * What a promise brought; undefined until then, and its failure is thrown for the error page.
 * Not React's `use`: a suspended part is held back for 300 ms once its empty place was shown.
 */
export function useArrived<Value>(arriving: Promise<Value> | null): Value | undefined {
  const [arrived, setArrived] = useState<{ from: Promise<Value>; value?: Value; error?: unknown } | null>(null);
  useEffect(() => {
    let isWanted = true;
    arriving?.then(
      (value) => isWanted && setArrived({ from: arriving, value }),
      (error: unknown) => isWanted && setArrived({ from: arriving, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [arriving]);
  if (arrived === null || arrived.from !== arriving) return undefined;
  if ("error" in arrived) throw arrived.error;
  return arrived.value;
}
